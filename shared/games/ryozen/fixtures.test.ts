import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { courseOf } from '../../conformance/course.ts'
import type { Command, MatchSetup } from '../../kernel/command.ts'
import type { PickValue } from '../../kernel/decision.ts'
import { defaultGameOptions, type GameOptions } from '../../kernel/game-options.ts'
import { Match } from '../../kernel/match.ts'
import { commitCommand, replayMatch } from '../../kernel/replay.ts'
import { ryozen } from './index.ts'
import { Play } from './testing.ts'

/** A whole match as it was played. An entry is a seat and its pick, or only a seat, which undoes its last answer. */
interface Fixture {
  /** The name of its file. */
  readonly name: string
  readonly title: string
  readonly seats: number
  readonly options: GameOptions
  readonly seed: string
  readonly entries: readonly (readonly [number] | readonly [number, PickValue])[]
  readonly reason: string
  readonly ranks: readonly number[]
  /** The points of each line, by seat. */
  readonly scores: readonly (readonly number[])[]
  readonly heralds: readonly number[]
  readonly first: number
  readonly built: readonly string[]
  readonly kept: readonly (readonly string[])[]
  /** The types of the events that must have happened. */
  readonly saw: readonly string[]
}

const FOLDER = new URL('./fixtures/', import.meta.url)
const fixtures: readonly Fixture[] = readdirSync(FOLDER)
  .toSorted()
  .map((file) => ({ name: file.replace('.json', ''), ...JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) }))

const entryOf = ([seat, pick]: Fixture['entries'][number]): Command => (pick === undefined ? { kind: 'undo', seat } : { kind: 'answer', seat, pick })

const setupOf = ({ seats, options, seed }: Fixture): MatchSetup => ({
  game: ryozen.id,
  version: ryozen.version,
  seats,
  seed,
  options: { ...defaultGameOptions(ryozen.options), ...options },
})

describe('whole matches', () => {
  test('there is a match for both modes with every number of players, won by favour and by the better herald', () => {
    const kinds = fixtures.map(({ seats, options, reason }) => `${options.mode} ${seats} ${reason}`)
    for (const mode of ['base', 'palace']) {
      for (const seats of [2, 3, 4]) expect(kinds).toContain(`${mode} ${seats} reason.favour`)
      expect(kinds.some((kind) => kind.startsWith(mode) && kind.endsWith('reason.herald'))).toBe(true)
    }
  })

  for (const fixture of fixtures) {
    test(fixture.title, () => {
      const play = new Play(Match.begin(ryozen, setupOf(fixture)))
      const saw = new Set<string>()
      for (const command of fixture.entries.map(entryOf)) {
        expect(play.match.outcome).toBeUndefined()
        play.enter(command)
        if (command.kind === 'answer') for (const type of play.eventTypes) saw.add(type)
      }
      const { outcome, decisions } = play.match
      expect([outcome?.reason.key, outcome?.ranks]).toEqual([fixture.reason, fixture.ranks])
      expect(outcome?.scores?.map(({ lines }) => lines.map(({ points }) => points))).toEqual(fixture.scores)
      const { heralds, first, built, players } = play.table
      expect({ heralds, first, built, kept: players.map(({ kept }) => kept) }).toEqual({
        heralds: fixture.heralds,
        first: fixture.first,
        built: fixture.built,
        kept: fixture.kept,
      })
      expect([...saw].toSorted()).toEqual(fixture.saw)
      expect(decisions).toEqual([])
    })

    test(`${fixture.title}: everybody is shown what was shown when it was recorded`, () =>
      expect(courseOf(ryozen, setupOf(fixture), fixture.entries.map(entryOf))).toMatchFileSnapshot(`./courses/${fixture.name}.txt`))
  }

  test('a match continues from any entry exactly as it was played', () => {
    const fixture = fixtures.find(({ seats, options }) => seats === 2 && options.mode === 'palace')
    if (!fixture) throw new Error('no such fixture')
    const commands = fixture.entries.map(entryOf)
    const whole = replayMatch(ryozen, setupOf(fixture), commands)
    for (let seq = 0; seq < commands.length; seq += 23) {
      const match = replayMatch(ryozen, setupOf(fixture), commands.slice(0, seq))
      for (const command of commands.slice(seq)) commitCommand(match, command)
      expect(match.position).toEqual(whole.position)
    }
  })
})
