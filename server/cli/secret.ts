import { fingerprintOf, serviceOf } from '../identity/fingerprint.ts'
import { findSecrets, replaceSecret } from '../identity/secret.ts'
import type { Secrets } from '../identity/secrets.ts'
import type { ServiceFacts, ServiceStore } from '../identity/service.ts'
import { ServiceFile } from '../identity/service-file.ts'
import { GUEST_DAYS } from '../identity/tokens.ts'
import { RedisService } from '../redis/service.ts'
import { UserError } from './match-source.ts'
import { listNodes, type NodeRow } from './nodes.ts'
import { locate, type StoreLocation, withRedis } from './store-location.ts'

/** The facts to write, if any, and the lines to print afterwards. */
interface Plan {
  readonly facts?: ServiceFacts
  readonly lines: readonly string[]
}
type Server = Pick<NodeRow, 'id' | 'name' | 'isAlive' | 'secret'>

const DAY_MS = 86_400_000
const AGAIN = 'npm run coven -- secret rotate'

const lastDay = (now: number): string => new Date(now + GUEST_DAYS * DAY_MS).toISOString().slice(0, 10)
const isListable = (secret: string): boolean => secret.trim() === secret && !secret.includes(',')
const namesOf = (servers: readonly Server[]): string =>
  servers
    .map(({ name }) => name)
    .toSorted()
    .join(', ')

const HOW_TO_BEGIN = [
  'SECRET is the current secret of this service, and no new one is announced: nothing is under way.',
  'To change it:',
  '  1. In the settings of your servers, put the current secret at the beginning of SECRETS_OLD and a new one into SECRET (openssl rand -hex 32 makes one). Do not restart them yet.',
  `  2. ${AGAIN}`,
]
const COMPLAINTS = {
  unknown: 'no server has run here yet, so there is no secret to change: start one with the SECRET that you want',
  missing: 'SECRET must be set to the new secret, and SECRETS_OLD to the one that it replaces',
  stillOld: 'a new secret is announced, but SECRET is the old one here: run this with the new one in SECRET, and the old one in SECRETS_OLD',
  unlistable: 'the new secret has a comma, or a space at its beginning or end, so it could not be put into SECRETS_OLD later: make another one',
  lacksOld: 'SECRETS_OLD lacks the current secret of the service: put it there first, because without it the servers would recognise nobody',
} as const

/** Says when the old secret can be removed. */
const cleanUp = (now: number): string =>
  `Keep the old one in SECRETS_OLD until ${lastDay(now)}, so that returning guests keep their identity. After that day no valid token is left that it has signed.`

const restartWith = (servers: readonly Server[]): string =>
  servers.length > 0
    ? `Restart one after another, each with this SECRET and SECRETS_OLD: ${namesOf(servers)}.`
    : 'Start your servers with this SECRET and SECRETS_OLD.'

/** Plans the next step of changing the secret of several servers. If that step is done already, the plan only prints the state. */
function planRotation(facts: ServiceFacts, secrets: Secrets, servers: readonly Server[], now: number): Plan {
  const own = fingerprintOf(secrets.own)
  const running = servers.filter(({ isAlive }) => isAlive)
  const restarted = running.filter(({ secret }) => secret !== undefined && secret === facts.next)
  const late = running.filter((server) => !restarted.includes(server))
  if (own === facts.fingerprint && facts.next === undefined) return { lines: HOW_TO_BEGIN }
  if (own === facts.fingerprint) throw new UserError(COMPLAINTS.stillOld)
  if (own === facts.next && (late.length > 0 || running.length === 0))
    return {
      lines: [
        'This secret is announced already, and nothing was changed now.',
        ...(restarted.length > 0 ? [`These servers have it: ${namesOf(restarted)}.`] : []),
        'Next:',
        `  1. ${restartWith(late)}`,
        `  2. ${AGAIN}`,
      ],
    }
  if (own === facts.next)
    return {
      facts: { id: facts.id, fingerprint: own },
      lines: [`All servers have the new secret (${namesOf(running)}), and sign with it from now on. It is done.`, cleanUp(now)],
    }
  if (secrets.find(facts.fingerprint) === undefined) throw new UserError(COMPLAINTS.lacksOld)
  if (!isListable(secrets.own)) throw new UserError(COMPLAINTS.unlistable)
  if (restarted.length > 0)
    throw new UserError(`another new secret is announced, and these servers have it already: ${namesOf(restarted)}; finish with that one first`)
  return {
    facts: { ...facts, next: own },
    lines: [
      'The new secret is announced. From now on, servers can start with it or with the old one. Running servers are not affected.',
      'Next:',
      `  1. ${restartWith(running)}`,
      `  2. ${AGAIN}`,
      'Until then all servers sign with the old secret, so that every server accepts the tokens of the others.',
    ],
  }
}

