import { describe, expect, test } from 'vitest'
import { runsFor } from '../conformance/effort.ts'
import { randomOf } from '../conformance/harness.ts'
import { sampleGame } from '../conformance/sample-game/index.ts'
import { GAMES } from '../games/index.ts'
import type { Game } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import { pairOf, tablesOf } from './plan.ts'
import type { Viewer } from './visibility.ts'
import { Worlds } from './worlds.ts'

/** The number of compared pairs of each game. */
const PAIRS = runsFor({ quick: 20, usual: 60, all: 1000 })
const ACTIONS = 30

/** What a seat can learn besides its table and hand: its decision id, whether it can undo, and how answers are refused. */
function heardBy(match: Match, seat: Viewer): unknown {
  if (seat === undefined) return undefined
  const ids = [
    '',
    `${seat}.0`,
    `${seat}.9999`,
    `standing.${seat}.0`,
    ...match.decisions.map((decision) => decision.seat).map((other) => `${other}.1`),
  ]
  const codeOf = (id: string): string => {
    const answered = match.answer(seat, id, 'nothing')
    return answered.ok ? 'ok' : answered.refusal.code
  }
  return { id: match.decisionOf(seat)?.id, undo: match.canUndo(seat), refused: ids.map(codeOf) }
}

function compare(game: Game, pairs: number): number {
  const tables = tablesOf(game)
  let secrets = 0
  for (let seed = 1; seed <= pairs; seed++) {
    const table = randomOf(seed).pick(tables)
    const worlds = new Worlds(game, pairOf({ ...table, seed }))
    for (let n = 0; n < ACTIONS; n++) {
      const [one, other] = worlds.matches
      expect(heardBy(other, worlds.viewer), `seed ${seed}, ${n} deeds`).toEqual(heardBy(one, worlds.viewer))
      const action = worlds.next()
      if (!action) break
      if (action.kind === 'secretly' || (action.kind === 'answer' && action.picks[0] !== action.picks[1])) secrets++
    }
  }
  return secrets
}

describe('secret actions of others change neither the decision ids, the undo nor the refusals of a seat', () => {
  const secrets: Record<string, number> = {}

  test.each([sampleGame, ...GAMES].map((game) => [game.id, game] as const))('%s', (id, game) => {
    secrets[id] = compare(game, PAIRS)
  })

  test('only these games have secret actions', () => {
    expect(Object.keys(secrets).filter((id) => secrets[id])).toEqual(['riddle', 'whirling-witchcraft', 'witchstone', 'evenfall'])
  })
})
