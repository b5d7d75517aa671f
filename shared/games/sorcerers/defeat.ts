import { at, NOWHERE } from './cells.ts'
import { removeUnit } from './pieces.ts'
import { hasFallen, seatingOf } from './seating.ts'
import { cellAt, countWarriors, isAlive, type State, sorcererUnit, summonUnit, tokenOf, UNIT_IDS } from './state.ts'
import type { Tools } from './steps/frames.ts'

/** Sides that fall together fall in the same wave; a later wave ranks higher. */
const nextWave = (s: State): number => 1 + Math.max(...s.fallen)
const fell = (s: State, side: number, wave: number): readonly number[] => s.fallen.map((fallen, n) => (n === side && fallen === 0 ? wave : fallen))

/** SO-6.3: who falls now. */
export function maybeDefeat(s: State, k: Tools): void {
  const wave = nextWave(s)
  for (const [side, { slots }] of seatingOf(s).sides.entries()) {
    if (hasFallen(s, side)) continue
    const dead = slots.every((slot) => !isAlive(s, slot))
    const disarmed = slots.every((slot) => countWarriors(s, slot) === 0)
    // SO-11.3, SO-12.5, SO-14.3
    if (!dead && !disarmed) continue
    s.fallen = fell(s, side, wave)
    // SO-14.1, SO-14.4
    const [only] = slots.length === 1 ? slots : []
    if (s.longLiver && dead && !disarmed && only !== undefined) banishSummon(s, only, k)
    else strikeSide(s, slots, k)
  }
}

/** SO-15.3: these sides leave the board, ghosts too. */
export function defeatSides(s: State, sides: Iterable<number>, k: Tools): void {
  const wave = nextWave(s)
  for (const side of sides) {
    s.fallen = fell(s, side, wave)
    strikeSide(s, at(seatingOf(s).sides, side).slots, k)
  }
}

function banishSummon(s: State, slot: number, k: Tools): void {
  const summon = summonUnit(slot)
  const banished = cellAt(s, summon) !== NOWHERE
  if (banished) removeUnit(s, summon, 'removal')
  const { seat, sorcerer } = at(s.slots, slot)
  k.emit({ type: 'ghost', seat, slot, sorcerer: tokenOf(sorcerer, 'sorcerer'), units: banished ? [at(UNIT_IDS, summon)] : [] })
}

function strikeSide(s: State, slots: readonly number[], k: Tools): void {
  for (const slot of slots) {
    const units: string[] = []
    for (let unit = sorcererUnit(slot); unit <= summonUnit(slot); unit++) {
      if (cellAt(s, unit) === NOWHERE) continue
      removeUnit(s, unit, 'removal')
      units.push(at(UNIT_IDS, unit))
    }
    const { seat, sorcerer } = at(s.slots, slot)
    k.emit({ type: 'defeated', seat, slot, sorcerer: tokenOf(sorcerer, 'sorcerer'), units })
  }
}
