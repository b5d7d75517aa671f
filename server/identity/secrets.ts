import { fingerprintOf } from './fingerprint.ts'

/** The secrets that one server has: all of them to read by, and one of those to sign with. */
export class Secrets {
  /** What it was given as its own. */
  readonly own: string
  /** Its own first. */
  readonly all: readonly string[]
  /** Where the operator finds its own. */
  readonly where: string
  #signing: string

  constructor(own: string, old: readonly string[] = [], where = 'SECRET') {
    this.own = own
    this.all = [...new Set([own, ...old])]
    this.where = where
    this.#signing = own
  }

  /** The one that every server of the service can read by. While one secret takes the place of another that is the old one. */
  get signing(): string {
    return this.#signing
  }

  find(fingerprint: string): string | undefined {
    return this.all.find((secret) => fingerprintOf(secret) === fingerprint)
  }

  /** From now on. Whoever has not got it goes on as before. */
  signWith(fingerprint: string): void {
    this.#signing = this.find(fingerprint) ?? this.#signing
  }
}
