import { describe, expect, test } from 'vitest'
import { runsFor } from '../conformance/effort.ts'
import { commitFrozen, randomCommand, randomOf, setupOf } from '../conformance/harness.ts'
import { sampleGame } from '../conformance/sample-game/index.ts'
import { GAMES } from '../games/index.ts'
import { checkPick, type PickValue, type Seat } from '../kernel/decision.ts'
import { defineEvents } from '../kernel/define-events.ts'
import { defineGame } from '../kernel/define-game.ts'
import type { Game } from '../kernel/game.ts'
import type { GameOptions } from '../kernel/game-options.ts'
import { Match } from '../kernel/match.ts'
import { commitCommand } from '../kernel/replay.ts'
import { number, record } from '../kernel/shape.ts'
import { BOT_LEVELS, type BotLevel } from '../protocol/match.ts'
import { think } from './index.ts'

/** A seat takes one to three things from a heap, and the seat that takes the last one wins. The estimate is 0.5 until the end. */
interface Heap {
  left: number
  turn: Seat
}
const nim = defineGame({
  id: 'nim',
  names: { en: 'Nim', ru: 'Ним' },
  seats: { min: 2, max: 2 },
  complexity: 1,
  options: [{ id: 'heap', kind: 'range', names: { en: 'Heap', ru: 'Куча' }, min: 1, max: 50, step: 1, default: 10 }],
  words: {},
  events: defineEvents({}),
  tableShape: record('NimTable', { left: number, turn: number }),
  setup: ({ options }): { state: Heap; first: { readonly step: 'take' } } => ({
    state: { left: Number(options.heap), turn: 0 },
    first: { step: 'take' },
  }),
  steps: {
    take: {
      ask: ({ left, turn }) => [{ seat: turn, prompt: { key: 'prompt.take' }, question: { kind: 'amount', min: 1, max: Math.min(3, left) } }],
      answer(s, _frame, seat, pick) {
        s.left -= Number(pick)
        s.turn = 1 - seat
      },
    },
  },
  outcome: ({ left, turn }) => (left > 0 ? undefined : { ranks: turn === 0 ? [2, 1] : [1, 2], reason: { key: 'reason.taken' } }),
  evaluate: ({ left, turn }, seat) => (left > 0 ? 0.5 : turn === seat ? 0 : 1),
  violations: () => [],
})

interface Thinking {
  readonly level: BotLevel
  readonly positions: number
  readonly seed?: number
}
const thinkAt = (match: Match, seat: Seat, { level, positions, seed = 1 }: Thinking): PickValue =>
  think({ game: match.game, view: match.seatView(seat), level, budget: { positions }, random: randomOf(seed) })

interface BotMatch {
  readonly levels: readonly BotLevel[]
  readonly positions: number
  readonly options?: GameOptions
}
/** Plays a match between bots of these levels and returns the ranks by seat. */
function play(game: Game, seed: number, { levels, positions, options }: BotMatch): readonly number[] {
  const match = Match.begin(game, setupOf(game, levels.length, seed, options))
  for (let n = 0; !match.outcome; n++) {
    const due = match.decisions.find(({ optional }) => !optional)
    if (!due) throw new Error('nobody decides')
    const pick = thinkAt(match, due.seat, { level: levels[due.seat] ?? 'novice', positions, seed: seed * 1000 + n })
    commitCommand(match, { kind: 'answer', seat: due.seat, pick })
  }
  return match.outcome.ranks
}

/** The number of matches of every game in which each bot is asked. Each match has one more seat than the last. */
const SEEDS = runsFor({ quick: 1, usual: 4, all: 40 })

