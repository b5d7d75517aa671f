import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { PopoverHeader } from './PopoverHeader.tsx'

/** A button of the top bar and the sheet it opens; Esc or a click elsewhere closes it. */
export function Popover(props: { readonly icon: IconName; readonly label: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <>
      <button type="button" className="iconb" popoverTarget={id} aria-label={props.label} title={props.label}>
        <Icon name={props.icon} />
      </button>
      <section id={id} popover="auto" className="pop" aria-label={props.label}>
        <PopoverHeader id={id} title={props.label} />
        {props.children}
      </section>
    </>
  )
}
