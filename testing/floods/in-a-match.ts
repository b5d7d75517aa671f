import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { TUNING } from '#rooms/index.ts'
import { MAX_ROUNDS, START_TIMES } from '#rooms/match/host/start-round.ts'
import { RefusedError } from '#sdk/match/errors.ts'
import { enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { seatPlayers } from '../server.ts'
import { type Flood, often, play, seatPlayer, sendChat, TABLE, wireOf } from './flood.ts'

export const MATCH_FLOODS: readonly Flood[] = [
  {
    limit: 'tabs',
    scope: 'user',
    async run(at) {
      const player = await seatPlayer(at)
      const gone = new Promise((resolve) => player.room.onLeave(resolve))
      await often(4, () => wireOf(player))
      await gone
    },
  },
  {
    limit: 'spectators',
    scope: 'table',
    server: { tuning: { spectators: 2 } },
    async run(at) {
      const [{ match }] = await play(at)
      await often(3, async () => SdkPlayer.join(at.url, await enter(at.url, 'Watcher'), match))
    },
  },
  {
    limit: 'table-chat',
    scope: 'user',
    server: { tuning: { chat: TUNING.chat } },
    async run(at) {
      const player = await seatPlayer(at)
      await often(6, () => sendChat(player))
    },
  },
  {
    limit: 'changes',
    scope: 'user',
    server: { tuning: { changes: TUNING.changes } },
    async run(at) {
      const player = await seatPlayer(at)
      await often(TUNING.changes.most + 2, () => player.ask('ready', { ready: false }))
    },
  },
  {
    limit: 'undo',
    scope: 'user',
    server: { tuning: { undo: { perTurn: 1, rate: { most: 10, withinMs: 1000 }, entries: 10_000 } } },
    async run(at) {
      const [one, other] = await play(at, 'sorcerers')
      await one.answer('merlin')
      await other.until(() => other.prompt !== undefined)
      await other.answer('necron')
      await one.until(() => one.prompt !== undefined)
      for (let n = 0; n < 2; n++) {
        await one.answer(one.prompt?.choices.find((option) => option.includes('>')) ?? '')
        await often(1, () => one.ask('undo', { id: randomUUID() }))
      }
    },
  },
  {
    limit: 'rounds',
    scope: 'table',
    server: { tuning: { starts: START_TIMES } },
    async run(at) {
      const [one, other] = await seatPlayers(at.url, TABLE)
      if (!one || !other) throw new Error('two players are needed')
      other.opens = false
      for (let round = 1; round <= MAX_ROUNDS; round++) {
        await Promise.all([one.ready(), other.ready()])
        await one.until(({ phase, seats }) => phase === 'opening' && seats[0]?.opened === true)
        at.time.advance(10_000)
        await one.until((state) => state.round === round + 1)
        await other.ask('sit', { seat: 1 })
      }
      await expect(one.ready()).rejects.toThrow(RefusedError)
    },
  },
]
