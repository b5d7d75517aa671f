import { areInFan, areOnDifferentLayers, coverOf } from './cover.ts'
import { findPieces, type Piece } from './pieces.ts'
import { intersect, isEmpty, TOLERANCE } from './rect.ts'

/** Returns the classes of the nearest element that has some, and of the one around it. */
function placeOf(element: Element): string {
  const own = element.closest('[class]')
  const classesOf = (some: Element | null | undefined): readonly string[] => some?.getAttribute('class')?.trim().split(/\s+/u) ?? []
  return `${classesOf(own?.parentElement?.closest('[class]')).slice(0, 1).join('')} > .${classesOf(own).slice(0, 2).join('.')}`
}

const spell = ({ text, element }: Piece): string => `“${text}” in ${placeOf(element)}`

function areOverEachOther(one: Piece, other: Piece): boolean {
  if (one.element === other.element || areInFan(one.element, other.element)) return false
  return !areOnDifferentLayers(one.element, other.element) && !isEmpty(intersect(one.shown, other.shown), TOLERANCE)
}

function findOverlaps(pieces: readonly Piece[]): readonly string[] {
  const sorted = pieces.toSorted((a, b) => a.shown.top - b.shown.top)
  return sorted.flatMap((one, n) => {
    const below = sorted.slice(n + 1)
    const end = below.findIndex(({ shown }) => shown.top >= one.shown.bottom)
    return below
      .slice(0, end < 0 ? undefined : end)
      .filter((other) => areOverEachOther(one, other))
      .map((other) => `over each other: ${spell(one)} and ${spell(other)}`)
  })
}

/** Lets what does not react to the mouse be found at a point as well. */
function withEverythingHit<T>(look: () => T): T {
  // The page's content security policy forbids style elements.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  const seen = look()
  document.adoptedStyleSheets.pop()
  return seen
}

/** Runs inside the page. */
export function findTextFaults(root: Element): readonly string[] {
  const pieces = findPieces(root)
  const cut = pieces.flatMap((piece) => (piece.cutBy ? [`cut: ${spell(piece)} by ${placeOf(piece.cutBy)}`] : []))
  const visible = pieces.filter(({ shown }) => !isEmpty(shown))
  const covers = withEverythingHit(() => new Map(visible.map((piece) => [piece, coverOf(piece)])))
  const covered = [...covers].flatMap(([piece, cover]) => (cover ? [`covered: ${spell(piece)} by ${placeOf(cover)}`] : []))
  return [...new Set([...cut, ...covered, ...findOverlaps(visible.filter((piece) => !covers.get(piece)))])]
}
