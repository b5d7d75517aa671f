import { type CSSProperties, type ReactNode, useState } from 'react'
import { isCareful } from '../../ui/finger.ts'
import { usePeek } from '../../ui/Peek.tsx'
import { MANNER } from './manner.ts'
import { isOpen, stateOf, usePlay } from './play.ts'

interface ThingProps {
  readonly thing: string
  readonly label: string
  readonly className?: string
  readonly style?: CSSProperties
  /** What can be read about it. */
  readonly peek?: () => ReactNode
  readonly children?: ReactNode
}

/** A thing on the table: lit if it may be touched, and always open to a closer look. */
export function Target({ thing: target, label, className = '', style, peek, children }: ThingProps) {
  const play = usePlay()
  const open = isOpen(play, target)
  const look = usePeek(peek, { manner: MANNER, isTouchable: open })
  return (
    <>
      <button
        type="button"
        className={`ev-thing ${className} ${stateOf(play, target)}`}
        style={style}
        data-touch={open ? target : undefined}
        data-thing={target}
        aria-label={label}
        title={peek ? undefined : label}
        aria-disabled={!open}
        aria-pressed={play.selected.includes(target)}
        tabIndex={open || peek ? 0 : -1}
        onClick={(event) => {
          if (!open) return
          event.stopPropagation()
          play.onSelect(target, isCareful(event))
        }}
        {...look.props}
      >
        {children}
      </button>
      {look.card}
    </>
  )
}

/** A whole answer laid out as one thing. */
export function Answer(props: {
  readonly option: string
  readonly label: string
  readonly className?: string
  readonly peek?: () => ReactNode
  readonly children: ReactNode
}) {
  const { option, label, className = '', peek, children } = props
  const { onAnswer } = usePlay()
  const look = usePeek(peek, { manner: MANNER, isTouchable: true })
  const [shown, setShown] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`ev-thing ${shown ? 'sel' : 'lit'} ${className}`}
        data-touch={option}
        aria-label={label}
        aria-pressed={shown}
        title={peek ? undefined : label}
        onClick={(event) => {
          event.stopPropagation()
          if (isCareful(event) && !shown) setShown(true)
          else onAnswer?.(option)
        }}
        {...look.props}
        onBlur={(event) => {
          setShown(false)
          look.props.onBlur?.(event)
        }}
      >
        {children}
      </button>
      {look.card}
    </>
  )
}
