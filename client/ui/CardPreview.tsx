import { type HTMLAttributes, type PointerEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { previewPosition } from './preview-position.ts'
import { isTouchPointer } from './touch-target.ts'

const HOVER_MS = 400
const PRESS_MS = 450

/** How the cards of a game are shown. */
export interface PreviewStyle {
  readonly className: string
  /** How long the pointer rests on a selectable target before the card opens. It is longer there because players often only pass over it. */
  readonly passingMs: number
  /** The lower edge that the card of this target must not cross. */
  readonly floorFor?: (anchor: HTMLElement) => number
}

interface PreviewOptions {
  readonly style: PreviewStyle
  readonly isSelectable: boolean
  /** Whether a tap also shows the card of a selectable target. */
  readonly isStudied?: boolean
}

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onFocus'
  | 'onBlur'
  | 'onClickCapture'
  | 'onContextMenu'
>
interface CardPreview {
  /** The handlers for the target. */
  readonly props: Handlers
  /** The card beside the target. */
  readonly card: ReactNode
}

/** A closer look at a card. It opens after the mouse or the focus rests on a target, on a long press, or on a tap that does nothing else. */
export function useCardPreview(content: (() => ReactNode) | undefined, { style, isSelectable, isStudied = false }: PreviewOptions): CardPreview {
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
      // Scrolling elsewhere moves neither the target nor its card.
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
  const rest = isSelectable ? style.passingMs : HOVER_MS
  const isTouch = (event: PointerEvent): boolean => event.pointerType === 'touch'
  if (!content) return { props: {}, card: undefined }

  const shown = anchor && content()
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
      onContextMenu: (event) => pressed.current && event.preventDefault(),
      onFocus: (event) => event.currentTarget.matches(':focus-visible') && openAfter(event.currentTarget, rest),
      onBlur: close,
      // The click that ends a long press selects nothing. A tap on a target that is not selectable opens the card.
      onClickCapture: (event) => {
        if (pressed.current) event.stopPropagation()
        else if (!isSelectable || (isStudied && isTouchPointer(event))) setAnchor(anchor ? undefined : event.currentTarget)
        pressed.current = false
      },
    },
    card: shown && anchor && (
      <PreviewBox anchor={anchor} manner={style}>
        {shown}
      </PreviewBox>
    ),
  }
}

function PreviewBox({ anchor, manner, children }: { readonly anchor: HTMLElement; readonly manner: PreviewStyle; readonly children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null)
  const { className, floorFor } = manner
  useLayoutEffect(() => {
    const element = sheet.current
    if (!element) return
    element.showPopover()
    // Measures the final size, which the opening animation does not change.
    const { offsetWidth: width, offsetHeight: height } = element
    const page = { width: innerWidth, height: floorFor?.(anchor) ?? innerHeight }
    const { left, top } = previewPosition(anchor.getBoundingClientRect(), { width, height }, page)
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  }, [anchor, floorFor])
  return (
    <div ref={sheet} className={`peek ${className}`} popover="manual" aria-hidden="true">
      {children}
    </div>
  )
}
