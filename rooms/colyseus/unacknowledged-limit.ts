import { type Client, ClientState } from '@colyseus/core'
import type { Time } from '../time.ts'
import { terminate } from './socket-writer.ts'

/** How long a client may take from its connection until it acknowledges that it has joined, and how much may wait for it meanwhile. */
const ACKNOWLEDGE_MS = 10_000
const MAX_WAITING_BYTES = 256 * 1024

/** The core keeps everything that is sent to a client until it acknowledges its join, for any time and in any amount. */
export function limitUnacknowledged(client: Client, time: Time, onLate: () => void): void {
  let isCut = false
  const end = (): void => {
    if (!isCut) onLate()
    isCut = true
    terminate(client)
  }
  time.after(ACKNOWLEDGE_MS, () => {
    if (client.state === ClientState.JOINING || client.state === ClientState.RECONNECTING) end()
  })
  const enqueue = client.enqueueRaw.bind(client)
  let waiting = 0
  client.enqueueRaw = (data, options) => {
    if (client.state === ClientState.JOINED) client.enqueueRaw = enqueue
    else waiting += data.length
    if (waiting > MAX_WAITING_BYTES) end()
    else enqueue(data, options)
  }
}
