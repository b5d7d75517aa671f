import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { courseOf } from '../../conformance/course.ts'
import type { Command, MatchSetup } from '../../kernel/command.ts'
import { defaultGameOptions, type GameOptions } from '../../kernel/game-options.ts'
import { Match } from '../../kernel/match.ts'
import { commitCommand, replayMatch } from '../../kernel/replay.ts'
import { sorcerers } from './index.ts'
import { Play } from './testing.ts'

/** A recorded match. An entry is `seat pick`, `seat undo` or `seat resign`. */
interface Fixture {
  /** The name of the file. */
  readonly name: string
  readonly title: string
  readonly seats: number
  readonly options: GameOptions
  readonly seed: string
  readonly entries: readonly string[]
  readonly ending: string
  readonly ranks: readonly number[]
  readonly turns: number
  readonly sorcerers: readonly string[]
  /** The final cell of each unit. */
  readonly board: Readonly<Record<string, string>>
  /** The types of events that happened. */
  readonly saw: readonly string[]
}

const FOLDER = new URL('./fixtures/', import.meta.url)
const fixtures: readonly Fixture[] = readdirSync(FOLDER)
  .toSorted()
  .map((file) => ({ name: file.replace('.json', ''), ...JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) }))

function entryOf(text: string): Command {
  const [seat = '', what = ''] = text.split(' ')
  return what === 'undo' || what === 'resign' ? { kind: what, seat: Number(seat) } : { kind: 'answer', seat: Number(seat), pick: what }
}

const setupOf = ({ seats, options, seed }: Fixture): MatchSetup => ({
  game: sorcerers.id,
  version: sorcerers.version,
  seats,
  seed,
  options: { ...defaultGameOptions(sorcerers.options), ...options },
})

describe('whole matches', () => {
  test('every ending and every variant has a fixture', () => {
    expect([...new Set(fixtures.map(({ ending }) => ending))].toSorted()).toEqual(['cap', 'last', 'places', 'repetition'])
    const variants = fixtures.map(({ seats, options }) => `${seats} ${options.mode ?? 'ffa'}`)
    expect(variants).toEqual(expect.arrayContaining(['2 ffa', '3 ffa', '4 ffa', '2 teams', '4 teams']))
    expect(fixtures.filter(({ options }) => options.longLiver === true).flatMap(({ saw }) => saw)).toContain('ghost')
  })

  for (const fixture of fixtures) {
    test(fixture.title, () => {
      const play = new Play(Match.begin(sorcerers, setupOf(fixture)))
      const saw = new Set<string>()
      for (const text of fixture.entries) {
        expect(play.outcome).toBeUndefined()
        play.enter(entryOf(text))
        for (const type of play.eventTypes) saw.add(type)
      }
      const { table } = play
      expect([table.ending, play.ranks, table.turn]).toEqual([fixture.ending, fixture.ranks, fixture.turns])
      expect(table.slots.map(({ sorcerer }) => sorcerer)).toEqual(fixture.sorcerers)
      expect(Object.fromEntries(table.units.filter(({ cell }) => cell !== '').map(({ id, cell }) => [id, cell]))).toEqual(fixture.board)
      expect([...saw].toSorted()).toEqual(fixture.saw)
      expect([table.phase, play.match.decisions]).toEqual(['over', []])
    })

    test(`${fixture.title}: everybody sees what was recorded`, () =>
      expect(courseOf(sorcerers, setupOf(fixture), fixture.entries.map(entryOf))).toMatchFileSnapshot(`./courses/${fixture.name}.txt`))
  }

  test('a match resumed after any entry continues as recorded', () => {
    const fixture = fixtures.find(({ title }) => title.includes('leave'))
    if (!fixture) throw new Error('no such fixture')
    const commands = fixture.entries.map(entryOf)
    const whole = replayMatch(sorcerers, setupOf(fixture), commands)
    for (let seq = 0; seq < commands.length; seq += 7) {
      const match = replayMatch(sorcerers, setupOf(fixture), commands.slice(0, seq))
      for (const command of commands.slice(seq)) commitCommand(match, command)
      expect(match.position).toEqual(whole.position)
    }
  })
})
