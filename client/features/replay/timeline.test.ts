import { describe, expect, test } from 'vitest'
import { gameOf } from '#shared/games/index.ts'
import type { Command } from '#shared/kernel/command.ts'
import { commitToNonce, commitToSeed, type SeenRounds, seedOf } from '#shared/kernel/fairness.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'
import type { Replay } from '#shared/protocol/match.ts'
import { buildTimeline, checksOf, logOf, stepAt } from './timeline.ts'

const found = gameOf('sorcerers')
if (!found) throw new Error('no Sorcerers')
const game = found
const SERVER_SEED = '5e'.repeat(32)
const NONCES = ['a0'.repeat(32), 'b0'.repeat(32)]
const NAMES = ['Ada', 'Bob']
const round = {
  commitment: commitToSeed(SERVER_SEED, []),
  serverSeed: SERVER_SEED,
  seats: NONCES.map((nonce, seat) => ({ kind: 'human', name: NAMES[seat] ?? '', commitment: commitToNonce(nonce), nonce }) as const),
}
const fairness = { rounds: [round] }
/** What Bob's browser saw. */
const kept: SeenRounds = {
  1: { commitment: round.commitment, commitments: round.seats.map(({ commitment }) => commitment), seat: 1, nonce: NONCES[1] ?? '', hasBegun: true },
}

/** A short match: both choose, one moves, the other gives up. */
function played(): Replay {
  const options = { seatOrder: 'as-seated' }
  const match = Match.begin(game, { game: game.id, version: game.version, options, seats: 2, seed: seedOf({ id: 'm', fairness }) })
  const commands: Command[] = []
  const add = (command: Command): void => {
    commitCommand(match, command)
    commands.push(command)
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
    commitment: round.commitment,
    fairness,
    startedAt: 0,
    finishedAt: 9,
    entries: commands.map((command, index) => ({ seq: index + 1, at: index, by: 'player', entry: command })),
    outcome,
  }
}

const wrongIn = (replay: Replay, seen: SeenRounds = {}): readonly string[] =>
  checksOf(buildTimeline(game, replay), replay, seen).flatMap(({ id, ok }) => (ok ? [] : [id]))

describe('a replay in the browser', () => {
  test('has every moment from the setup to the end', () => {
    const timeline = buildTimeline(game, played())
    expect(timeline.points).toHaveLength(5)
    expect(timeline.outcome?.ranks).toEqual([1, 2])
    expect(stepAt(timeline, 3, 'all')?.events.map(({ type }) => type)).toContain('moved')
    expect(stepAt(timeline, 5, 'all')).toBeUndefined()
    expect(logOf(timeline, 0).map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4])
  })

  test('links each undo to the entry that it took back', () => {
    const replay = played()
    const [first, second, moved, gaveUp] = replay.entries
    if (!first || !second || !moved || !gaveUp) throw new Error('four entries')
    const back = { ...moved, entry: { kind: 'undo', seat: 0 } } as const
    const timeline = buildTimeline(game, { ...replay, entries: [first, second, moved, back, moved, gaveUp] })
    expect(logOf(timeline, 'all').flatMap(({ seq, undoes }) => (undoes === undefined ? [] : [[seq, undoes]]))).toEqual([[4, 3]])
  })

  test('passes every check for a genuine record', () => {
    expect(checksOf(buildTimeline(game, played()), played(), {}).map(({ id }) => id)).toEqual(['server', 'seats', 'bots', 'voids', 'outcome'])
    expect(wrongIn(played())).toEqual([])
    expect(checksOf(buildTimeline(game, played()), played(), kept).map(({ id }) => id)).toEqual([
      'server',
      'seats',
      'bots',
      'voids',
      'kept',
      'own',
      'outcome',
    ])
    expect(wrongIn(played(), kept)).toEqual([])
  })

  test('fails the check of a result that the rules do not give', () => {
    const replay = played()
    expect(wrongIn({ ...replay, outcome: { ...replay.outcome, ranks: [2, 1] } })).toEqual(['outcome'])
  })

  test('fails the check of a move that the rules do not allow', () => {
    const replay = played()
    const entries = replay.entries.map((entry) =>
      entry.seq === 3 ? { ...entry, entry: { kind: 'answer', seat: 0, pick: 'w0-6>m13' } as const } : entry,
    )
    expect(buildTimeline(game, { ...replay, entries }).broken).toBe(true)
    expect(wrongIn({ ...replay, entries })).toEqual(['outcome'])
  })

  test('fails the check of a seed that the record, or a browser that saw the commitment, contradicts', () => {
    const replay = played()
    const serverSeed = '5f'.repeat(32)
    expect(wrongIn({ ...replay, fairness: { rounds: [{ ...round, serverSeed }] } })).toContain('server')
    const commitment = commitToSeed(serverSeed, [])
    expect(wrongIn({ ...replay, commitment, fairness: { rounds: [{ ...round, serverSeed, commitment }] } }, kept)).toContain('kept')
  })

  test('fails the check of a nonce that this browser did not give', () => {
    const seen = { 1: { commitment: round.commitment, commitments: [], seat: 1, nonce: 'c0'.repeat(32) } }
    expect(wrongIn(played(), seen)).toEqual(['own'])
  })
})
