import type { Guest, MatchRecord } from '../services.ts'
import { nameAt } from './host/seating.ts'

/** As many as there are lines that are kept: whoever is forgotten has none left that somebody else could be taken for. */
const MOST = 100

/** How those who talk at a table are called: nobody for whom another one could be taken, seated or not, has talked there lately. */
export class Voices {
  /** By person; who talked last is the last. */
  readonly #names = new Map<string, string>()

  nameFor(record: MatchRecord, guest: Guest): string {
    this.#names.delete(guest.id)
    const name = nameAt(record, guest, [...this.#names.values()])
    this.#names.set(guest.id, name)
    const [oldest] = this.#names.keys()
    if (oldest !== undefined && this.#names.size > MOST) this.#names.delete(oldest)
    return name
  }
}
