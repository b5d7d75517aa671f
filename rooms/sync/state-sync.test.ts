import { type Client, ClientState } from '@colyseus/core'
import { Encoder, Reflection } from '@colyseus/schema'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { runsFor } from '#shared/conformance/effort.ts'
import { boolean, list, map, number, optionalNumber, optionalString, record, type ShapeSpec, string } from '#shared/kernel/shape.ts'
import { BareSchema } from '#testing/bare-schema/bare-schema.ts'
import { StateSerializer } from '../colyseus/state-serializer.ts'
import { PatchWriter } from './patch-writer.ts'
import { StateSchema } from './state-schema.ts'
import { StateSync } from './state-sync.ts'

const SEATS = 3
const RUNS = runsFor({ quick: 5, usual: 20, all: 500 })
const PATCHES = 40

/** A shape with everything that a game may declare, in public and in a seat's `private`. */
const card = record('Card', { id: string, owner: number, tapped: boolean, note: optionalString, tags: list(string) })
const secret = record('Secret', { id: string, n: optionalNumber, tags: list(string), counts: map(number) })
const empty = record('Empty', {})
const privateShape = record('Private', {
  hand: list(string),
  numbers: list(number),
  cards: list(secret),
  marks: map(number),
  more: record('More', { word: string, last: list(secret) }),
  none: empty,
})
const seat = record('Seat', { name: string, score: number, private: privateShape })
const shape = record('Match', {
  seq: number,
  seats: list(seat),
  market: list(card),
  track: list(number),
  flags: list(boolean),
  byId: map(card),
  words: map(string),
  deep: record('Deep', { card, list: list(card) }),
})

type Random = (below: number) => number
/** Returns a random value of the shape. Every string begins with the mark, so that a leak of a private part is found in the bytes. */
function sample(spec: ShapeSpec, r: Random, mark: string): unknown {
  switch (spec.kind) {
    case 'string':
      return spec.optional && r(3) === 0 ? undefined : `${mark}${r(50)}`
    case 'number':
      return spec.optional && r(3) === 0 ? undefined : [r(100), r(70_000), -r(100), r(2 ** 31) * 4][r(4)]
    case 'boolean':
      return r(2) === 0
    case 'list':
      return Array.from({ length: r(5) }, () => sample(spec.of, r, mark))
    case 'map':
      return Object.fromEntries(Array.from({ length: r(4) }, () => [`k${r(6)}`, sample(spec.of, r, mark)]))
    case 'record':
      return Object.fromEntries(Object.entries(spec.fields).map(([name, field]) => [name, sample(field, r, mark)]))
  }
}

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes some parts of a value and shares the others, as the kernel does. */
function mutate(value: unknown, spec: ShapeSpec, r: Random, mark: string): unknown {
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
  seats: Array.from({ length: SEATS }, (_, i) => ({ name: `p${i}`, score: 0, private: sample(privateShape.spec, r, `SEC${i}:`) })),
})
const change = (state: State, r: Random): State => ({
  ...(mutate(state, shape.spec, r, 'pub:') as Plain),
  seats: state.seats.map((now, i) => (r(2) === 0 ? now : { ...now, score: r(100), private: mutate(now.private, privateShape.spec, r, `SEC${i}:`) })),
})

const schema = new StateSchema(shape.spec, { spec: seat.spec, private: privateShape.spec })
/** The writer that all rooms of this file share, as those of a process do. */
const writer = new PatchWriter()

/** A synced state with its viewers. */
class Show {
  readonly #synced: StateSync
  readonly #serializer: StateSerializer
  readonly viewers: Viewer[] = []

  constructor(state: State) {
    this.#synced = new StateSync(schema, state, writer)
    this.#serializer = new StateSerializer(this.#synced, (client) => this.viewers.find((viewer) => viewer.client === client))
  }

