import { isEmpty, type Rect, TOLERANCE } from './rect.ts'

interface Clipped {
  /** The part that no ancestor cuts off. */
  readonly shown: Rect
  /** The ancestor that cuts the text where nobody can scroll to it. */
  readonly cutBy: Element | undefined
}

const isScroller = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

function clips(element: Element, { overflowX, overflowY, display }: CSSStyleDeclaration): boolean {
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return false
  return (overflowX !== 'visible' || overflowY !== 'visible') && display !== 'inline' && display !== 'contents'
}

/** Returns the box inside the borders, as it is drawn. */
function innerBox(element: Element): Rect {
  const { left, top, right, bottom, width } = element.getBoundingClientRect()
  const scale = element instanceof HTMLElement && element.offsetWidth > 0 ? width / element.offsetWidth : 1
  const [across, down] = [element.clientLeft * scale, element.clientTop * scale]
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down }
}

/** Cuts the rectangle at the element's box, on the sides on which the element clips. */
function cutAt(element: Element, { overflowX, overflowY }: CSSStyleDeclaration, rect: Rect): { readonly rest: Rect; readonly isLost: boolean } {
  const box = innerBox(element)
  const [x, y] = [overflowX !== 'visible', overflowY !== 'visible']
  const rest = {
    left: x ? Math.max(rect.left, box.left) : rect.left,
    right: x ? Math.min(rect.right, box.right) : rect.right,
    top: y ? Math.max(rect.top, box.top) : rect.top,
    bottom: y ? Math.min(rect.bottom, box.bottom) : rect.bottom,
  }
  const isCutX = rest.left - rect.left > TOLERANCE || rect.right - rest.right > TOLERANCE
  const isCutY = rest.top - rect.top > TOLERANCE || rect.bottom - rest.bottom > TOLERANCE
  const canScrollX = isScroller(overflowX) && element.scrollWidth > element.clientWidth + 1
  const canScrollY = isScroller(overflowY) && element.scrollHeight > element.clientHeight + 1
  return { rest, isLost: (isCutX && !canScrollX) || (isCutY && !canScrollY) }
}

/** Cuts a line of text at all ancestors that clip. Returns undefined if it is wholly scrolled out of view. */
export function clip(drawn: Rect, element: Element): Clipped | undefined {
  let shown = drawn
  let cutBy: Element | undefined
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (clips(at, style)) {
      const { rest, isLost } = cutAt(at, style, shown)
      if (isLost) cutBy ??= at
      shown = rest
      if (isEmpty(shown) && !cutBy) return undefined
    }
    if (style.position === 'fixed' || at.matches(':popover-open, :modal')) break
  }
  return { shown, cutBy }
}
