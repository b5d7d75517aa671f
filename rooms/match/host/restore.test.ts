import { describe, expect, test } from 'vitest'
import { randomCommand, randomOf } from '#shared/conformance/harness.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import type { JournalEntry } from '#shared/kernel/command.ts'
import { Match, type Snapshot } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'
import type { MatchRecord } from '../../services.ts'
import { Restorer, setupOf } from './restore.ts'

const record: MatchRecord = {
  id: 'm1',
  game: sampleGame.id,
  version: sampleGame.version,
  options: { ties: 'stay', curses: true, rounds: 5 },
  pace: 'untimed',
  listed: false,
  host: 'ada',
  phase: 'playing',
  seats: ['ada', 'bob', 'eve'].map((user) => ({ kind: 'human', name: user, user })),
  fairness: { serverSeed: 'seed', nonces: [] },
  createdAt: 0,
  startedAt: 0,
}

/** Plays a random match of this many entries. Returns its entries, the events of each, and the snapshots on the way. */
function play(length: number) {
  const match = Match.begin(sampleGame, setupOf(record))
  const random = randomOf(1)
  const told = [match.events]
  const entries: JournalEntry[] = []
  const snapshots = new Map<number, Snapshot>()
  while (match.seq < length) {
    const command = randomCommand(match, random)
    commitCommand(match, command)
    entries.push({ seq: match.seq, at: 0, by: 'player', entry: command })
    told.push(match.events)
    const snapshot = match.snapshot()
    if (snapshot) snapshots.set(match.seq, { ...snapshot, last: match.events })
  }
  return { match, entries, told, snapshots }
}
const quiet = (entries: readonly JournalEntry[], ...seqs: readonly number[]): JournalEntry[] =>
  entries.map((entry) => (seqs.includes(entry.seq) ? { ...entry, quiet: true } : entry))

const restorer = new Restorer()
const lastOf = async (entries: readonly JournalEntry[], snapshot?: Snapshot) =>
  (await restorer.restore(sampleGame, { record, entries, ...(snapshot ? { snapshot } : {}) })).last

describe('a restored match has the events of its last public entry', () => {
  const { entries, told, snapshots } = play(12)

  test('at its beginning and in the middle', async () => {
    expect(await lastOf([])).toEqual(told[0])
    expect(await lastOf(entries)).toEqual(told[12])
  })

  test('even if quiet entries follow it', async () => {
    expect(await lastOf(quiet(entries, 12))).toEqual(told[11])
    expect(await lastOf(quiet(entries, 10, 11, 12))).toEqual(told[9])
  })

  test('when it is restored from a snapshot, with or without entries after it', async () => {
    expect(snapshots.size).toBeGreaterThan(0)
    for (const [seq, snapshot] of snapshots) {
      expect(await lastOf(entries.slice(0, seq), snapshot)).toEqual(told[seq])
      expect(await lastOf(entries, snapshot)).toEqual(told[12])
      const rest = Array.from({ length: 12 - seq }, (_, index) => seq + 1 + index)
      expect(await lastOf(quiet(entries, ...rest), snapshot)).toEqual(told[seq])
    }
  })

  test('or none if it is restored from an older snapshot, which does not have them', async () => {
    for (const [seq, { last: _last, ...snapshot }] of snapshots) expect(await lastOf(entries.slice(0, seq), snapshot)).toEqual([])
  })
})

describe('of several matches that are restored', () => {
  const { entries } = play(12)
  const begin = async (length: number, done: (name: string) => void, name = `${length} entries`) => {
    await restorer.restore(sampleGame, { record, entries: entries.slice(0, length) })
    done(name)
  }

  test('the shortest comes first, after the one that is already being restored', async () => {
    const order: string[] = []
    await Promise.all([12, 11, 10, 3].map((length) => begin(length, (name) => order.push(name))))
    expect(order).toEqual(['12 entries', '3 entries', '10 entries', '11 entries'])
  })

  test('one that has not begun waits for none of the others', async () => {
    const order: string[] = []
    const playing = [12, 11].map((length) => begin(length, (name) => order.push(name)))
    const gathering = restorer.restore(sampleGame, { record: { ...record, phase: 'gathering' }, entries: [] }).then(() => order.push('gathering'))
    await Promise.all([...playing, gathering])
    expect(order[0]).toBe('gathering')
  })
})
