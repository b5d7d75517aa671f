import type { MatchRecord, StoredMatch } from '#rooms/services.ts'
import type { JournalStore } from '#server/journal/index.ts'
import { setupOf } from '#server/replay.ts'
import { randomCommand, randomOf } from '#shared/conformance/harness.ts'
import type { Command, JournalEntry } from '#shared/kernel/command.ts'
import type { Game } from '#shared/kernel/game.ts'
import { defaultGameOptions } from '#shared/kernel/game-options.ts'
import { Match } from '#shared/kernel/match.ts'
import { isQuiet } from '#shared/kernel/quiet.ts'

interface Wanted {
  readonly id?: string
  readonly seats: number
  readonly seed: number
  /** The most entries. The match stops there if it does not end before. */
  readonly most: number
  /** One entry in this many is an undo, if one is possible. */
  readonly undoEvery?: number
  /** The ids of the people who have the seats. */
  readonly users?: readonly string[]
}

/** Plays a match at random, with many undos. Returns it as the journal would store it. */
export function recordMatch(game: Game, { id = 'recorded', seats, seed, most, undoEvery = 6, users = [] }: Wanted): StoredMatch {
  const begun: MatchRecord = {
    id,
    game: game.id,
    version: game.version,
    options: defaultGameOptions(game.options),
    pace: 'untimed',
    listed: false,
    host: users[0] ?? 'user-0',
    phase: 'playing',
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'human', name: `Seat ${seat}`, user: users[seat] ?? `user-${seat}` })),
    fairness: { serverSeed: `seed ${seed}`, nonces: [] },
    createdAt: 1,
    startedAt: 1,
  }
  const match = Match.begin(game, setupOf(begun))
  const random = randomOf(seed)
  const entries: JournalEntry[] = []
  while (!match.outcome && entries.length < most) {
    const seat = random.int(seats)
    const command: Command = random.int(undoEvery) === 0 && match.canUndo(seat) ? { kind: 'undo', seat } : randomCommand(match, random)
    const prepared = match.prepare(command)
    if (!prepared.ok) throw new Error(`entry ${entries.length + 1}: ${prepared.refusal.code}`)
    const quiet = isQuiet(match, prepared.value)
    match.commit(prepared.value)
    entries.push({ seq: match.seq, at: 1000 + match.seq, by: 'player', request: `r${match.seq}`, entry: command, ...(quiet ? { quiet } : {}) })
  }
  const { outcome } = match
  return { record: outcome ? { ...begun, phase: 'finished', finishedAt: 2, outcome } : begun, entries }
}

/** Writes a match to the journal of a server, which loads it when somebody asks for it. */
export async function store(journal: JournalStore, { record, entries }: StoredMatch): Promise<void> {
  const { outcome: _, finishedAt: __, ...begun } = record
  await journal.save({ ...begun, phase: 'playing' })
  await Promise.all(entries.map((entry) => journal.append(record.id, entry)))
  if (record.phase === 'finished') await journal.save(record)
}
