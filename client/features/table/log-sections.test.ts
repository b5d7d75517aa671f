import { describe, expect, test } from 'vitest'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { LogEntry } from '#shared/protocol/match.ts'
import { groupLog } from './log-sections.ts'

const actor = ({ type, seat }: GameEvent) => (type === 'moved' || type === 'charged' ? seat : undefined)
const entry = (seq: number, ...events: GameEvent[]): LogEntry => ({ seq, at: 0, events })
const tell = (...log: readonly LogEntry[]) => groupLog(log, actor).map(({ turn, lines }) => [turn, lines.map(({ event }) => event.type)])

describe('the sections of the log', () => {
  test('what comes before the first turn has a section of its own', () => {
    expect(tell(entry(0, { type: 'dealt', seat: 0 }), entry(1, { type: 'moved', seat: 0 }))).toEqual([
      [0, ['dealt']],
      [1, ['moved']],
    ])
  })

  test('a turn begins when somebody else acts, even in the middle of an entry', () => {
    const log = [
      entry(1, { type: 'moved', seat: 0 }, { type: 'lost', seat: 1 }),
      entry(2),
      entry(3, { type: 'moved', seat: 0 }, { type: 'charged', seat: 1 }),
      entry(4, { type: 'moved', seat: 1 }),
    ]
    expect(tell(...log)).toEqual([
      [1, ['moved', 'lost', 'moved']],
      [2, ['charged', 'moved']],
    ])
  })

  const back = (seq: number, seat: number, undoes: number) => ({ ...entry(seq, { type: 'undone', seat }), undoes })

  test('an undone entry is not shown', () => {
    expect(tell(entry(1, { type: 'moved', seat: 0 }), back(2, 0, 1))).toEqual([[0, ['undone']]])
  })

  test('an undone entry is hidden even if its events name only other seats and others have answered since', () => {
    const log = [
      entry(1, { type: 'moved', seat: 0 }),
      entry(2, { type: 'lost', seat: 1 }),
      entry(3, { type: 'moved', seat: 1 }, { type: 'lost', seat: 0 }),
      back(4, 0, 2),
    ]
    expect(tell(...log)).toEqual([
      [1, ['moved']],
      [2, ['moved', 'lost', 'undone']],
    ])
  })

  test('the undo of an entry without events hides nothing else', () => {
    const log = [entry(1, { type: 'moved', seat: 0 }), entry(2, { type: 'moved', seat: 1 }), entry(3), back(4, 0, 3)]
    expect(tell(...log)).toEqual([
      [1, ['moved']],
      [2, ['moved', 'undone']],
    ])
  })

  test('of several undos in a row only the last is shown', () => {
    const log = [
      entry(1, { type: 'moved', seat: 1 }),
      entry(2, { type: 'moved', seat: 0 }),
      entry(3, { type: 'charged', seat: 0 }),
      back(4, 0, 3),
      back(5, 0, 2),
      entry(6, { type: 'moved', seat: 0 }),
      back(7, 0, 6),
    ]
    expect(tell(...log)).toEqual([[1, ['moved', 'undone']]])
  })

  test('a game that counts rounds begins a section with each, whose heading replaces the event', () => {
    const log = [
      entry(0, { type: 'dealt' }, { type: 'round-began' }),
      entry(1, { type: 'chose', seat: 0 }, { type: 'round-began' }),
      entry(2, { type: 'chose', seat: 1 }),
    ]
    const chapters = groupLog(
      log,
      () => undefined,
      ({ type }) => type === 'round-began',
    )
    expect(chapters.map(({ opening, lines }) => [opening?.type, lines.map(({ event }) => event.type)])).toEqual([
      [undefined, ['dealt']],
      ['round-began', ['chose']],
      ['round-began', ['chose']],
    ])
  })
})
