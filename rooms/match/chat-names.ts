import type { Guest, MatchRecord } from '../services.ts'
import { nameAt } from './host/seating.ts'

/** The number of names that are remembered. It equals the number of kept chat lines, so a forgotten person has no line left in the chat. */
const MAX_NAMES = 100

/** The names under which people chat in a match. No name looks like that of another recent speaker. */
export class ChatNames {
  /** By person, in the order of their last line. */
  readonly #names = new Map<string, string>()

  nameFor(record: MatchRecord, guest: Guest): string {
    this.#names.delete(guest.id)
    const name = nameAt(record, guest, [...this.#names.values()])
    this.#names.set(guest.id, name)
    const [oldest] = this.#names.keys()
    if (oldest !== undefined && this.#names.size > MAX_NAMES) this.#names.delete(oldest)
    return name
  }
}
