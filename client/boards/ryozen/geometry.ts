import { SECTOR_IDS, SPOTS } from '#shared/games/ryozen/content/index.ts'
import { sectorNumber, spotNumber } from './table.ts'

/** The kingdom is drawn in a square of this side, its centre in the middle. Angles are degrees, clockwise from the top. */
export const SPAN = 1000
export const MIDDLE = SPAN / 2
/** From one sector, or one position of the disc, to the next. */
export const STEP = 360 / SECTOR_IDS.length

/** Rings from the outside in. */
export const RING = {
  edge: 494,
  /** Names of the sectors. */
  name: { outer: 486, inner: 448 },
  /** What a sector gives by day and by night. */
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
/** A place on the disc keeps its distance and turns with it. */
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

/** Along a circle from one angle to another, either way round. */
export function arc(radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0
  return `M${at(polar(radius, from))}A${radius} ${radius} 0 ${large} ${to > from ? 1 : 0} ${at(polar(radius, to))}`
}

/** A piece of a ring. */
export function band(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  return `${arc(outer, from, to)}L${at(polar(inner, to))}A${inner} ${inner} 0 ${large} 0 ${at(polar(inner, from))}z`
}

/** The slots of a sector lie side by side on one arc. */
export function slotPlace(slot: string, perSector: number): Spot {
  const sector = sectorNumber(slot)
  const nth = Number(slot.slice(slot.lastIndexOf('-') + 1)) - 1
  const apart = perSector === 2 ? 20.5 : 18.4
  return { ...polar(RING.slots, sectorAngle(sector) + (nth - (perSector - 1) / 2) * apart), size: SLOT_SIZE }
}

/** Side 0 of the table is the near one, the others follow clockwise; the faces of the Palace lie the same way before it has turned. */
export const sideAngle = (side: number): number => 180 + side * 90

function onDisc(radius: number, angle: number, turns: number, size: number): Spot {
  const turned = angle + turns * STEP
  return { ...polar(radius, turned), size, on: { radius, angle: turned } }
}

/** Who is in the Palace stands in the area of the own side: four in front, the others behind them. */
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

/** A spot of the Palace in its own mode. */
export function spotPlace(spot: string, turns: number): Spot {
  const found: (typeof SPOTS)[number] | undefined = SPOTS[spotNumber(spot)]
  if (!found || !('face' in found)) return onDisc(0, 0, turns, 62)
  const isWall = found.kind === 'outer-wall'
  return onDisc(isWall ? (WALL.inner + WALL.outer) / 2 : (TOWER.inner + TOWER.outer) / 2, sideAngle(found.face), turns, isWall ? 54 : 48)
}

/** How far from one position of the disc to another, the shorter way; forward if both are as long. */
export function turnsBetween(from: number, to: number): number {
  const count = SECTOR_IDS.length
  const forward = (((to - from) % count) + count) % count
  return forward > count / 2 ? forward - count : forward
}

/** The place under a point of the drawing: a sector by number, or the disc. */
export function placeUnder({ x, y }: Point): number | 'disc' | undefined {
  const radius = Math.hypot(x - MIDDLE, y - MIDDLE)
  if (radius <= RING.disc) return 'disc'
  if (radius > RING.edge) return undefined
  const angle = (Math.atan2(x - MIDDLE, MIDDLE - y) * 180) / Math.PI
  return (Math.round(angle / STEP) + SECTOR_IDS.length) % SECTOR_IDS.length
}

/** Between the sectors, where neither lights nor influence ever are: one place beside the disc for each side of the table. */
const PLAQUES = [150, 270, 330, 90] as const
export const plaquePlace = (side: number): Point => polar(214, PLAQUES[side] ?? 0)
/** The fixed pointer the disc is read at. */
export const POINTER = 30
