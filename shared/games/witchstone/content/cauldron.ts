import { ACTIONS } from './actions.ts'
import type { Kind, Piece, Source } from './vocabulary.ts'

/** WS-R4: a hexagon of radius 3 with axial coordinates q and r and the point on top. */
export const CAULDRON = { id: 'cauldron', name: { en: 'Cauldron', ru: 'Колдовской котёл' }, count: 4, radius: 3, source: 'public' } as const

export const NEIGHBOURS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const

export interface Cell extends Piece {
  readonly q: number
  readonly r: number
  readonly kind: 'printed' | 'bubble' | 'centre' | 'plain'
  /** The symbol printed on the cell. */
  readonly symbol?: Kind
}

/** WS-R5: the symbols in the corners, clockwise from the top left one. Their places are public, their order is ours. */
const PRINTED: Readonly<Record<string, Kind>> = {
  '0,-3': 'energy',
  '3,-3': 'witches',
  '3,0': 'pentagram',
  '0,3': 'crystal',
  '-3,3': 'wand',
  '-3,0': 'scroll',
}
/** WS-R6: the cells on which the coloured crystals start. */
const BUBBLES: readonly string[] = ['1,-2', '2,-1', '1,1', '-1,2', '-2,1', '-1,-1']

const nameOfNumber = (n: number): string => (n < 0 ? `m${-n}` : `${n}`)
export const cellId = (q: number, r: number): string => `c${nameOfNumber(q)}-${nameOfNumber(r)}`

function cellAt(q: number, r: number): Cell {
  const key = `${q},${r}`
  const name = { en: `Cell (${key})`, ru: `Ячейка (${key})` }
  const cell = (kind: Cell['kind'], source: Source): Cell => ({ id: cellId(q, r), name, count: 1, q, r, kind, source })
  const symbol = PRINTED[key]
  if (symbol) return { ...cell('printed', 'public'), symbol, ours: ['symbol'] }
  if (key === '0,0') return cell('centre', 'rulebook')
  return cell(BUBBLES.includes(key) ? 'bubble' : 'plain', 'ours')
}

const span = Array.from({ length: 2 * CAULDRON.radius + 1 }, (_, n) => n - CAULDRON.radius)
/** The cells row by row from the top, each row from the left. */
export const CELLS: readonly Cell[] = span.flatMap((r) => span.filter((q) => Math.abs(q + r) <= CAULDRON.radius).map((q) => cellAt(q, r)))

interface Exit extends Piece {
  /** The kind of the shelf to which its crystals go. */
  readonly symbol: Kind
  /** The arrow cells. */
  readonly from: readonly [string, string]
}

const exit = (symbol: Kind, ...from: readonly [string, string]): Exit => {
  const action = ACTIONS.find(({ id }) => id === symbol)?.name ?? { en: '', ru: '' }
  return {
    id: `exit-${symbol}`,
    name: { en: `Rim exit: ${action.en}`, ru: `Край котла: «${action.ru}»` },
    count: 1,
    symbol,
    from,
    source: 'ours',
  }
}

/** WS-R6: the exits, clockwise from the top side. */
export const EXITS: readonly Exit[] = [
  exit('crystal', cellId(1, -3), cellId(2, -3)),
  exit('wand', cellId(3, -2), cellId(3, -1)),
  exit('scroll', cellId(2, 1), cellId(1, 2)),
  exit('energy', cellId(-1, 3), cellId(-2, 3)),
  exit('witches', cellId(-3, 2), cellId(-3, 1)),
  exit('pentagram', cellId(-2, -1), cellId(-1, -2)),
]
