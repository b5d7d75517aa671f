/** A box on the page. A card preview lies beside its target's box and always fits wholly on the page. */
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

const GAP = 12
const EDGE = 8

const within = (start: number, length: number, all: number): number => Math.max(EDGE, Math.min(start, all - length - EDGE))

/** Places the card to the right if there is room, else to the left, else above or below. */
export function previewPosition(anchor: Box, card: Size, page: Size): { readonly left: number; readonly top: number } {
  const right = anchor.left + anchor.width + GAP
  const left = anchor.left - GAP - card.width
  const top = within(anchor.top + anchor.height / 2 - card.height / 2, card.height, page.height)
  if (right + card.width + EDGE <= page.width) return { left: right, top }
  if (left >= EDGE) return { left, top }
  const above = anchor.top - GAP - card.height
  const below = anchor.top + anchor.height + GAP
  return {
    left: within(anchor.left + anchor.width / 2 - card.width / 2, card.width, page.width),
    top: within(above >= EDGE ? above : below, card.height, page.height),
  }
}
