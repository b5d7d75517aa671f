import type { Logger } from '#rooms/services.ts'
import { fingerprintOf } from '../identity/fingerprint.ts'
import type { Secrets } from '../identity/secrets.ts'
import { joinService, type ServiceStore } from '../identity/service.ts'

const POLL_MS = 1000

interface Parts {
  readonly book: ServiceStore
  readonly secrets: Secrets
  readonly log: Logger
  /** Called when this server cannot read the tokens of the other servers any more. */
  readonly onOutdated: () => void
}

/**
 * Changes the secret of several servers. A server that has the new secret signs with the old one until all servers have the new one.
 * Otherwise servers that are not restarted yet would refuse its tokens.
 */
export class SecretRotation {
  readonly #parts: Parts
  #timer: NodeJS.Timeout | undefined

  private constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Starts. The other nodes must be able to see this node and the fingerprint of its secret. Rejects if the secret is outdated. */
  static async open(parts: Parts): Promise<SecretRotation> {
    const { book, secrets, log } = parts
    const rotation = new SecretRotation(parts)
    await joinService(book, secrets)
    if (secrets.signing !== secrets.own) log.info({}, 'this server signs with the old secret until all servers have the new one')
    rotation.#timer = setInterval(() => void rotation.#check(), POLL_MS)
    return rotation
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #check(): Promise<void> {
    const { book, secrets, log, onOutdated } = this.#parts
    // Nothing can change while Redis is away.
    const facts = await book.read().catch(() => undefined)
    if (!facts || facts.fingerprint === fingerprintOf(secrets.signing)) return
    if (secrets.find(facts.fingerprint) === undefined) {
      // This process was frozen while the others got another secret.
      this.close()
      log.error({}, 'the secret of the service has changed, so this server ends; start it with the new one')
      return onOutdated()
    }
    secrets.signWith(facts.fingerprint)
    log.info({}, 'this server signs with the new secret from now on')
  }
}
