import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginFrozen, commitFrozen, randomCommand, randomOf, setupOf } from '../conformance/harness.ts'
import { sampleGame } from '../conformance/sample-game/index.ts'
import { type Command, undoneCommands } from './command.ts'
import { Match, type Snapshot } from './match.ts'
import { ReplayError, replayMatch } from './replay.ts'

interface Played {
  readonly match: Match
  readonly entries: readonly Command[]
  readonly snapshots: readonly Snapshot[]
  readonly texts: readonly string[]
}

const textOf = (match: Match): string => JSON.stringify([match.position, match.decisions, match.events, match.seq])

/** Removes the last events, which a snapshot does not keep. */
const withoutNews = (text: string): unknown => JSON.parse(text).toSpliced(2, 1)

/** Plays a whole match with undos and a few resignations, and records it after every command. */
function play(seed: number): Played {
  const random = randomOf(seed)
  const match = beginFrozen(sampleGame, setupOf(sampleGame, 2 + (seed % 3), seed))
  const commands: Command[] = []
  const snapshots: Snapshot[] = []
  const texts = [textOf(match)]
  while (!match.outcome) {
    const seat = random.int(match.setup.seats)
    const dice = random.int(40)
    const command: Command =
      dice === 0 ? { kind: 'resign', seat } : dice < 8 && match.canUndo(seat) ? { kind: 'undo', seat } : randomCommand(match, random)
    commitFrozen(match, command)
    commands.push(command)
    texts.push(textOf(match))
    const snapshot = match.snapshot()
    if (snapshot) snapshots.push(structuredClone(snapshot))
  }
  return { match, entries: commands, snapshots, texts }
}

describe('a match is determined by its setup and its commands', () => {
  test('a replay is the same, byte for byte, after every command', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { match, entries: commands, texts } = play(seed)
        const stored: Command[] = JSON.parse(JSON.stringify(commands))
        const again = replayMatch(sampleGame, match.setup, [])
        expect(textOf(again)).toBe(texts[0])
        stored.forEach((command, index) => {
          commitFrozen(again, command)
          expect(textOf(again)).toBe(texts[index + 1])
        })
        expect(textOf(replayMatch(sampleGame, match.setup, stored))).toBe(texts.at(-1))
      }),
      { numRuns: 60 },
    )
  })

  test('a replay from a snapshot is the same, including the decision ids', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, at) => {
        const { match, entries: commands, snapshots, texts } = play(seed)
        const snapshot = snapshots[at % snapshots.length]
        if (!snapshot) return
        const resumed = Match.resume(sampleGame, match.setup, JSON.parse(JSON.stringify(snapshot)))
        expect(withoutNews(textOf(resumed))).toEqual(withoutNews(texts[snapshot.seq] ?? ''))
        expect(withoutNews(textOf(replayMatch(sampleGame, match.setup, commands, snapshot)))).toEqual(withoutNews(texts.at(-1) ?? ''))
      }),
      { numRuns: 60 },
    )
  })

  test('a replay without the undone answers and their undos ends in the same state', () => {
    let steps = 0
    for (let seed = 0; seed < 60; seed++) {
      const { match, entries: commands } = play(seed)
      const undone = undoneCommands(commands)
      steps += undone.size
      expect(undone.size).toBe(commands.filter(({ kind }) => kind === 'undo').length)
      const gone = new Set([...undone].flat())
      const rest = commands.filter((_, index) => !gone.has(index))
      expect(replayMatch(sampleGame, match.setup, rest).position.state).toEqual(match.position.state)
    }
    expect(steps).toBeGreaterThan(20)
    expect(undoneCommands([{ kind: 'undo', seat: 0 }]).size).toBe(0)
  })

  test('there is no snapshot while something can be undone', () => {
    const match = beginFrozen(sampleGame, setupOf(sampleGame, 3, 1))
    expect(match.snapshot()?.seq).toBe(0)
    commitFrozen(match, randomCommand(match, randomOf(1)))
    expect(match.snapshot()).toBeUndefined()
  })

  test('the error for a command that the rules refuse names its number', () => {
    const { match, entries: commands } = play(5)
    const damaged: Command[] = [...commands.slice(0, 2), { kind: 'answer', seat: 0, pick: 'nonsense' }]
    const replay = () => replayMatch(sampleGame, match.setup, damaged)
    expect(replay).toThrow(ReplayError)
    expect(replay).toThrow(/^entry 3: /)
  })
})
