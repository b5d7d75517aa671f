import { setTimeout as sleep } from 'node:timers/promises'
import { beginWith } from '#sdk/raw/nonce.ts'
import type { Connection } from '#sdk/raw/runtime-connection.ts'
import type { Flood } from '../flood.ts'
import { type FloodTools, keepUp, repeat } from '../flood-tools.ts'

const MASTERS = 3
const BOT_TABLES = 60

/** Opens as many tables with masters as the limits allow. The attackers answer at once, so that the masters always think. */
export const bots: Flood = {
  name: 'bots',
  about: `up to ${BOT_TABLES} tables with ${MASTERS} masters each, whose one person answers at once`,
  async prepare(tools) {
    const games = tools.games.filter(({ seats }) => seats.max > MASTERS)
    const tables: Connection[] = []
    for (let n = 0; n < BOT_TABLES; n++) {
      const game = games[n % games.length]
      const opened =
        game &&
        (await tools
          .openMatch({ game: game.id, seats: MASTERS + 1, bots: Array(MASTERS).fill('master'), pace: 'untimed' }, [tools.guest()])
          .catch(() => undefined))
      if (!opened?.[0]) break
      tables.push(opened[0])
    }
    return {
      async run(signal) {
        const play = (table: Connection): Promise<void> =>
          repeat(signal, async () => {
            if (!table.isAsked || !table.isOpen) return sleep(50)
            tools.counts.tried++
            if (!(await tools.answer(table))) await sleep(50)
          })
        await Promise.all(tables.map(play))
      },
      end() {
        for (const table of tables) table.leave()
      },
    }
  },
}

const MAKERS = 8

/** Makes new tables over HTTP, and rematches of a match that ends at once. */
export const tables: Flood = {
  name: 'tables and rematches',
  about: `${MAKERS} people who make tables without end, and two whose every match is over at once and followed by the next`,
  async prepare(tools) {
    const game = tools.games[0]?.id ?? ''
    const chain = async (players: readonly Connection[]): Promise<readonly Connection[]> => {
      const [one, other] = players
      if (!one?.isOpen || !other?.isOpen) return players
      await tools.ask(one, 'resign', { id: `enough ${tools.chance(2 ** 30)}` })
      tools.counts.tried++
      const reply = await other.request('rematch', {})
      if (reply?.status !== 0) {
        tools.counts.refused++
        await sleep(20)
        return players
      }
      const { match } = reply.payload as { readonly match: string }
      const again = await Promise.all(people.map((guest) => tools.join(match, guest)))
      for (const player of players) player.leave()
      for (const [seat, player] of again.entries()) if (player) player.seat = seat
      const there = again.filter((player) => player !== undefined)
      await beginWith(there.map((player) => ({ id: people[player.seat ?? 0]?.id ?? '', request: (type, payload) => player.request(type, payload) })))
      return there
    }
    const people = [tools.guest(), tools.guest()]
    let players = await tools.openMatch({ game, seats: 2, pace: 'untimed' }, people).catch(() => [])
    return {
      async run(signal) {
        const make = (): Promise<unknown> => tools.tryPost('/api/matches', { game, seats: 2, pace: 'relaxed' }, tools.guest().token)
        await Promise.all([
          ...Array.from({ length: MAKERS }, () => repeat(signal, make)),
          repeat(signal, async () => {
            players = await chain(players)
            if (players.length < 2) await sleep(50)
          }),
        ])
      },
      end() {
        for (const player of players) player.leave()
      },
    }
  },
}

const UNDOERS = 8
const UNDOS = 25

/** Answers and undoes the answer. */
export const undo: Flood = {
  name: 'answer and undo',
  about: `${UNDOERS} tables where somebody answers and takes it back, ${UNDOS} requests a second each`,
  async prepare(tools: FloodTools) {
    const game = tools.games.find(({ id }) => id === 'evenfall')?.id ?? tools.games[0]?.id ?? ''
    const tables: (readonly Connection[])[] = []
    for (let n = 0; n < UNDOERS; n++) {
      const opened = await tools.openMatch({ game, seats: 2, pace: 'untimed' }, [tools.guest(), tools.guest()]).catch(() => undefined)
      if (opened) tables.push(opened)
    }
    const undoNow = (player: Connection): void => {
      const own = player.seat === undefined ? undefined : player.state.seats[player.seat]?.private
      if (!player.isOpen) return
      if (own?.undo) void tools.ask(player, 'undo', { id: `undo ${tools.chance(2 ** 30)}` })
      else if (player.isAsked) {
        tools.counts.tried++
        void tools.answer(player)
      }
    }
    return {
      async run(signal) {
        await Promise.all(tables.flat().map((player) => keepUp(signal, UNDOS, () => undoNow(player))))
      },
      end() {
        for (const player of tables.flat()) player.leave()
      },
    }
  },
}
