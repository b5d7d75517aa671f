import { type Client, Room } from '@colyseus/core'
import { map, number, record, string } from '#shared/kernel/shape.ts'
import { guardFrames } from '../colyseus/frame-guard.ts'
import { SocketWriter } from '../colyseus/socket-writer.ts'
import { StateSerializer } from '../colyseus/state-serializer.ts'
import type { Services } from '../services.ts'
import { StateSchema, StateSync } from '../sync/state-sync.ts'
import { shownOf } from './listing.ts'

const MAX_TIMER_MS = 2 ** 31 - 1
/** A busy lobby is told of changes this often at most. */
const COALESCE_MS = 100
const MAX_MESSAGES_PER_SECOND = 10

/** `tables`: JSON of MatchInfo, by match id; `total`: how many there are, with those that are not shown. */
const schema = new StateSchema(record('Lobby', { tables: map(string), total: number }).spec)
type Tables = { readonly tables: Readonly<Record<string, string>>; readonly total: number }

/** The live list of tables. Everybody may look. */
export function defineLobbyRoom(services: Pick<Services, 'directory' | 'log' | 'metrics' | 'time'>) {
  const { directory, log, metrics } = services

  class LobbyRoom extends Room {
    override patchRate = MAX_TIMER_MS
    override maxMessagesPerSecond = MAX_MESSAGES_PER_SECOND
    readonly #synced = new StateSync(schema, { tables: {}, total: 0 } satisfies Tables)
    #unwatch: (() => void) | undefined
    #timer: NodeJS.Timeout | undefined

    override onCreate(): void {
      this.setSerializer(new StateSerializer(this.#synced))
      this.state = this.#synced
      this.#show()
      this.#unwatch = directory.watch(() => {
        this.#timer ??= setTimeout(() => this.#show(), COALESCE_MS)
      })
      this.onMessage('*', () => undefined)
    }

    override onJoin(client: Client): void {
      new SocketWriter(client, () => metrics.limited('unread', 'connection'))
    }

    override onUncaughtException(error: Error, method: string): void {
      log.error({ error, method }, 'the lobby failed')
    }

    override onDispose(): void {
      clearTimeout(this.#timer)
      this.#unwatch?.()
    }

    #list(): Tables {
      const all = directory.list()
      return { tables: Object.fromEntries(shownOf(all).map((info) => [info.id, JSON.stringify(info)])), total: all.length }
    }

    #show(): void {
      this.#timer = undefined
      this.#synced.setView(this.#list())
      this.broadcastPatch()
    }
  }

  guardFrames(LobbyRoom, services)
  return LobbyRoom
}
