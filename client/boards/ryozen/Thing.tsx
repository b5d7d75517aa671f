import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { type Card, cardOf } from './cards.tsx'
import { usePeek } from './Peek.tsx'
import { type Play, stateOf } from './play.ts'

/** Smaller things, touched by a finger, are shown first and taken at the second touch. */
const FINGER = 44

export function isCareful(event: MouseEvent<HTMLElement>): boolean {
  const { width, height } = event.currentTarget.getBoundingClientRect()
  return event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch' && Math.min(width, height) < FINGER
}

interface ThingProps {
  readonly play: Play
  readonly thing: string
  readonly label: string
  readonly className: string
  readonly style?: CSSProperties
  /** What is to be read about it, if that is not what its id says. */
  readonly card?: () => Card | undefined
  /** Whether Tab comes here though it cannot be touched: to read. */
  readonly readable?: boolean
  readonly onPoint?: (thing: string | undefined) => void
  readonly children?: ReactNode
}

/** A thing on the table: lit if it may be touched, and always open to a closer look. */
export function Thing(props: ThingProps) {
  const { play, thing, label, className, style, readable = false, onPoint, children } = props
  const isOpen = play.lit.has(thing) || play.picked.includes(thing)
  const peek = usePeek(props.card ?? (() => cardOf(play, thing)), isOpen)
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!isOpen) return
    event.stopPropagation()
    play.onTouch(thing, isCareful(event))
  }
  const { onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest } = peek.props
  return (
    <>
      <button
        type="button"
        className={`${className} ${stateOf(play, thing)}`}
        style={style}
        data-touch={isOpen ? thing : undefined}
        aria-label={label}
        aria-disabled={!isOpen}
        aria-pressed={play.picked.includes(thing)}
        tabIndex={isOpen || readable ? 0 : -1}
        onClick={press}
        onPointerEnter={(event) => {
          onPoint?.(thing)
          onPointerEnter?.(event)
        }}
        onPointerLeave={(event) => {
          onPoint?.(undefined)
          onPointerLeave?.(event)
        }}
        onFocus={(event) => {
          onPoint?.(thing)
          onFocus?.(event)
        }}
        onBlur={(event) => {
          onPoint?.(undefined)
          onBlur?.(event)
        }}
        {...rest}
      >
        {children}
      </button>
      {peek.card}
    </>
  )
}
