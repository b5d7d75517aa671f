import type { Logger } from '#rooms/services.ts'
import { fingerprintOf, serviceOf } from './fingerprint.ts'
import type { Secrets } from './secrets.ts'

/** What a service remembers of its secret, so that servers with another one do not join it. Never the secret itself. */
export interface ServiceFacts {
  /** What clients know it by, whatever its secret is now. Services of before have it from the first server that looks. */
  readonly id?: string | undefined
  /** Of the secret that all its servers know. */
  readonly fingerprint: string
  /** Of the one that is to take its place: some servers may have it already. */
  readonly next?: string | undefined
}

/** Where that is written. */
export interface ServiceBook {
  read(): Promise<ServiceFacts | undefined>
  /** Only if what is written is still `before`, and no server has come that is not among those `seen`; false if it is not. */
  write(before: ServiceFacts | undefined, facts: ServiceFacts, seen?: readonly string[]): Promise<boolean>
}

/** Why a server with these secrets does not belong to the service, in a sentence. */
function whyNot({ fingerprint, next }: ServiceFacts, secrets: Secrets): string | undefined {
  const own = fingerprintOf(secrets.own)
  if (own === fingerprint) return undefined
  if (own !== next)
    return `${secrets.where} is neither the secret of this service nor one that was announced, so what its people have would not be read here: use the right one, or announce this one first (npm run coven -- secret rotate).`
  return secrets.find(fingerprint) === undefined
    ? `${secrets.where} is the secret that was announced, but SECRETS_OLD lacks the one whose place it takes, so what people have would not be read here.`
    : undefined
}

/** The first server says which secret they all have. Rejects if this one has another than was agreed or announced. */
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

/** Only an operator who rotates writes beside the server, by hand. */
const MAX_ATTEMPTS = 5

/**
 * The same for a server that has nobody to wait for: what was announced holds from now on. It signs with that only when it is written:
 * otherwise the next start would not know what people have.
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
