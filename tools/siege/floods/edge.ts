import { connect } from 'node:net'
import type { Flood } from '../flood.ts'
import { type FloodTools, repeat } from '../flood-tools.ts'
import { HttpPool } from '../http-pool.ts'
import { longMatchOf } from './past.ts'

/** Floods that need no place in a match. */

const CONNECTIONS = 32

export const replays: Flood = {
  name: 'replays',
  about: `${CONNECTIONS} connections that fetch the replay of a long match`,
  async prepare(tools) {
    const { id, players } = await longMatchOf(tools)
    await players[0]?.request('resign', { id: 'enough' })
    const pool = new HttpPool(tools, CONNECTIONS)
    return { run: (signal) => pool.run(signal, () => ({ path: `/api/matches/${id}/replay` })), end: () => pool.end() }
  },
}

export const passwords: Flood = {
  name: 'wrong passwords',
  about: `${CONNECTIONS} connections that guess the password of the monitor and of the metrics`,
  async prepare(tools) {
    const pool = new HttpPool(tools, CONNECTIONS)
    const guess = () => ({
      path: tools.chance(2) === 0 ? '/monitor' : '/metrics',
      headers: { authorization: `Basic ${Buffer.from(`x:${tools.chance(2 ** 30)}`).toString('base64')}` },
    })
    return { run: (signal) => pool.run(signal, guess), end: () => pool.end() }
  },
}

export const requests: Flood = {
  name: 'requests',
  about: `${CONNECTIONS} connections that ask for games, matches, pages and guests`,
  async prepare(tools) {
    const { id } = await longMatchOf(tools)
    const pool = new HttpPool(tools, CONNECTIONS)
    const json = { 'content-type': 'application/json' }
    const attempts = [
      { path: '/api/games' },
      { path: `/api/matches/${id}` },
      { path: '/api/me/matches', headers: { authorization: `Bearer ${tools.guest().token}` } },
      { path: '/' },
      { path: '/readyz' },
      { path: '/nothing' },
      { method: 'POST', path: '/api/guests', headers: json, body: '{"name":"Raider"}' },
      { method: 'POST', path: '/api/quick', headers: json, body: '{}' },
    ]
    return { run: (signal) => pool.run(signal, () => attempts[tools.chance(attempts.length)] ?? { path: '/' }), end: () => pool.end() }
  },
}

const BAD_TARGETS = ['*:x', '*', '@', ':1', '//', '/%', 'http://[', '/x/y?sessionId=z', '/']

/** Resolves with the status of the reply, or with `undefined` without a reply. */
function sendOnce(tools: FloodTools, target: string): Promise<{ readonly status: number } | undefined> {
  const { promise, resolve } = Promise.withResolvers<{ readonly status: number } | undefined>()
  const { port } = new URL(tools.url)
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: tools.address })
  const done = (status: number | undefined): void => {
    socket.destroy()
    resolve(status === undefined ? undefined : { status })
  }
  socket.setTimeout(1000, () => done(undefined))
  socket.on('error', () => done(undefined))
  socket.on('close', () => done(undefined))
  socket.on('data', (bytes) => done(Number(/^HTTP\/1\.1 (\d{3})/.exec(bytes.toString('latin1'))?.[1] ?? 0)))
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  )
  return promise
}

export const upgrades: Flood = {
  name: 'malformed upgrades',
  about: `${CONNECTIONS} at a time, each on a new connection`,
  async prepare(tools) {
    const once = (): Promise<unknown> => tools.try(() => sendOnce(tools, BAD_TARGETS[tools.chance(BAD_TARGETS.length)] ?? '/'), 400)
    return {
      run: (signal) => Promise.all(Array.from({ length: CONNECTIONS }, () => repeat(signal, once))).then(() => undefined),
      end: () => undefined,
    }
  },
}
