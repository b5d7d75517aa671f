import { at, NOWHERE } from './cells.ts'
import type { Track } from './content/index.ts'
import { countHeld } from './places.ts'
import { sideOfSlot, slotsInUse } from './seating.ts'
import { cellAt, isAlive, type State, sorcererOf, summonUnit } from './state.ts'
import type { Ctx } from './steps/frames.ts'

export const TIMERS = ['summon', 'attack'] as const
export type Timer = (typeof TIMERS)[number]

export const trackOf = (s: State, slot: number, timer: Timer): Track => {
  const { summonTrack, attackTrack } = sorcererOf(s, slot)
  return timer === 'summon' ? summonTrack : attackTrack
}
/** SO-3.3: returns whether the timer is at the end of its track. */
export const isCharged = (s: State, slot: number, timer: Timer): boolean =>
  at(s.slots, slot).sorcerer !== -1 && at(s.slots, slot)[timer] === trackOf(s, slot, timer).length

/** SO-3.2: advances the timers of a slot at the start of its turn. */
export function advanceTimers(s: State, slot: number, holders: readonly number[], ctx: Ctx): void {
  const board = at(s.slots, slot)
  const held = countHeld(s, holders, sideOfSlot(s, slot))
  for (const timer of TIMERS) {
    const { length, places, spell } = trackOf(s, slot, timer)
    if (held < places || board[timer] === length) continue
    if (timer === 'summon' && cellAt(s, summonUnit(slot)) !== NOWHERE) continue
    board[timer]++
    if (board[timer] === length) ctx.emit({ type: 'spell-charged', seat: board.seat, slot, spell })
    else ctx.emit({ type: 'timer-advanced', seat: board.seat, slot, spell, step: board[timer], length })
  }
}

/** SO-3.4: resets the timers whose side no longer holds enough places. */
export function resetTimers(s: State, holders: readonly number[], ctx: Ctx): void {
  for (const slot of slotsInUse(s)) {
    const board = at(s.slots, slot)
    for (const timer of TIMERS) {
      if (board[timer] === 0 || isCharged(s, slot, timer)) continue
      const { places, spell } = trackOf(s, slot, timer)
      if (countHeld(s, holders, sideOfSlot(s, slot)) >= places) continue
      board[timer] = 0
      if (isAlive(s, slot)) ctx.emit({ type: 'timer-reset', seat: board.seat, slot, spell })
    }
  }
}
