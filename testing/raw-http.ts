import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const LATE_MS = 20_000

/** A bare connection to a server. What it receives is read, and breaking off is no error. */
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

/** Sends exactly these bytes, and gives what comes back until the server closes. */
export async function sendRaw(url: string, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(url)
  const late = setTimeout(() => socket.destroy(), LATE_MS)
  const received = textOf(socket)
  socket.end(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  return received.finally(() => clearTimeout(late))
}

/** The value of a metric, all labels added up. 0 if there is none. */
export async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce((sum, [, value]) => sum + Number(value), 0)
}
