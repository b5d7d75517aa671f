/** A box on the page. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
interface Size {
  readonly width: number
  readonly height: number
}
interface Place {
  readonly left: number
  readonly top: number
}

const GAP = 12
const EDGE = 8

const within = (start: number, length: number, all: number): number => Math.max(EDGE, Math.min(start, all - length - EDGE))

/** Returns the area that two boxes share. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** Returns the places for a card beside its target, the best first. All are wholly on the page. */
function placesFor(anchor: Box, card: Size, page: Size): readonly Place[] {
  const sides = [anchor.left + anchor.width + GAP, anchor.left - GAP - card.width].filter(
    (left) => left >= EDGE && left + card.width + EDGE <= page.width,
  )
  const middle = within(anchor.top + anchor.height / 2 - card.height / 2, card.height, page.height)
  const beside = [middle, EDGE, within(page.height, card.height, page.height)].flatMap((top) => sides.map((left) => ({ left, top })))
  const above = anchor.top - GAP - card.height
  const below = anchor.top + anchor.height + GAP
  const left = within(anchor.left + anchor.width / 2 - card.width / 2, card.width, page.width)
  const [first, second] = above >= EDGE ? [above, below] : [below, above]
  return [...beside, ...[first, second].map((top) => ({ left, top: within(top, card.height, page.height) }))]
}

/** Places the card to the right if there is room, else to the left, else above or below, and where it covers none of the given boxes if it can. */
export function previewPosition(anchor: Box, card: Size, page: Size, others: readonly Box[] = []): Place {
  const places = placesFor(anchor, card, page)
  const costs = places.map((place) => others.reduce((sum, other) => sum + shared({ ...place, ...card }, other), 0))
  return places[costs.indexOf(Math.min(...costs))] ?? { left: EDGE, top: EDGE }
}
