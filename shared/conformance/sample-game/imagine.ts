import type { SeatView } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import { RUNES, type State } from './state.ts'
import type { HandView, TableView } from './view.ts'

/** Deals at random everything that the seat cannot see. */
export function imagine({ seat, setup, table, hand }: SeatView<TableView, HandView>, random: Random): State {
  const own = hand.laid === undefined ? hand.runes : [...hand.runes, hand.laid]
  const seen = new Set([...table.pot, ...table.discard, ...own, ...hand.scried])
  const unseen = random.shuffle(RUNES.filter((rune) => !seen.has(rune)))
  const players = table.players.map(({ points, runes, laid, shown = '', curse, out }, other) => {
    const mine = other === seat
    return {
      hand: mine ? [...hand.runes] : unseen.splice(0, runes),
      laid: mine ? (hand.laid ?? '') : laid ? unseen.splice(0, 1).join() : '',
      shown,
      points,
      curse,
      out,
    }
  })
  return {
    players,
    deck: [...unseen, ...hand.scried],
    pot: [...table.pot],
    discard: [...table.discard],
    scried: hand.scried.length > 0 ? [...hand.scried] : unseen.slice(unseen.length - table.scried),
    seer: table.seer ?? -1,
    round: table.round,
    rounds: table.rounds,
    burning: setup.options.ties === 'burn',
    ending: table.ending,
  }
}
