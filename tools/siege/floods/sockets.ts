import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { Connection } from '#sdk/raw/runtime-connection.ts'
import { joinBy, openSocket } from '../bare-socket.ts'
import type { Flood } from '../flood.ts'
import { type FloodTools, keepUp, repeat } from '../flood-tools.ts'
import { longMatchOf } from './past.ts'

const portOf = ({ url }: FloodTools): number => Number(new URL(url).port)

const SILENT = 1500
const OPENED_AT_ONCE = 50

/** Half of the connections send nothing, and half send a part of a request. */
export const silent: Flood = {
  name: 'silent sockets',
  about: `${SILENT} connections that say nothing, or not to the end, opened again when they are closed`,
  async prepare(tools) {
    const sockets = new Set<Socket>()
    const open = (): void => {
      tools.counts.tried++
      const socket = connect({ port: portOf(tools), host: '127.0.0.1', localAddress: tools.address })
      sockets.add(socket)
      if (sockets.size % 2 === 0) socket.write('GET /api/games HTTP/1.1\r\nHost: x\r\n')
      socket.on('error', () => undefined)
      socket.on('close', () => {
        tools.counts.closed++
        sockets.delete(socket)
      })
      socket.resume()
    }
    const end = (): void => {
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    }
    return {
      async run(signal) {
        while (!signal.aborted) {
          for (let n = 0; n < OPENED_AT_ONCE && sockets.size < SILENT; n++) open()
          await sleep(50)
        }
        end()
      },
      end,
    }
  },
}

const JOINERS = 16

export const join: Flood = {
  name: 'join',
  about: `${JOINERS} people who come and go without end`,
  async prepare(tools) {
    const { id } = await longMatchOf(tools)
    return {
      async run(signal) {
        const come = async (): Promise<void> => {
          tools.counts.tried++
          const joined = await tools.join(id, tools.guest())
          joined?.leave()
        }
        await Promise.all(Array.from({ length: JOINERS }, () => repeat(signal, come)))
      },
      end: () => undefined,
    }
  },
}

const CHATTERS = 40
const LINES = 20

/** Opens a table that has not begun, where everybody reads the whole chat. */
async function gatherCrowd(tools: FloodTools, count: number): Promise<{ readonly id: string; readonly people: readonly Connection[] }> {
  const [host, ...others] = tools.guests.slice(0, count)
  const id = host && (await tools.create({ game: tools.games[0]?.id ?? '', seats: 2, pace: 'untimed' }, host))
  if (!host || !id) throw new Error('the attackers got no table')
  const people: Connection[] = []
  for (const guest of [host, ...others]) {
    const joined = await tools.join(id, guest)
    if (joined) people.push(joined)
  }
  return { id, people }
}

let said = 0
/** Returns a new line each time, because a repeated line would be refused. */
const newLine = (): string => `${said++} `.padEnd(300, 'я')

const chatAll = (tools: FloodTools, people: readonly Connection[], signal: AbortSignal): Promise<unknown> =>
  Promise.all(
    people.map((person) =>
      keepUp(signal, LINES, () => {
        if (person.isOpen) void tools.ask(person, 'chat', { text: newLine() })
      }),
    ),
  )

export const chat: Flood = {
  name: 'chat',
  about: `${CHATTERS} people at one table, ${LINES} lines of 300 letters a second each`,
  async prepare(tools) {
    const { people } = await gatherCrowd(tools, CHATTERS)
    return {
      run: (signal) => chatAll(tools, people, signal).then(() => undefined),
      end() {
        for (const person of people) person.leave()
      },
    }
  },
}

const UNACKNOWLEDGED = 50

export const unacknowledged: Flood = {
  name: 'join not acknowledged',
  about: `${UNACKNOWLEDGED} connections that never say that they have joined, while others chat`,
  async prepare(tools) {
    const { id, people } = await gatherCrowd(tools, 8)
    const mute = new Set<WebSocket>()
    const come = async (): Promise<void> => {
      tools.counts.tried++
      const socket = await openSocket(tools, id, tools.guest())
      if (!socket) return void tools.counts.refused++
      mute.add(socket)
      socket.on('close', () => {
        tools.counts.closed++
        mute.delete(socket)
      })
    }
    const end = (): void => {
      for (const socket of mute) socket.terminate()
    }
    return {
      async run(signal) {
        const fill = repeat(signal, async () => {
          if (mute.size < UNACKNOWLEDGED) await come()
          else await sleep(50)
        })
        await Promise.all([fill, chatAll(tools, people, signal)])
        end()
      },
      end() {
        end()
        for (const person of people) person.leave()
      },
    }
  },
}

const SLOW = 30

/** These connections ask for much and read nothing. */
export const slowReaders: Flood = {
  name: 'slow readers',
  about: `${SLOW} connections that ask for the log of a long match and never read`,
  async prepare(tools) {
    const { id } = await longMatchOf(tools)
    const sockets = new Set<WebSocket>()
    const come = async (): Promise<void> => {
      const socket = await openSocket(tools, id, tools.guest())
      if (!socket) return void tools.counts.refused++
      sockets.add(socket)
      socket.on('close', () => {
        tools.counts.closed++
        sockets.delete(socket)
      })
      const ask = await joinBy(socket)
      socket.pause()
      while (ask && sockets.has(socket)) {
        tools.counts.tried++
        ask('log', { from: 0 })
        await sleep(50)
      }
    }
    const end = (): void => {
      for (const socket of sockets) socket.terminate()
      sockets.clear()
    }
    return {
      async run(signal) {
        await repeat(signal, async () => {
          if (sockets.size < SLOW) void come()
          await sleep(50)
        })
        end()
      },
      end,
    }
  },
}
