import { TOUCH_TARGET_PX } from '../../ui/touch-target.ts'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
interface Point {
  readonly x: number
  readonly y: number
}

/** What a finger means: what it touched, the one target at this index, or one of several small ones that must be enlarged by `factor` first. */
export type TouchAim =
  | { readonly kind: 'touched' }
  | { readonly kind: 'target'; readonly index: number }
  | { readonly kind: 'enlarge'; readonly factor: number }

const sizeOf = ({ left, top, right, bottom }: Box): number => Math.min(right - left, bottom - top)
/** A size that is less than this part of a pixel too small comes from rounding. */
const ROUNDING_PX = 0.5
const isSmall = (box: Box): boolean => sizeOf(box) < TOUCH_TARGET_PX - ROUNDING_PX

/** Returns whether the point is in the box, or in what the box would be if it were large enough for a finger. */
function isNear(box: Box, { x, y }: Point): boolean {
  const { left, top, right, bottom } = box
  const [wide, high] = [Math.max(right - left, TOUCH_TARGET_PX) / 2, Math.max(bottom - top, TOUCH_TARGET_PX) / 2]
  return Math.abs(x - (left + right) / 2) <= wide && Math.abs(y - (top + bottom) / 2) <= high
}

/** Finds out what a finger means at this point among the lit targets. `room` is the largest factor by which the board can still grow. */
export function aimOf(point: Point, targets: readonly Box[], room: number): TouchAim {
  const near = targets.flatMap((box, index) => (isNear(box, point) ? [{ box, index }] : []))
  const [first] = near
  if (!first || !near.some(({ box }) => isSmall(box))) return { kind: 'touched' }
  if (near.length === 1) return { kind: 'target', index: first.index }
  const smallest = Math.min(...near.map(({ box }) => sizeOf(box)))
  const factor = Math.min(room, TOUCH_TARGET_PX / Math.max(1, smallest))
  return factor > 1 ? { kind: 'enlarge', factor } : { kind: 'touched' }
}
