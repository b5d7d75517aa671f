import { type Client, ClientState, type SchemaSerializer } from '@colyseus/core'
import { Reflection, type Schema } from '@colyseus/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dict, flag, list, maybeNumber, maybeText, number, record, type Spec, text } from '#shared/kernel/shape.ts'
import { chanceFrom } from '../loadtest/chance.ts'
import { blankRecord } from './blank.ts'
import { privsOf } from './match-schema.ts'
import { Mirror } from './mirror.ts'
import { SeatView } from './seat-view.ts'
import { WholeStateSerializer } from './serializer.ts'

const SEATS = 3
const RUNS = Number(process.env.FUZZ_RUNS ?? 20)
const PATCHES = 40

/** Everything a game may declare, in public and behind a seat's `priv`. */
const card = record('Card', { id: text, owner: number, tapped: flag, note: maybeText, tags: list(text) })
const secret = record('Secret', { id: text, n: maybeNumber, tags: list(text), counts: dict(number) })
const empty = record('Empty', {})
const priv = record('Priv', {
  hand: list(text),
  numbers: list(number),
  cards: list(secret),
  marks: dict(number),
  more: record('More', { word: text, last: list(secret) }),
  none: empty,
})
const seat = record('Seat', { name: text, score: number, priv })
const shape = record('Match', {
  seq: number,
  seats: list(seat),
  market: list(card),
  track: list(number),
  flags: list(flag),
  byId: dict(card),
  words: dict(text),
  deep: record('Deep', { card, list: list(card) }),
})

type Random = (below: number) => number
/** A value of the shape; every text under a seat's `priv` carries the seat's mark, so that a leak is found in the bytes. */
function sample(spec: Spec, r: Random, mark: string): unknown {
  switch (spec.kind) {
    case 'text':
      return spec.optional && r(3) === 0 ? undefined : `${mark}${r(50)}`
    case 'number':
      return spec.optional && r(3) === 0 ? undefined : [r(100), r(70_000), -r(100), r(2 ** 31) * 4][r(4)]
    case 'flag':
      return r(2) === 0
    case 'list':
      return Array.from({ length: r(5) }, () => sample(spec.of, r, mark))
    case 'dict':
      return Object.fromEntries(Array.from({ length: r(4) }, () => [`k${r(6)}`, sample(spec.of, r, mark)]))
    case 'record':
      return Object.fromEntries(Object.entries(spec.fields).map(([name, field]) => [name, sample(field, r, mark)]))
  }
}

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes some branches and shares the others, as the kernel does. */
function mutate(value: unknown, spec: Spec, r: Random, mark: string): unknown {
  if (r(3) === 0) return value
  if (spec.kind === 'record' && isPlain(value))
    return Object.fromEntries(Object.entries(spec.fields).map(([name, field]) => [name, mutate(value[name], field, r, mark)]))
  if (spec.kind === 'list' && Array.isArray(value)) {
    const next: unknown[] = value.map((item) => (r(3) === 0 ? mutate(item, spec.of, r, mark) : item))
    const at = r(next.length + 1)
    switch (r(6)) {
      case 0:
        next.splice(at, r(3))
        break
      case 1:
        next.splice(at, 0, sample(spec.of, r, mark))
        break
      case 2:
        next.reverse()
        break
      case 3:
        next.push(sample(spec.of, r, mark))
        break
      case 4:
        return []
    }
    return next
  }
  return sample(spec, r, mark)
}

interface State extends Plain {
  readonly seats: readonly Plain[]
}
const begin = (r: Random): State => ({
  ...(sample(shape.spec, r, 'pub:') as Plain),
  seats: Array.from({ length: SEATS }, (_, i) => ({ name: `p${i}`, score: 0, priv: sample(priv.spec, r, `SEC${i}:`) })),
})
const change = (state: State, r: Random): State => ({
  ...(mutate(state, shape.spec, r, 'pub:') as Plain),
  seats: state.seats.map((now, i) => (r(2) === 0 ? now : { ...now, score: r(100), priv: mutate(now.priv, priv.spec, r, `SEC${i}:`) })),
})

