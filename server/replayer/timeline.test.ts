import { afterEach, describe, expect, test, vi } from 'vitest'
import { randomOf } from '#shared/conformance/harness.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitCommand, replayMatch } from '#shared/kernel/replay.ts'
import { recordMatch } from '#testing/recorded-match.ts'
import { setupOf } from '../replay.ts'
import { KEPT_EVERY, Timeline } from './timeline.ts'

afterEach(() => vi.restoreAllMocks())

const textOf = ({ position, decisions, events, seq }: Match): string => JSON.stringify([position, decisions, events, seq])

/** Plays a match. Returns its text after every entry, and a timeline of it. */
function open(game: Game, seed: number, most: number) {
  const { record, entries } = recordMatch(game, { seats: game.seats.max, seed, most, undoEvery: 2 })
  const match = Match.begin(game, setupOf(record))
  const texts = [textOf(match)]
  for (const { entry: command } of entries) {
    commitCommand(match, command)
    texts.push(textOf(match))
  }
  const timeline = new Timeline(Match.begin(game, setupOf(record)))
  timeline.extend(
    0,
    entries.map(({ entry: command }) => command),
  )
  return { texts, timeline, entries }
}

describe.each([sampleGame, ...GAMES].map((game) => ({ id: game.id, game: game as Game })))('a timeline of $id', ({ game }) => {
  test('gives the match after any entry, undo included, in any order', () => {
    const { texts, timeline, entries } = open(game, 5, 200)
    expect(entries.some(({ entry: command }) => command.kind === 'undo')).toBe(true)
    const random = randomOf(1)
    for (let n = 0; n < 2 * texts.length; n++) {
      const seq = random.int(texts.length)
      expect(textOf(timeline.at(seq)), `after entry ${seq}`).toBe(texts[seq])
    }
  })

  test('replays only a few entries for each request once it has been played to the end', () => {
    const { texts, timeline } = open(game, 6, 200)
    timeline.at(texts.length - 1)
    const prepared = vi.spyOn(Match.prototype, 'prepare')
    for (let seq = 0; seq < texts.length; seq++) {
      timeline.at(seq)
      expect(prepared.mock.calls.length, `to see entry ${seq}`).toBeLessThan(KEPT_EVERY)
      prepared.mockClear()
    }
  })
})

test('a change to a match from a timeline does not change the timeline', () => {
  const { texts, timeline, entries } = open(GAMES[0] as Game, 5, 60)
  const next = entries[KEPT_EVERY]?.entry
  if (!next) throw new Error('the match is too short')
  commitCommand(timeline.at(KEPT_EVERY), next)
  expect(textOf(timeline.at(KEPT_EVERY))).toBe(texts[KEPT_EVERY])
})

test('a timeline adds only unknown entries and accepts no gap', () => {
  const game = GAMES[0] as Game
  const { record, entries } = recordMatch(game, { seats: 2, seed: 5, most: 60 })
  const plain = entries.map(({ entry: command }) => command)
  const timeline = new Timeline(Match.begin(game, setupOf(record)))
  timeline.extend(0, plain.slice(0, 10))
  timeline.extend(20, plain.slice(20, 30))
  expect(timeline.length).toBe(10)
  timeline.extend(5, plain.slice(5, 20))
  expect(timeline.length).toBe(20)
  expect(timeline.at(20).position).toEqual(replayMatch(game, setupOf(record), plain.slice(0, 20)).position)
  expect(() => timeline.at(21)).toThrow('no entry 21')
})
