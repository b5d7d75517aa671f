import type { Logger } from '#rooms/services.ts'
import { fingerprintOf, serviceOf } from './fingerprint.ts'
import type { Secrets } from './secrets.ts'

/** The facts that a service stores about its secret, so that servers with another secret cannot join. The secret itself is not stored. */
export interface ServiceFacts {
  /** The id by which clients know the service. It does not change with the secret. Older services get one when the first server joins. */
  readonly id?: string | undefined
  /** The fingerprint of the secret that all servers know. */
  readonly fingerprint: string
  /** The fingerprint of the announced secret. Some servers may have it already. */
  readonly next?: string | undefined
}

/** Stores the facts of a service. */
export interface ServiceBook {
  read(): Promise<ServiceFacts | undefined>
  /** Writes only if the stored value is still `before` and no server outside `seen` has joined. Otherwise it resolves with false. */
  write(before: ServiceFacts | undefined, facts: ServiceFacts, seen?: readonly string[]): Promise<boolean>
}

/** Explains in a sentence why a server with these secrets does not belong to the service. */
function whyNot({ fingerprint, next }: ServiceFacts, secrets: Secrets): string | undefined {
  const own = fingerprintOf(secrets.own)
  if (own === fingerprint) return undefined
  if (own !== next)
    return `${secrets.where} is neither the secret of this service nor one that was announced, so what its people have would not be read here: use the right one, or announce this one first (npm run coven -- secret rotate).`
  return secrets.find(fingerprint) === undefined
    ? `${secrets.where} is the secret that was announced, but SECRETS_OLD lacks the one whose place it takes, so what people have would not be read here.`
    : undefined
}

/** Joins the service. The first server decides its secret. Rejects if this server has neither the agreed nor the announced one. */
export async function joinService(book: ServiceBook, secrets: Secrets): Promise<ServiceFacts & { readonly id: string }> {
  for (;;) {
    const known = await book.read()
    const facts = known ?? { fingerprint: fingerprintOf(secrets.own) }
    const why = whyNot(facts, secrets)
    if (why !== undefined) throw new Error(why)
    secrets.signWith(facts.fingerprint)
    const { id = serviceOf(secrets.signing) } = facts
    if (id === known?.id || (await book.write(known, { ...facts, id }))) return { ...facts, id }
  }
}

/** The most attempts to write. Besides the server, only an operator who rotates the secret writes. */
const MAX_ATTEMPTS = 5

/**
 * Joins the service of a single server. The announced secret, if any, becomes the secret of the service. The server signs with it only when
 * that is stored. Otherwise the next start could not read the tokens that people have.
 */
export async function stayInService(book: ServiceBook, secrets: Secrets, log: Pick<Logger, 'warn'>): Promise<string> {
  const own = fingerprintOf(secrets.own)
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const { next, ...facts } = await joinService(book, secrets)
    if (next !== own) return facts.id
    if (await book.write({ ...facts, next }, { ...facts, fingerprint: own })) {
      secrets.signWith(own)
      return facts.id
    }
    log.warn({ attempt }, 'the announced secret could not be written down: somebody else has changed what this service remembers')
  }
  throw new Error('what this service remembers of its secret is changed again and again, so the announced one was not taken up: start again.')
}
