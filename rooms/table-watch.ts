import { ok, type Result } from '#shared/kernel/refusal.ts'
import type { MatchInfo } from '#shared/protocol/http.ts'
import { successor } from './gathering.ts'
import { nextRelease } from './holds.ts'
import { HOST_AWAY_MS, listingOf } from './listing.ts'
import type { MatchRecord, Services } from './services.ts'
import type { Cancel } from './time.ts'

/** The table as it is now. */
export interface Watched {
  record(): MatchRecord
  /** Since when nobody is there who has a seat, if nobody is. */
  aloneSince(): number | undefined
  isHere(person: string): boolean
  /** Changes the record, in its turn. */
  change(change: (record: MatchRecord) => Result<MatchRecord>): void
  /** Time has passed, and something about the table is not what was shown. */
  due(): void
}

type Needed = Pick<Services, 'time' | 'directory' | 'leases'>

/** What becomes of a table by itself: an absent host is followed by another, a seat held in vain is free again, and the lobby is told. */
export class TableWatch {
  readonly #services: Needed
  readonly #table: Watched
  #hostAwaySince: number | undefined
  #cancel: Cancel | undefined
  /** What the lobby was told of last, so that an answer in a running match costs it nothing. */
  #told: { readonly record: MatchRecord; readonly aloneSince: number | undefined } | undefined
  #isClosed = false

  constructor(services: Needed, table: Watched) {
    this.#services = services
    this.#table = table
  }

  /** After every change. */
  look(): void {
    if (this.#isClosed) return
    const [record, aloneSince] = [this.#table.record(), this.#table.aloneSince()]
    if (record.phase === 'gathering') this.#lookAtPeople(record)
    else if (this.#told?.record === record && this.#told.aloneSince === aloneSince) return
    else this.#cancel?.()
    const { directory, leases } = this.#services
    // Who is not sure of the match is not heard.
    this.#told = leases.isSure ? { record, aloneSince } : undefined
    const listing = this.#listing
    if (listing) directory.put(listing)
    else directory.remove(record.id)
  }

  close(): void {
    this.#isClosed = true
    this.#cancel?.()
    const [{ directory }, listing] = [this.#services, this.#listing]
    if (listing?.until === undefined) directory.remove(this.#table.record().id)
    else directory.keep(listing)
  }

  get #listing(): MatchInfo | undefined {
    return listingOf(this.#table.record(), { hostAwaySince: this.#hostAwaySince, aloneSince: this.#table.aloneSince() }, this.#services.time.now())
  }

  #lookAtPeople(record: MatchRecord): void {
    const { time } = this.#services
    const now = time.now()
    this.#hostAwaySince = this.#table.isHere(record.host) ? undefined : (this.#hostAwaySince ?? now)
    const goneAt = this.#hostAwaySince === undefined ? Number.POSITIVE_INFINITY : this.#hostAwaySince + HOST_AWAY_MS
    if (goneAt <= now) this.#replaceHost(record.host)
    this.#cancel?.()
    const next = Math.min(goneAt > now ? goneAt : Number.POSITIVE_INFINITY, nextRelease(record, now) ?? Number.POSITIVE_INFINITY)
    if (next < Number.POSITIVE_INFINITY) this.#cancel = time.after(next - now, () => this.#table.due())
  }

  #replaceHost(absent: string): void {
    const isHere = (person: string) => this.#table.isHere(person)
    if (successor(this.#table.record(), isHere) === undefined) return
    this.#table.change((record) => {
      const next = successor(record, isHere)
      return ok(next === undefined || record.host !== absent || isHere(absent) ? record : { ...record, host: next })
    })
  }
}
