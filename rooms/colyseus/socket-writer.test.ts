import { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Client } from '@colyseus/core'
import { describe, expect, test } from 'vitest'
import { SocketWriter } from './socket-writer.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The messages in what was written, as a reader of WebSocket frames finds them. */
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

/** A client, what leaves its connection together, and what the transport itself was given to send. */
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

describe('the way out to a client', () => {
  test.each([0, 1, 125, 126, 127, 65_535])('a message of %i bytes is one frame, written at once', (length) => {
    const { client, left, transported } = openClient()
    client.raw(bytesOf('x'.repeat(length)))
    expect(left).toEqual([['x'.repeat(length)]])
    expect(transported).toEqual([])
  })

  test('what is sent stays what it was, whatever becomes of the buffer it was sent from', async () => {
    const { client, writer, left } = openClient()
    const scratch = bytesOf('before')
    writer.cork()
    client.raw(scratch)
    scratch.set(bytesOf('after!'))
    await nextTurn()
    expect(left).toEqual([['before']])
  })

  test('what is held leaves in one write: the patch, and the reply that comes some promises later', async () => {
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

  test('nothing is held beyond this turn of the event loop, and nothing of others', async () => {
    const [held, other] = [openClient(), openClient()]
    held.writer.cork()
    other.client.raw(bytesOf('reply'))
    expect(other.left).toEqual([['reply']])
    await nextTurn()
    held.client.raw(bytesOf('patch'))
    expect(held.left).toEqual([['patch']])
  })

  test('the transport sends what is very long, or when somebody wants to know that it was sent; nothing overtakes', () => {
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
  ])('a connection that %s is left to the transport', (_, socket) => {
    const { client, left, transported } = openClient(socket)
    client.raw(bytesOf('reply'))
    expect([left, transported]).toEqual([[], ['reply']])
  })

  test('who is sent away still gets what was held, before the farewell', async () => {
    const { client, writer, left } = openClient()
    writer.cork()
    client.raw(bytesOf('reply'))
    client.leave(4010)
    await nextTurn()
    expect(left).toEqual([['reply'], ['closed with 4010']])
  })

  test('of a connection that closes while something is held nothing is written any more', async () => {
    const { client, writer, left } = openClient()
    writer.cork()
    client.raw(bytesOf('patch'))
    Object.assign(client.ref, { readyState: 3, _socket: null })
    await nextTurn()
    expect(left).toEqual([])
  })

  test('who does not read is cut off with the next thing sent, and nobody else', async () => {
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
