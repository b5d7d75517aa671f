import { clip } from './clip.ts'
import { intersect, isEmpty, type Rect, TOLERANCE } from './rect.ts'

/** One line of a text. */
export interface Piece {
  readonly element: Element
  readonly text: string
  /** The visible part of its letters. */
  readonly shown: Rect
  /** What cuts the text off. */
  readonly cutBy: Element | undefined
}

/** The part of a line's height above and below its letters. */
const LEADING = 0.2

function lettersOf({ left, top, right, bottom }: DOMRect, isVertical: boolean): Rect {
  const [across, down] = isVertical ? [LEADING * (right - left), 0] : [0, LEADING * (bottom - top)]
  return { left: left + across, right: right - across, top: top + down, bottom: bottom - down }
}

/** A text along a path or at an angle has no box that says where it is. */
function isSlanted(element: Element): boolean {
  if (!(element instanceof SVGGraphicsElement)) return false
  const { b = 0, c = 0 } = element.getScreenCTM() ?? {}
  return element.matches('textPath, text:has(textPath)') || Math.abs(b) + Math.abs(c) > 0.01
}

/** Whether a person is meant to see the text. */
const isVisible = (element: Element): boolean =>
  element.closest('.vh, script, style, desc, title') === null &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  Number.parseFloat(getComputedStyle(element).fontSize) > 0 &&
  !isSlanted(element)

function linesOf(node: Node, element: Element): readonly DOMRect[] {
  if (element instanceof SVGElement) return [element.getBoundingClientRect()]
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()]
}

function piecesOf(node: Node): readonly Piece[] {
  const element = node.parentElement
  const text = node.textContent?.trim() ?? ''
  if (!element || text === '' || !isVisible(element)) return []
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const isVertical = getComputedStyle(element).writingMode.startsWith('vertical')
  return linesOf(node, element).flatMap((line) => {
    const clipped = line.width < 1 || line.height < 1 ? undefined : clip(lettersOf(line, isVertical), element)
    if (!clipped) return []
    const isBeside = clipped.shown.left < -TOLERANCE || clipped.shown.right > innerWidth + TOLERANCE
    return [{ element, text, cutBy: clipped.cutBy ?? (isBeside ? document.body : undefined), shown: intersect(clipped.shown, page) }]
  })
}

/** Returns all lines of text inside the element that are in view, or would be if nothing cut them off. */
export function findPieces(root: Element): readonly Piece[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const pieces: Piece[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) pieces.push(...piecesOf(node))
  return pieces.filter(({ shown, cutBy }) => cutBy !== undefined || !isEmpty(shown))
}
