import { describe, expect, test } from 'vitest'
import { stepSince } from './live-playback.ts'

const log = ['setup', 'moved', 'cast', 'undone', 'moved'].map((type, seq) => ({ seq, at: 0, events: [{ type }] }))
const at = (seq: number) => ({ seq, table: { seq }, events: [] })
const types = (from: number, to: number) => stepSince(at(from), at(to), log).events.map(({ type }) => type)

describe('a missed part of a match', () => {
  test('plays all events since the table was last seen, over the current table', () => {
    expect(types(0, 2)).toEqual(['moved', 'cast'])
    expect(stepSince(at(0), at(2), log).table).toEqual({ seq: 2 })
  })
  test('plays nothing that was undone', () => {
    expect(types(2, 3)).toEqual([])
    expect(types(1, 4)).toEqual([])
    expect(types(3, 4)).toEqual(['moved'])
  })
  test('is not played at all after a long absence', () => {
    const long = Array.from({ length: 60 }, (_, seq) => ({ seq, at: 0, events: [{ type: 'moved' }] }))
    expect(stepSince(at(0), at(59), long).events).toEqual([])
  })
})
