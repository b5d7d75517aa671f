import { type Client, SchemaSerializer } from '@colyseus/core'
import { Encoder, type Schema, TypeContext } from '@colyseus/schema'
import { SecretRoot } from './secret-root.ts'

/** What a client is told of the types before the first state: the same in every room of a game. */
const handshakes = new WeakMap<object, Uint8Array>()

/** The first byte of a whole state. */
const WHOLE_STATE = 14

/**
 * Rooms encode one after another, and what each client is sent is copied out of here, so one buffer serves all of them.
 * It must hold what everybody and what one client sees of any state; if it does not, it grows.
 */
let scratch: Uint8Array = new Uint8Array(1024 * 1024)

/**
 * Sends whole states of any size. Colyseus writes what one client alone may see behind what everybody sees, into a buffer of fixed
 * size; if the public part outgrew that buffer, it lies elsewhere, and the client would be sent zeros in its place.
 *
 * And it numbers what is synced so that nothing secret can be counted.
 */
export class WholeStateSerializer<S extends Schema = Schema> extends SchemaSerializer<S> {
  readonly #secretsOf: (state: S) => readonly Schema[]

  constructor(secretsOf: (state: S) => readonly Schema[] = () => []) {
    super()
    this.#secretsOf = secretsOf
  }

  /** As Colyseus does it, but with a root of our own; our states have no fields that may get lost on the way. */
  override reset(state: S): void {
    const root = new SecretRoot(TypeContext.cache(state.constructor as typeof Schema), this.#secretsOf(state))
    this.encoder = new Encoder(state, root)
    this.encoder.sharedBuffer = scratch
    this.fullEncodeBuffer = scratch
    this.hasFilters = this.encoder.context.hasFilters
    this.encodedViews = new Map()
  }

  override handshake(): Uint8Array {
    const type = this.encoder.state.constructor
    const known = handshakes.get(type) ?? super.handshake()
    handshakes.set(type, known)
    return known
  }

  override getFullState(client?: Client, timing?: Parameters<SchemaSerializer<S>['getFullState']>[1]) {
    scratch[0] = WHOLE_STATE
    this.fullEncodeBuffer = scratch
    this.needFullEncode = true
    super.getFullState()
    if (this.fullEncodeCache.buffer !== scratch.buffer) {
      scratch = new Uint8Array(this.fullEncodeCache.buffer)
      this.fullEncodeBuffer = scratch
    }
    const sent = super.getFullState(client, timing)
    return sent.buffer === scratch.buffer ? sent.slice() : sent
  }
}
