import { useTranslation } from '../../../i18n/translation.tsx'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { useTableView } from '../TableContext.tsx'
import { keysOf } from './key-list.ts'

interface KeySheetProps {
  readonly isSingle: boolean
  readonly onSingle: (isOn: boolean) => void
  readonly onClose: () => void
}

/** All keys of the table. Those that type a character can be turned off. */
export function KeySheet({ isSingle, onSingle, onClose }: KeySheetProps) {
  const { t } = useTranslation()
  const { loaded } = useTableView()
  return (
    <Sheet title={t('keys.title')} side="middle" onClose={onClose}>
      <dl className="key-list">
        {keysOf(loaded.game.id).map(({ action, shown, text }) => (
          <div key={action}>
            <dt>
              {shown.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <p className="key-notes">
        {t('keys.shown')} {t('keys.log')}
      </p>
      <div className="key-single">
        <h3>{t('keys.single')}</h3>
        <ChoiceChips
          label={t('keys.single')}
          value={isSingle}
          onPick={onSingle}
          tokens={[
            { value: true, name: t('keys.on') },
            { value: false, name: t('keys.off') },
          ]}
        />
      </div>
    </Sheet>
  )
}
