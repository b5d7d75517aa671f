import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import { type Rate, TokenBucket } from './token-bucket.ts'

/** The limits of one person's chat lines in one match. */
export interface ChatLimits {
  readonly rate: Rate
  /** How long a person may not repeat their last line. */
  readonly repeatMs: number
}
export const CHAT_LIMITS: ChatLimits = { rate: { most: 5, withinMs: 10_000 }, repeatMs: 60_000 }

interface Speaker {
  readonly bucket: TokenBucket
  last: string
  at: number
}

const SECOND_MS = 1000
const SWEEP_AT = 200

/** Normalizes a line for comparison. Lines that differ only in compatible characters, case or spaces count as the same. */
const gist = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ')

/** Limits the chat of a match. Each person is counted separately. */
export class ChatLimit {
  readonly #limits: ChatLimits
  readonly #speakers = new Map<string, Speaker>()
  #sweepAt = SWEEP_AT

  constructor(limits: ChatLimits) {
    this.#limits = limits
  }

  /** Checks whether this person may send this line now, and counts nothing. */
  check(person: string, text: string, now: number): Result<void> {
    const speaker = this.#speakers.get(person)
    if (!speaker) return ok(undefined)
    const repeatMs = gist(text) === speaker.last ? speaker.at + this.#limits.repeatMs - now : 0
    const waitMs = Math.max(repeatMs, speaker.bucket.waitAt(now) ?? 0)
    return waitMs > 0 ? refused('too-many', { seconds: Math.ceil(waitMs / SECOND_MS) }) : ok(undefined)
  }

  /** Does the same as `check`, and counts the line if it is allowed. */
  take(person: string, text: string, now: number): Result<void> {
    const checked = this.check(person, text, now)
    if (!checked.ok) return checked
    const speaker = this.#speakers.get(person) ?? this.#add(person, now)
    speaker.bucket.tryTake(now)
    speaker.last = gist(text)
    speaker.at = now
    return checked
  }

  #add(person: string, now: number): Speaker {
    if (this.#speakers.size >= this.#sweepAt) this.#sweep(now)
    const speaker: Speaker = { bucket: new TokenBucket(this.#limits.rate), last: '', at: now }
    this.#speakers.set(person, speaker)
    return speaker
  }

  /** Forgets the people who have been silent for so long that no limit applies to them. */
  #sweep(now: number): void {
    for (const [person, { bucket, at }] of this.#speakers) if (bucket.isFull(now) && at + this.#limits.repeatMs <= now) this.#speakers.delete(person)
    this.#sweepAt = Math.max(SWEEP_AT, this.#speakers.size * 2)
  }
}
