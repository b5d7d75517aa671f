import { fingerprintOf } from './fingerprint.ts'

/** The secrets of one server. The server reads tokens of all of them and signs with one. */
export class Secrets {
  /** The server's own secret. */
  readonly own: string
  /** All secrets, its own first. */
  readonly all: readonly string[]
  /** The place of the own secret, for messages to the operator. */
  readonly where: string
  #signing: string

  constructor(own: string, old: readonly string[] = [], where = 'SECRET') {
    this.own = own
    this.all = [...new Set([own, ...old])]
    this.where = where
    this.#signing = own
  }

  /** The secret that signs. During a rotation it is the old one, which every server can read. */
  get signing(): string {
    return this.#signing
  }

  find(fingerprint: string): string | undefined {
    return this.all.find((secret) => fingerprintOf(secret) === fingerprint)
  }

  /** Signs with this secret from now on, if the server has it. */
  signWith(fingerprint: string): void {
    this.#signing = this.find(fingerprint) ?? this.#signing
  }
}
