import { createContext, type KeyboardEvent, type MouseEvent, type ReactNode, useContext } from 'react'
import type { BoardProps } from '../face.ts'

const FINGER = 44

/** What the parts of the table know of the hand above it. */
interface Touching extends Pick<BoardProps, 'lit' | 'picked' | 'onTouch' | 'after'> {
  /** What the pointer or the focus is on. */
  readonly pointed: string | undefined
  readonly onPoint: (thing: string | undefined) => void
}

const TouchContext = createContext<Touching>({
  lit: new Set(),
  picked: [],
  pointed: undefined,
  after: () => new Set(),
  onTouch: () => undefined,
  onPoint: () => undefined,
})
export const TouchProvider = TouchContext.Provider
export const useTouching = (): Touching => useContext(TouchContext)

const byFinger = (event: MouseEvent): boolean => event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'

/** Whether the finger is too big for the thing. */
const isSmall = (event: MouseEvent<Element>): boolean => {
  const { width, height } = event.currentTarget.getBoundingClientRect()
  return byFinger(event) && Math.max(width, height) < FINGER
}

interface SpotProps {
  readonly thing: string
  readonly label: string
  readonly className?: string
  readonly at?: { readonly x: number; readonly y: number }
  /** The outline that shines when the thing may be touched. */
  readonly halo: string
  readonly children?: ReactNode
  /** Instead of touching it again when it is picked. */
  readonly onAgain?: (() => void) | undefined
}

/** A thing in a drawing that may be touched when it is lit. */
export function Spot({ thing, label, className = '', at, halo, children, onAgain }: SpotProps) {
  const { lit, picked, onTouch, onPoint } = useTouching()
  const isLit = lit.has(thing)
  const isPicked = picked.includes(thing)
  const style = at && { transform: `translate(${at.x}px, ${at.y}px)` }
  const body = (
    <>
      {children}
      <path className="halo" d={halo} />
    </>
  )
  if (!isLit && !isPicked)
    return (
      <g className={`ws-spot ${className}`} style={style}>
        <title>{label}</title>
        {body}
      </g>
    )
  const press = (careful: boolean): void => {
    if (isPicked && onAgain) onAgain()
    else onTouch(thing, careful)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press(false)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be a part of a drawing
    <g
      className={`ws-spot ${className} ${isPicked ? 'picked' : 'lit'}`}
      style={style}
      role="button"
      tabIndex={0}
      data-touch={thing}
      aria-label={label}
      aria-pressed={isPicked}
      onClick={(event) => {
        event.stopPropagation()
        press(isSmall(event))
      }}
      onKeyDown={onKeyDown}
      onPointerEnter={() => onPoint(thing)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(thing)}
      onBlur={() => onPoint(undefined)}
    >
      <title>{label}</title>
      {body}
    </g>
  )
}

interface KeyProps {
  readonly thing: string
  readonly label: string
  readonly className?: string
  /** Under a finger the first touch only shows it: there is something to read, and it cannot be taken back. */
  readonly careful?: boolean
  readonly children: ReactNode
}

/** A thing of its own that may be touched when it is lit: a card, a tile, a gem. */
export function Key({ thing, label, className = '', careful = false, children }: KeyProps) {
  const { lit, picked, onTouch, onPoint } = useTouching()
  const isLit = lit.has(thing)
  const isPicked = picked.includes(thing)
  const open = isLit || isPicked
  return (
    <button
      type="button"
      className={`ws-key ${className} ${isPicked ? 'picked' : isLit ? 'lit' : ''}`}
      data-touch={open ? thing : undefined}
      aria-disabled={!open}
      aria-pressed={isPicked}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation()
        if (open) onTouch(thing, careful && byFinger(event))
      }}
      onPointerEnter={() => onPoint(thing)}
      onPointerLeave={() => onPoint(undefined)}
    >
      {children}
    </button>
  )
}
