import type { Guest, MatchRecord } from '../services.ts'
import { nameAt } from './host/seating.ts'

/** As many names as kept chat lines: a person who is forgotten here has no line left under whose name another could speak. */
const MOST = 100

/** The names under which people speak in a match. Nobody gets a name that could be mistaken for that of a recent speaker. */
export class Voices {
  /** By person, in the order of their last line. */
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
