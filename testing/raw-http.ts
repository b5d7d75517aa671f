import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const LATE_MS = 20_000

/** Opens a bare TCP connection to a server. A connection that breaks is no error. */
export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

export async function textOf(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  await once(socket, 'close')
  return Buffer.concat(parts).toString('latin1')
}

/** Sends exactly these bytes. Returns all that the server sends until it closes the connection. */
export async function sendRaw(url: string, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(url)
  const late = setTimeout(() => socket.destroy(), LATE_MS)
  const received = textOf(socket)
  socket.end(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  return received.finally(() => clearTimeout(late))
}

/** Reads a metric and adds up its labels. Returns 0 if there is no such metric. */
export async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce((sum, [, value]) => sum + Number(value), 0)
}
