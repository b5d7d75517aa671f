/** The geometry of the drawn board: 13 by 13 cells in a carved frame. */
export const SIZE = 13
export const CELL = 44
export const FRAME = 34
export const SPAN = SIZE * CELL + 2 * FRAME

export interface Point {
  readonly x: number
  readonly y: number
}

/** Returns the column and row of a cell's name, counted from the north-west corner. */
function readCell(name: string): Point {
  return { x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 }
}

const CELLS: readonly string[] = Array.from({ length: SIZE * SIZE }, (_, n) => `${String.fromCharCode(97 + (n % SIZE))}${Math.floor(n / SIZE) + 1}`)

export const isCell = (target: string): boolean => /^[a-m](?:[1-9]|1[0-3])$/.test(target)

/**
 * Returns whether the board is turned half round, which puts the player's own corner on the near side. It is turned for players with all
 * corners in the north, and never turns during a match.
 */
export const isTurned = (slots: readonly number[]): boolean => slots.length > 0 && slots.every((slot) => slot === 0 || slot === 1)

/** Returns the middle of a drawn cell. */
export function centre(cell: string, turned: boolean): Point {
  const { x, y } = readCell(cell)
  const [column, row] = turned ? [SIZE - 1 - x, SIZE - 1 - y] : [x, y]
  return { x: FRAME + (column + 0.5) * CELL, y: FRAME + (row + 0.5) * CELL }
}

/** Returns the cell under a point of the drawing. */
export function cellAt({ x, y }: Point, turned: boolean): string | undefined {
  const column = Math.floor((x - FRAME) / CELL)
  const row = Math.floor((y - FRAME) / CELL)
  if (column < 0 || row < 0 || column >= SIZE || row >= SIZE) return undefined
  return CELLS[turned ? (SIZE - 1 - row) * SIZE + SIZE - 1 - column : row * SIZE + column]
}
