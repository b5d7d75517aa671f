import { map, number, record, string } from '#shared/kernel/shape.ts'
import { BaseRoom } from '../colyseus/base-room.ts'
import type { Client } from '../colyseus/index.ts'
import { SocketWriter } from '../colyseus/socket-writer.ts'
import { StateSerializer } from '../colyseus/state-serializer.ts'
import type { Services } from '../services.ts'
import type { PatchWriter } from '../sync/patch-writer.ts'
import { StateSchema } from '../sync/state-schema.ts'
import { StateSync } from '../sync/state-sync.ts'
import { shownOf } from './listing.ts'

/** The lobby collects changes for this long before it sends them. */
const COALESCE_MS = 100
const MAX_MESSAGES_PER_SECOND = 10

/** `tables` has the JSON of a MatchInfo by match id. `total` also counts the matches that are not shown. */
const schema = new StateSchema(record('Lobby', { tables: map(string), total: number }).spec)
type LobbyView = { readonly tables: Readonly<Record<string, string>>; readonly total: number }

export interface LobbyDeps {
  readonly services: Pick<Services, 'directory' | 'log' | 'metrics'>
  readonly writer: PatchWriter
}

/** The room of the lobby. It sends the live list of matches to everybody. */
export class LobbyRoom extends BaseRoom {
  override maxMessagesPerSecond = MAX_MESSAGES_PER_SECOND
  readonly #services: LobbyDeps['services']
  readonly #sync: StateSync
  #unwatch: (() => void) | undefined
  #timer: NodeJS.Timeout | undefined

  constructor({ services, writer }: LobbyDeps) {
    super()
    this.#services = services
    this.#sync = new StateSync(schema, { tables: {}, total: 0 } satisfies LobbyView, writer)
  }

  override onCreate(): void {
    this.setSerializer(new StateSerializer(this.#sync))
    this.state = this.#sync
    this.#publish()
    this.#unwatch = this.#services.directory.watch(() => {
      this.#timer ??= setTimeout(() => this.#publish(), COALESCE_MS)
    })
    this.onMessage('*', () => undefined)
  }

  override onJoin(client: Client): void {
    new SocketWriter(client, () => this.#services.metrics.limited('unread', 'connection'))
  }

  override onUncaughtException(error: Error, method: string): void {
    this.#services.log.error({ error, method }, 'the lobby failed')
  }

  override onDispose(): void {
    clearTimeout(this.#timer)
    this.#unwatch?.()
  }

  #publish(): void {
    this.#timer = undefined
    const all = this.#services.directory.list()
    const tables = Object.fromEntries(shownOf(all).map((info) => [info.id, JSON.stringify(info)]))
    this.#sync.setView({ tables, total: all.length } satisfies LobbyView)
    this.broadcastPatch()
  }
}
