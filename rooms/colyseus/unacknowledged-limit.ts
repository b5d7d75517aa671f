import { type Client, ClientState } from '@colyseus/core'
import { terminate } from './socket.ts'

/** The time in which a client must acknowledge its join, and the most bytes that may wait for it until then. */
const ACKNOWLEDGE_MS = 10_000
const MAX_WAITING_BYTES = 256 * 1024

/**
 * Disconnects a client that does not acknowledge its join. Until it does, Colyseus queues every message for it, without a limit of time or
 * size.
 */
export function limitUnacknowledged(client: Client, after: (ms: number, act: () => void) => unknown, onLate: () => void): void {
  let isTerminated = false
  const end = (): void => {
    if (!isTerminated) onLate()
    isTerminated = true
    terminate(client)
  }
  after(ACKNOWLEDGE_MS, () => {
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
