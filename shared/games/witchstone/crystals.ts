import { earn } from './activation.ts'
import { cellOf, DISTANCES, EXIT_DISTANCES, isCell } from './cauldron.ts'
import { EXITS } from './content/index.ts'
import { applyEffect } from './effects.ts'
import { activePlayer, type Crystal, type Player, runningActivation, type ShelfState, type State } from './state.ts'
import type { Ctx } from './steps/frames.ts'
import { at, exitOf, found, isBlack, shelfIndex, shelfOf, shelfOfKind, take } from './things.ts'

function crystalOf({ crystals }: Player, id: string): Crystal {
  const crystal = crystals.find((known) => known.id === id)
  if (!crystal) throw new RangeError(`'${id}' is not in the cauldron`)
  return crystal
}

const EXIT_INDEX: ReadonlyMap<string, number> = new Map(EXITS.map(({ id }, n) => [id, n]))

/** WS-8.2: returns the repeats that a move from a cell to a cell or an exit costs. */
const costOfMove = (from: string, to: string): number =>
  isCell(to) ? at(at(DISTANCES, cellOf(from)), cellOf(to)) : at(at(EXIT_DISTANCES, cellOf(from)), found(EXIT_INDEX, to))

/** WS-8.1, WS-8.3: moves a crystal and takes the whole cost from the running activation. */
export function moveCrystal(s: State, id: string, to: string, ctx: Ctx): void {
  const crystal = crystalOf(activePlayer(s), id)
  const activation = runningActivation(s)
  const { place: from } = crystal
  activation.left -= costOfMove(from, to)
  crystal.place = to
  if (isCell(to)) ctx.emit({ type: 'crystal-moved', seat: s.active, crystal: id, from, to })
  else {
    activation.rim.push(id)
    ctx.emit({ type: 'crystal-out', seat: s.active, crystal: id, from, to })
  }
}

const isFull = ({ crystals, capacity }: ShelfState): boolean => crystals.length >= capacity

/** WS-8.6, WS-8.10: returns the shelves to which a crystal on the rim may go. If there are none, it goes behind the screen. */
export function shelvesFor(s: State, id: string): readonly string[] {
  const { place } = crystalOf(activePlayer(s), id)
  return [shelfOfKind(exitOf(place).symbol), 'potion-shelf-lower'].filter((shelf) => !isFull(at(s.shelves, shelfIndex(shelf))))
}

function removeCrystal({ crystals }: Player, id: string): void {
  crystals.splice(
    crystals.findIndex((crystal) => crystal.id === id),
    1,
  )
}

function leaveRim(s: State, id: string): void {
  take(runningActivation(s).rim, id)
  removeCrystal(activePlayer(s), id)
}

/** WS-8.6, WS-8.7: puts the crystal on the shelf. On the lower shelf, `token` is the token that the player takes. */
export function shelveCrystal(s: State, id: string, shelf: string, token: string, ctx: Ctx): void {
  leaveRim(s, id)
  at(s.shelves, shelfIndex(shelf)).crystals.push(id)
  ctx.emit({ type: 'shelved', seat: s.active, crystal: id, shelf })
  const { effect, blackEffect } = shelfOf(shelf)
  applyEffect(s, isBlack(id) ? blackEffect : effect, { source: shelf, earning: 'tokens', choice: token }, ctx)
}

/** WS-8.10: puts the crystal behind the screen, because both shelves are full. */
export function screenCrystal(s: State, id: string, ctx: Ctx): void {
  leaveRim(s, id)
  activePlayer(s).hoard.crystals.push(id)
  ctx.emit({ type: 'screened', seat: s.active, crystal: id })
}

/** WS-11.1: damages a crystal, which costs one point more each time, and puts it behind the screen. */
export function damageCrystal(s: State, id: string, ctx: Ctx): void {
  const { hoard } = activePlayer(s)
  removeCrystal(activePlayer(s), id)
  hoard.crystals.push(id)
  hoard.damaged++
  earn(s, s.active, 'damage', -hoard.damaged)
  ctx.emit({ type: 'damaged', seat: s.active, crystal: id, points: hoard.damaged })
}
