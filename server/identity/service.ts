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
export interface ServiceStore {
  read(): Promise<ServiceFacts | undefined>
  /** Writes only if the stored value is still `before` and no server outside `seen` has joined. Otherwise it resolves with false. */
  write(before: ServiceFacts | undefined, facts: ServiceFacts, seen?: readonly string[]): Promise<boolean>
}

/** Explains in a sentence why a server with these secrets does not belong to the service. */
function whyNot({ fingerprint, next }: ServiceFacts, secrets: Secrets): string | undefined {
  const own = fingerprintOf(secrets.own)
  if (own === fingerprint) return undefined
  if (own !== next)
    return `${secrets.where} is neither the secret of this service nor the announced one, so this server could not read the tokens of its guests: use the right secret, or announce this one first (npm run coven -- secret rotate).`
  return secrets.find(fingerprint) === undefined
    ? `${secrets.where} is the announced secret, but SECRETS_OLD lacks the one that it replaces, so this server could not read the tokens of its guests.`
    : undefined
}

/** Joins the service. The first server decides its secret. Rejects if this server has neither the agreed nor the announced one. */
export async function joinService(book: ServiceStore, secrets: Secrets): Promise<ServiceFacts & { readonly id: string }> {
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
export async function stayInService(book: ServiceStore, secrets: Secrets, log: Pick<Logger, 'warn'>): Promise<string> {
  const own = fingerprintOf(secrets.own)
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const { next, ...facts } = await joinService(book, secrets)
    if (next !== own) return facts.id
    if (await book.write({ ...facts, next }, { ...facts, fingerprint: own })) {
      secrets.signWith(own)
      return facts.id
    }
    log.warn({ attempt }, 'the announced secret could not be stored, because somebody else has changed the facts of the service; trying again')
  }
  throw new Error('the stored facts of this service keep changing, so the announced secret could not be taken over: start the server again.')
}
