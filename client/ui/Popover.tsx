import { type ReactNode, useId } from 'react'
import { useSpeech } from '../i18n/language.tsx'
import { Icon, type IconName } from './Icon.tsx'

/** A button of the top bar and the sheet it opens; Esc or a click elsewhere closes it. */
export function Popover(props: { readonly icon: IconName; readonly label: string; readonly children: ReactNode }) {
  const id = useId()
  const { say } = useSpeech()
  return (
    <>
      <button type="button" className="iconb" popoverTarget={id} aria-label={props.label} title={props.label}>
        <Icon name={props.icon} />
      </button>
      <section id={id} popover="auto" className="pop" aria-label={props.label}>
        <header>
          <h2>{props.label}</h2>
          <button type="button" className="iconb" popoverTarget={id} popoverTargetAction="hide" aria-label={say('close')} title={say('close')}>
            <Icon name="cross" />
          </button>
        </header>
        {props.children}
      </section>
    </>
  )
}
