import { useTranslation } from '../../i18n/translation.tsx'
import { usePreferences } from '../../preferences/use-preferences.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useTableModel } from './TableContext.tsx'

/** While events play: a button that skips them, and for a person who sees them step by step a button that plays the next one. */
export function PlaybackButtons() {
  const { t } = useTranslation()
  const { speed } = usePreferences()
  const { playback, view, onNextEvent } = useTableModel()
  if (!playback?.busy || playback.left === 0) return undefined
  return (
    <>
      <button type="button" className="btn quiet skip" onClick={view.onSkip}>
        <Icon name="last" />
        {t('playback.skip')}
      </button>
      {speed === 'step' && (
        <button type="button" className="btn go next-event" onClick={onNextEvent}>
          <Icon name="next" />
          {t('playback.next')}
        </button>
      )}
    </>
  )
}
