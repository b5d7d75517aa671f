import type { PublicEvent } from '../../kernel/define-events.ts'
import { at } from './cells.ts'
import type { Events } from './events.ts'
import { countHeld, holdersOf } from './places.ts'
import { seatingOf, seatsOf } from './seating.ts'
import type { Ending, State } from './state.ts'
import type { Ctx } from './steps/frames.ts'

interface Verdict {
  readonly ending: Exclude<Ending, ''>
  readonly winners: readonly number[]
}

const sidesFallenIn = (s: State, wave: number): readonly number[] => s.fallen.flatMap((fallen, side) => (fallen === wave ? [side] : []))
const standing = (s: State): readonly number[] => sidesFallenIn(s, 0)

/** Returns the verdict if the match is over. `acting` is the side that acted; it is missing for a ghost and when a player left. */
function judge(s: State, acting: number | undefined, holders: readonly number[]): Verdict | undefined {
  const { sides } = seatingOf(s)
  const left = standing(s)
  // SO-11.6
  if (left.length === 0) {
    return acting === undefined ? { ending: 'together', winners: sidesFallenIn(s, Math.max(...s.fallen)) } : { ending: 'last', winners: [acting] }
  }
  // SO-11.1: if one player leads all remaining sides, nobody else can win.
  const leaders = new Set(left.flatMap((side) => at(sides, side).slots).map((slot) => at(s.slots, slot).seat))
  if (left.length === 1 || leaders.size === 1) return { ending: 'last', winners: left }
  // SO-11.2
  const holder = left.find((side) => countHeld(s, holders, side) >= at(sides, side).placesToWin)
  return holder === undefined ? undefined : { ending: 'places', winners: [holder] }
}

function finish(s: State, { ending, winners }: Verdict, ctx: Ctx): void {
  s.phase = 'over'
  s.ending = ending
  s.winners = winners
  ctx.emit(tellEnd(s, ending, winners))
}

function tellEnd(s: State, ending: Verdict['ending'], winners: readonly number[]): PublicEvent<Events> {
  const [seat = 0, partner] = new Set(winners.flatMap((side) => seatsOf(s, side)))
  switch (ending) {
    case 'places':
    case 'last': {
      const held = countHeld(s, holdersOf(s), at(winners, 0))
      return partner === undefined ? { type: `won-by-${ending}`, seat, held } : { type: `team-won-by-${ending}`, seat, partner, held }
    }
    case 'repetition':
    case 'cap':
    case 'together':
      return { type: `drawn-by-${ending}`, turns: s.turn }
  }
}

/** SO-6.5: ends the match if a side has won. */
export function maybeWin(s: State, acting: number | undefined, holders: readonly number[], ctx: Ctx): void {
  const verdict = judge(s, acting, holders)
  if (verdict) finish(s, verdict, ctx)
}

/** SO-15.1, SO-15.2: ends the match as a draw, in which all undefeated sides share the first place. */
export function draw(s: State, ending: 'repetition' | 'cap', ctx: Ctx): void {
  finish(s, { ending, winners: standing(s) }, ctx)
}
