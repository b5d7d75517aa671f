import { SECTOR_IDS, SPOTS } from '#shared/games/ryozen/content/index.ts'
import { sectorNumber, spotNumber } from './table.ts'

/** The side of the square that the kingdom is drawn in, with its centre in the middle. Angles are in degrees, clockwise from the top. */
export const SPAN = 1000
export const MIDDLE = SPAN / 2
/** The angle between two sectors, or two positions of the disc. */
export const STEP = 360 / SECTOR_IDS.length

/** The rings, from the outside in. */
export const RING = {
  edge: 494,
  /** The band with the names of the sectors. */
  name: { outer: 486, inner: 448 },
  /** The gifts of a sector by day and by night. */
  gifts: { outer: 442, inner: 386 },
  slots: 322,
  influence: 240,
  disc: 190,
} as const

export const SLOT_SIZE = 92
const CHIP_SIZE = 44

export interface Point {
  readonly x: number
  readonly y: number
}
/** A point that may lie on the disc. It then keeps its distance from the centre and turns with the disc. */
export interface Spot extends Point {
  readonly size: number
  readonly on?: { readonly radius: number; readonly angle: number }
}

export function polar(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: MIDDLE + radius * Math.sin(turn), y: MIDDLE - radius * Math.cos(turn) }
}
export const sectorAngle = (sector: number): number => sector * STEP

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Returns an arc of a circle from one angle to another, in either direction. */
export function arc(radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0
  return `M${at(polar(radius, from))}A${radius} ${radius} 0 ${large} ${to > from ? 1 : 0} ${at(polar(radius, to))}`
}

/** Returns a piece of a ring. */
export function band(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  return `${arc(outer, from, to)}L${at(polar(inner, to))}A${inner} ${inner} 0 ${large} 0 ${at(polar(inner, from))}z`
}

/** Returns the place of a slot. The slots of a sector lie side by side on one arc. */
export function slotPlace(slot: string, perSector: number): Spot {
  const sector = sectorNumber(slot)
  const nth = Number(slot.slice(slot.lastIndexOf('-') + 1)) - 1
  const apart = perSector === 2 ? 20.5 : 18.4
  return { ...polar(RING.slots, sectorAngle(sector) + (nth - (perSector - 1) / 2) * apart), size: SLOT_SIZE }
}

/**
 * Returns the angle of a side of the table. Side 0 is the near one, and the others follow clockwise. Before the Palace turns, its faces
 * have the same angles.
 */
export const sideAngle = (side: number): number => 180 + side * 90

function onDisc(radius: number, angle: number, turns: number, size: number): Spot {
  const turned = angle + turns * STEP
  return { ...polar(radius, turned), size, on: { radius, angle: turned } }
}

/** Companions in the Palace stand in the area of their own side: four in front, the others behind them. */
const FRONT = { radius: 133, apart: 20.5, most: 4 } as const
const BACK = { radius: 89, apart: 29 } as const
export function palacePlace(side: number, nth: number, count: number, turns: number): Spot {
  const isFront = nth < FRONT.most
  const { radius, apart } = isFront ? FRONT : BACK
  const row = isFront ? Math.min(count, FRONT.most) : count - FRONT.most
  const column = isFront ? nth : nth - FRONT.most
  return onDisc(radius, sideAngle(side) + (column - (row - 1) / 2) * apart, turns, CHIP_SIZE)
}

export const WALL = { inner: 104, outer: 160 } as const
export const TOWER = { inner: 44, outer: 98 } as const

/** Returns the place of a spot in the Palace mode. */
export function spotPlace(spot: string, turns: number): Spot {
  const found: (typeof SPOTS)[number] | undefined = SPOTS[spotNumber(spot)]
  if (!found || !('face' in found)) return onDisc(0, 0, turns, 62)
  const isWall = found.kind === 'outer-wall'
  return onDisc(isWall ? (WALL.inner + WALL.outer) / 2 : (TOWER.inner + TOWER.outer) / 2, sideAngle(found.face), turns, isWall ? 54 : 48)
}

/** Returns the shorter way from one position of the disc to another. It goes forward if both ways are equally long. */
export function turnsBetween(from: number, to: number): number {
  const count = SECTOR_IDS.length
  const forward = (((to - from) % count) + count) % count
  return forward > count / 2 ? forward - count : forward
}

/** Returns the place under a point of the drawing: a sector by number, or the disc. */
export function placeUnder({ x, y }: Point): number | 'disc' | undefined {
  const radius = Math.hypot(x - MIDDLE, y - MIDDLE)
  if (radius <= RING.disc) return 'disc'
  if (radius > RING.edge) return undefined
  const angle = (Math.atan2(x - MIDDLE, MIDDLE - y) * 180) / Math.PI
  return (Math.round(angle / STEP) + SECTOR_IDS.length) % SECTOR_IDS.length
}

/** One place beside the disc for each side of the table. They lie between the sectors, where there is never light or influence. */
const PLAQUES = [150, 270, 330, 90] as const
export const plaquePlace = (side: number): Point => polar(214, PLAQUES[side] ?? 0)
/** The angle of the fixed mark that shows the disc's position. */
export const POINTER = 30
