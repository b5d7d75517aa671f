import { at, NOWHERE } from './cells.ts'
import { removeUnit } from './pieces.ts'
import { hasFallen, seatingOf } from './seating.ts'
import { cellAt, countWarriors, hasUnits, isAlive, type State, sorcererUnit, summonUnit, tokenOf, UNIT_IDS } from './state.ts'
import type { Ctx } from './steps/frames.ts'

/** Returns the number of the next wave of defeats. Sides that fall together share a wave, and a later wave ranks higher. */
const nextWave = (s: State): number => 1 + Math.max(...s.fallen)
const fell = (s: State, side: number, wave: number): readonly number[] => s.fallen.map((fallen, n) => (n === side && fallen === 0 ? wave : fallen))

/** SO-6.3: defeats the sides that have fallen. `wasAlive` says by slot whether the sorcerer was alive before this step. */
export function maybeDefeat(s: State, wasAlive: readonly boolean[], ctx: Ctx): void {
  const wave = nextWave(s)
  for (const [side, { slots, armies }] of seatingOf(s).sides.entries()) {
    if (hasFallen(s, side)) continue
    // SO-13.4: an army that fell earlier does not fall again.
    for (const army of armies) if (army.some((slot) => wasAlive[slot])) maybeStrike(s, army, ctx)
    if (slots.every((slot) => !isAlive(s, slot))) s.fallen = fell(s, side, wave)
  }
}

/** SO-11.3, SO-12.5, SO-14.3: removes an army that has fallen. */
function maybeStrike(s: State, army: readonly number[], ctx: Ctx): void {
  const dead = army.every((slot) => !isAlive(s, slot))
  const disarmed = army.every((slot) => countWarriors(s, slot) === 0)
  if (!dead && !disarmed) return
  // SO-14.1, SO-14.4
  const [only] = army.length === 1 ? army : []
  if (s.longLiver && !disarmed && only !== undefined) banishSummon(s, only, ctx)
  else for (const slot of army) strike(s, slot, ctx)
}

/** SO-15.3: removes these sides from the board, including ghosts. */
export function defeatSides(s: State, sides: Iterable<number>, ctx: Ctx): void {
  const wave = nextWave(s)
  const { sides: all, twoArmies } = seatingOf(s)
  for (const side of sides) {
    s.fallen = fell(s, side, wave)
    for (const slot of at(all, side).slots) if (!twoArmies || hasUnits(s, slot)) strike(s, slot, ctx)
  }
}

function banishSummon(s: State, slot: number, ctx: Ctx): void {
  const summon = summonUnit(slot)
  const banished = cellAt(s, summon) !== NOWHERE
  if (banished) removeUnit(s, summon, 'removal')
  const { seat, sorcerer } = at(s.slots, slot)
  ctx.emit({ type: 'ghost', seat, slot, sorcerer: tokenOf(sorcerer, 'sorcerer'), units: banished ? [at(UNIT_IDS, summon)] : [] })
}

function strike(s: State, slot: number, ctx: Ctx): void {
  const units: string[] = []
  for (let unit = sorcererUnit(slot); unit <= summonUnit(slot); unit++) {
    if (cellAt(s, unit) === NOWHERE) continue
    removeUnit(s, unit, 'removal')
    units.push(at(UNIT_IDS, unit))
  }
  const { seat, sorcerer } = at(s.slots, slot)
  ctx.emit({ type: 'defeated', seat, slot, sorcerer: tokenOf(sorcerer, 'sorcerer'), units })
}
