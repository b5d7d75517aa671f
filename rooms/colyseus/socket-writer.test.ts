import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Client } from '@colyseus/core'
import { describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { SocketWriter } from './socket-writer.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Reads the messages from the written WebSocket frames. */
function read(bytes: Buffer): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < bytes.length; ) {
    expect(bytes[at]).toBe(0x82)
    const [head, length] = bytes[at + 1] === 126 ? [4, bytes.readUInt16BE(at + 2)] : [2, bytes[at + 1] ?? 0]
    found.push(bytes.subarray(at + head, at + head + length).toString())
    at += head + length
  }
  return found
}

/** Opens a client. `left` has the messages of each write to its connection, `transported` those that were left to the transport. */
function openClient(socket: object = {}) {
  const left: (readonly string[])[] = []
  const transported: string[] = []
  const connection = new Writable({
    write: (chunk: Buffer, _, done) => {
      left.push(read(chunk))
      done()
    },
  })
  const client = {
    ref: { bufferedAmount: 0, readyState: 1, extensions: '', terminate: () => undefined, _socket: connection, ...socket },
    raw: (data: Uint8Array) => void transported.push(Buffer.from(data).toString()),
    leave: (code: number) => void left.push([`closed with ${code}`]),
  } as unknown as Client
  return { client, writer: new SocketWriter(client, () => undefined), left, transported }
}

describe('SocketWriter', () => {
  test.each([0, 1, 125, 126, 127, 65_535])('writes a message of %i bytes at once and as one frame', (length) => {
    const { client, left, transported } = openClient()
    client.raw(bytesOf('x'.repeat(length)))
    expect(left).toEqual([['x'.repeat(length)]])
    expect(transported).toEqual([])
  })

  test('keeps a corked message when the buffer it came from is changed', async () => {
    const { client, writer, left } = openClient()
    const scratch = bytesOf('before')
    writer.cork()
    client.raw(scratch)
    scratch.set(bytesOf('after!'))
    await nextTurn()
    expect(left).toEqual([['before']])
  })

  test('writes corked messages together: a patch, and the reply that comes some promises later', async () => {
    const { client, writer, left } = openClient()
    writer.cork()
    client.raw(bytesOf('patch'))
    await Promise.resolve()
    writer.cork()
    await Promise.resolve()
    client.raw(bytesOf('reply'))
    expect(left).toEqual([])
    await nextTurn()
    expect(left).toEqual([['patch', 'reply']])
  })

  test('corks only one client, and only until the end of this turn of the event loop', async () => {
    const [held, other] = [openClient(), openClient()]
    held.writer.cork()
    other.client.raw(bytesOf('reply'))
    expect(other.left).toEqual([['reply']])
    await nextTurn()
    held.client.raw(bytesOf('patch'))
    expect(held.left).toEqual([['patch']])
  })

  test('leaves very long messages and those with a callback to the transport, in the right order', () => {
    const { client, writer, left, transported } = openClient()
    writer.cork()
    client.raw(bytesOf('first'))
    client.raw(bytesOf('x'.repeat(65_536)))
    expect(left).toEqual([['first']])
    client.raw(bytesOf('error'), undefined, () => undefined)
    expect(transported.map(({ length }) => length)).toEqual([65_536, 5])
  })

  test.each([
    ['is closing', { readyState: 2 }],
    ['is closed', { readyState: 3, _socket: null }],
    ['compresses', { extensions: 'permessage-deflate' }],
  ])('leaves messages to the transport if the connection %s', (_, socket) => {
    const { client, left, transported } = openClient(socket)
    client.raw(bytesOf('reply'))
    expect([left, transported]).toEqual([[], ['reply']])
  })

  test('writes corked messages before a client is disconnected', async () => {
    const { client, writer, left } = openClient()
    writer.cork()
    client.raw(bytesOf('reply'))
    client.leave(4010)
    await nextTurn()
    expect(left).toEqual([['reply'], ['closed with 4010']])
  })

  test('drops corked messages if the connection closes', async () => {
    const { client, writer, left } = openClient()
    writer.cork()
    client.raw(bytesOf('patch'))
    Object.assign(client.ref, { readyState: 3, _socket: null })
    await nextTurn()
    expect(left).toEqual([])
  })

  test('disconnects a client that does not read with the next message, and no other client', async () => {
    const cut: string[] = []
    const clientOf = (name: string, unread: number, isRead: boolean) =>
      openClient({ bufferedAmount: unread, terminate: () => void cut.push(name), _socket: { write: () => isRead } })
    const slow = clientOf('slow', (1 << 20) + 1, false)
    const held = clientOf('held', (1 << 20) + 1, false)
    const slower = clientOf('slower', 1 << 20, false)
    const fast = clientOf('fast', 0, true)
    expect(cut).toEqual([])
    held.writer.cork()
    for (const { client } of [slow, held, slower, fast]) client.raw(bytesOf('patch'))
    expect(cut).toEqual(['slow'])
    await nextTurn()
    expect(cut).toEqual(['slow', 'held'])
    const long = clientOf('long', (1 << 20) + 1, true)
    long.client.raw(bytesOf('x'.repeat(65_536)))
    expect(cut).toEqual(['slow', 'held', 'long'])
  })
})

/** Returns a client as the transport makes it, which passes every message to `send` of the socket. */
const plainClient = (ref: WebSocket): Client =>
  ({
    ref,
    raw: (data: Uint8Array, _: unknown, done?: () => void) => ref.send(data, { binary: true }, done),
    leave: (code: number) => ref.close(code),
  }) as unknown as Client

describe('SocketWriter and the transport alone', () => {
  test('send a real client the same messages in the same order, and the same close code', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const open = async () => {
      const received: string[] = []
      const socket = new WebSocket(`ws://127.0.0.1:${port}`).on('message', (data: Buffer) => received.push(data.toString('hex')))
      const closed = once(socket, 'close')
      const [ref] = (await once(server, 'connection')) as [WebSocket]
      return { client: plainClient(ref), received, closed }
    }
    const [ours, plain] = [await open(), await open()]
    const writer = new SocketWriter(ours.client, () => undefined)
    const r = seededRandom(5)
    for (let n = 0; n < 300; n++) {
      if (r(3) === 0) writer.cork()
      const data = new Uint8Array([0, 1, 125, 126, 127, 5000, 65_535, 65_536, 70_000][r(9)] ?? 0).fill(n)
      const done = r(8) === 0 ? () => undefined : undefined
      for (const { client } of [ours, plain]) client.raw(data, undefined, done)
      if (r(4) === 0) await nextTurn()
    }
    writer.cork()
    for (const { client } of [ours, plain]) {
      client.raw(bytesOf('last'))
      client.leave(4010)
    }
    const codes = await Promise.all([ours, plain].map(async ({ closed }) => (await closed)[0]))
    expect(codes).toEqual([4010, 4010])
    expect(plain.received).toHaveLength(301)
    expect(ours.received).toEqual(plain.received)
    server.close()
  })
})
