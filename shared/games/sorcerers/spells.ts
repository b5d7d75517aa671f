import { AROUND, at, type Cell, NOWHERE, nameOfCell, PASSES } from './cells.ts'
import type { Effect, SpellKind } from './content/index.ts'
import { traitOf } from './movement.ts'
import { putUnit, removeUnit } from './pieces.ts'
import { seatingOf, sideOf, sideOfSlot } from './seating.ts'
import { type Board, boardOf, cellAt, isAlive, SLOT_OF, type State, sorcererUnit, spellOf, summonUnit, tokenOfUnit, UNIT_IDS } from './state.ts'
import type { Ctx } from './steps/frames.ts'
import { isCharged } from './timers.ts'

/** SO-7.1: returns whether the spell is available. It may still lack a target. */
export function canCast(s: State, slot: number, kind: SpellKind): boolean {
  if (!isAlive(s, slot)) return false
  if (kind === 'move') return true
  return isCharged(s, slot, kind) && (kind === 'attack' || cellAt(s, summonUnit(slot)) === NOWHERE)
}

/** SO-7.5: returns whether an attack of the slot can kill the unit. */
function canKill(s: State, slot: number, unit: number): boolean {
  if (unit === -1 || traitOf(s, unit, 'immuneToAttackSpells')) return false
  return SLOT_OF[unit] === slot || seatingOf(s).twoArmies || sideOf(s, unit) !== sideOfSlot(s, slot)
}

/** Returns the cells at which the spell can be aimed: where the sorcerer or the summon will stand, or where its victim stands. */
export function targetsOf(s: State, board: Board, slot: number, effect: Effect): readonly Cell[] {
  const from = cellAt(s, sorcererUnit(slot))
  const side = sideOfSlot(s, slot)
  switch (effect.kind) {
    case 'relocate':
    case 'summon':
      return at(AROUND[effect.offsets], from).filter((cell) => board[cell] === -1)
    case 'swap':
      return at(AROUND[effect.offsets], from).filter((cell) => SLOT_OF[at(board, cell)] === slot)
    case 'leap':
      return at(PASSES[effect.offsets], from)
        .filter(({ over, behind }) => board[over] !== -1 && sideOf(s, at(board, over)) === side && board[behind] === -1)
        .map(({ behind }) => behind)
    case 'kill':
      return at(AROUND[effect.offsets], from).filter((cell) => canKill(s, slot, at(board, cell)))
  }
}

/** Applies the spell. Returns the arrivals (SO-5.2). */
export function castSpell(s: State, slot: number, kind: SpellKind, target: Cell, ctx: Ctx): readonly number[] {
  const { id: spell, effect } = spellOf(s, slot, kind)
  const { seat } = at(s.slots, slot)
  // SO-3.6
  if (kind !== 'move') at(s.slots, slot)[kind] = 0
  const board = boardOf(s)
  const caster = sorcererUnit(slot)
  const from = cellAt(s, caster)
  const of = (unit: number) => ({ unit: at(UNIT_IDS, unit), token: tokenOfUnit(s, unit) })
  const there = { from: nameOfCell(from), to: nameOfCell(target) }
  switch (effect.kind) {
    case 'relocate':
      putUnit(s, caster, target, 'move')
      ctx.emit({ type: 'relocated', seat, slot, spell, ...of(caster), ...there })
      return [caster]
    case 'swap': {
      const other = at(board, target)
      putUnit(s, caster, target, 'swap')
      putUnit(s, other, from, 'swap')
      ctx.emit({ type: 'swapped', seat, slot, spell, ...of(caster), ...there, other: at(UNIT_IDS, other), otherToken: tokenOfUnit(s, other) })
      return [caster, other]
    }
    case 'leap': {
      const pass = at(PASSES[effect.offsets], from).find(({ behind }) => behind === target)
      const over = pass ? at(board, pass.over) : caster
      putUnit(s, caster, target, 'move')
      ctx.emit({ type: 'leapt', seat, slot, spell, ...of(caster), ...there, over: at(UNIT_IDS, over), overToken: tokenOfUnit(s, over) })
      return [caster]
    }
    case 'summon': {
      const summon = summonUnit(slot)
      putUnit(s, summon, target, 'summon')
      ctx.emit({ type: 'summoned', seat, slot, spell, ...of(summon), cell: nameOfCell(target) })
      return [summon]
    }
    case 'kill': {
      const victim = at(board, target)
      ctx.emit({ type: 'killed', seat, slot, spell, victim: at(s.slots, at(SLOT_OF, victim)).seat, ...of(victim), cell: nameOfCell(target) })
      removeUnit(s, victim, 'kill')
      return []
    }
  }
}
