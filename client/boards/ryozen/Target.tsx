import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { type PreviewStyle, useCardPreview } from '../../ui/CardPreview.tsx'
import { isTouchPointer, TOUCH_TARGET_PX } from '../../ui/touch-target.ts'
import { type Card, cardOf } from './cards.tsx'
import { PeekCard } from './PeekCard.tsx'
import { type Play, stateOf } from './play.ts'

const MANNER: PreviewStyle = { className: 'ry-peek', passingMs: 900 }

/** Smaller things, touched by a finger, are shown first and taken at the second touch. */
function isSmall({ currentTarget }: MouseEvent<HTMLElement>): boolean {
  const { width, height } = currentTarget.getBoundingClientRect()
  return Math.min(width, height) < TOUCH_TARGET_PX
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
  /** Whether it shows its text itself when it is taken up; otherwise a finger is shown its card first and takes it at the second touch. */
  readonly unfolds?: boolean
  readonly onPoint?: (target: string | undefined) => void
  readonly children?: ReactNode
}

/** A thing on the table: lit if it may be touched, and always open to a closer look. */
export function Target(props: ThingProps) {
  const { play, thing: target, label, className, style, readable = false, unfolds = false, onPoint, children } = props
  const isOpen = play.selectable.has(target) || play.selected.includes(target)
  const isStudied = readable && !unfolds
  const showCard = (): ReactNode => {
    const card = props.card ? props.card() : cardOf(play, target)
    return card && <PeekCard card={card} />
  }
  const peek = useCardPreview(showCard, { style: MANNER, isSelectable: isOpen, isStudied })
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!isOpen) return
    event.stopPropagation()
    play.onSelect(target, isTouchPointer(event) && (isStudied || isSmall(event)))
  }
  const { onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest } = peek.props
  return (
    <>
      <button
        type="button"
        className={`${className} ${stateOf(play, target)}`}
        style={style}
        data-target={isOpen ? target : undefined}
        aria-label={label}
        aria-disabled={!isOpen}
        aria-pressed={play.selected.includes(target)}
        tabIndex={isOpen || readable ? 0 : -1}
        onClick={press}
        onPointerEnter={(event) => {
          onPoint?.(target)
          onPointerEnter?.(event)
        }}
        onPointerLeave={(event) => {
          onPoint?.(undefined)
          onPointerLeave?.(event)
        }}
        onFocus={(event) => {
          onPoint?.(target)
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
