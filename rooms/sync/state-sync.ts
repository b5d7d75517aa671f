import { Encoder, Reflection } from '@colyseus/schema'
import type { Seat } from '#shared/kernel/decision.ts'
import type { ShapeSpec } from '#shared/kernel/shape.ts'
import { OPERATION, PatchWriter } from './patch-writer.ts'
import { EncoderSet, type RecordEncoder } from './record-encoder.ts'
import { RefIdSequence, type RefNode } from './ref-node.ts'

/** The first byte of a frame. */
const FULL_STATE = 14
const PATCH = 15
const HEAD_BYTES = 1

/** Rooms write one after another, and what is sent is copied out of here. */
const writer = new PatchWriter()

/** In the list `seats` each seat holds what is for its owner alone under `priv`. */
const SEATS = 'seats'
const PRIV = 'priv'
interface Seated {
  readonly seats?: readonly { readonly priv: object }[]
}

/** What all states of a kind have in common: the types that are told to clients, and how they are written. */
export class StateSchema {
  readonly spec: ShapeSpec
  readonly encoders: EncoderSet
  readonly encoder: RecordEncoder
  readonly priv: RecordEncoder | undefined
  /** Where in a state its seats are, and in a seat its secret. */
  readonly seatsAt: number
  readonly privIndex: number
  #handshake: Uint8Array | undefined

  constructor(state: ShapeSpec, seat?: { readonly spec: ShapeSpec; readonly priv: ShapeSpec }) {
    const encoders = new EncoderSet(seat?.spec.kind === 'record' ? [`${seat.spec.name}.${PRIV}`] : [])
    this.spec = state
    this.encoders = encoders
    this.encoder = encoders.of(state)
    this.priv = seat && encoders.of(seat.priv)
    this.seatsAt = this.encoder.childAt(SEATS)
    this.privIndex = seat ? encoders.of(seat.spec).indexOf(PRIV) : 0
  }

  /** What a client is told of the types before its first state. */
  get handshake(): Uint8Array {
    this.#handshake ??= Reflection.encode(new Encoder(new this.encoder.type()))
    return this.#handshake
  }
}

interface PrivatePart {
  readonly ref: RefNode
  readonly refIds: RefIdSequence
}
const newPrivatePart = (encoder: RecordEncoder, priv: object, refIds: RefIdSequence): PrivatePart => ({
  refIds,
  ref: encoder.assignRefs(priv, refIds),
})

/** From where to where in the ink. */
type Span = readonly [from: number, to: number]
const NOTHING: Span = [0, 0]

/**
 * The state of a room as its clients know it. From the plain view shown last and the next one it writes, in the format of
 * @colyseus/schema, what each client must be told; nothing of it is kept but the numbers by which clients know objects.
 *
 * A client is sent what everybody is, and behind it what is for its own seat: there is no other way out for a secret.
 */
export class StateSync {
  readonly #schema: StateSchema
  readonly #refIds = RefIdSequence.shared()
  readonly #root: RefNode
  readonly #privateParts: readonly PrivatePart[]
  /** What clients have been sent. */
  #sent: object
  #next: object

  constructor(schema: StateSchema, view: object) {
    this.#schema = schema
    this.#sent = view
    this.#next = view
    this.#root = schema.encoder.assignRefs(view, this.#refIds)
    const { priv: encoder } = schema
    this.#privateParts = encoder
      ? seatsOf(view).map(({ priv }, seat, { length }) => newPrivatePart(encoder, priv, RefIdSequence.forSeat(seat, length)))
      : []
  }

  get handshake(): Uint8Array {
    return this.#schema.handshake
  }

  /** For those who look into the room from aside. */
  toJSON(): object {
    return this.#sent
  }

  /** Goes out with the next patch. */
  setView(view: object): void {
    this.#next = view
  }

  /** All that has been sent so far, as the seat knows it; without a seat, what everybody knows. */
  encodeFull(seat: Seat | undefined): Uint8Array {
    writer.begin(FULL_STATE)
    this.#schema.encoder.writeFull(writer, this.#root, this.#sent)
    if (seat !== undefined) this.#writePrivate(seat)
    return writer.copy(writer.offset, 0, 0)
  }

  /** Writes what is new since the last patch. It can be handed out until the next one. */
  patch(): Patch {
    const { encoder, priv } = this.#schema
    const [before, after] = [this.#sent, this.#next]
    writer.begin(PATCH)
    encoder.writeChange(writer, this.#root, before, after, this.#refIds)
    const shared = writer.offset
    const [old, now] = [seatsOf(before), seatsOf(after)]
    const spans = this.#privateParts.map(({ ref, refIds }, seat): Span => {
      const [from, to] = [old[seat]?.priv, now[seat]?.priv]
      if (from === to || !priv || !from || !to) return NOTHING
      const began = writer.offset
      writer.forgetTarget()
      priv.writeChange(writer, ref, from, to, refIds)
      return [began, writer.offset]
    })
    this.#sent = after
    return new Patch(shared, spans, (gone, seat) => this.#writeMove(gone, seat))
  }

  /** For somebody who changes seats: what was secret there is taken away, what is secret here is told. */
  #writeMove(gone: Seat | undefined, seat: Seat | undefined): Span {
    const began = writer.offset
    if (gone !== undefined) {
      writer.forgetTarget()
      writer.switchTo(this.#refOf(gone).id)
      writer.field(OPERATION.remove | this.#schema.privIndex)
    }
    if (seat !== undefined) this.#writePrivate(seat)
    return [began, writer.offset]
  }

  #writePrivate(seat: Seat): void {
    const part = this.#privateParts[seat]
    const priv = seatsOf(this.#sent)[seat]?.priv
    if (!part || !priv) throw new RangeError(`no seat ${seat}`)
    writer.forgetTarget()
    writer.switchTo(this.#refOf(seat).id)
    writer.field(OPERATION.add | this.#schema.privIndex)
    writer.number(part.ref.id)
    this.#schema.priv?.writeFull(writer, part.ref, priv)
  }

  #refOf(seat: Seat): RefNode {
    const ref = this.#root.children[this.#schema.seatsAt]?.children[seat]
    if (!ref) throw new RangeError(`no seat ${seat}`)
    return ref
  }
}

const seatsOf = (view: Seated): NonNullable<Seated['seats']> => view.seats ?? []

/** What was written for one moment. */
export class Patch {
  readonly #shared: number
  readonly #spans: readonly Span[]
  readonly #writeMove: (gone: Seat | undefined, seat: Seat | undefined) => Span
  /** Many are told the same. */
  #forAll: Uint8Array | undefined

  constructor(shared: number, spans: readonly Span[], writeMove: (gone: Seat | undefined, seat: Seat | undefined) => Span) {
    this.#shared = shared
    this.#spans = spans
    this.#writeMove = writeMove
  }

  /** Undefined if there is nothing to tell. */
  frameFor(seat: Seat | undefined): Uint8Array | undefined {
    const [from, to] = (seat !== undefined && this.#spans[seat]) || NOTHING
    if (to > from) return writer.copy(this.#shared, from, to)
    if (this.#shared > HEAD_BYTES) this.#forAll ??= writer.copy(this.#shared, 0, 0)
    return this.#forAll
  }

  /** For a client that knew what is secret at another seat, or at none. */
  frameForMove(gone: Seat | undefined, seat: Seat | undefined): Uint8Array {
    return writer.copy(this.#shared, ...this.#writeMove(gone, seat))
  }
}
