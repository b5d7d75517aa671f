import { type Client, SchemaSerializer } from '@colyseus/core'
import type { Schema } from '@colyseus/schema'

/**
 * Sends whole states of any size. Colyseus writes what one client alone may see behind what everybody sees, into a buffer of fixed
 * size; if the public part outgrew that buffer, it lies elsewhere, and the client would be sent zeros in its place.
 */
export class WholeStateSerializer<S extends Schema = Schema> extends SchemaSerializer<S> {
  override getFullState(client?: Client, timing?: Parameters<SchemaSerializer<S>['getFullState']>[1]) {
    super.getFullState()
    if (this.fullEncodeCache.buffer !== this.fullEncodeBuffer.buffer) this.fullEncodeBuffer = new Uint8Array(this.fullEncodeCache.buffer)
    return super.getFullState(client, timing)
  }
}
