import { type CSSProperties, type ReactNode, useState } from 'react'
import { useCardPreview } from '../../ui/CardPreview.tsx'
import { needsConfirm } from '../../ui/touch-target.ts'
import { MANNER } from './manner.ts'
import { isOpen, stateOf, usePlay } from './play.ts'

/** The picture of a target. Its label says the same in full, so the few words and numbers of the picture are not read out as well. */
function Face({ children }: { readonly children: ReactNode }) {
  return (
    <span className="ev-face" aria-hidden="true">
      {children}
    </span>
  )
}

interface TargetProps {
  readonly target: string
  readonly label: string
  readonly className?: string
  readonly style?: CSSProperties
  /** The content of the preview. */
  readonly peek?: () => ReactNode
  readonly children?: ReactNode
}

/** A target on the table. It glows while it is selectable, and its preview can always be opened. */
export function Target({ target, label, className = '', style, peek, children }: TargetProps) {
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
        data-piece={target}
        aria-label={label}
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
        <Face>{children}</Face>
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
        aria-label={label}
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
        <Face>{children}</Face>
      </button>
      {look.card}
    </>
  )
}
