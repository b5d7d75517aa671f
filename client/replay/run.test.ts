import { describe, expect, test } from 'vitest'
import { gameOf } from '#shared/games/index.ts'
import type { Entry } from '#shared/kernel/entry.ts'
import { commitTo, deriveSeed } from '#shared/kernel/fairness.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitEntry } from '#shared/kernel/replay.ts'
import type { Replay } from '#shared/wire/match.ts'
import { recall, remember } from './memory.ts'
import { checksOf, logOf, momentAt, rerun } from './run.ts'

const found = gameOf('sorcerers')
if (!found) throw new Error('no Sorcerers')
const game = found
const fairness = { serverSeed: 'seed of the house', nonces: ['one', 'two'] }

/** A short match: both choose, one moves, the other gives up. */
function played(): Replay {
  const options = { seatOrder: 'as-seated' }
  const match = Match.begin(game, { game: game.id, version: game.version, options, seats: 2, seed: deriveSeed(fairness) })
  const entries: Entry[] = []
  const add = (entry: Entry): void => {
    commitEntry(match, entry)
    entries.push(entry)
  }
  add({ kind: 'answer', seat: 0, pick: 'merlin' })
  add({ kind: 'answer', seat: 1, pick: 'necron' })
  add({ kind: 'answer', seat: 0, pick: 'w0-6>a9' })
  add({ kind: 'resign', seat: 1 })
  const { outcome } = match
  if (!outcome) throw new Error('not over')
  return {
    id: 'm',
    game: game.id,
    version: game.version,
    options,
    seats: [
      { name: 'Ada', kind: 'human' },
      { name: 'Bob', kind: 'human' },
    ],
    commitment: commitTo(fairness.serverSeed),
    fairness,
    startedAt: 0,
    finishedAt: 9,
    entries: entries.map((entry, index) => ({ seq: index + 1, at: index, by: 'player', entry })),
    outcome,
  }
}

const goodOnes = (replay: Replay, witness = {}): readonly string[] =>
  checksOf(rerun(game, replay), replay, witness).flatMap(({ id, good }) => (good ? [id] : []))

describe('a finished match is played again in the browser', () => {
  test('every moment is there, from the setup to the end', () => {
    const run = rerun(game, played())
    expect(run.stills).toHaveLength(5)
    expect(run.outcome?.ranks).toEqual([1, 2])
    expect(momentAt(run, 3, 'all')?.events.map(({ type }) => type)).toContain('moved')
    expect(momentAt(run, 5, 'all')).toBeUndefined()
    expect(logOf(run, 0).map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4])
  })

  test('a step that was taken back is told with the step that did it', () => {
    const replay = played()
    const [first, second, moved, gaveUp] = replay.entries
    if (!first || !second || !moved || !gaveUp) throw new Error('four entries')
    const back = { ...moved, entry: { kind: 'undo', seat: 0 } } as const
    const run = rerun(game, { ...replay, entries: [first, second, moved, back, moved, gaveUp] })
    expect(logOf(run, 'all').flatMap(({ seq, undoes }) => (undoes === undefined ? [] : [[seq, undoes]]))).toEqual([[4, 3]])
  })

  test('all three seals hold for what was really played', () => {
    expect(goodOnes(played())).toEqual(['commitment', 'seed', 'outcome'])
  })

  test('a result that the rules do not give is found out', () => {
    const replay = played()
    expect(goodOnes({ ...replay, outcome: { ...replay.outcome, ranks: [2, 1] } })).toEqual(['commitment', 'seed'])
  })

  test('a step that the rules do not allow is found out', () => {
    const replay = played()
    const entries = replay.entries.map((written) =>
      written.seq === 3 ? { ...written, entry: { kind: 'answer', seat: 0, pick: 'w0-6>m13' } as const } : written,
    )
    expect(rerun(game, { ...replay, entries }).broken).toBe(true)
    expect(goodOnes({ ...replay, entries })).toEqual(['commitment', 'seed'])
  })

  test('another seed than the promised one is found out, by the record or by who saw the promise', () => {
    const replay = played()
    expect(goodOnes({ ...replay, fairness: { ...fairness, serverSeed: 'another' } })).not.toContain('commitment')
    expect(goodOnes(replay, { commitment: 'what I saw before' })).not.toContain('commitment')
  })

  test('a nonce that is not the one this seat gave is found out', () => {
    expect(goodOnes(played(), { seat: 1, nonce: 'two' })).toContain('seed')
    expect(goodOnes(played(), { seat: 1, nonce: 'mine' })).not.toContain('seed')
  })
})

describe('what this browser saw', () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  test('is remembered by match, and the first promise counts', () => {
    remember(store, 'm', { commitment: 'first' })
    remember(store, 'm', { seat: 1, nonce: 'n' })
    remember(store, 'm', { commitment: 'second' })
    expect(recall(store, 'm')).toEqual({ commitment: 'first', seat: 1, nonce: 'n' })
    expect(recall(store, 'other')).toEqual({})
  })
})
