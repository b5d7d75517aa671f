import type { Room } from '@colyseus/sdk'
import type { MatchInfo } from '#shared/protocol/http.ts'
import type { Api } from './api.ts'
import { backoffMs } from './backoff.ts'
import { Emitter } from './emitter.ts'
import { reuseUnchanged } from './reuse-unchanged.ts'
import { joinRoom } from './socket.ts'

/** The listed matches as the client knows them. */
export interface LobbyMatches {
  readonly live: boolean
  /** The listed matches, newest first. */
  readonly matches: readonly MatchInfo[]
  /** The number of matches that are not shown. */
  readonly more: number
}

interface LobbyState {
  /** The JSON of each match by its id. */
  readonly tables: Readonly<Record<string, string>>
  /** The number of all matches, also those that are not shown. Older servers show all and do not send it. */
  readonly total?: number
}

export function readMatches({ tables }: LobbyState): readonly MatchInfo[] {
  return Object.values(tables)
    .map((json) => JSON.parse(json) as MatchInfo)
    .sort((a, b) => b.createdAt - a.createdAt)
}

export const moreThanShown = ({ tables, total = 0 }: LobbyState): number => Math.max(0, total - Object.keys(tables).length)

/** Keeps the live list of matches in the lobby, and reconnects when the connection breaks. */
export class LobbyClient {
  readonly #api: Api
  readonly #matches = new Emitter<LobbyMatches>({ live: false, matches: [], more: 0 })
  #room: Room | undefined
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(api: Api) {
    this.#api = api
    void this.#connect()
  }

  get read(): () => LobbyMatches {
    return this.#matches.read
  }
  get subscribe(): (listener: () => void) => () => void {
    return this.#matches.subscribe
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    this.#room?.removeAllListeners()
    void this.#room?.leave()
  }

  async #connect(): Promise<void> {
    try {
      const { token } = await this.#api.guest()
      const room = await joinRoom(this.#api.origin, (client) => client.joinOrCreate('lobby', { token }))
      if (this.#closed) return void room.leave()
      this.#room = room
      this.#attempt = 0
      room.onStateChange((state: { toJSON(): LobbyState }) => this.#show(state.toJSON()))
      room.onLeave(() => this.#lose())
    } catch {
      this.#lose()
    }
  }

  #show(state: LobbyState): void {
    this.#matches.set({ live: true, matches: reuseUnchanged(this.#matches.read().matches, readMatches(state)), more: moreThanShown(state) })
  }

  #lose(): void {
    if (this.#closed) return
    this.#room = undefined
    this.#matches.set({ ...this.#matches.read(), live: false })
    this.#retry = setTimeout(() => void this.#connect(), backoffMs(this.#attempt++))
  }
}
