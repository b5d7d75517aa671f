import type { BotTask } from '#rooms/services.ts'
import type { BotPool } from '#server/bots/index.ts'
import type { PickValue, Seat } from '#shared/kernel/decision.ts'
import { TIMEOUT_MS } from './recording-client.ts'

/** Bots that give the answers of the script, when the script says so. */
export class ScriptedBots implements BotPool {
  readonly waiting = 0
  readonly #pending = new Map<string, (pick: PickValue | undefined) => void>()
  readonly #expected = new Map<string, () => void>()

  think({ match, view: { seat } }: BotTask): Promise<PickValue | undefined> {
    const key = keyOf(match, seat)
    this.dismiss(match, seat)
    return new Promise((resolve) => {
      this.#pending.set(key, resolve)
      this.#expected.get(key)?.()
    })
  }

  /** Ends the thought that is under way, or the next one, with this answer. */
  async answer(match: string, seat: Seat, pick: PickValue): Promise<void> {
    const key = keyOf(match, seat)
    if (!this.#pending.has(key)) await this.#begun(key)
    this.#pending.get(key)?.(pick)
    this.#pending.delete(key)
  }

  #begun(key: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => reject(new Error(`nobody thinks about ${key}`)), TIMEOUT_MS)
    this.#expected.set(key, resolve)
    return promise.finally(() => {
      clearTimeout(timer)
      this.#expected.delete(key)
    })
  }

  /** Drops the thought. Its answer comes too late. */
  dismiss(match: string, seat: Seat): void {
    const key = keyOf(match, seat)
    this.#pending.get(key)?.(undefined)
    this.#pending.delete(key)
  }

  async close(): Promise<void> {
    this.#pending.clear()
  }
}

const keyOf = (match: string, seat: Seat): string => `${match} ${seat}`
