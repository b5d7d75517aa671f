import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { courseOf } from '../../conformance/course.ts'
import type { Command, MatchSetup } from '../../kernel/command.ts'
import type { GameOptions } from '../../kernel/game-options.ts'
import { replayMatch } from '../../kernel/replay.ts'
import { whirlingWitchcraft } from './index.ts'
import { type State, TIMINGS } from './state.ts'
import { textOf } from './testing/notation.ts'

/** A recorded match. An entry is `seat pick` or `seat undo`. */
interface Fixture {
  readonly seats: number
  readonly seed: string
  readonly options: GameOptions
  readonly reason: string
  readonly ranks: readonly number[]
  readonly rounds: number
  readonly circles: readonly string[]
  readonly benches: readonly string[]
  readonly entries: readonly string[]
}

const FOLDER = new URL('./fixtures/', import.meta.url)
const fixtures: readonly (readonly [string, Fixture])[] = readdirSync(FOLDER)
  .toSorted()
  .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))])

function entryOf(text: string): Command {
  const [seat = '', pick = ''] = text.split(' ')
  return pick === 'undo' ? { kind: 'undo', seat: Number(seat) } : { kind: 'answer', seat: Number(seat), pick }
}

const setupOf = ({ seats, seed, options }: Fixture): MatchSetup => ({
  game: whirlingWitchcraft.id,
  version: whirlingWitchcraft.version,
  seats,
  seed,
  options,
})

describe('whole matches', () => {
  test('every ending, every timing, every number of players and both setups have a fixture', () => {
    const all = fixtures.map(([, fixture]) => fixture)
    expect([...new Set(all.map(({ reason }) => reason))].toSorted()).toEqual([
      'reason.circle-alone',
      'reason.circle-emptiest-bench',
      'reason.circle-most-cubes',
      'reason.circle-most-kinds',
      'reason.circle-shared',
      'reason.last-cauldron-emptiest-bench',
      'reason.last-cauldron-most-cubes',
      'reason.last-cauldron-shared',
    ])
    for (const timing of TIMINGS) expect(all.filter(({ options }) => options.timing === timing).length).toBeGreaterThan(1)
    expect(new Set(all.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5]))
    expect(new Set(all.map(({ options }) => options.characters))).toEqual(new Set(['initiate', 'choose']))
    const picks = all.flatMap(({ entries }) => entries.map((entry) => entry.split(' ')[1]))
    for (const pick of ['undo', 'call-initiative', 'redraw', 'random', 'start-over']) expect(picks).toContain(pick)
  })

  test.each(fixtures)('%s', (_name, fixture) => {
    const { reason, ranks, rounds, circles, benches, entries } = fixture
    const setup = setupOf(fixture)
    const match = replayMatch(whirlingWitchcraft, setup, entries.map(entryOf))
    const state = match.position.state as State
    expect(match.outcome).toMatchObject({ ranks, reason: { key: reason } })
    expect(match.decisions).toEqual([])
    expect(state.round).toBe(rounds)
    expect(state.players.map(({ circle }) => textOf(circle))).toEqual(circles)
    expect(state.players.map(({ bench }) => textOf(bench))).toEqual(benches)
    const early = replayMatch(whirlingWitchcraft, setup, entries.slice(0, -1).map(entryOf))
    expect(early.outcome).toBeUndefined()
  })

  test.each(fixtures)('%s: everybody sees what was recorded', (name, fixture) =>
    expect(courseOf(whirlingWitchcraft, setupOf(fixture), fixture.entries.map(entryOf))).toMatchFileSnapshot(`./courses/${name}.txt`),
  )
})
