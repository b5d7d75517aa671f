/** A part of the page in pixels. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Less than this many pixels are not visible. */
export const TOLERANCE = 1.5

export const intersect = (a: Rect, b: Rect): Rect => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

export const isEmpty = ({ left, top, right, bottom }: Rect, least = 1): boolean => right - left < least || bottom - top < least
