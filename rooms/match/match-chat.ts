import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { ChatLine } from '#shared/protocol/match.ts'
import type { MatchRecord, Services, Visitor } from '../services.ts'
import { Chat } from './chat.ts'
import { ChatLimit, type ChatLimits } from './chat-limit.ts'
import { ChatNames } from './chat-names.ts'
import type { Connections, MatchConnection } from './connections.ts'
import { isMuted } from './host/muting.ts'

interface MatchChatParts {
  readonly recordOf: () => MatchRecord
  readonly connections: Connections
  readonly services: Pick<Services, 'limits' | 'metrics' | 'time'>
  readonly limits: ChatLimits
}

/** The chat of one room. It decides who may write, under which name, and who receives the line. */
export class MatchChat {
  readonly #parts: MatchChatParts
  readonly #chat = new Chat()
  readonly #names = new ChatNames()
  readonly #limit: ChatLimit

  constructor(parts: MatchChatParts) {
    this.#parts = parts
    this.#limit = new ChatLimit(parts.limits)
  }

  /** Returns the lines that a client is sent when it joins. */
  heardBy(seated: boolean): readonly ChatLine[] {
    return this.#chat.heardBy(seated)
  }

  async send(connection: MatchConnection, text: string): Promise<Result<Record<string, never>>> {
    const { recordOf, services } = this.#parts
    const { guest } = connection
    if (isMuted(recordOf(), guest)) return refused('muted')
    // The limit of the room is checked first, so that a line it refuses does not use up the limit that the person's network shares.
    const allowed = this.#limit.check(guest.id, text, services.time.now())
    if (!allowed.ok) return this.#countRefused(allowed)
    const taken = await services.limits.take('chat', guest)
    return taken.ok ? this.#broadcast(connection, guest, text) : taken
  }

  #broadcast({ seat }: MatchConnection, guest: Visitor, text: string): Result<Record<string, never>> {
    const { recordOf, connections, services } = this.#parts
    const record = recordOf()
    if (isMuted(record, guest)) return refused('muted')
    const at = services.time.now()
    const taken = this.#limit.take(guest.id, text, at)
    if (!taken.ok) return this.#countRefused(taken)
    const line: ChatLine = { at, name: this.#names.nameFor(record, guest), text, ...(seat === undefined ? {} : { seat }) }
    const toAll = seat !== undefined || record.phase !== 'playing'
    this.#chat.add(line, toAll)
    for (const other of connections) if (toAll || other.seat === undefined) other.client.send('chat', line)
    return ok({})
  }

  #countRefused<T>(refused: Result<T>): Result<T> {
    this.#parts.services.metrics.limited('table-chat', 'user')
    return refused
  }
}
