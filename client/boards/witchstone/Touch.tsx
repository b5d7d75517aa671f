import { createContext, type KeyboardEvent, type PointerEvent as Pointing, type ReactNode, useContext } from 'react'
import { isTouchPointer, needsConfirm } from '../../ui/touch-target.ts'
import type { Props } from './table.ts'
import type { Trace } from './trail.ts'

/** The selection state that the parts of the table share. */
interface Touching extends Pick<Props, 'selectable' | 'selected' | 'onSelect' | 'selectableAfter'> {
  /** The target under the pointer or the focus. */
  readonly pointed: string | undefined
  readonly onPoint: (target: string | undefined) => void
  /** Returns in words what selecting the target would do and cost. */
  readonly effectOf: (target: string) => string | undefined
  /** What the last turn changed. */
  readonly trace: Trace | undefined
}

const TouchContext = createContext<Touching>({
  selectable: new Set(),
  selected: [],
  pointed: undefined,
  selectableAfter: () => new Set(),
  onSelect: () => undefined,
  onPoint: () => undefined,
  effectOf: () => undefined,
  trace: undefined,
})
export const TouchProvider = TouchContext.Provider
export const useTouching = (): Touching => useContext(TouchContext)

/** The selection state for parts that track no pointer and show no trace. */
export const touchingOf = ({ selectable, selected, onSelect, selectableAfter }: Props): Touching => ({
  selectable,
  selected,
  onSelect,
  selectableAfter,
  pointed: undefined,
  onPoint: () => undefined,
  effectOf: () => undefined,
  trace: undefined,
})

interface SpotProps {
  readonly target: string
  readonly label: string
  readonly className?: string
  readonly at?: { readonly x: number; readonly y: number }
  /** The outline that glows while the target is selectable. */
  readonly halo: string
  readonly children?: ReactNode
  /** Replaces the second touch on the selected target. */
  readonly onAgain?: (() => void) | undefined
  /** Replaces Enter on the selected target. */
  readonly onEnter?: (() => void) | undefined
}

/** A target inside a drawing. It can be touched while it is selectable. */
export function Spot({ target, label, className = '', at, halo, children, onAgain, onEnter }: SpotProps) {
  const { selectable, selected, onSelect, onPoint, effectOf } = useTouching()
  const isSelectable = selectable.has(target)
  const isSelected = selected.includes(target)
  const style = at && { transform: `translate(${at.x}px, ${at.y}px)` }
  const body = (
    <>
      {children}
      <path className="halo" d={halo} />
    </>
  )
  // A touch keeps the target pointed at after the finger has left.
  const point = {
    onPointerEnter: () => target !== '' && onPoint(target),
    onPointerLeave: (event: Pointing) => event.pointerType === 'mouse' && onPoint(undefined),
  }
  if (!isSelectable && !isSelected)
    return (
      <g className={`ws-spot ${className}`} style={style} data-piece={target === '' ? undefined : target} {...point}>
        <title>{label}</title>
        {body}
      </g>
    )
  const press = (needsConfirm: boolean): void => {
    if (isSelected && onAgain) onAgain()
    else onSelect(target, needsConfirm)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (isSelected && onEnter) onEnter()
    else press(false)
  }
  const said = [label, effectOf(target)].filter(Boolean).join('. ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: an svg cannot contain a button
    <g
      className={`ws-spot ${className} ${isSelected ? 'selected' : 'selectable'}`}
      style={style}
      role="button"
      tabIndex={0}
      data-target={target}
      aria-label={said}
      aria-pressed={isSelected}
      onClick={(event) => {
        event.stopPropagation()
        press(needsConfirm(event))
      }}
      onKeyDown={onKeyDown}
      {...point}
      onFocus={() => onPoint(target)}
      onBlur={() => onPoint(undefined)}
    >
      <title>{said}</title>
      {body}
    </g>
  )
}

interface KeyProps {
  readonly target: string
  readonly label: string
  readonly className?: string
  /** Under a finger, the first touch only shows the target, because there is something to read and the choice cannot be undone. */
  readonly needsConfirm?: boolean
  /** Why it may not be selected now. */
  readonly reason?: string | undefined
  readonly children: ReactNode
}

/** A separate target, such as a card, a tile or a gem. It can be touched while it is selectable. */
export function Key({ target, label, className = '', needsConfirm = false, reason, children }: KeyProps) {
  const { selectable, selected, onSelect, onPoint, trace } = useTouching()
  const isSelectable = selectable.has(target)
  const isSelected = selected.includes(target)
  const open = isSelectable || isSelected
  const said = [label, reason].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      className={`ws-key ${className} ${isSelected ? 'selected' : isSelectable ? 'selectable' : trace?.targets.has(target) ? 'new' : ''} ${reason ? 'beyond' : ''}`}
      data-target={open ? target : undefined}
      data-piece={target}
      data-why={reason}
      aria-disabled={!open}
      aria-pressed={isSelected}
      aria-label={said}
      title={said}
      onClick={(event) => {
        if (!open) return
        event.stopPropagation()
        onSelect(target, needsConfirm && isTouchPointer(event))
      }}
      onPointerEnter={() => onPoint(target)}
      onPointerLeave={() => onPoint(undefined)}
    >
      {/* The label says the same in full, so the few words and numbers of the picture are not read out as well. */}
      <span className="ws-face" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
