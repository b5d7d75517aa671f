import type { Seat } from '#shared/kernel/decision.ts'
import { OPERATION, type PatchWriter } from './patch-writer.ts'
import type { RecordEncoder } from './record-encoder.ts'
import { RefIdSequence, type RefNode } from './ref-node.ts'
import type { StateSchema } from './state-schema.ts'

/** The first byte of a message. */
const FULL_STATE = 14
const PATCH = 15
const HEAD_BYTES = 1

interface Seated {
  readonly seats?: readonly { readonly private: object }[]
}
const seatsOf = (view: Seated): NonNullable<Seated['seats']> => view.seats ?? []

/** A client that looks at the state. It may see the private part of `seat` now, and it was last sent that of `syncedSeat`. */
export interface Viewer {
  readonly seat: Seat | undefined
  syncedSeat: Seat | undefined
}

interface PrivatePart {
  readonly ref: RefNode
  readonly refIds: RefIdSequence
}
const newPrivatePart = (encoder: RecordEncoder, view: object, refIds: RefIdSequence): PrivatePart => ({
  refIds,
  ref: encoder.assignRefs(view, refIds),
})

/** A part of the bytes in the writer. */
type Span = readonly [from: number, to: number]
const NOTHING: Span = [0, 0]

/**
 * The state of one room as its clients know it. It compares the view that was sent last with the next one and writes the differences in
 * the format of @colyseus/schema. It stores only the two views and the refIds by which clients know the objects.
 *
 * A message holds the public part, followed by the private part of at most one seat. Secrets leave the server in no other way.
 */
export class StateSync {
  readonly #schema: StateSchema
  readonly #writer: PatchWriter
  readonly #refIds = RefIdSequence.shared()
  readonly #root: RefNode
  readonly #privateParts: readonly PrivatePart[]
  /** The view that clients have been sent. */
  #sent: object
  #next: object

  /** Rooms share `writer`, because each message is copied out of it before the next one is begun. */
  constructor(schema: StateSchema, view: object, writer: PatchWriter) {
    this.#schema = schema
    this.#writer = writer
    this.#sent = view
    this.#next = view
    this.#root = schema.encoder.assignRefs(view, this.#refIds)
    const { private: encoder } = schema
    this.#privateParts = encoder
      ? seatsOf(view).map(({ private: own }, seat, { length }) => newPrivatePart(encoder, own, RefIdSequence.forSeat(seat, length)))
      : []
  }

  get handshake(): Uint8Array {
    return this.#schema.handshake
  }

  /** Returns what the Colyseus monitor shows. */
  toJSON(): object {
    return this.#sent
  }

  /** Sets the view that the next `flush` sends. */
  setView(view: object): void {
    this.#next = view
  }

  /** Encodes the whole view that was sent last: the public part, and with a seat its private part. */
  encodeFull(seat: Seat | undefined): Uint8Array {
    const writer = this.#writer
    writer.begin(FULL_STATE)
    this.#schema.encoder.writeFull(writer, this.#root, this.#sent)
    if (seat !== undefined) this.#writePrivate(seat)
    return writer.copy(writer.offset, 0, 0)
  }

  /**
   * Sends each viewer what is new for it since the last flush. A viewer for whom nothing is new is sent nothing. `viewerOf` returns undefined
   * for a client that is left out. Returns whether anything was sent.
   */
  flush<C>(clients: Iterable<C>, viewerOf: (client: C) => Viewer | undefined, send: (client: C, message: Uint8Array) => void): boolean {
    const { shared, spans } = this.#writeChanges()
    const writer = this.#writer
    /** Made once, because many viewers are sent the same bytes. */
    let publicMessage: Uint8Array | undefined
    let hasSent = false
    for (const client of clients) {
      const viewer = viewerOf(client)
      if (!viewer) continue
      const { seat, syncedSeat } = viewer
      const [from, to] = seat === syncedSeat ? (seat !== undefined && spans[seat]) || NOTHING : this.#writeMove(syncedSeat, seat)
      if (to === from && shared === HEAD_BYTES) continue
      viewer.syncedSeat = seat
      if (to > from) send(client, writer.copy(shared, from, to))
      else {
        publicMessage ??= writer.copy(shared, 0, 0)
        send(client, publicMessage)
      }
      hasSent = true
    }
    return hasSent
  }

  /** Writes the public changes, followed by the changes of each private part. */
  #writeChanges(): { readonly shared: number; readonly spans: readonly Span[] } {
    const writer = this.#writer
    const { encoder, private: privateEncoder } = this.#schema
    const [before, after] = [this.#sent, this.#next]
    writer.begin(PATCH)
    encoder.writeChange({ writer, refIds: this.#refIds }, this.#root, before, after)
    const shared = writer.offset
    const [old, now] = [seatsOf(before), seatsOf(after)]
    const spans = this.#privateParts.map(({ ref, refIds }, seat): Span => {
      const [from, to] = [old[seat]?.private, now[seat]?.private]
      if (from === to || !privateEncoder || !from || !to) return NOTHING
      const began = writer.offset
      writer.forgetTarget()
      privateEncoder.writeChange({ writer, refIds }, ref, from, to)
      return [began, writer.offset]
    })
    this.#sent = after
    return { shared, spans }
  }

  /** Writes the move of a viewer to another seat: removes the private part of the old seat and adds that of the new one. */
  #writeMove(old: Seat | undefined, seat: Seat | undefined): Span {
    const writer = this.#writer
    const began = writer.offset
    if (old !== undefined) {
      writer.forgetTarget()
      writer.switchTo(this.#refOf(old).id)
      writer.field(OPERATION.remove | this.#schema.privateIndex)
    }
    if (seat !== undefined) this.#writePrivate(seat)
    return [began, writer.offset]
  }

  #writePrivate(seat: Seat): void {
    const writer = this.#writer
    const part = this.#privateParts[seat]
    const own = seatsOf(this.#sent)[seat]?.private
    if (!part || !own) throw new RangeError(`no seat ${seat}`)
    writer.forgetTarget()
    writer.switchTo(this.#refOf(seat).id)
    writer.field(OPERATION.add | this.#schema.privateIndex)
    writer.number(part.ref.id)
    this.#schema.private?.writeFull(writer, part.ref, own)
  }

  #refOf(seat: Seat): RefNode {
    const ref = this.#root.children[this.#schema.seatsAt]?.children[seat]
    if (!ref) throw new RangeError(`no seat ${seat}`)
    return ref
  }
}
