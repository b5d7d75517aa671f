import { useSpeech } from '../i18n/language.tsx'
import { Icon } from './Icon.tsx'

/** The head of a popover: its title, and the button that closes it. */
export function PopHead({ id, title }: { readonly id: string; readonly title: string }) {
  const { say } = useSpeech()
  return (
    <header>
      <h2>{title}</h2>
      <button type="button" className="iconb" popoverTarget={id} popoverTargetAction="hide" aria-label={say('close')} title={say('close')}>
        <Icon name="cross" />
      </button>
    </header>
  )
}
