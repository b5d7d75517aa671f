import {
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Card } from './cards.tsx'
import { PeekCard } from './PeekCard.tsx'
import { besideBox } from './peek.ts'

const HOVER_MS = 400
/** Over what may be touched one often only passes by. */
const PASSING_MS = 900
const PRESS_MS = 450

interface Peek {
  /** For the thing itself. */
  readonly props: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onFocus' | 'onBlur' | 'onClickCapture'
  >
  /** The card, beside the thing. */
  readonly card: ReactNode
}

export const isByFinger = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch'

/**
 * A closer look: after resting on a thing with the mouse or the focus, by a long press, or by a tap where a tap does nothing else.
 * `isStudied`: a tap shows it too where it may be touched.
 */
export function usePeek(card: () => Card | undefined, isTouchable: boolean, isStudied: boolean): Peek {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressed = useRef(false)

  const close = useCallback(() => {
    clearTimeout(timer.current)
    setAnchor(undefined)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    if (!anchor) return
    const leave = (event: Event): void => {
      const { type, target } = event
      const isInside = target instanceof Node && anchor.contains(target)
      const isAround = target instanceof Node && target.contains(anchor)
      // What scrolls elsewhere moves neither the thing nor its card.
      const isLeft = event instanceof KeyboardEvent ? event.key === 'Escape' : type === 'scroll' ? isAround : !isInside
      if (isLeft) setAnchor(undefined)
    }
    for (const type of ['keydown', 'pointerdown', 'wheel', 'scroll']) addEventListener(type, leave, { capture: true, passive: true })
    return () => {
      for (const type of ['keydown', 'pointerdown', 'wheel', 'scroll']) removeEventListener(type, leave, { capture: true })
    }
  }, [anchor])

  const openAfter = (element: HTMLElement, ms: number, then?: () => void): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setAnchor(element)
      then?.()
    }, ms)
  }
  const rest = isTouchable ? PASSING_MS : HOVER_MS
  const isTouch = (event: PointerEvent): boolean => event.pointerType === 'touch'

  const shown = anchor && card()
  return {
    props: {
      onPointerEnter: (event) => !isTouch(event) && openAfter(event.currentTarget, rest),
      onPointerLeave: (event) => !isTouch(event) && close(),
      onPointerDown: (event) => {
        pressed.current = false
        if (!isTouch(event)) return close()
        const element = event.currentTarget
        openAfter(element, PRESS_MS, () => {
          pressed.current = true
        })
      },
      onPointerUp: (event) => isTouch(event) && clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      onFocus: (event) => event.currentTarget.matches(':focus-visible') && openAfter(event.currentTarget, rest),
      onBlur: close,
      // The click that ends a long press is no touch; a tap on what cannot be touched shows it.
      onClickCapture: (event) => {
        if (pressed.current) event.stopPropagation()
        else if (!isTouchable || (isStudied && isByFinger(event))) setAnchor(anchor ? undefined : event.currentTarget)
        pressed.current = false
      },
    },
    card: shown && anchor && <Beside anchor={anchor} card={shown} />,
  }
}

function Beside({ anchor, card }: { readonly anchor: HTMLElement; readonly card: Card }) {
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = sheet.current
    if (!element) return
    element.showPopover()
    // As it will lie, not as it is while it opens.
    const { offsetWidth: width, offsetHeight: height } = element
    const { left, top } = besideBox(anchor.getBoundingClientRect(), { width, height }, { width: innerWidth, height: innerHeight })
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  }, [anchor])
  return (
    <div ref={sheet} className="ry-peek" popover="manual" aria-hidden="true">
      <PeekCard card={card} />
    </div>
  )
}
