import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Refuses a raw socket with an HTTP status. The connection ends with it, whether the client reads it or not. */
export function refuseSocket(socket: Duplex, status: number): void {
  socket.on('error', () => undefined)
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
