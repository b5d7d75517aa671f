import { Encoder, Reflection } from '@colyseus/schema'
import type { ShapeSpec } from '#shared/kernel/shape.ts'
import { compileFields } from './compile.ts'
import { EncoderSet, type RecordEncoder } from './record-encoder.ts'

/** The list of seats in a state, and the field of a seat with what only its owner may see. */
const SEATS = 'seats'
const PRIVATE = 'private'

/** What all states of one kind share: the types that are described to clients, and the encoders that write them. */
export class StateSchema {
  readonly spec: ShapeSpec
  readonly encoders: EncoderSet
  readonly encoder: RecordEncoder
  readonly private: RecordEncoder | undefined
  /** The index of the seats among the children of the state, and of `private` among the fields of a seat. */
  readonly seatsAt: number
  readonly privateIndex: number
  #handshake: Uint8Array | undefined

  constructor(state: ShapeSpec, seat?: { readonly spec: ShapeSpec; readonly private: ShapeSpec }, compile = compileFields) {
    const encoders = new EncoderSet(seat?.spec.kind === 'record' ? [`${seat.spec.name}.${PRIVATE}`] : [], compile)
    this.spec = state
    this.encoders = encoders
    this.encoder = encoders.of(state)
    this.private = seat && encoders.of(seat.private)
    this.seatsAt = this.encoder.childAt(SEATS)
    this.privateIndex = seat ? encoders.of(seat.spec).indexOf(PRIVATE) : 0
  }

  /** The description of the types, which a client is sent before its first state. */
  get handshake(): Uint8Array {
    this.#handshake ??= Reflection.encode(new Encoder(new this.encoder.type()))
    return this.#handshake
  }
}
