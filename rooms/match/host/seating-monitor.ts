import { ok, type Result } from '#shared/kernel/refusal.ts'
import type { MatchInfo } from '#shared/protocol/http.ts'
import { HOST_AWAY_MS, listingOf } from '../../lobby/listing.ts'
import type { MatchRecord, Services } from '../../services.ts'
import type { Cancel } from '../../time.ts'
import { nextRelease } from './holds.ts'
import { nextHost } from './seating.ts'

/** The match that a SeatingMonitor watches. */
export interface MonitoredMatch {
  record(): MatchRecord
  /** Returns when the last person with a seat left; undefined while one is connected. */
  aloneSince(): number | undefined
  isHere(person: string): boolean
  /** Changes the record in the queue of the match. */
  change(change: (record: MatchRecord) => Result<MatchRecord>): void
  /** Called when the passing of time has changed what must be shown. */
  onTimePassed(): void
}

type Needed = Pick<Services, 'time' | 'directory' | 'leases'>

/** Keeps the lobby's listing of a match up to date. Before the match begins, it also replaces an absent host and shows when holds end. */
export class SeatingMonitor {
  readonly #services: Needed
  readonly #match: MonitoredMatch
  #hostAwaySince: number | undefined
  #cancel: Cancel | undefined
  /** What the directory was told last. It is compared, so that an answer in a running match does not touch the directory. */
  #published: { readonly record: MatchRecord; readonly aloneSince: number | undefined } | undefined
  #isClosed = false

  constructor(services: Needed, match: MonitoredMatch) {
    this.#services = services
    this.#match = match
  }

  /** Updates host, timer and listing. Call it after every change. */
  update(): void {
    if (this.#isClosed) return
    const [record, aloneSince] = [this.#match.record(), this.#match.aloneSince()]
    if (record.phase === 'gathering') this.#checkHost(record)
    else if (this.#published?.record === record && this.#published.aloneSince === aloneSince) return
    else this.#cancel?.()
    const { directory, leases } = this.#services
    // While the lease is uncertain, the directory ignores this process, so the listing must be given again later.
    this.#published = leases.isCurrent ? { record, aloneSince } : undefined
    const listing = this.#listing
    if (listing) directory.put(listing)
    else directory.remove(record.id)
  }

  close(): void {
    this.#isClosed = true
    this.#cancel?.()
    const [{ directory }, listing] = [this.#services, this.#listing]
    if (listing?.until === undefined) directory.remove(this.#match.record().id)
    else directory.keep(listing)
  }

  get #listing(): MatchInfo | undefined {
    return listingOf(this.#match.record(), { hostAwaySince: this.#hostAwaySince, aloneSince: this.#match.aloneSince() }, this.#services.time.now())
  }

  #checkHost(record: MatchRecord): void {
    const { time } = this.#services
    const now = time.now()
    this.#hostAwaySince = this.#match.isHere(record.host) ? undefined : (this.#hostAwaySince ?? now)
    const goneAt = this.#hostAwaySince === undefined ? Number.POSITIVE_INFINITY : this.#hostAwaySince + HOST_AWAY_MS
    if (goneAt <= now) this.#replaceHost(record.host)
    this.#cancel?.()
    const next = Math.min(goneAt > now ? goneAt : Number.POSITIVE_INFINITY, nextRelease(record, now) ?? Number.POSITIVE_INFINITY)
    if (next < Number.POSITIVE_INFINITY) this.#cancel = time.after(next - now, () => this.#match.onTimePassed())
  }

  #replaceHost(absent: string): void {
    const isHere = (person: string) => this.#match.isHere(person)
    if (nextHost(this.#match.record(), isHere) === undefined) return
    this.#match.change((record) => {
      const next = nextHost(record, isHere)
      return ok(next === undefined || record.host !== absent || isHere(absent) ? record : { ...record, host: next })
    })
  }
}
