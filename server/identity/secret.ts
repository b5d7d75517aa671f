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

/** Reads the secrets of a server from its settings, or from its data directory. The first start creates a secret there. */
export async function readSecrets({ SECRET, SECRETS_OLD, DATA_DIR }: Pick<Config, 'SECRET' | 'SECRETS_OLD' | 'DATA_DIR'>): Promise<Secrets> {
  return SECRET === undefined ? keptSecrets(DATA_DIR, await loadOrCreateSecret(DATA_DIR), SECRETS_OLD) : new Secrets(SECRET, SECRETS_OLD)
}

/** Reads the secrets like `readSecrets` but creates none. Resolves with undefined if no server has used the directory. */
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

/** Reads the secret in the data directory, or creates it on the first start. */
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

/** Writes a new secret as a whole or not at all. If two processes do this at the same time, both get the secret of one of them. */
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
 * Replaces the stored secret by a new one and keeps the old one for reading. `announce` is called before the new one is written, so that the
 * next start finds a valid secret wherever this is interrupted.
 */
export async function replaceSecret(dataDir: string, announce: (secret: string) => Promise<void>): Promise<void> {
  const [kept, old, secret] = [await loadOrCreateSecret(dataDir), await readOld(dataDir), makeUp()]
  await putFile(oldFile(dataDir), [...new Set([kept, ...old])].map((line) => `${line}\n`).join(''))
  await announce(secret)
  await putFile(secretFile(dataDir), `${secret}\n`)
}

/** Reads the old secrets. The file has one secret in each line, newest first. */
const readOld = async (dataDir: string): Promise<readonly string[]> =>
  ((await readIfThere(oldFile(dataDir))) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
