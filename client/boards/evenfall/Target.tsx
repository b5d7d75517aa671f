import { type CSSProperties, type ReactNode, useState } from 'react'
import { useCardPreview } from '../../ui/CardPreview.tsx'
import { Labelled } from '../../ui/Labelled.tsx'
import { needsConfirm } from '../../ui/touch-target.ts'
import { dragOf, dragOfCard, ON_TABLE } from '../kit/drag.ts'
import { MANNER } from './manner.ts'
import { isOpen, stateOf, usePlay } from './play.ts'
import { tooDear } from './too-dear.ts'

interface TargetProps {
  readonly target: string
  readonly label: string
  readonly className?: string
  readonly style?: CSSProperties
  /** Whether it is a card in hand, which can be dragged to the table. */
  readonly isCard?: boolean
  /** The content of the preview. */
  readonly peek?: () => ReactNode
  readonly children?: ReactNode
}

/** A target on the table. It glows while it is selectable, and its preview can always be opened. */
export function Target({ target, label, className = '', style, isCard = false, peek, children }: TargetProps) {
  const play = usePlay()
  const open = isOpen(play, target)
  const look = useCardPreview(peek, { style: MANNER, isSelectable: open })
  return (
    <>
      <button
        type="button"
        className={`ev-target ${className} ${stateOf(play, target)}`}
        style={style}
        data-target={open ? target : undefined}
        data-drag={isCard ? dragOfCard(play, target) : dragOf(play, target)}
        data-piece={target}
        data-why={open ? undefined : tooDear(play, target)}
        title={peek ? undefined : label}
        aria-disabled={!open}
        aria-pressed={play.selected.includes(target)}
        tabIndex={open || peek ? 0 : -1}
        onClick={(event) => {
          if (!open) return
          event.stopPropagation()
          play.onSelect(target, needsConfirm(event))
        }}
        {...look.props}
      >
        <Labelled label={label} className="ev-face">
          {children}
        </Labelled>
      </button>
      {look.card}
    </>
  )
}

/** A whole answer, shown as one target. */
export function Answer(props: {
  readonly choice: string
  readonly label: string
  readonly className?: string
  readonly peek?: () => ReactNode
  readonly children: ReactNode
}) {
  const { choice: option, label, className = '', peek, children } = props
  const { onAnswer } = usePlay()
  const look = useCardPreview(peek, { style: MANNER, isSelectable: true })
  const [shown, setShown] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`ev-target ${shown ? 'selected' : 'selectable'} ${className}`}
        data-target={option}
        data-drag={ON_TABLE}
        aria-pressed={shown}
        title={peek ? undefined : label}
        onClick={(event) => {
          event.stopPropagation()
          if (needsConfirm(event) && !shown) setShown(true)
          else onAnswer?.(option)
        }}
        {...look.props}
        onBlur={(event) => {
          setShown(false)
          look.props.onBlur?.(event)
        }}
      >
        <Labelled label={label} className="ev-face">
          {children}
        </Labelled>
      </button>
      {look.card}
    </>
  )
}
