import { CELLS, EXITS, type Kind, PORTALS, REGIONS } from '#shared/games/witchstone/content/index.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The distance from the middle of a cell to its corners. */
export const HEX = 32

const place = (q: number, r: number): Point => ({ x: HEX * Math.sqrt(3) * (q + r / 2), y: HEX * 1.5 * r })

/** Returns the outline of a pointy-topped hexagon around the origin. */
export function hexPath(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 3) * n - Math.PI / 2
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}

/** How far outside the cells the exits of the rim lie, as a multiple of the distance to the middle of their side. */
const RIM = 1.34

const CELL_POINTS: ReadonlyMap<string, Point> = new Map(CELLS.map(({ id, q, r }) => [id, place(q, r)]))
const EXIT_POINTS: ReadonlyMap<string, Point> = new Map(
  EXITS.map(({ id, from: [a, b] }) => {
    const [one, two] = [CELL_POINTS.get(a), CELL_POINTS.get(b)]
    return [id, { x: (RIM * ((one?.x ?? 0) + (two?.x ?? 0))) / 2, y: (RIM * ((one?.y ?? 0) + (two?.y ?? 0))) / 2 }]
  }),
)
const NOWHERE: Point = { x: 0, y: 0 }

/** Returns where a cell or an exit of the cauldron lies. */
export const inCauldron = (id: string): Point => CELL_POINTS.get(id) ?? EXIT_POINTS.get(id) ?? NOWHERE
export const isCell = (id: string): boolean => CELL_POINTS.has(id)
export const isExit = (id: string): boolean => EXIT_POINTS.has(id)

/** Returns which of the six directions leads from one cell to the next. They count clockwise from the right. */
export function directionOf(from: string, to: string): number {
  const [a, b] = [inCauldron(from), inCauldron(to)]
  return (Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 3)) + 6) % 6
}

/** Returns the neighbour in that direction, or in the next possible one clockwise. */
export function turnedTo(from: string, turn: number, possible: ReadonlySet<string>): string | undefined {
  const ways = [...possible].filter(isCell).map((to) => ({ to, way: (directionOf(from, to) - (turn % 6) + 6) % 6 }))
  return ways.toSorted((a, b) => a.way - b.way)[0]?.to
}

/** The radius of the crystal ball, a circle around the origin. */
export const BALL = 245
const REGION_POINTS: ReadonlyMap<string, Point> = new Map(REGIONS.map(({ id, position: { x, y } }) => [id, { x: x * BALL, y: y * BALL }]))
export const inBall = (region: string): Point => REGION_POINTS.get(region) ?? NOWHERE
export const isRegion = (id: string): boolean => REGION_POINTS.has(id)
export const radiusOf = (region: string): number => (region === 'the-witchstone' ? 37 : 23)

const PORTALS_BY_ID = new Map(PORTALS.map((portal) => [portal.id, portal]))
export const isPortal = (id: string): boolean => PORTALS_BY_ID.has(id)

export interface Way {
  readonly from: Point
  readonly to: Point
  /** The places for markers, from the end where they begin. */
  readonly slots: readonly Point[]
}

/** Returns a portal between the rims of its two regions, with its slots in the order in which they are filled. */
export function wayOf(id: string, start = ''): Way {
  const portal = PORTALS_BY_ID.get(id)
  if (!portal) return { from: NOWHERE, to: NOWHERE, slots: [] }
  const [a, b] = start === portal.b ? [portal.b, portal.a] : [portal.a, portal.b]
  const [one, two] = [inBall(a), inBall(b)]
  const length = Math.hypot(two.x - one.x, two.y - one.y)
  const along = (distance: number): Point => ({
    x: one.x + ((two.x - one.x) * distance) / length,
    y: one.y + ((two.y - one.y) * distance) / length,
  })
  const [begin, end] = [radiusOf(a), length - radiusOf(b)]
  return {
    from: along(begin),
    to: along(end),
    slots: Array.from({ length: portal.length }, (_, n) => along(begin + ((end - begin) * (n + 0.5)) / portal.length)),
  }
}

/** Returns the outline of a band around the line between two points. */
export function bandPath(from: Point, to: Point, radius: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [x, y] = [(-(to.y - from.y) * radius) / length, ((to.x - from.x) * radius) / length]
  return `M${from.x + x} ${from.y + y}L${to.x + x} ${to.y + y}A${radius} ${radius} 0 0 0 ${to.x - x} ${to.y - y}L${from.x - x} ${from.y - y}A${radius} ${radius} 0 0 0 ${from.x + x} ${from.y + y}Z`
}

/** Returns a cell's place on a circle of cells, clockwise from the top. */
export function onRing(index: number, count: number, radius: number): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

const WAND_PITCH = 39
export const onWand = (index: number): Point => ({ x: 32 + index * WAND_PITCH, y: 34 })

/** The colour of each kind. It always appears with the kind's shape. */
export const HUES: Readonly<Record<Kind, string>> = {
  energy: '#f6c453',
  witches: '#f191b8',
  pentagram: '#bba2ff',
  crystal: '#8fd6ff',
  wand: '#f2a06a',
  scroll: '#efe3c2',
}
