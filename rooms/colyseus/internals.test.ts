import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Client, ClientState, LocalDriver, matchMaker, Protocol, Room, Server } from '@colyseus/core'
import { RedisDriver } from '@colyseus/redis-driver'
import { RedisPresence } from '@colyseus/redis-presence'
import { OPERATION as SCHEMA_OPERATION } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { OPERATION } from '../sync/patch-writer.ts'
import { ROOMS_KEY } from './fenced-driver.ts'
import { kindOfFrame, LEAVE } from './frame-check.ts'
import { PM2_AGENT } from './pm2-agent.ts'

/**
 * Tests what this folder relies on in Colyseus and ws beyond their documented API. Run this file after an upgrade: each title names the
 * file that has to change.
 */

type Members = Readonly<Record<string, unknown>>
const membersOf = (value: object): Members => value as unknown as Members

const seen: { room?: Room; client?: Client; inJoin?: Members } = {}
let onJoined = Promise.withResolvers<void>()

class PlainRoom extends Room {
  override onCreate(): void {
    seen.room = this
    this.onMessage('*', () => undefined)
  }
  override onJoin(client: Client): void {
    seen.client = client
    seen.inJoin = { ...membersOf(this), state: client.state }
    onJoined.resolve()
  }
}

/** Replaces the private methods in the same way as frame-guard.ts. */
const calls: string[] = []
for (const name of ['_onJoin', '_onMessage']) {
  const original = membersOf(Room.prototype)[name] as (this: Room, ...args: unknown[]) => unknown
  Object.assign(PlainRoom.prototype, {
    [name](this: Room, ...args: unknown[]) {
      calls.push(name)
      return original.apply(this, args)
    },
  })
}

/** A server with Colyseus' own transport. */
const http = createServer()
const transport = new WebSocketTransport({ server: http, pingInterval: 60_000 })
let socket: WebSocket

