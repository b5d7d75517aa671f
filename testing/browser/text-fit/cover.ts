import type { Piece } from './pieces.ts'

/** Trays, panels and previews that lie over the table on purpose, and chips at the ends of rows that can be scrolled. */
const LAID_OVER = '[data-over], [popover], .lit-edge, .edge'

/** Where along a line to look. */
const SHARES = [0.1, 0.5, 0.9] as const

/** Whether the element lies on one of these layers and the other does not. */
export const areOnDifferentLayers = (one: Element, other: Element): boolean => one.closest(LAID_OVER) !== other.closest(LAID_OVER)

/** Whether both lie on different cards of a hand, which may overlap like a fan. */
export function areInFan(one: Element, other: Element): boolean {
  const [card, next] = [one.closest('.hand li'), other.closest('.hand li')]
  return card !== null && next !== null && card !== next && card.parentElement === next.parentElement
}

function hasPaint(colour: string): boolean {
  const alpha = /rgba\(.*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/u.exec(colour)
  return colour !== 'none' && Number(alpha?.[1] ?? alpha?.[2] ?? 1) > 0.5
}

/** Whether nothing can be read through the element. */
function isOpaque(element: Element): boolean {
  const { opacity, fill, backgroundColor, backgroundImage } = getComputedStyle(element)
  if (Number(opacity) < 0.5) return false
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return hasPaint(fill)
  return hasPaint(backgroundColor) || /url\(|linear-gradient\(rgb\(/u.test(backgroundImage)
}

/** Whether the element may hide the text. Shapes of the text's own picture are drawn around it, and their boxes say little. */
function isCover(above: Element, element: Element): boolean {
  const isSamePicture = element instanceof SVGElement && above instanceof SVGElement
  return !isSamePicture && isOpaque(above) && !areInFan(element, above) && !areOnDifferentLayers(element, above)
}

function coverAt(x: number, y: number, element: Element): Element | undefined {
  for (const above of document.elementsFromPoint(x, y)) {
    if (above.contains(element) || element.contains(above)) return undefined
    if (isCover(above, element)) return above
  }
  return undefined
}

/** Returns what lies over the text, if anything does. */
export function coverOf({ element, shown: { left, top, right, bottom } }: Piece): Element | undefined {
  for (const share of SHARES) {
    const cover = coverAt(left + (right - left) * share, (top + bottom) / 2, element)
    if (cover) return cover
  }
  return undefined
}
