import { BOARD, type Direction, OFFSETS, type OffsetSet, PLACES } from './content/index.ts'

/** The number of a cell, counted row by row from the north-west corner. `NOWHERE` is off the board. */
export type Cell = number
export const NOWHERE = -1
export const CELL_COUNT = BOARD.width * BOARD.height

/** Returns an item that must exist. */
export function at<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`nothing at ${index}`)
  return item
}

const ALL_CELLS: readonly Cell[] = Array.from({ length: CELL_COUNT }, (_, cell) => cell)
const xOf = (cell: Cell): number => cell % BOARD.width
const yOf = (cell: Cell): number => Math.floor(cell / BOARD.width)

// SO-0.1
export const CELL_NAMES: readonly string[] = ALL_CELLS.map((cell) => `${String.fromCharCode(97 + xOf(cell))}${yOf(cell) + 1}`)
const CELLS_BY_NAME: ReadonlyMap<string, Cell> = new Map(CELL_NAMES.map((name, cell) => [name, cell]))

/** Returns the name of a cell, or an empty string for `NOWHERE`. */
export const nameOfCell = (cell: Cell): string => (cell === NOWHERE ? '' : at(CELL_NAMES, cell))

export function cellOf(name: string): Cell {
  if (name === '') return NOWHERE
  const cell = CELLS_BY_NAME.get(name)
  if (cell === undefined) throw new RangeError(`there is no cell '${name}'`)
  return cell
}

function shift(cell: Cell, dx: number, dy: number): Cell {
  const x = xOf(cell) + dx
  const y = yOf(cell) + dy
  return x < 0 || y < 0 || x >= BOARD.width || y >= BOARD.height ? NOWHERE : y * BOARD.width + x
}

function rayFrom(cell: Cell, dx: number, dy: number): readonly Cell[] {
  const ray: Cell[] = []
  for (let next = shift(cell, dx, dy); next !== NOWHERE; next = shift(next, dx, dy)) ray.push(next)
  return ray
}

const raysOf = (dirs: Direction) => ALL_CELLS.map((cell) => OFFSETS[dirs].map(([dx, dy]) => rayFrom(cell, dx, dy)).filter((ray) => ray.length > 0))

/** The straight lines from each cell to the edge. */
export const RAYS: Readonly<Record<Direction, readonly (readonly (readonly Cell[])[])[]>> = { orth1: raysOf('orth1'), diag1: raysOf('diag1') }

const cellsAt = (offsets: OffsetSet) =>
  ALL_CELLS.map((cell) => OFFSETS[offsets].map(([dx, dy]) => shift(cell, dx, dy)).filter((target) => target !== NOWHERE))

/** The cells at the offsets from each cell. */
export const AROUND: Readonly<Record<OffsetSet, readonly (readonly Cell[])[]>> = {
  orth1: cellsAt('orth1'),
  diag1: cellsAt('diag1'),
  orth2: cellsAt('orth2'),
  diag2: cellsAt('diag2'),
}

/** A neighbour and the cell directly behind it. */
export interface Pass {
  readonly over: Cell
  readonly behind: Cell
}

const passesAt = (offsets: OffsetSet) =>
  ALL_CELLS.map((cell) =>
    OFFSETS[offsets]
      .map(([dx, dy]) => ({ over: shift(cell, dx, dy), behind: shift(cell, 2 * dx, 2 * dy) }))
      .filter(({ behind }) => behind !== NOWHERE),
  )

/** The neighbours of each cell that can be passed over, with the cells behind them. */
export const PASSES: Readonly<Record<OffsetSet, readonly (readonly Pass[])[]>> = {
  orth1: passesAt('orth1'),
  diag1: passesAt('diag1'),
  orth2: passesAt('orth2'),
  diag2: passesAt('diag2'),
}

/** SO-0.5: the opposite neighbours of each cell, west and east or north and south. The edge has no opposite. */
export const OPPOSITES: readonly (readonly (readonly [Cell, Cell])[])[] = ALL_CELLS.map((cell) =>
  (
    [
      [shift(cell, -1, 0), shift(cell, 1, 0)],
      [shift(cell, 0, -1), shift(cell, 0, 1)],
    ] as const
  ).filter(([a, b]) => a !== NOWHERE && b !== NOWHERE),
)

export const PLACE_CELLS: readonly Cell[] = PLACES.map(({ cell }) => cellOf(cell))
/** The index of the place of power on each cell, or -1. */
export const PLACE_AT: readonly number[] = ALL_CELLS.map((cell) => PLACE_CELLS.indexOf(cell))
