import { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Client } from '@colyseus/core'
import { describe, expect, test } from 'vitest'
import { holdFrames } from './frame-guard.ts'

/** A client of whose connection is told what leaves it together. */
function openClient() {
  const left: string[] = []
  const tell = (chunks: readonly Buffer[]) => left.push(chunks.map(String).join('+'))
  const socket = new Writable({
    write: (chunk: Buffer, _, done) => {
      tell([chunk])
      done()
    },
    writev: (chunks, done) => {
      tell(chunks.map(({ chunk }) => chunk))
      done()
    },
  })
  const client = { ref: { bufferedAmount: 0, terminate: () => undefined, _socket: socket } } as unknown as Client
  return { client, socket, left }
}

describe('frames that are held', () => {
  test('leave in one write: the patch, and the reply that comes some promises later', async () => {
    const { client, socket, left } = openClient()
    holdFrames(client)
    socket.write('patch')
    await Promise.resolve()
    await Promise.resolve()
    socket.write('reply')
    expect(left).toEqual([])
    await nextTurn()
    expect(left).toEqual(['patch+reply'])
  })

  test('are not held beyond this turn of the event loop, and others not at all', async () => {
    const { client, socket, left } = openClient()
    holdFrames(client)
    await nextTurn()
    socket.write('patch')
    expect(left).toEqual(['patch'])
    openClient().socket.write('reply')
    expect(left).toEqual(['patch'])
  })

  test('of a connection that is closed are nobody’s concern', () => {
    const closed = { ref: { bufferedAmount: 0, terminate: () => undefined, _socket: null } } as unknown as Client
    expect(() => holdFrames(closed)).not.toThrow()
  })
})
