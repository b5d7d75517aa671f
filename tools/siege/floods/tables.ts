import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '../../../loadtest/load/connection.ts'
import { beginWith } from '../../../loadtest/nonce.ts'
import type { Flood } from '../flood.ts'
import { type Kit, keepUp, repeat } from '../kit.ts'

const MASTERS = 3
const BOT_TABLES = 60

/** As many tables with masters as there is leave to lay; whoever plays there answers at once, so that the masters always think. */
export const bots: Flood = {
  name: 'bots',
  about: `up to ${BOT_TABLES} tables with ${MASTERS} masters each, whose one person answers at once`,
  async prepare(kit) {
    const games = kit.games.filter(({ seats }) => seats.max > MASTERS)
    const tables: Connection[] = []
    for (let n = 0; n < BOT_TABLES; n++) {
      const game = games[n % games.length]
      const laid =
        game &&
        (await kit
          .lay({ game: game.id, seats: MASTERS + 1, bots: Array(MASTERS).fill('master'), pace: 'untimed' }, [kit.guest()])
          .catch(() => undefined))
      if (!laid?.[0]) break
      tables.push(laid[0])
    }
    return {
      async run(signal) {
        const play = (table: Connection): Promise<void> =>
          repeat(signal, async () => {
            if (!table.isAsked || !table.isOpen) return sleep(50)
            kit.counts.tried++
            if (!(await kit.answer(table))) await sleep(50)
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

/** New tables by HTTP, and rematches of a match that is over at once. */
export const tables: Flood = {
  name: 'tables and rematches',
  about: `${MAKERS} people who make tables without end, and two whose every match is over at once and followed by the next`,
  async prepare(kit) {
    const game = kit.games[0]?.id ?? ''
    const chain = async (players: readonly Connection[]): Promise<readonly Connection[]> => {
      const [one, other] = players
      if (!one?.isOpen || !other?.isOpen) return players
      await kit.ask(one, 'resign', { id: `enough ${kit.chance(2 ** 30)}` })
      kit.counts.tried++
      const reply = await other.request('rematch', {})
      if (reply?.status !== 0) {
        kit.counts.refused++
        await sleep(20)
        return players
      }
      const { match } = reply.payload as { readonly match: string }
      const again = await Promise.all(people.map((guest) => kit.join(match, guest)))
      for (const player of players) player.leave()
      for (const [seat, player] of again.entries()) if (player) player.seat = seat
      const there = again.filter((player) => player !== undefined)
      await beginWith(there.map((player) => ({ id: people[player.seat ?? 0]?.id ?? '', request: (type, payload) => player.request(type, payload) })))
      return there
    }
    const people = [kit.guest(), kit.guest()]
    let players = await kit.lay({ game, seats: 2, pace: 'untimed' }, people).catch(() => [])
    return {
      async run(signal) {
        const make = (): Promise<unknown> => kit.tryPost('/api/matches', { game, seats: 2, pace: 'relaxed' }, kit.guest().token)
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

/** Answers, and takes the answer back. */
export const undo: Flood = {
  name: 'answer and undo',
  about: `${UNDOERS} tables where somebody answers and takes it back, ${UNDOS} requests a second each`,
  async prepare(kit: Kit) {
    const game = kit.games.find(({ id }) => id === 'evenfall')?.id ?? kit.games[0]?.id ?? ''
    const tables: (readonly Connection[])[] = []
    for (let n = 0; n < UNDOERS; n++) {
      const laid = await kit.lay({ game, seats: 2, pace: 'untimed' }, [kit.guest(), kit.guest()]).catch(() => undefined)
      if (laid) tables.push(laid)
    }
    const undoNow = (player: Connection): void => {
      const own = player.seat === undefined ? undefined : player.state.seats[player.seat]?.priv
      if (!player.isOpen) return
      if (own?.undo) void kit.ask(player, 'undo', { id: `undo ${kit.chance(2 ** 30)}` })
      else if (player.isAsked) {
        kit.counts.tried++
        void kit.answer(player)
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