/** A client on the far side of the real serializer: what it decodes, and every byte it was sent. */
class Viewer {
  seat: number | undefined
  readonly client: Client
  readonly #decoder
  leaked: string | undefined
  /** All bytes, one character each. */
  readonly heard: string[] = []

  constructor(serializer: SchemaSerializer<Schema>, synced: Schema, shared: SeatView, seatNumber: number | undefined) {
    this.seat = seatNumber
    this.#decoder = Reflection.decode(Uint8Array.from(serializer.handshake()))
    const view = seatNumber === undefined ? shared : new SeatView()
    if (seatNumber !== undefined) {
      view.add(privOf(synced, seatNumber))
      view.changes.clear()
    }
    const raw = (bytes: Uint8Array | Buffer) => this.receive(Uint8Array.from(bytes))
    this.client = { state: ClientState.JOINED, view, raw } as unknown as Client
    raw(serializer.getFullState(this.client))
  }

  /** Changes seats while connected, as people do before a match begins. */
  walk(synced: Schema, to: number | undefined): void {
    this.client.view?.dispose()
    const view = new SeatView()
    if (to !== undefined) view.add(privOf(synced, to))
    this.client.view = view
    this.seat = to
  }

  /** The id of a view that is disposed of goes to the next one: what it could see must not. */
  leave(shared: SeatView): void {
    if (this.client.view !== shared) this.client.view?.dispose()
  }

  receive(bytes: Uint8Array): void {
    const seen = Buffer.from(bytes).toString('latin1')
    this.heard.push(seen)
    for (let other = 0; other < SEATS; other++)
      if (other !== this.seat && seen.includes(`SEC${other}:`)) this.leaked = `seat ${other} to ${this.seat}`
    this.#decoder.decode(bytes, { offset: 1 })
  }

  get decoded(): unknown {
    return this.#decoder.state.toJSON()
  }
}

function privOf(synced: Schema, seatNumber: number): Schema {
  const found = privsOf(synced)[seatNumber]
  if (!found) throw new RangeError(`no seat ${seatNumber}`)
  return found
}

/** What the seat should see; absent, empty and undefined are one. */
function projection(state: State, seatNumber: number | undefined): unknown {
  return { ...state, seats: state.seats.map((now, i) => (i === seatNumber ? now : { ...now, priv: undefined })) }
}
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(item) ?? null)
  if (!isPlain(value)) return value
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const kept = bare(item)
    const isNothing = kept === undefined || (Array.isArray(kept) && kept.length === 0) || (isPlain(kept) && Object.keys(kept).length === 0)
    return isNothing ? [] : [[key, kept] as const]
  })
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A seat that was left stays with the client as it was then: blank. */
function withoutBlank(decoded: State, seatNumber: number | undefined): unknown {
  const blank = JSON.stringify(bare(blankRecord(priv.spec)))
  const seats = decoded.seats.map((now, i) => (i !== seatNumber && JSON.stringify(bare(now.priv)) === blank ? { ...now, priv: undefined } : now))
  return { ...decoded, seats }
}

