import { hasBegun } from '#shared/protocol/match.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Result } from './Result.tsx'
import { useTableModel } from './TableContext.tsx'

/** The player's own board and hand. When the match is over, the result takes the place of the hand. */
export function PlayerArea() {
  const { t } = useTranslation()
  const { view, match, outcome, playback } = useTableModel()
  const { board, loaded, animated, own, seatStyles } = view
  const style = own === undefined ? undefined : seatStyles[own]
  const isShown = board !== undefined && style !== undefined && hasBegun(match.phase)
  const hasResult = outcome !== undefined && !playback?.busy
  return (
    <>
      {isShown && (
        <section className="own" aria-label={t('own')}>
          <loaded.ui.PlayerBoard {...board} table={animated} seat={style.seat} seatStyle={style} />
        </section>
      )}
      {hasResult && (
        <section className="hand" aria-label={t('result.title')}>
          <Result outcome={outcome} />
        </section>
      )}
      {isShown && !hasResult && (
        <section className="hand" aria-label={t('hand')}>
          <loaded.ui.Hand {...board} table={animated} />
        </section>
      )}
    </>
  )
}