  enter(seatNumber: number | undefined): Viewer {
    const viewer = new Viewer(this.#serializer.handshake(), seatNumber)
    this.viewers.push(viewer)
    viewer.receive(this.#serializer.getFullState(viewer.client))
    return viewer
  }

  show(state: State): boolean {
    this.#synced.setView(state)
    return this.#serializer.applyPatches(this.viewers.map(({ client }) => client))
  }
}

/** A client of the serializer with the library's own decoder. It records every byte that it was sent. */
class Viewer {
  seat: number | undefined
  syncedSeat: number | undefined
  readonly client: Client
  readonly #decoder
  leaked: string | undefined
  /** The messages, with one character for each byte. */
  readonly heard: string[] = []

  constructor(handshake: Uint8Array, seatNumber: number | undefined) {
    this.seat = seatNumber
    this.#decoder = Reflection.decode(Uint8Array.from(handshake))
    const raw = (bytes: Uint8Array | Buffer) => this.receive(bytes)
    this.client = { state: ClientState.JOINED, raw } as unknown as Client
  }

  receive(bytes: Uint8Array): void {
    const seen = Buffer.from(bytes).toString('latin1')
    this.heard.push(seen)
    for (let other = 0; other < SEATS; other++)
      if (other !== this.seat && seen.includes(`SEC${other}:`)) this.leaked = `seat ${other} to ${this.seat}`
    this.#decoder.decode(Uint8Array.from(bytes), { offset: 1 })
  }

  get decoded(): unknown {
    return this.#decoder.state.toJSON()
  }

  /** The number of objects that the client keeps. */
  get objects(): number {
    return this.#decoder.root.refs.size
  }
}

/** Returns the view that the seat should see. */
function projection(state: State, seatNumber: number | undefined): unknown {
  return { ...state, seats: state.seats.map((now, i) => (i === seatNumber ? now : { ...now, private: undefined })) }
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

function expectTrue(viewers: readonly Viewer[], state: State): void {
  for (const viewer of viewers) {
    expect(viewer.leaked).toBeUndefined()
    expect(bare(viewer.decoded)).toEqual(bare(JSON.parse(JSON.stringify(projection(state, viewer.seat)))))
  }
}

const seeds = fc.integer({ min: 1, max: 2 ** 30 })
let warn: MockInstance
beforeEach(() => {
  // The decoder only logs operations that it cannot apply.
  warn = vi.spyOn(console, 'warn')
  vi.spyOn(console, 'error')
})
afterEach(() => {
  expect(warn).not.toHaveBeenCalled()
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

describe('the synced state', () => {
  test('every viewer decodes exactly its own view and gets no byte of another seat, also when it joins late', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const r = seededRandom(seed)
        let state = begin(r)
        const show = new Show(state)
        for (const who of [0, 1, 2, undefined]) show.enter(who)
        for (let patch = 0; patch < PATCHES; patch++) {
          state = change(state, r)
          show.show(state)
          if (r(3) === 0) show.enter(r(4) === 3 ? undefined : r(SEATS))
          if (show.viewers.length > 7) show.viewers.splice(r(8), 1)
          expectTrue(show.viewers, state)
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('a viewer that changes seats decodes exactly the view of its new seat, without the private part of the old one', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const r = seededRandom(seed)
        let state = begin(r)
        const show = new Show(state)
        for (const who of [0, 1, 2, undefined]) show.enter(who)
        for (let patch = 0; patch < PATCHES; patch++) {
          const walker = show.viewers[r(4)]
          if (walker) walker.seat = r(4) === 3 ? undefined : r(SEATS)
          if (r(2) === 0) state = change(state, r)
          show.show(state)
          expectTrue(show.viewers, state)
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('a viewer that was there from the beginning keeps no more objects than one that has just joined', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const r = seededRandom(seed)
        let state = begin(r)
        const show = new Show(state)
        const [faithful, walker] = [show.enter(0), show.enter(undefined)]
        for (let patch = 0; patch < PATCHES; patch++) {
          walker.seat = r(4) === 3 ? undefined : r(SEATS)
          state = change(state, r)
          show.show(state)
          expect(show.enter(0).objects).toBe(faithful.objects)
          expect(show.enter(walker.seat).objects).toBe(walker.objects)
          show.viewers.splice(2)
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('a viewer is sent the same bytes whatever the private parts of other seats hold', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const opened = begin(seededRandom(seed))
        const sent = [seed + 1, seed + 2].map((secretSeed) => {
          const [r, secrets] = [seededRandom(seed), seededRandom(secretSeed)]
          const hide = (next: State): State => ({
            ...next,
            seats: next.seats.map((now, i) => (i === 0 ? now : { ...now, private: sample(privateShape.spec, secrets, `SEC${i}:`) })),
          })
          const show = new Show(hide(opened))
          for (const who of [0, undefined]) show.enter(who)
          let open = opened
          for (let patch = 0; patch < PATCHES; patch++) {
            open = change(open, r)
            show.show(hide(open))
          }
          show.enter(0)
          return show.viewers.map(({ heard }) => heard)
        })
        expect(sent[1]).toEqual(sent[0])
      }),
      { numRuns: RUNS },
    )
  })

  test('a viewer that may see none of the changes is sent nothing', () => {
    const state = begin(seededRandom(7))
    const show = new Show(state)
    const [owner, other, spectator] = [show.enter(1), show.enter(0), show.enter(undefined)]
    expect(show.show({ ...state })).toBe(false)
    const seats = state.seats.map((now, i) => (i === 1 ? { ...now, private: sample(privateShape.spec, seededRandom(8), 'SEC1:') } : now))
    expect(show.show({ ...state, seats })).toBe(true)
    expect([owner, other, spectator].map(({ heard }) => heard.length)).toEqual([2, 1, 1])
  })

  test('a client decodes the same views as from Colyseus’ own encoder', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const r = seededRandom(seed)
        let state = begin(r)
        const show = new Show(state)
        const theirs = new BareSchema(schema, state)
        const encoder = new Encoder(theirs.synced)
        const viewers = [1, undefined].map((who) => {
          const decoder = Reflection.decode(Reflection.encode(encoder))
          const it = { offset: 0 }
          encoder.encodeAll(it)
          const view = theirs.openView(who)
          decoder.decode(encoder.encodeAllView(view, it.offset, it).slice())
          return { viewer: show.enter(who), view, decoder }
        })
        encoder.discardChanges()
        for (let patch = 0; patch < PATCHES; patch++) {
          for (const { viewer, decoder } of viewers) expect(bare(viewer.decoded)).toEqual(bare(decoder.state.toJSON()))
          state = change(state, r)
          show.show(state)
          theirs.show(state)
          const it = { offset: 0 }
          encoder.encode(it)
          const shared = it.offset
          for (const { view, decoder } of viewers) decoder.decode(encoder.encodeView(view, shared, it).slice())
          encoder.discardChanges()
        }
      }),
      { numRuns: RUNS },
    )
  })

  test.each([100, 1000, 50_000, 200_000, 4_000_000, 300])('a state of %d bytes arrives unchanged at early and late viewers', (bytes) => {
    const state = begin(seededRandom(3))
    const show = new Show(state)
    const early = show.enter(0)
    const words = Object.fromEntries(Array.from({ length: Math.ceil(bytes / 64) }, (_, n) => [`k${n}`, `\u00e9\u{1F9D9} ${n} `.padEnd(56, 'x')]))
    const next = { ...state, words }
    show.show(next)
    expectTrue([early, show.enter(1)], next)
  })

  test('two rooms that share a writer do not change the messages that the other has sent', () => {
    const [a, b] = [11, 12].map((seed) => {
      const r = seededRandom(seed)
      const state = begin(r)
      const sync = new StateSync(schema, state, writer)
      return { r, state, synced: sync, frames: [sync.encodeFull(0)] }
    })
    if (!a || !b) throw new Error('two rooms are needed')
    for (let n = 0; n < 20; n++)
      for (const room of [a, b]) {
        room.state = change(room.state, room.r)
        room.synced.setView(room.state)
        const viewer = { seat: 0, syncedSeat: 0 }
        room.synced.flush(
          [viewer],
          () => viewer,
          (_, message) => room.frames.push(message),
        )
      }
    for (const { state, frames } of [a, b]) {
      const viewer = new Viewer(schema.handshake, 0)
      for (const frame of frames) viewer.receive(frame)
      expectTrue([viewer], state)
    }
  })

  test('a shape with a list in a list is refused', () => {
    expect(() => new StateSchema(record('Bad', { rows: list(list(string)) }).spec)).toThrow(/record between/)
  })
})
