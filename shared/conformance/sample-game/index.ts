import type { Seat } from '../../kernel/decision.ts'
import type { Game, Outcome, StepContext } from '../../kernel/game.ts'
import { imagine } from './imagine.ts'
import { type Frames, playerAt, type State, setup, violations } from './state.ts'
import { finish, steps } from './steps.ts'
import { type HandView, handShape, type TableView, tableShape, viewHand, viewTable } from './view.ts'
import { words } from './words.ts'

/** Who is out stands behind everybody else; who has the same shares the place. */
function outcome(s: State): Outcome | undefined {
  if (s.ending === '') return undefined
  const standing = s.players.map(({ out, points }) => (out ? -1 : points))
  return {
    ranks: standing.map((mine) => 1 + standing.filter((other) => other > mine).length),
    reason: { key: `reason.${s.ending}` },
    scores: s.players.map(({ points }) => ({ total: points, lines: [{ line: { key: 'score.points' }, points }] })),
  }
}

function resign(s: State, seat: Seat, ctx: StepContext<Frames>): void {
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

/** What a rune in hand is worth before it is played: a fair share of a pot. */
const RUNE_WORTH = 0.3

function value(s: State, seat: Seat): number {
  const result = outcome(s)
  if (result) {
    const rank = result.ranks[seat]
    return rank === 1 ? 1 / result.ranks.filter((other) => other === 1).length : 0
  }
  const worth = s.players.map(({ out, points, hand }) => (out ? -5 : points + RUNE_WORTH * hand.length))
  const rivals = worth.filter((_, other) => other !== seat)
  return 1 / (1 + Math.exp(Math.max(...rivals) - (worth[seat] ?? 0)))
}

/**
 * A small game with everything that makes games hard to serve: hidden hands, secret simultaneous choices, nested effects, chance,
 * somebody who may step in, and ties. It is not played by people: the kernel's tests and the guide to new games use it.
 */
export const sampleGame: Game<State, Frames, TableView, HandView> = {
  id: 'riddle',
  names: { en: 'Riddle', ru: 'Загадка' },
  version: '1',
  seats: { min: 2, max: 4 },
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
  tableShape,
  handShape,
  setup,
  steps,
  table: viewTable,
  hand: viewHand,
  outcome,
  resign,
  imagine,
  evaluate: value,
  violations,
}
