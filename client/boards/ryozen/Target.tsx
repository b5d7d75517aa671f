import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { type PreviewStyle, useCardPreview } from '../../ui/CardPreview.tsx'
import { isTouchPointer, TOUCH_TARGET_PX } from '../../ui/touch-target.ts'
import { type Card, cardOf } from './cards.tsx'
import { PeekCard } from './PeekCard.tsx'
import { type Play, stateOf } from './play.ts'

const MANNER: PreviewStyle = { className: 'ry-peek', passingMs: 900 }

/** Returns whether a target is small under a finger. Such a target is shown first and selected at the second touch. */
function isSmall({ currentTarget }: MouseEvent<HTMLElement>): boolean {
  const { width, height } = currentTarget.getBoundingClientRect()
  return Math.min(width, height) < TOUCH_TARGET_PX
}

interface TargetProps {
  readonly play: Play
  readonly target: string
  readonly label: string
  readonly className: string
  readonly style?: CSSProperties
  /** The card to show, if it is not the one of the target's id. */
  readonly card?: () => Card | undefined
  /** Whether Tab stops at the target even if it cannot be selected, so that it can be read. */
  readonly readable?: boolean
  /** Whether the target shows its text when it is selected. Otherwise a finger sees its card first and selects it at the second touch. */
  readonly unfolds?: boolean
  /** Why it cannot be selected now, if the board knows it. */
  readonly why?: string | undefined
  readonly onPoint?: (target: string | undefined) => void
  readonly children?: ReactNode
}

/** A target on the table. It glows while it is selectable, and its card can always be opened. */
export function Target(props: TargetProps) {
  const { play, target, label, className, style, readable = false, unfolds = false, why, onPoint, children } = props
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
        data-piece={target}
        data-why={why}
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
        {/* The label says the same in full, so the few words and numbers of the picture are not read out as well. */}
        <span className="ry-face" aria-hidden="true">
          {children}
        </span>
      </button>
      {peek.card}
    </>
  )
}
