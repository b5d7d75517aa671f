import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { courseOf } from '../../conformance/course.ts'
import type { Command, MatchSetup } from '../../kernel/command.ts'
import type { PickValue } from '../../kernel/decision.ts'
import { defaultGameOptions, type GameOptions } from '../../kernel/game-options.ts'
import { Match } from '../../kernel/match.ts'
import { commitCommand, replayMatch } from '../../kernel/replay.ts'
import type { Line } from '../../kernel/words.ts'
import { DIFFICULTIES } from './content/index.ts'
import { evenfall } from './index.ts'
import { Play } from './testing.ts'

/** A whole match as it was played. */
interface Fixture {
  /** The name of its file. */
  readonly name: string
  readonly title: string
  readonly seats: number
  readonly options: GameOptions
  readonly seed: string
  readonly covens: readonly string[]
  /** Each answer with its seat. */
  readonly entries: readonly (readonly [number, PickValue])[]
  readonly ranks: readonly number[]
  readonly reason: Line
  /** The grade of a solo match. */
  readonly grade?: string
  readonly totals: readonly number[]
  readonly mana: readonly number[]
  /** The types of the events that must have happened. */
  readonly saw: readonly string[]
}

const FOLDER = new URL('./fixtures/', import.meta.url)
const fixtures: readonly Fixture[] = readdirSync(FOLDER)
  .toSorted()
  .map((file) => ({ name: file.replace('.json', ''), ...JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) }))

const entriesOf = ({ entries }: Fixture): readonly Command[] => entries.map(([seat, pick]) => ({ kind: 'answer', seat, pick }))
const setupOf = ({ seats, options, seed }: Fixture): MatchSetup => ({
  game: evenfall.id,
  version: evenfall.version,
  seats,
  seed,
  options: { ...defaultGameOptions(evenfall.options), ...options },
})

describe('whole matches', () => {
  test('there is a match for every number of players on both sides, every level of the Automa, and every ending', () => {
    const tables = fixtures.filter(({ seats }) => seats > 1).map(({ seats, options }) => `${seats} ${options.side ?? 'solar'}`)
    expect(tables).toEqual(expect.arrayContaining(['2 solar', '2 lunar', '3 solar', '3 lunar', '4 solar', '4 lunar']))
    const levels = fixtures.filter(({ seats }) => seats === 1).map(({ options }) => options.difficulty)
    expect(levels.toSorted()).toEqual(DIFFICULTIES.map(({ id }) => id).toSorted())
    const endings = new Set(fixtures.map(({ reason }) => reason.key))
    expect(endings).toEqual(new Set(['reason.points', 'reason.mana', 'reason.shared', 'reason.automa', 'reason.beat-automa']))
    expect(new Set(fixtures.filter(({ options }) => options.side === 'lunar').flatMap(({ covens }) => covens))).toEqual(
      new Set(['star', 'cross', 'circle', 'thorn']),
    )
  })

  for (const fixture of fixtures) {
    test(fixture.title, () => {
      const play = new Play(Match.begin(evenfall, setupOf(fixture)))
      for (const command of entriesOf(fixture)) {
        expect(play.match.outcome).toBeUndefined()
        play.enter(command)
      }
      const { ranks, reason, grade, scores } = play.match.outcome ?? {}
      expect({ ranks, reason }).toEqual({ ranks: fixture.ranks, reason: fixture.reason })
      expect(grade?.params?.grade).toBe(fixture.grade)
      expect(scores?.map(({ total }) => total)).toEqual(fixture.totals)
      expect(play.table.players.map(({ mana }) => mana)).toEqual(fixture.mana)
      expect(play.table.players.map(({ coven }) => coven)).toEqual(fixture.covens)
      expect([...new Set(play.eventTypes)].toSorted()).toEqual(fixture.saw)
      expect([play.table.phase, play.match.decisions]).toEqual(['over', []])
    })

    test(`${fixture.title}: everybody is shown what was shown when it was recorded`, () =>
      expect(courseOf(evenfall, setupOf(fixture), entriesOf(fixture))).toMatchFileSnapshot(`./courses/${fixture.name}.txt`))
  }

  test('a match continues from any entry exactly as it was played', () => {
    const fixture = fixtures.find(({ seats, options }) => seats === 3 && options.side === 'lunar')
    if (!fixture) throw new Error('no such fixture')
    const commands = entriesOf(fixture)
    const whole = replayMatch(evenfall, setupOf(fixture), commands)
    for (let seq = 0; seq < commands.length; seq += 43) {
      const match = replayMatch(evenfall, setupOf(fixture), commands.slice(0, seq))
      for (const command of commands.slice(seq)) commitCommand(match, command)
      expect(match.position).toEqual(whole.position)
    }
  })
})
