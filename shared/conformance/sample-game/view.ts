import type { Seat } from '../../kernel/decision.ts'
import { memoOnObject } from '../../kernel/memo.ts'
import { boolean, list, map, number, oneOf, optionalNumber, optionalString, record, string, type ViewOf } from '../../kernel/shape.ts'
import { ENDINGS, KINDS, type Player, playerAt, type State } from './state.ts'

export const tableShape = record('RiddleTable', {
  /** Empty while the match is running. */
  ending: oneOf(['', ...ENDINGS]),
  round: number,
  rounds: number,
  /** The number of runes that are left to draw. */
  deck: number,
  pot: list(string),
  discard: list(string),
  /** The number of discarded runes of each kind. */
  gone: map(number),
  /** The seat that looks at the top of the deck. */
  seer: optionalNumber,
  /** The number of runes that it looks at. */
  scried: number,
  players: list(
    record('RiddlePlayer', {
      points: number,
      runes: number,
      laid: boolean,
      shown: optionalString,
      curse: boolean,
      out: boolean,
    }),
  ),
})
export type TableView = ViewOf<typeof tableShape>

export const handShape = record('RiddleHand', {
  runes: list(string),
  laid: optionalString,
  /** The top of the deck while this seat looks at it. The last one is on top. */
  scried: list(string),
})
export type HandView = ViewOf<typeof handShape>

const viewPlayer = memoOnObject(({ hand, laid, shown, points, curse, out }: Player) => ({
  points,
  runes: hand.length,
  laid: laid !== '',
  ...(shown && { shown }),
  curse,
  out,
}))

const viewPlayers = memoOnObject((players: readonly Player[]) => players.map(viewPlayer))

const countKinds = memoOnObject(
  (runes: readonly string[]): Readonly<Record<string, number>> =>
    Object.fromEntries(KINDS.map((kind) => [kind, runes.filter((rune) => rune.startsWith(kind)).length])),
)

export const viewTable = memoOnObject((s: State): TableView => {
  const { ending, round, rounds, deck, pot, discard, seer, scried } = s
  return {
    ending,
    round,
    rounds,
    deck: deck.length,
    pot,
    discard,
    gone: countKinds(discard),
    ...(seer >= 0 && { seer }),
    scried: scried.length,
    players: viewPlayers(s.players),
  }
})

const NOTHING: readonly string[] = []

export function viewHand(s: State, seat: Seat): HandView {
  const { hand, laid } = playerAt(s, seat)
  return { runes: hand, ...(laid && { laid }), scried: s.seer === seat ? s.scried : NOTHING }
}
