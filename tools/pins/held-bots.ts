import type { BotTask } from '#rooms/services.ts'
import type { BotPool } from '#server/bots/index.ts'

/** Bots that think until they are told to answer. They give no answer, so the fallback of the rules is used. */
export class HeldBots implements BotPool {
  readonly waiting = 0
  readonly #held = new Map<string, Map<number, () => void>>()

  think({ match, view: { seat } }: BotTask): Promise<undefined> {
    const seats = this.#held.get(match) ?? new Map<number, () => void>()
    this.#held.set(match, seats)
    // The question has changed, so the older answer is too late.
    seats.get(seat)?.()
    return new Promise((resolve) => seats.set(seat, () => resolve(undefined)))
  }

  /** Lets one bot of the match answer. Returns its seat, or `undefined` if none is thinking. */
  release(match: string): number | undefined {
    const seats = this.#held.get(match)
    const [seat] = [...(seats?.keys() ?? [])].toSorted((one, other) => one - other)
    if (seat === undefined) return undefined
    const answer = seats?.get(seat)
    seats?.delete(seat)
    answer?.()
    return seat
  }

  async close(): Promise<void> {
    this.#held.clear()
  }
}
