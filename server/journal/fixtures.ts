import type { MatchRecord } from '#rooms/services.ts'
import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Snapshot } from '#shared/kernel/match.ts'

/** Makes records, entries and snapshots for tests of journals. */

export function recordOf(id: string, changes: Partial<MatchRecord> = {}): MatchRecord {
  return {
    id,
    game: 'hexes',
    version: '1.0.0',
    options: { long: true, places: 3, variant: 'plain' },
    pace: 'live',
    listed: true,
    host: 'user-a',
    phase: 'gathering',
    seats: [
      { kind: 'human', name: 'Ада', user: 'user-a' },
      { kind: 'bot', name: '', level: 'adept' },
    ],
    fairness: { serverSeed: 'ab'.repeat(32), nonces: ['“quoted” \u0000 ✨'] },
    createdAt: 1_700_000_000_000,
    ...changes,
  }
}

export function entryOf(seq: number, changes: Partial<JournalEntry> = {}): JournalEntry {
  return {
    seq,
    at: 1_700_000_000_000 + seq,
    by: 'player',
    request: `r-${seq}`,
    entry: { kind: 'answer', seat: seq % 2, pick: `w${seq}>d4` },
    ...changes,
  }
}

export function snapshotOf(seq: number): Snapshot {
  const position = {
    state: { cards: ['ведьма', 'x'], seq },
    stack: [{ id: 0, frame: { step: 'turn' } }],
    frames: 1,
    random: { seed: 'cd'.repeat(32), drawn: seq },
  }
  return { seq, position, authored: [seq, 0] }
}
