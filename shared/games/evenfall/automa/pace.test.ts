import { describe, expect, test } from 'vitest'
import { defaultGameOptions } from '../../../kernel/game-options.ts'
import { Match } from '../../../kernel/match.ts'
import { ROUNDS } from '../content/index.ts'
import type { Ctx } from '../frames.ts'
import { evenfall } from '../index.ts'
import { automaLines, totalOf } from '../score.ts'
import type { State } from '../state.ts'

/** Returns her score after a match in which nobody plays against her, with this many turns a round and 8 points for her battles. */
function scoreAfter(turns: number, seed: number): number {
  let left = turns
  const rules = {
    ...evenfall,
    steps: {
      ...evenfall.steps,
      scouting: { run: (_s: State, _frame: object, ctx: Ctx) => ctx.goto({ step: 'turn' }) },
      turn: {
        run(s: State, _frame: object, ctx: Ctx) {
          if (left > 0) {
            left--
            ctx.call({ step: 'automaTurn' })
            return
          }
          left = turns
          if (s.automa) s.automa.vp += 8
          ctx.goto({ step: 'roundEnd' })
        },
      },
    },
  }
  const match = Match.begin(rules, {
    game: 'evenfall',
    version: evenfall.version,
    seats: 1,
    options: defaultGameOptions(evenfall.options),
    seed: seed.toString(16).padStart(64, '0'),
  })
  const end = match.position.state as State
  expect(end.round).toBe(ROUNDS)
  return totalOf(automaLines(end))
}

describe('the pace of the Automa', () => {
  test('EF-B6 at level Witch, ten turns a round end near 105 points, nine near 95 and twelve near 130', () => {
    const average = (turns: number): number => {
      const scores = Array.from({ length: 60 }, (_, n) => scoreAfter(turns, n + 1))
      return scores.reduce((sum, score) => sum + score, 0) / scores.length
    }
    const [nine, ten, twelve] = [average(9), average(10), average(12)]
    expect(Math.abs(nine - 95)).toBeLessThan(12)
    expect(Math.abs(ten - 105)).toBeLessThan(12)
    expect(Math.abs(twelve - 130)).toBeLessThan(14)
    expect(nine < ten && ten < twelve).toBe(true)
  })
})
