import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** The answer to who is refused before there is anything to answer with. The connection ends with it, whether it is read or not. */
export function refuseSocket(socket: Duplex, status: number): void {
  socket.on('error', () => undefined)
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
