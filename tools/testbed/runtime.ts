import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Reply } from '#sdk/raw/post-json.ts'
import type { Metric, Runtime } from '#sdk/raw/runtime.ts'
import type { ActionLog } from './action-log.ts'
import { monotonicMs } from './clock.ts'

/** The close code of this client. A client may choose codes below 1000 and from 4000 on; this one has no meaning for the room. */
const GONE = 4999

/** Sends a JSON request from a local address and resolves with the JSON reply. */
export function postFrom(localAddress: string, url: string, body: object, token?: string): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const outgoing = request(url, { method: 'POST', localAddress, agent: false, headers }, async (response) => {
    try {
      const text = (await response.setEncoding('utf8').toArray()).join('')
      resolve({ status: response.statusCode ?? 0, body: text === '' ? undefined : JSON.parse(text) })
    } catch (error) {
      reject(error)
    }
  })
  outgoing.on('error', reject)
  outgoing.end(JSON.stringify(body))
  return promise
}

interface RuntimeHooks {
  readonly log: ActionLog
  note(metric: Metric, value: number): void
  warn(text: string): void
}

/**
 * Makes a runtime that connects from an address of its own. On Linux every 127.x.y.z is this machine, and the server's limits see different clients.
 */
export function runtimeFrom(localAddress: string, { log, note, warn }: RuntimeHooks): Runtime {
  return {
    now: monotonicMs,
    sleep: (ms) => sleep(Math.max(0, ms)),
    post: (url, body, token) => postFrom(localAddress, url, body, token),
    connect(url, handlers) {
      const socket = new WebSocket(url, { perMessageDeflate: false, localAddress })
      const recording = log.watch(url)
      socket.on('message', (data: Buffer) => {
        const frame = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
        recording.received(frame)
        handlers.frame(frame)
      })
      socket.on('error', () => undefined)
      socket.on('close', (code) => handlers.closed(code))
      return {
        send(bytes) {
          recording.sent(bytes)
          socket.send(bytes)
        },
        close: () => socket.close(GONE),
      }
    },
    attempts: 1,
    note,
    warn,
  }
}