/** Plans the same for a single server. The change is done when that server has started with the new secret. */
function planAlone(facts: ServiceFacts, secrets: Secrets, now: number): Plan {
  const own = fingerprintOf(secrets.own)
  if (own === facts.fingerprint && facts.next === undefined) return { lines: HOW_TO_BEGIN }
  if (own === facts.fingerprint) throw new UserError(COMPLAINTS.stillOld)
  if (secrets.find(facts.fingerprint) === undefined) throw new UserError(COMPLAINTS.lacksOld)
  if (!isListable(secrets.own)) throw new UserError(COMPLAINTS.unlistable)
  const next = ['Next: restart the server, with this SECRET and SECRETS_OLD. Then it is done.', cleanUp(now)]
  if (own === facts.next) return { lines: ['This secret is announced already, and nothing was changed now.', ...next] }
  return { facts: { ...facts, next: own }, lines: ['The new secret is announced.', ...next] }
}

/** Carries out a plan. If another operator changes the secret or a server joins in the meantime, it makes a new plan. */
async function carryOut(
  book: ServiceStore,
  think: (facts: ServiceFacts) => Promise<Plan & { readonly seen?: readonly string[] }>,
): Promise<readonly string[]> {
  for (;;) {
    const known = await book.read()
    if (!known) throw new UserError(COMPLAINTS.unknown)
    const { facts, lines, seen } = await think(known)
    if (!facts || (await book.write(known, facts, seen))) return lines
  }
}

/** Makes a new secret in the data directory of a server that keeps its own. */
async function replaceKept(dataDir: string, book: ServiceStore, secrets: Secrets, now: number): Promise<readonly string[]> {
  const own = fingerprintOf(secrets.own)
  const known = await book.read()
  const facts = known ?? { id: serviceOf(secrets.own), fingerprint: own }
  const next = [
    'Next: restart the server. Then it is done.',
    `The old secret is in ${dataDir}/secrets.old, so that returning guests keep their identity. After ${lastDay(now)} no valid token is left that it has signed: delete it there then.`,
  ]
  if (facts.next === own) return [`A new secret is in ${secrets.where} already, and nothing was changed now.`, ...next]
  if (facts.fingerprint !== own) throw new UserError(`${secrets.where} does not hold the secret of this server: restore it from a backup`)
  await replaceSecret(dataDir, async (secret) => {
    if (!(await book.write(known, { ...facts, next: fingerprintOf(secret) }))) throw new UserError('somebody else is changing the secret: try again')
  })
  return [`A new secret is in ${secrets.where}.`, ...next]
}

/** Takes the next step of changing the secret, and prints what comes after. Repeating it does no harm. */
export async function rotateSecret(location: StoreLocation, print: (line: string) => void): Promise<void> {
  const found = locate(location)
  const now = Date.now()
  const secrets = await findSecrets(found)
  if (found.url) {
    if (found.SECRET === undefined || !secrets) throw new UserError(COMPLAINTS.missing)
    const lines = await withRedis(location, (redis) =>
      carryOut(new RedisService(redis), async (facts) => {
        const servers = await listNodes(redis)
        return { ...planRotation(facts, secrets, servers, now), seen: servers.map(({ id }) => id) }
      }),
    )
    for (const line of lines) print(line)
    return
  }
  if (!secrets) throw new UserError(COMPLAINTS.unknown)
  const book = new ServiceFile(found.DATA_DIR)
  const lines =
    found.SECRET === undefined
      ? await replaceKept(found.DATA_DIR, book, secrets, now)
      : await carryOut(book, async (facts) => planAlone(facts, secrets, now))
  for (const line of lines) print(line)
}
