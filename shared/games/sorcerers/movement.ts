import { at, type Cell, RAYS } from './cells.ts'
import { type Movement, SORCERERS, SUMMONS, type Trait } from './content/index.ts'
import { type Board, KIND_OF, type Kind, SLOT_OF, type State, tokenInfo, tokenOf } from './state.ts'
import { UNIT_KINDS } from './view.ts'

type ByKind<T> = Readonly<Record<Kind, T>>

const MOVEMENTS: readonly ByKind<readonly Movement[]>[] = SORCERERS.map((_, sorcerer) => {
  const [own, warrior, summon] = UNIT_KINDS.map((kind) => tokenInfo(tokenOf(sorcerer, kind)).movement)
  if (!own || !warrior || !summon) throw new Error('every token moves')
  return { sorcerer: own, warrior, summon }
})
const SUMMON_TRAITS: readonly (readonly Trait[])[] = SORCERERS.map(({ summon }) => SUMMONS.find(({ id }) => id === summon)?.traits ?? [])
const NO_TRAITS: readonly Trait[] = []

const sorcererBehind = (s: State, unit: number): number => at(s.slots, at(SLOT_OF, unit)).sorcerer
export const movementsOf = (s: State, unit: number): readonly Movement[] => at(MOVEMENTS, sorcererBehind(s, unit))[at(KIND_OF, unit)]

/** Returns a trait of a unit. Only summons have traits, and before the draft none has. */
export function traitOf<K extends Trait['kind']>(s: State, unit: number, kind: K): Extract<Trait, { readonly kind: K }> | undefined {
  const traits = KIND_OF[unit] === 'summon' ? (SUMMON_TRAITS[sorcererBehind(s, unit)] ?? NO_TRAITS) : NO_TRAITS
  return traits.find((trait): trait is Extract<Trait, { readonly kind: K }> => trait.kind === kind)
}

/** Adds every cell to which a unit on `from` can move. */
export function addReach(board: Board, movements: readonly Movement[], from: Cell, out: Cell[]): void {
  for (const movement of movements) {
    for (const ray of at(RAYS[movement.dirs], from)) {
      switch (movement.kind) {
        case 'slide':
          addSlide(board, ray, movement.max ?? ray.length, out)
          break
        case 'jump':
          addJump(board, ray, out)
          break
      }
    }
  }
}

/** SO-4.1 to 4.3: adds the empty cells of a line up to the first unit. */
function addSlide(board: Board, ray: readonly Cell[], max: number, out: Cell[]): void {
  for (let n = 0; n < max; n++) {
    const cell = ray[n]
    if (cell === undefined || board[cell] !== -1) return
    out.push(cell)
  }
}

/** SO-4.4: adds the empty cell behind the first unit of a line. */
function addJump(board: Board, ray: readonly Cell[], out: Cell[]): void {
  const behind = ray[ray.findIndex((cell) => board[cell] !== -1) + 1]
  if (behind !== undefined && behind !== ray[0] && board[behind] === -1) out.push(behind)
}

function lineThrough(from: Cell, to: Cell): readonly Cell[] {
  for (const dirs of ['orth1', 'diag1'] as const) for (const ray of at(RAYS[dirs], from)) if (ray.includes(to)) return ray
  throw new RangeError(`no line from ${from} to ${to}`)
}

/** Returns the unit that a move from one cell to another passes over, or -1. */
export function passedOver(board: Board, from: Cell, to: Cell): number {
  const line = lineThrough(from, to)
  const over = line.slice(0, line.indexOf(to)).find((cell) => board[cell] !== -1)
  return over === undefined ? -1 : at(board, over)
}

interface Push {
  readonly unit: number
  readonly from: Cell
  readonly to: Cell
}

/** SO-4.5, SO-4.6: returns the push by a unit that has moved to `to`. The board is the one after the move. */
export function pushAhead(board: Board, from: Cell, to: Cell, cells: number): Push | undefined {
  const line = lineThrough(from, to)
  const stop = line.indexOf(to)
  const ahead = line[stop + 1]
  const target = line[stop + 1 + cells]
  if (ahead === undefined || target === undefined || board[ahead] === -1) return undefined
  const free = line.slice(stop + 2, stop + 2 + cells).every((cell) => board[cell] === -1)
  return free ? { unit: at(board, ahead), from: ahead, to: target } : undefined
}