beforeAll(async () => {
  const server = new Server({ transport, greet: false, gracefullyShutdown: false })
  server.define('plain', PlainRoom)
  await server.listen(0, '127.0.0.1')
  const seat = await matchMaker.joinOrCreate('plain', {})
  const { roomId, processId } = 'room' in seat ? (seat.room as { roomId: string; processId: string }) : seat
  onJoined = Promise.withResolvers()
  socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/${processId}/${roomId}?sessionId=${seat.sessionId}`)
  const greeting = once(socket, 'message')
  await onJoined.promise
  await greeting
  socket.send(Uint8Array.of(Protocol.JOIN_ROOM))
  await vi.waitUntil(() => seen.client?.state === ClientState.JOINED, { timeout: 60_000 })
})
afterAll(() => {
  socket.terminate()
  transport.shutdown()
})

const joined = (): { readonly room: Room; readonly client: Client } => {
  if (!seen.room || !seen.client) throw new Error('nobody has joined')
  return { room: seen.room, client: seen.client }
}

describe('Colyseus and ws still have the private members that are used', () => {
  test('frame-guard.ts: a new connection goes through Room._onJoin, which a subclass can replace', () => {
    expect(calls).toContain('_onJoin')
  })

  test('frame-guard.ts: every frame goes through Room._onMessage, which a subclass can replace', async () => {
    const before = calls.length
    socket.send(Uint8Array.of(Protocol.PING))
    await expect.poll(() => calls.slice(before)).toEqual(['_onMessage'])
  })

  test('frame-guard.ts: Room.clock has tick, which sets the time by which messages are counted', () => {
    const { room } = joined()
    room.clock.tick()
    expect(room.clock.elapsedTime).toBeTypeOf('number')
  })

  test('frame-check.ts: the codes of frames are those of the protocol', () => {
    expect(LEAVE).toBe(Protocol.LEAVE_ROOM)
    for (const code of [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING]) expect(kindOfFrame(Uint8Array.of(code))).toBe('control')
    const letter = [0xa1, 0x61]
    expect(kindOfFrame(Uint8Array.of(Protocol.ROOM_DATA, ...letter))).toBe('call')
    expect(kindOfFrame(Uint8Array.of(Protocol.ROOM_REQUEST, 1, ...letter))).toBe('call')
  })

  test('reservations.ts: Room._reservedSeats holds options, auth and whether the seat is consumed, by session', async () => {
    const { sessionId } = await matchMaker.joinById(joined().room.roomId, {})
    const seats = membersOf(joined().room)._reservedSeats as Readonly<Record<string, readonly unknown[]>>
    expect(seats[sessionId]?.[2]).toBe(false)
    expect(seen.inJoin?._reservedSeats).toBe(seats)
  })

  test('reservations.ts: Room._reservedSeatTimeouts holds a timer by session', async () => {
    const { sessionId } = await matchMaker.joinById(joined().room.roomId, {})
    const timeouts = membersOf(joined().room)._reservedSeatTimeouts as Readonly<Record<string, NodeJS.Timeout>>
    expect(timeouts[sessionId]?.hasRef).toBeTypeOf('function')
  })

  test('socket-writer.ts: client.raw sends every message, and can be replaced', () => {
    const { client } = joined()
    const sent: number[] = []
    const { raw } = client
    client.raw = (data) => void sent.push(data[0] ?? 0)
    client.send('word', {})
    client.raw = raw
    expect(sent).toEqual([Protocol.ROOM_DATA])
  })

  test('socket-writer.ts: client.leave closes the socket, and can be replaced', () => {
    const { client } = joined()
    const close = vi.spyOn(client.ref as WebSocket, 'close').mockImplementation(() => undefined)
    client.leave(4321)
    expect(close).toHaveBeenCalledWith(4321, undefined)
    close.mockRestore()
    expect(Object.hasOwn(client, 'leave')).toBe(false)
  })

  test('socket.ts: client.ref is a socket of ws with bufferedAmount, readyState, extensions and terminate', () => {
    const { ref } = joined().client
    expect(ref).toMatchObject({ bufferedAmount: expect.any(Number), readyState: WebSocket.OPEN, extensions: '' })
    expect(membersOf(ref).terminate).toBeTypeOf('function')
  })

  test('socket.ts: ws keeps its TCP connection in _socket while it is open', () => {
    expect((membersOf(joined().client.ref)._socket as Members).write).toBeTypeOf('function')
    expect(membersOf(new WebSocket('ws://127.0.0.1:1').on('error', () => undefined))._socket).toBeNull()
  })

  test('unacknowledged-limit.ts: messages for a client that has not acknowledged go through client.enqueueRaw', () => {
    const { client } = joined()
    const sizes: number[] = []
    const { enqueueRaw } = client
    expect(seen.inJoin?.state).toBe(ClientState.JOINING)
    client.enqueueRaw = (data) => void sizes.push(data.length)
    client.send('word', {})
    client.enqueueRaw = enqueueRaw
    expect(sizes).toHaveLength(1)
  })

  test('staggered-ping-transport.ts: the transport counts unanswered pings in pingCount of the socket', () => {
    expect(joined().client.ref).toMatchObject({ pingCount: 0 })
  })

  test.each(['listenForUpgrade', 'onConnection', 'autoTerminateUnresponsiveClients'])(
    'staggered-ping-transport.ts: %s is a method that a transport can override',
    (name) => {
      expect(membersOf(WebSocketTransport.prototype)[name]).toBeTypeOf('function')
      expect(Object.hasOwn(transport, name)).toBe(false)
    },
  )

  test('staggered-ping-transport.ts: options that the transport does not know reach ws', () => {
    const own = new WebSocketTransport({ noServer: true, autoPong: false, ...{ closeTimeout: 1234 } })
    expect((membersOf(own).wss as { readonly options: object }).options).toMatchObject({ autoPong: false, closeTimeout: 1234 })
    own.shutdown()
  })

  test('pm2-agent.ts: the agent of PM2 looks for another one under this symbol', () => {
    expect(readFileSync(join(ROOT, 'node_modules/@pm2/io/build/main/index.js'), 'utf8')).toContain(`Symbol.for('${PM2_AGENT.description}')`)
  })

  test('fenced-driver.ts: the driver lists rooms in this hash', () => {
    expect(readFileSync(join(ROOT, 'node_modules/@colyseus/redis-driver/build/RedisDriver.mjs'), 'utf8')).toContain(`= "${ROOMS_KEY}"`)
  })

  test.each(['update', 'persist', 'remove', 'shutdown'])('fenced-driver.ts: RedisDriver.%s can be overridden', (name) => {
    expect(membersOf(RedisDriver.prototype)[name]).toBeTypeOf('function')
  })

  test('resilient-presence.ts: RedisPresence keeps its connections in pub and sub', () => {
    const presence = new RedisPresence({ lazyConnect: true })
    expect(membersOf(presence)).toMatchObject({ pub: { status: 'wait' }, sub: { status: 'wait' } })
  })

  test('indexed-local-driver.ts: LocalDriver adds and removes rooms by insert, remove and clear', () => {
    for (const name of ['findOne', 'insert', 'remove', 'clear']) expect(membersOf(LocalDriver.prototype)[name]).toBeTypeOf('function')
  })

  test('sync/patch-writer.ts: the codes of operations are those of the schema', () => {
    expect(OPERATION).toEqual({
      add: SCHEMA_OPERATION.ADD,
      replace: SCHEMA_OPERATION.REPLACE,
      remove: SCHEMA_OPERATION.DELETE,
      removeObject: SCHEMA_OPERATION.DELETE_BY_REFID,
    })
  })
})

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['shared', 'rooms', 'server', 'client', 'sdk', 'testing', 'loadtest', 'tools']
/** The exempt folders: this one, and the comparison with other frameworks, which reads a private field of theirs. */
const EXEMPT = ['rooms/colyseus/', 'loadtest/peers/']

interface Source {
  readonly file: string
  readonly text: string
}

const sourcesOf = (folders: readonly string[]): readonly Source[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === 'dist' }))
    .filter((file) => !EXEMPT.some((folder) => file.startsWith(folder)))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

const find = (sources: readonly Source[], pattern: RegExp): readonly string[] =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`))

const PRIVATE_MEMBER = /(?:\.|\[['"])_[a-z]\w*/gi
/** A cast by way of a type that everything fits. It hides that the two types have nothing in common. */
const DOUBLE_CAST = /as (?:unknown|object|never|any) as \w+/g

describe('no other folder uses private members', () => {
  test('no file reads or writes a member whose name begins with an underscore', () => {
    expect(find(sourcesOf(FOLDERS), PRIVATE_MEMBER)).toEqual([])
  })

  test('nothing is cast by way of `unknown`, except in tests', () => {
    const sources = sourcesOf(FOLDERS).filter(({ file }) => !/\.test\.tsx?$/.test(file))
    expect(find(sources, DOUBLE_CAST)).toEqual([])
  })

  test('the search finds private members and such casts', () => {
    const file = 'x.ts'
    expect(find([{ file, text: 'room._onMessage; room["_x"]; a.b_c; (a as unknown as B)._d' }], PRIVATE_MEMBER)).toHaveLength(3)
    expect(find([{ file, text: 'a as unknown as B; a as object as B; a as unknown' }], DOUBLE_CAST)).toHaveLength(2)
  })
})
