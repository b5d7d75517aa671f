import { isDeepStrictEqual } from 'node:util'
import type { Time } from '#rooms/index.ts'
import { HOST_AWAY_MS } from '#rooms/lobby/listing.ts'
import type { Directory } from '#rooms/services.ts'
import type { MatchInfo } from '#shared/protocol/http.ts'

/** Returns the time at which a listing expires, unless its people come back. */
const endsAt = ({ seen = Number.POSITIVE_INFINITY, until = Number.POSITIVE_INFINITY }: MatchInfo): number => Math.min(seen + HOST_AWAY_MS, until)

/** The listed matches that this process knows. An expired listing is removed by a timer. */
export class LocalDirectory implements Directory {
  readonly #time: Time
  readonly #matches = new Map<string, MatchInfo>()
  readonly #listeners = new Set<() => void>()
  #nextDrop = Number.POSITIVE_INFINITY
  #cancel: (() => void) | undefined

  constructor(time: Time) {
    this.#time = time
  }

  /** Adds or updates a listing. Rooms call it after every change, but most changes do not affect the listing. */
  put(info: MatchInfo): void {
    if (endsAt(info) <= this.#time.now()) this.remove(info.id)
    else this.#keep(info)
  }

  #keep(info: MatchInfo): void {
    if (isDeepStrictEqual(this.#matches.get(info.id), info)) return
    this.#matches.set(info.id, info)
    this.#dropAt(endsAt(info))
    this.#notify()
  }

  keep(info: MatchInfo): void {
    this.put(info)
  }

  get(match: string): MatchInfo | undefined {
    return this.#matches.get(match)
  }

  remove(match: string): void {
    if (this.#matches.delete(match)) this.#notify()
  }

  list(): readonly MatchInfo[] {
    return [...this.#matches.values()]
  }

  watch(listener: () => void): () => void {
    // The wrapper lets the same listener be added twice.
    const call = () => listener()
    this.#listeners.add(call)
    return () => this.#listeners.delete(call)
  }

  close(): void {
    this.#cancel?.()
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener()
  }

  /** Sets the timer for the listing that expires first. If that listing is gone by then, nothing happens. */
  #dropAt(at: number): void {
    if (at >= this.#nextDrop) return
    this.#cancel?.()
    this.#nextDrop = at
    this.#cancel = this.#time.after(at - this.#time.now(), () => this.#dropStale())
  }

  #dropStale(): void {
    const now = this.#time.now()
    this.#nextDrop = Number.POSITIVE_INFINITY
    for (const info of this.list()) {
      if (endsAt(info) <= now) this.remove(info.id)
      else this.#dropAt(endsAt(info))
    }
  }
}