describe('a bot', () => {
  test.each([sampleGame, ...GAMES].flatMap((game) => BOT_LEVELS.map((level) => ({ id: game.id, level, game: game as Game }))))(
    'of level $level gives only legal answers in $id',
    ({ level, game }) => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const random = randomOf(seed)
        const match = Match.begin(game, setupOf(game, game.seats.min + (seed % (game.seats.max - game.seats.min + 1)), seed))
        for (let n = 0; n < 24 && !match.outcome; n++) {
          for (const { seat, question } of match.decisions)
            if (n % 8 < 2) expect(checkPick(question, thinkAt(match, seat, { level, positions: 150, seed: n }))).toBeUndefined()
          commitFrozen(match, randomCommand(match, random))
        }
      }
    },
  )

  test.each(BOT_LEVELS)('of level %s decides the same for the same view, random stream and number of positions', (level) => {
    const match = Match.begin(sampleGame, setupOf(sampleGame, 3, 7))
    const picks = Array.from({ length: 3 }, () => JSON.stringify(thinkAt(match, 1, { level, positions: 500, seed: 5 })))
    expect(new Set(picks).size).toBe(1)
  })

  test('decides from its view alone, so hidden information does not change its answer', () => {
    const match = Match.begin(sampleGame, setupOf(sampleGame, 3, 7))
    const view = JSON.parse(JSON.stringify(match.seatView(1)))
    expect(JSON.stringify(view)).not.toContain(JSON.stringify(sampleGame.hand(match.position.state as never, 0)))
    expect(think({ game: sampleGame, view, level: 'master', budget: { positions: 500 }, random: randomOf(5) })).toEqual(
      thinkAt(match, 1, { level: 'master', positions: 500, seed: 5 }),
    )
  })

  test('does not pick a choice that is marked skippedByBots', () => {
    const chatty: Game = {
      ...nim,
      steps: {
        take: {
          ask: (s) => [
            {
              seat: (s as Heap).turn,
              prompt: { key: 'prompt.take' },
              question: { kind: 'one', choices: [{ id: '1' }, { id: '2' }, { id: 'wave', skippedByBots: true }] },
            },
          ],
          answer: (s, frame, seat, pick, ctx) => {
            if (pick !== 'wave') nim.steps.take.answer?.(s as Heap, frame as { step: 'take' }, seat, Number(pick), ctx)
          },
        },
      },
    }
    const match = Match.begin(chatty, setupOf(chatty, 2, 1))
    for (const level of BOT_LEVELS)
      for (let seed = 0; seed < 10; seed++) expect(['1', '2']).toContain(thinkAt(match, 0, { level, positions: 50, seed }))
  })

  test('does not search if there is a single answer', () => {
    const match = Match.begin(nim, setupOf(nim, 2, 1, { heap: 1 }))
    let looks = 0
    const now = () => looks++
    expect(think({ game: nim, view: match.seatView(0), level: 'master', budget: { now, deadline: 1000 }, random: randomOf(1) })).toBe(1)
    expect(looks).toBe(0)
  })

  test('stops when its time is over', () => {
    const match = Match.begin(nim, setupOf(nim, 2, 1, { heap: 50 }))
    let time = 0
    const now = () => time++
    think({ game: nim, view: match.seatView(0), level: 'master', budget: { now, deadline: 100 }, random: randomOf(1) })
    expect(time).toBe(101)
  })

  test('throws if its seat is not asked', () => {
    const match = Match.begin(nim, setupOf(nim, 2, 1))
    expect(() => thinkAt(match, 1, { level: 'adept', positions: 10 })).toThrow('seat 1 is not asked')
  })
})

describe('a master', () => {
  test.each([5, 6, 7, 9, 10, 11, 13, 14])('finds the only way to win a heap of %i', (heap) => {
    const match = Match.begin(nim, setupOf(nim, 2, 1, { heap }))
    expect(thinkAt(match, 0, { level: 'master', positions: 20_000 })).toBe(heap % 4)
  })

  test('wins every match from such a heap', () => {
    for (let seed = 1; seed <= 10; seed++)
      expect(play(nim, seed, { levels: ['master', 'adept'], positions: 20_000, options: { heap: 14 } })).toEqual([1, 2])
  })

  test('stops when the search is exhausted', () => {
    const match = Match.begin(nim, setupOf(nim, 2, 1, { heap: 9 }))
    let looks = 0
    const now = () => {
      looks++
      return 0
    }
    think({ game: nim, view: match.seatView(0), level: 'master', budget: { now, deadline: 1 }, random: randomOf(1) })
    expect(looks).toBeLessThan(1000)
  })
})

describe('levels', () => {
  test('every level takes a win that is one answer away', () => {
    for (const level of BOT_LEVELS) {
      const match = Match.begin(nim, setupOf(nim, 2, 1, { heap: 3 }))
      expect(thinkAt(match, 0, { level, positions: 100 })).toBe(3)
    }
  })
})
