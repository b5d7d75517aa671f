import { WebSocket } from 'ws'
import { FRAME, ProtocolSession } from '#sdk/raw/protocol-session.ts'
import { reserveSeat } from '#sdk/raw/reserve-seat.ts'
import type { Guest } from '#shared/protocol/http.ts'
import type { FloodTools } from './flood-tools.ts'

/** Reserves a place in a match and opens its socket, which has sent nothing yet. Resolves with `undefined` if the server refuses. */
export async function openSocket(tools: FloodTools, match: string, guest: Guest): Promise<WebSocket | undefined> {
  const post = (url: string, body: object) => tools.post(url.slice(tools.url.length), body)
  const address = await reserveSeat(post, tools.url, match, { token: guest.token }).catch(() => undefined)
  if (!address) return undefined
  const socket = new WebSocket(address, { perMessageDeflate: false, localAddress: tools.address })
  socket.on('error', () => undefined)
  return socket
}

/** Joins as any client does. Resolves with a function that sends requests; the caller decides whether to read. */
export function joinBy(socket: WebSocket): Promise<((type: string, payload: object) => void) | undefined> {
  const { promise, resolve } = Promise.withResolvers<((type: string, payload: object) => void) | undefined>()
  const session = new ProtocolSession((frame) => socket.send(frame))
  socket.on('message', (data: Buffer) => {
    if (session.receive(new Uint8Array(data)) === FRAME.state) resolve((type, payload) => void session.request(type, payload))
  })
  socket.on('close', () => {
    session.end()
    resolve(undefined)
  })
  return promise
}
