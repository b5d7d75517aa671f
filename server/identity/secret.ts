import { randomBytes } from 'node:crypto'
import { chmod, link, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../process/config.ts'
import { putFile, readIfThere } from './files.ts'
import { Secrets } from './secrets.ts'

const SHORTEST = 32
const makeUp = (): string => randomBytes(32).toString('hex')
const secretFile = (dataDir: string): string => join(dataDir, 'secret')
const oldFile = (dataDir: string): string => join(dataDir, 'secrets.old')

/** What a server was given, or what it keeps in its data directory; there a secret is made on the first start. */
export async function readSecrets({ SECRET, SECRETS_OLD, DATA_DIR }: Pick<Config, 'SECRET' | 'SECRETS_OLD' | 'DATA_DIR'>): Promise<Secrets> {
  return SECRET === undefined ? keptSecrets(DATA_DIR, await loadOrCreateSecret(DATA_DIR), SECRETS_OLD) : new Secrets(SECRET, SECRETS_OLD)
}

/** The same for whoever only looks; undefined if no server has been here. */
export async function findSecrets({
  SECRET,
  SECRETS_OLD,
  DATA_DIR,
}: Pick<Config, 'SECRET' | 'SECRETS_OLD' | 'DATA_DIR'>): Promise<Secrets | undefined> {
  if (SECRET !== undefined) return new Secrets(SECRET, SECRETS_OLD)
  const kept = await readKept(DATA_DIR)
  return kept === undefined ? undefined : keptSecrets(DATA_DIR, kept, SECRETS_OLD)
}

const keptSecrets = async (dataDir: string, own: string, old: readonly string[]): Promise<Secrets> =>
  new Secrets(own, [...old, ...(await readOld(dataDir))], secretFile(dataDir))

/** The secret kept in the data directory, made on the first start. */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  return (await readKept(dataDir)) ?? makeSecret(secretFile(dataDir))
}

async function readKept(dataDir: string): Promise<string | undefined> {
  const file = secretFile(dataDir)
  const kept = await readIfThere(file)
  if (kept === undefined) return undefined
  await chmod(file, 0o600)
  const secret = kept.trim()
  if (secret.length < SHORTEST) throw new Error(`${file} must hold at least ${SHORTEST} characters`)
  return secret
}

/** Whole or not at all: a process that dies here leaves no half of a secret, and of two that come first one wins. */
async function makeSecret(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${makeUp()}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await unlink(draft)
  }
  return (await readFile(file, 'utf8')).trim()
}

/**
 * A new secret in the place of the one that is kept, which is among the old ones from now on. `announce` is told of it before it is
 * there: whenever this breaks off, the next start finds a secret that it may start with.
 */
export async function replaceSecret(dataDir: string, announce: (secret: string) => Promise<void>): Promise<void> {
  const [kept, old, secret] = [await loadOrCreateSecret(dataDir), await readOld(dataDir), makeUp()]
  await putFile(oldFile(dataDir), [...new Set([kept, ...old])].map((line) => `${line}\n`).join(''))
  await announce(secret)
  await putFile(secretFile(dataDir), `${secret}\n`)
}

/** One a line, the newest first. */
const readOld = async (dataDir: string): Promise<readonly string[]> =>
  ((await readIfThere(oldFile(dataDir))) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
