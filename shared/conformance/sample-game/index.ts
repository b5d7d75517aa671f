import type { Seat } from '../../kernel/decision.ts'
import { defineGame } from '../../kernel/define-game.ts'
import type { Outcome } from '../../kernel/game.ts'
import { evaluateByScore } from '../../kit/evaluate-by-score.ts'
import { rankBy } from '../../kit/rank-by.ts'
import { events } from './events.ts'
import { imagine } from './imagine.ts'
import { playerAt, type State, setup, violations } from './state.ts'
import { type Ctx, finish, steps } from './steps.ts'
import { handShape, tableShape, viewHand, viewTable } from './view.ts'
import { words } from './words.ts'

/** Ranks the players by points. Players who are out come last, and equal players share a rank. */
function outcome(s: State): Outcome | undefined {
  if (s.ending === '') return undefined
  return {
    ranks: rankBy(s.players, ({ out, points }) => (out ? -1 : points)),
    reason: { key: `reason.${s.ending}` },
    scores: s.players.map(({ points }) => ({ total: points, lines: [{ line: { key: 'score.points' }, points }] })),
  }
}

function resign(s: State, seat: Seat, ctx: Ctx): void {
  const player = playerAt(s, seat)
  if (player.out) return
  const runes = player.laid ? [...player.hand, player.laid] : player.hand
  s.deck.unshift(...runes)
  ctx.emit({ type: 'gave-up', seat, count: runes.length })
  player.hand = []
  player.laid = ''
  player.out = true
  if (s.seer === seat) {
    s.seer = -1
    s.scried = []
  }
  if (s.players.filter(({ out }) => !out).length === 1) finish(s, 'alone', ctx)
}

/** The worth of a rune in hand, which is a fair share of a pot. */
const RUNE_WORTH = 0.3

function evaluate(s: State, seat: Seat): number {
  const worth = s.players.map(({ out, points, hand }) => (out ? -5 : points + RUNE_WORTH * hand.length))
  return evaluateByScore(worth, seat, outcome(s))
}

/**
 * A small game with everything that makes games hard to serve: hidden hands, secret simultaneous choices, nested effects, random results,
 * optional decisions and ties. People do not play it. The kernel's tests and the guide to new games use it.
 */
export const sampleGame = defineGame({
  id: 'riddle',
  names: { en: 'Riddle', ru: 'Загадка' },
  seats: { min: 2, max: 4 },
  complexity: 1,
  options: [
    {
      id: 'ties',
      kind: 'choice',
      names: { en: 'A tied pot', ru: 'Ничейный банк' },
      values: [
        { id: 'stay', names: { en: 'stays', ru: 'остаётся' } },
        { id: 'burn', names: { en: 'is thrown away', ru: 'сбрасывается' } },
      ],
      default: 'stay',
    },
    {
      id: 'curses',
      kind: 'flag',
      names: { en: 'Curses', ru: 'Проклятия' },
      hint: { en: 'One for each player', ru: 'По одному на игрока' },
      default: true,
    },
    { id: 'rounds', kind: 'range', names: { en: 'Rounds', ru: 'Раунды' }, min: 1, max: 5, step: 1, default: 3 },
  ],
  words,
  events,
  tableShape,
  handShape,
  setup,
  steps,
  table: viewTable,
  hand: viewHand,
  outcome,
  resign,
  imagine,
  evaluate,
  violations,
})
