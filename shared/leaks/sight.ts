import type { Decision, Seat } from '../kernel/ask.ts'
import { tell } from '../kernel/event.ts'
import type { Game } from '../kernel/game.ts'
import type { Match, Prepared } from '../kernel/match.ts'
import { isSame } from '../kernel/same.ts'

/** What a match is, or will be once an entry is committed. */
type Moment = Pick<Match, 'position' | 'happenings'> & { readonly decisions: readonly Decision[] }

/** What everybody is told about who decides. */
const decidersOf = (decisions: readonly Decision[]): unknown => decisions.map(({ seat, status, optional }) => ({ seat, status, optional }))

/** What the rules themselves let a seat know: the table, its hand, what it is told, who decides and how it ended. */
const sights = {
  'who decides': (_game, { decisions }) => decidersOf(decisions),
  'the table': (game, { position }) => game.table(position.state),
  'the hand': (game, { position }, seat) => game.hand(position.state, seat),
  'the outcome': (game, { position }) => game.outcome(position.state),
} as const satisfies Readonly<Record<string, (game: Game, moment: Moment, seat: Seat) => unknown>>

const SIGHTS = Object.entries(sights)

/** The first thing by which the rules tell two moments apart for the seat. */
export const difference = (game: Game, seat: Seat, one: Moment, other: Moment): string | undefined =>
  SIGHTS.find(([, look]) => !isSame(look(game, one, seat), look(game, other, seat)))?.[0]

export const isToldSame = (seat: Seat, one: Moment, other: Moment): boolean =>
  isSame(
    one.happenings.map((happening) => tell(happening, seat)),
    other.happenings.map((happening) => tell(happening, seat)),
  )

export const seesSame = (game: Game, seat: Seat, one: Prepared | Match, other: Prepared | Match): boolean =>
  difference(game, seat, one, other) === undefined && isToldSame(seat, one, other)
