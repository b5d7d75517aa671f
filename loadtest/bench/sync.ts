import { type FullMatch, project, type SeatStatus } from '#rooms/match/host/projection.ts'
import { matchSchema } from '#rooms/match/match-schema.ts'
import type { MatchRecord } from '#rooms/services.ts'
import { PatchWriter } from '#rooms/sync/patch-writer.ts'
import { StateSync, type Viewer } from '#rooms/sync/state-sync.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'
import { diffJson } from './json-patch.ts'
import { countAnswers, type Played } from './matches.ts'
import { bestOfEach, threadMicros } from './processor.ts'

type View = FullMatch

const DECISION_MS = 45_000

export function recordOf({ game, setup }: Played): MatchRecord {
  return {
    id: 'AbCdEfGhIjKlMnOpQrStUv',
    game: game.id,
    version: game.version,
    options: setup.options,
    pace: 'live',
    listed: false,
    host: 'user-0',
    phase: 'playing',
    seats: Array.from({ length: setup.seats }, (_, seat) => ({ kind: 'human', name: `Player ${seat}`, user: `user-${seat}` })),
    fairness: { serverSeed: setup.seed, nonces: Array.from({ length: setup.seats }, () => '') },
    createdAt: 1_800_000_000_000,
    startedAt: 1_800_000_000_000,
  }
}

function statusesAt(match: Match, now: number): readonly SeatStatus[] {
  return Array.from({ length: match.setup.seats }, (_, seat) => ({
    held: '',
    ready: true,
    online: true,
    autopilot: false,
    resigned: false,
    mayUndo: true,
    deadline: match.decisionOf(seat) ? now + DECISION_MS : 0,
    reserve: 0,
  }))
}

export const showOf = (game: Game, record: MatchRecord, match: Match, before?: View): View =>
  project({
    game,
    record,
    match,
    logHead: { seq: match.seq, last: match.events, undoneSeq: 0 },
    statuses: statusesAt(match, record.createdAt + match.seq * 1000),
    spectators: 0,
    before,
  })

/** Returns what the owner of a seat is sent: the view without the private part of the other seats. */
const seenBy = (view: View, seat: number): object => ({
  ...view,
  seats: view.seats.map((one, index) => (index === seat ? one : { ...one, private: undefined })),
})

const writer = new PatchWriter()
const itself = (viewer: Viewer): Viewer => viewer

/** The synced state of a match with a connection on every seat. */
export class SyncedMatch {
  readonly #synced: StateSync
  readonly #viewers: readonly Viewer[]

  constructor(game: Game, view: View) {
    this.#synced = new StateSync(matchSchema(game), view, writer)
    this.#viewers = view.seats.map((_, seat) => ({ seat, syncedSeat: seat }))
  }

  /** Returns the size of each message that is sent to a seat. */
  patch(view: View): readonly number[] {
    this.#synced.setView(view)
    const sizes: number[] = []
    this.#synced.flush(this.#viewers, itself, (_, message) => sizes.push(message.length))
    return sizes
  }

  /** Returns the size of the full state, which a client is sent when it comes back. */
  whole(seat: number): number {
    return this.#synced.encodeFull(seat).length
  }
}

/** The stages of handling an answer. A pass runs them up to one of them. */
const STAGES = ['answer', 'project', 'write'] as const
type Stage = (typeof STAGES)[number]

function runStages(played: Played, stage: Stage, written: { bytes: number }): void {
  const { game, setup, entries: commands } = played
  const record = recordOf(played)
  const match = Match.begin(game, setup)
  let view = showOf(game, record, match)
  const connection = new SyncedMatch(game, view)
  for (const command of commands) {
    commitCommand(match, command)
    if (stage === 'answer') continue
    view = showOf(game, record, match, view)
    if (stage === 'project') continue
    for (const size of connection.patch(view)) written.bytes += size
  }
}

/** Returns the longest time for which one answer kept its thread busy, from the rules to the last byte. */
function longestAnswerOf(played: readonly Played[]): number {
  let longest = 0
  for (const one of played) {
    const { game, setup, entries: commands } = one
    const record = recordOf(one)
    const match = Match.begin(game, setup)
    let view = showOf(game, record, match)
    const connection = new SyncedMatch(game, view)
    for (const command of commands) {
      const began = threadMicros()
      commitCommand(match, command)
      view = showOf(game, record, match, view)
      connection.patch(view)
      longest = Math.max(longest, threadMicros() - began)
    }
  }
  return longest
}

function patchBytes(played: Played): number {
  const { game, setup, entries: commands } = played
  const record = recordOf(played)
  const match = Match.begin(game, setup)
  let before = showOf(game, record, match)
  let bytes = 0
  for (const command of commands) {
    commitCommand(match, command)
    const after = showOf(game, record, match)
    for (let seat = 0; seat < setup.seats; seat++) {
      const operations = diffJson(seenBy(before, seat), seenBy(after, seat))
      if (operations.length > 0) bytes += Buffer.byteLength(JSON.stringify(operations))
    }
    before = after
  }
  return bytes
}

function wholeBytes(played: Played): number {
  const { game, setup, entries: commands } = played
  const record = recordOf(played)
  const match = Match.begin(game, setup)
  for (const command of commands.slice(0, commands.length / 2)) commitCommand(match, command)
  return new SyncedMatch(game, showOf(game, record, match)).whole(0)
}

export function benchSync(played: readonly Played[], rounds: number) {
  const answers = countAnswers(played)
  const written = { bytes: 0 }
  const run = (stage: Stage) => () => {
    written.bytes = 0
    for (const one of played) runStages(one, stage, written)
  }
  const micros = bestOfEach(rounds, { answer: run('answer'), project: run('project'), write: run('write') })
  const seats = played[0]?.setup.seats ?? 1
  const bytes = written.bytes / answers / seats
  const json = played.reduce((sum, one) => sum + patchBytes(one), 0) / answers / seats
  return {
    'projection µs': (micros.project - micros.answer) / answers,
    'writing µs': (micros.write - micros.project) / answers,
    'answer to bytes µs': micros.write / answers,
    'longest answer ms': Math.min(...Array.from({ length: 3 }, () => longestAnswerOf(played))) / 1000,
    'bytes/answer/client': bytes,
    'JSON patch bytes': json,
    'bytes ÷ JSON patch': bytes / json,
    'full state bytes': played[0] ? wholeBytes(played[0]) : 0,
  }
}
