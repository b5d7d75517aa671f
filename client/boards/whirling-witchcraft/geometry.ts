import type { Seat } from '#shared/kernel/decision.ts'
import { receiverOf, ringFrom } from './table.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The shape of the ring of cauldrons, in its own units: round where there is height, flat on a phone. */
export interface RingShape {
  readonly width: number
  readonly height: number
  readonly middle: Point
  readonly rx: number
  readonly ry: number
  /** The scale of the cauldrons. */
  readonly scale: number
}
export const ROUND: RingShape = { width: 306, height: 340, middle: { x: 153, y: 173 }, rx: 104, ry: 116, scale: 1 }
export const FLAT: RingShape = { width: 380, height: 186, middle: { x: 190, y: 90 }, rx: 145, ry: 52, scale: 0.8 }

/** The radius of a cauldron's circle. */
export const CIRCLE = 41

export interface RingPlace extends Point {
  readonly seat: Seat
  /** In radians. A quarter turn is the near side. */
  readonly angle: number
}

const onRing = ({ middle, rx, ry }: RingShape, angle: number): Point => ({ x: middle.x + rx * Math.cos(angle), y: middle.y + ry * Math.sin(angle) })
const round = (n: number): number => Math.round(n * 10) / 10
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const FINE = 720

/** Returns angles that divide the ring into equal lengths, however flat it is. The first is the near side. */
function evenAngles(shape: RingShape, count: number): readonly number[] {
  const angles = Array.from({ length: FINE + 1 }, (_, n) => Math.PI / 2 + (n * 2 * Math.PI) / FINE)
  const ways = [0]
  for (let n = 1; n <= FINE; n++) {
    const [from = 0, to = 0] = angles.slice(n - 1, n + 1)
    ways.push((ways[n - 1] ?? 0) + apart(onRing(shape, from), onRing(shape, to)))
  }
  const whole = ways[FINE] ?? 0
  return Array.from({ length: count }, (_, k) => angles[ways.findIndex((way) => way >= (k * whole) / count)] ?? 0)
}

/** Returns the places on the ring: the near one first, then to the left. */
export function placesOn(shape: RingShape, count: number, near: Seat): readonly RingPlace[] {
  const angles = evenAngles(shape, count)
  return ringFrom(count, near).map((seat, k) => {
    const angle = angles[k] ?? 0
    const { x, y } = onRing(shape, angle)
    return { seat, angle, x: round(x), y: round(y) }
  })
}

/** An arrow along the ring, from a cauldron to its receiver. */
export interface PassArrow {
  readonly from: Seat
  readonly to: Seat
  readonly path: string
  /** The arrowhead: its point and its direction, in degrees. */
  readonly head: Point & { readonly turn: number }
}

const STEPS = 12

/** Returns the angle at which the ring leaves a cauldron's circle, on the way from one angle to another. */
function clearOf(shape: RingShape, from: number, to: number, gap: number): number {
  const start = onRing(shape, from)
  for (let n = 1; n <= 100; n++) {
    const angle = from + ((to - from) * n) / 100
    if (apart(onRing(shape, angle), start) >= gap) return angle
  }
  return to
}

export function arrowsOn(shape: RingShape, count: number, near: Seat): readonly PassArrow[] {
  const places = placesOn(shape, count, near)
  return places.map(({ seat, angle }, k) => {
    // Cauldrons go to the right, which is against the order of the seats.
    const end = k === 0 ? (places.at(-1)?.angle ?? 0) - 2 * Math.PI : (places[k - 1]?.angle ?? 0)
    const [a, b] = [clearOf(shape, angle, end, (CIRCLE - 2) * shape.scale), clearOf(shape, end, angle, (CIRCLE + 17) * shape.scale)]
    const points = Array.from({ length: STEPS + 1 }, (_, n) => onRing(shape, a + ((b - a) * n) / STEPS))
    const tip = onRing(shape, b)
    const before = onRing(shape, b - (b - a) / STEPS)
    const turn = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI
    return {
      from: seat,
      to: receiverOf(count, seat),
      path: `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`,
      head: { x: round(tip.x), y: round(tip.y), turn: round(turn) },
    }
  })
}

/** The five nodes of a witch's circle, the top one first. */
export const NODES: readonly Point[] = Array.from({ length: 5 }, (_, n) => {
  const angle = -Math.PI / 2 + (n * 2 * Math.PI) / 5
  return { x: round(CIRCLE * Math.cos(angle)), y: round(CIRCLE * Math.sin(angle)) }
})

/** Returns the seats on both sides of the ring. The near player's left neighbour is on the left. */
export function wingsOf(count: number, near: Seat): { readonly left: readonly Seat[]; readonly right: readonly Seat[] } {
  const [, ...others] = ringFrom(count, near)
  const middle = Math.ceil(others.length / 2)
  // Each side runs from far to near.
  return count === 2 ? { left: [], right: others } : { left: others.slice(0, middle).reverse(), right: others.slice(middle) }
}