describe('the mirror', () => {
  test('every viewer decodes exactly its own view and no byte of another seat reaches it, whatever changes and whoever comes late', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
        const r = chanceFrom(seed)
        let state = begin(r)
        const mirror = Mirror.of(shape.spec, ['Seat.priv'])
        const synced = mirror.create(state)
        const serializer = new WholeStateSerializer<Schema>(privsOf)
        serializer.reset(synced)
        serializer.applyPatches([], synced)
        const shared = new SeatView()
        const viewers = [0, 1, 2, undefined].map((who) => new Viewer(serializer, synced, shared, who))
        for (let patch = 0; patch < PATCHES; patch++) {
          const next = change(state, r)
          mirror.apply(synced, state, next)
          state = next
          serializer.applyPatches(
            viewers.map((viewer) => viewer.client),
            synced,
          )
          if (r(3) === 0) viewers.push(new Viewer(serializer, synced, shared, r(4) === 3 ? undefined : r(SEATS)))
          if (viewers.length > 7) for (const left of viewers.splice(r(8), 1)) left.leave(shared)
          for (const viewer of viewers) {
            expect(viewer.leaked).toBeUndefined()
            expect(bare(viewer.decoded)).toEqual(bare(JSON.parse(JSON.stringify(projection(state, viewer.seat)))))
          }
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('who changes seats before anything is secret still decodes exactly the view of the last seat, and of no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
        const r = chanceFrom(seed)
        const opened = begin(r)
        let state: State = { ...opened, seats: opened.seats.map((now) => ({ ...now, priv: blankRecord(priv.spec) })) }
        const mirror = Mirror.of(shape.spec, ['Seat.priv'])
        const synced = mirror.create(state)
        const serializer = new WholeStateSerializer<Schema>(privsOf)
        serializer.reset(synced)
        serializer.applyPatches([], synced)
        const viewers = [0, 1, 2, 0].map((who) => new Viewer(serializer, synced, new SeatView(), r(3) === 0 ? who : undefined))
        const flush = () =>
          serializer.applyPatches(
            viewers.map((viewer) => viewer.client),
            synced,
          )
        for (let walk = 0; walk < 12; walk++) {
          viewers[r(4)]?.walk(synced, r(4) === 3 ? undefined : r(SEATS))
          flush()
          const next: State = { ...change(state, r), seats: state.seats.map((now) => ({ ...now, score: r(100) })) }
          mirror.apply(synced, state, next)
          state = next
          flush()
        }
        for (let patch = 0; patch < PATCHES; patch++) {
          const next = change(state, r)
          mirror.apply(synced, state, next)
          state = next
          flush()
          for (const viewer of viewers) {
            expect(viewer.leaked).toBeUndefined()
            expect(bare(withoutBlank(viewer.decoded as State, viewer.seat))).toEqual(bare(JSON.parse(JSON.stringify(projection(state, viewer.seat)))))
          }
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('whatever the others have in secret, and however much of it, who may not see it is sent the same bytes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
        const opened = begin(chanceFrom(seed))
        const sent = [seed + 1, seed + 2].map((secretSeed) => {
          const [r, secret] = [chanceFrom(seed), chanceFrom(secretSeed)]
          const hide = (next: State): State => ({
            ...next,
            seats: next.seats.map((now, i) => (i === 0 ? now : { ...now, priv: sample(priv.spec, secret, `SEC${i}:`) })),
          })
          let state = hide(opened)
          const mirror = Mirror.of(shape.spec, ['Seat.priv'])
          const synced = mirror.create(state)
          const serializer = new WholeStateSerializer<Schema>(privsOf)
          serializer.reset(synced)
          serializer.applyPatches([], synced)
          const shared = new SeatView()
          const viewers = [0, undefined].map((who) => new Viewer(serializer, synced, shared, who))
          let open = opened
          for (let patch = 0; patch < PATCHES; patch++) {
            open = change(open, r)
            const next = hide(open)
            mirror.apply(synced, state, next)
            state = next
            serializer.applyPatches(
              viewers.map((viewer) => viewer.client),
              synced,
            )
          }
          viewers.push(new Viewer(serializer, synced, shared, 0))
          return viewers.map(({ heard }) => heard)
        })
        expect(sent[1]).toEqual(sent[0])
      }),
      { numRuns: RUNS },
    )
  })

  test('an untouched branch is not walked and sends nothing', () => {
    const state = begin(chanceFrom(7))
    const mirror = Mirror.of(shape.spec)
    const synced = mirror.create(state)
    const serializer = new WholeStateSerializer<Schema>()
    serializer.reset(synced)
    serializer.applyPatches([], synced)
    mirror.apply(synced, state, { ...state })
    expect(serializer.applyPatches([], synced)).toBe(false)
  })

  test('a list in a list is refused when the shape is compiled', () => {
    expect(() => Mirror.of(record('Bad', { rows: list(list(text)) }).spec)).toThrow(/record between/)
  })
})
