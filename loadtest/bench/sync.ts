import { Encoder, type Iterator, type Schema, type StateView, TypeContext } from '@colyseus/schema'
import { MatchSchema, privsOf } from '#rooms/match-schema.ts'
import { project, type SeatStatus } from '#rooms/projection.ts'
import { SecretRoot } from '#rooms/secret-root.ts'
import type { MatchRecord } from '#rooms/services.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitEntry } from '#shared/kernel/replay.ts'
import { diffJson } from './json-patch.ts'
import { countAnswers, type Played } from './matches.ts'
import { bestOfEach, threadMicros } from './processor.ts'

type View = ReturnType<typeof project>

const DECISION_MS = 45_000
const PATCH = 15

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
    startAtOnce: false,
    createdAt: 1_800_000_000_000,
    startedAt: 1_800_000_000_000,
  }
}

function statusesAt(match: Match, now: number): readonly SeatStatus[] {
  return Array.from({ length: match.setup.seats }, (_, seat) => ({
    ready: true,
    online: true,
    autopilot: false,
    resigned: false,
    deadline: match.decisionOf(seat) ? now + DECISION_MS : 0,
    reserve: 0,
  }))
}

export const showOf = (game: Game, record: MatchRecord, match: Match): View =>
  project(game, record, match, { moments: match.seq, last: match.happenings, undid: 0 }, statusesAt(match, record.createdAt + match.seq * 1000), 0)

/** What the owner of one seat is sent; the privates of the others are not. */
const seenBy = (view: View, seat: number): object => ({
  ...view,
  seats: view.seats.map((one, index) => (index === seat ? one : { ...one, priv: undefined })),
})

/** As in the rooms: one for all. */
const scratch = new Uint8Array(64 * 1024)

/** The synced state of a match with a connection on every seat, encoded as the rooms do it. */
export class Wire {
  readonly schema: MatchSchema
  readonly #encoder: Encoder
  readonly #views: readonly StateView[]

  constructor(game: Game, view: View) {
    this.schema = new MatchSchema(game, view)
    const state = this.schema.synced
    this.#encoder = new Encoder(state, new SecretRoot(TypeContext.cache(state.constructor as typeof Schema), privsOf(state)))
    this.#encoder.sharedBuffer = scratch
    this.#encoder.discardChanges()
    this.#views = view.seats.map((_, seat) => this.schema.openView(seat))
  }

  /** The sizes of what each seat is sent; a patch with nothing in it is not. */
  patch(): readonly number[] {
    const it: Iterator = { offset: 1 }
    this.#encoder.sharedBuffer[0] = PATCH
    this.#encoder.encode(it)
    const shared = it.offset
    const sizes = this.#views.map((view) => this.#encoder.encodeView(view, shared, it).length)
    this.#encoder.discardChanges()
    return sizes.map((size) => (size > 1 ? size : 0))
  }

  forget(): void {
    this.#encoder.discardChanges()
  }

  /** What somebody who comes back is sent. */
  whole(seat: number): number {
    const it: Iterator = { offset: 1 }
    const view = this.#views[seat]
    if (!view) throw new RangeError(`no seat ${seat}`)
    this.#encoder.encodeAll(it, scratch)
    return this.#encoder.encodeAllView(view, it.offset, it, scratch).length
  }
}

/** How far along the way of an answer a pass goes. */
const STAGES = ['answer', 'project', 'mirror', 'encode'] as const
type Stage = (typeof STAGES)[number]

function pass(played: Played, stage: Stage, told: { bytes: number }): void {
  const { game, setup, entries } = played
  const record = recordOf(played)
  const match = Match.begin(game, setup)
  const wire = new Wire(game, showOf(game, record, match))
  for (const entry of entries) {
    commitEntry(match, entry)
    if (stage === 'answer') continue
    const view = showOf(game, record, match)
    if (stage === 'project') continue
    wire.schema.show(view)
    if (stage === 'mirror') wire.forget()
    else for (const size of wire.patch()) told.bytes += size
  }
}

/** How long the dearest answer kept its thread busy, from the rules to the last byte. */
function dearestOf(played: readonly Played[]): number {
  let dearest = 0
  for (const one of played) {
    const { game, setup, entries } = one
    const record = recordOf(one)
    const match = Match.begin(game, setup)
    const wire = new Wire(game, showOf(game, record, match))
    for (const entry of entries) {
      const began = threadMicros()
      commitEntry(match, entry)
      wire.schema.show(showOf(game, record, match))
      wire.patch()
      dearest = Math.max(dearest, threadMicros() - began)
    }
  }
  return dearest
}

function patchBytes(played: Played): number {
  const { game, setup, entries } = played
  const record = recordOf(played)
  const match = Match.begin(game, setup)
  let before = showOf(game, record, match)
  let bytes = 0
  for (const entry of entries) {
    commitEntry(match, entry)
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
  const { game, setup, entries } = played
  const record = recordOf(played)
  const match = Match.begin(game, setup)
  for (const entry of entries.slice(0, entries.length / 2)) commitEntry(match, entry)
  return new Wire(game, showOf(game, record, match)).whole(0)
}

export function benchSync(played: readonly Played[], rounds: number) {
  const answers = countAnswers(played)
  const told = { bytes: 0 }
  const run = (stage: Stage) => () => {
    told.bytes = 0
    for (const one of played) pass(one, stage, told)
  }
  const micros = bestOfEach(rounds, { answer: run('answer'), project: run('project'), mirror: run('mirror'), encode: run('encode') })
  const seats = played[0]?.setup.seats ?? 1
  const bytes = told.bytes / answers / seats
  const json = played.reduce((sum, one) => sum + patchBytes(one), 0) / answers / seats
  return {
    'projection µs': (micros.project - micros.answer) / answers,
    'mirror µs': (micros.mirror - micros.project) / answers,
    'encoding µs': (micros.encode - micros.mirror) / answers,
    'answer to bytes µs': micros.encode / answers,
    'dearest answer ms': Math.min(...Array.from({ length: 3 }, () => dearestOf(played))) / 1000,
    'bytes/answer/client': bytes,
    'JSON patch bytes': json,
    'bytes ÷ JSON patch': bytes / json,
    'full state bytes': played[0] ? wholeBytes(played[0]) : 0,
  }
}
