import { describe, expect, test } from 'vitest'
import type { Command } from '../kernel/command.ts'
import type { Game } from '../kernel/game.ts'
import { defaultGameOptions, type GameOptions, parseGameOptions } from '../kernel/game-options.ts'
import { Match } from '../kernel/match.ts'
import { replayMatch } from '../kernel/replay.ts'
import { EFFORT, runsFor, SEED } from './effort.ts'
import { declarationErrors } from './event-errors.ts'
import { beginFrozen, commitFrozen, randomCommand, randomOf, setupOf } from './harness.ts'
import { optionCombinations } from './option-combinations.ts'
import { playOut } from './playout.ts'
import { specErrors } from './shape-errors.ts'
import { missingOptionWords, missingWords } from './words-check.ts'

/** The number of matches that are played over all seat counts and options. `npm run conformance` plays thousands. */
const MATCHES = runsFor({ quick: 5, usual: 60, all: 2000 })

const labelOf = (options: GameOptions): string =>
  Object.entries(options)
    .map(([id, value]) => `${id}=${value}`)
    .join(' ') || 'no options'

/** Returns different seeds, which are the same for the same TEST_SEED. */
function seeds(count: number): readonly number[] {
  const random = randomOf(SEED)
  return Array.from({ length: count }, () => random.int(2 ** 31))
}

/** The suite that every game must pass. */
export function describeConformance(game: Game): void {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min + more)
  const every = counts.flatMap((seats) => optionCombinations(game.options, seats).map((options) => ({ seats, options })))
  // Each combination gets at least one match. Only the quick run takes a sample of the list.
  const step = EFFORT === 'quick' ? Math.max(1, Math.floor(every.length / MATCHES)) : 1
  const tables = every.filter((_, index) => index % step === 0)
  const runs = Math.max(1, Math.ceil(MATCHES / tables.length))

  describe(`${game.id} conforms`, () => {
    test('its declarations are valid', () => {
      expect(game.seats.min).toBeGreaterThanOrEqual(1)
      expect(game.id).toMatch(/^[a-z][a-z-]*$/)
      expect([1, 2, 3, 4, 5]).toContain(game.complexity)
      expect(game.version).not.toBe('')
      expect(parseGameOptions(game.options, defaultGameOptions(game.options)).ok).toBe(true)
      expect(new Set(game.options.map(({ id }) => id)).size).toBe(game.options.length)
      expect(specErrors([game.tableShape.spec, game.handShape.spec])).toEqual([])
      expect(declarationErrors(game.events, game.words)).toEqual([])
      expect([...missingWords({ ...game.words, name: game.names }), ...missingOptionWords(game.options)]).toEqual([])
    })

    test.each(tables.map(({ seats, options }) => [seats, labelOf(options), options] as const))('%i seats, %s', (seats, _label, options) => {
      for (const seed of seeds(runs)) playOut(game, setupOf(game, seats, seed, options), seed)
    })

    test('a match resumed from a snapshot continues like the original', () => {
      for (const seed of seeds(Math.min(runs * 2, 50))) expectResumable(game, seed)
    })
  })
}

/** Plays to a random snapshot, resumes from it and plays on. */
function expectResumable(game: Game, seed: number): void {
  const random = randomOf(seed)
  const steps = random.int(60)
  const match = beginFrozen(game, setupOf(game, game.seats.max, seed))
  const commands: Command[] = []
  const play = (live: Match): void => {
    const command = randomCommand(live, random)
    commands.push(command)
    commitFrozen(live, command)
  }
  while (!match.outcome && (commands.length < steps || !match.snapshot())) play(match)
  const snapshot = match.snapshot()
  if (!snapshot) return
  const resumed = Match.resume(game, match.setup, JSON.parse(JSON.stringify(snapshot)))
  expect(resumed.decisions).toEqual(match.decisions)
  for (let n = 0; n < 10 && !resumed.outcome; n++) play(resumed)
  expect(JSON.stringify(replayMatch(game, match.setup, commands).position)).toBe(JSON.stringify(resumed.position))
}
