import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { courseOf } from '../../conformance/course.ts'
import type { Command, MatchSetup } from '../../kernel/command.ts'
import { defaultGameOptions, type GameOptions } from '../../kernel/game-options.ts'
import { Match } from '../../kernel/match.ts'
import { replayMatch } from '../../kernel/replay.ts'
import { witchstone } from './index.ts'
import { Play } from './testing.ts'

/** A whole match as it was played. Each entry is `seat pick` or `seat undo`. */
interface Fixture {
  /** The name of its file. */
  readonly name: string
  readonly title: string
  readonly seats: number
  readonly options: GameOptions
  readonly seed: string
  readonly ranks: readonly number[]
  readonly reason: string
  readonly totals: readonly number[]
  readonly wands: readonly number[]
  readonly levels: readonly string[]
  /** The types of the events that must have happened. */
  readonly saw: readonly string[]
  readonly entries: readonly string[]
}

const FOLDER = new URL('./fixtures/', import.meta.url)
const fixtures: readonly Fixture[] = readdirSync(FOLDER)
  .toSorted()
  .map((file) => ({ name: file.replace('.json', ''), ...JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) }))

function entryOf(text: string): Command {
  const [seat = '', what = ''] = text.split(' ')
  return what === 'undo' ? { kind: 'undo', seat: Number(seat) } : { kind: 'answer', seat: Number(seat), pick: what }
}

const setupOf = ({ seats, options, seed }: Fixture): MatchSetup => ({
  game: witchstone.id,
  version: witchstone.version,
  seats,
  seed,
  options: { ...defaultGameOptions(witchstone.options), ...options },
})

describe('whole matches', () => {
  test('there is a match for every player count, every level, every ending but the rarest, and the dead end', () => {
    expect([...new Set(fixtures.map(({ seats }) => seats))].toSorted()).toEqual([2, 3, 4])
    expect([...new Set(fixtures.flatMap(({ levels }) => levels))].toSorted()).toEqual(['level-1', 'level-2', 'level-3', 'standard'])
    // two players with equal points rarely both reach the end of the wand, so no match has that ending
    expect([...new Set(fixtures.map(({ reason }) => reason))].toSorted()).toEqual(['reason.points', 'reason.shared', 'reason.wand'])
    const saw = new Set(fixtures.flatMap((fixture) => fixture.saw))
    const told = Object.keys(witchstone.words).flatMap((key) => (key.startsWith('event.') && !key.endsWith('.told') ? [key.slice(6)] : []))
    // an empty owl stack and a full rack are too rare to happen in ten matches
    expect(told.filter((type) => !saw.has(type))).toEqual(['scored', 'screened'])
  })

  for (const fixture of fixtures) {
    test(fixture.title, () => {
      const play = new Play(Match.begin(witchstone, setupOf(fixture)))
      const saw = new Set(play.events.map(({ type }) => type))
      for (const text of fixture.entries) {
        expect(play.match.outcome).toBeUndefined()
        play.enter(entryOf(text))
        for (const { type } of play.events) saw.add(type)
      }
      const { outcome } = play.match
      expect([outcome?.ranks, outcome?.reason.key, outcome?.scores?.map(({ total }) => total)]).toEqual([
        fixture.ranks,
        fixture.reason,
        fixture.totals,
      ])
      expect(play.table.players.map(({ wand }) => wand)).toEqual(fixture.wands)
      expect(play.table.players.map(({ level }) => level)).toEqual(fixture.levels)
      for (const type of fixture.saw) if (type !== 'undone') expect(saw).toContain(type)
      expect(play.match.decisions).toEqual([])
      const again = replayMatch(witchstone, setupOf(fixture), fixture.entries.map(entryOf))
      expect(JSON.stringify(again.position)).toBe(JSON.stringify(play.match.position))
    })

    test(`${fixture.title}: everybody is shown what was shown when it was recorded`, () =>
      expect(courseOf(witchstone, setupOf(fixture), fixture.entries.map(entryOf))).toMatchFileSnapshot(`./courses/${fixture.name}.txt`))
  }
})
