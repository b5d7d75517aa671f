import { CELLS } from '#shared/games/witchstone/content/index.ts'
import type { Language } from '#shared/kernel/words.ts'
import { boardText } from './words.ts'

/** The cells of a cauldron by row, from the top. */
export const ROWS: readonly (readonly string[])[] = [...new Set(CELLS.map(({ r }) => r))]
  .toSorted((a, b) => a - b)
  .map((row) => CELLS.filter(({ r }) => r === row).map(({ id }) => id))

/** Returns where a cell lies: `row 2, place 3`. */
export function cellPlace(cell: string, language: Language): string {
  const row = ROWS.findIndex((cells) => cells.includes(cell))
  return boardText('row', language, { r: row + 1, n: (ROWS[row]?.indexOf(cell) ?? 0) + 1 })
}
