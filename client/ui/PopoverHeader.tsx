import { useTranslation } from '../i18n/translation.tsx'
import { Icon } from './Icon.tsx'

/** The head of a popover: its title, and the button that closes it. */
export function PopoverHeader({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useTranslation()
  return (
    <header>
      <h2>{title}</h2>
      <button type="button" className="iconb" popoverTarget={id} popoverTargetAction="hide" aria-label={t('close')} title={t('close')}>
        <Icon name="cross" />
      </button>
    </header>
  )
}
