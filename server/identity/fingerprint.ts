import { hkdfSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const BYTES = 16

const derive = (secret: string, purpose: string): string => Buffer.from(hkdfSync('sha256', secret, 'coven', purpose, BYTES)).toString('hex')

/** What clients know a service by: all servers with the same secret are one. */
export const serviceOf = (secret: string): string => derive(secret, 'service')

/** Tells whether two secrets are the same, and nothing else of them. */
export const fingerprintOf = (secret: string): string => derive(secret, 'fingerprint')

/** Whether a server that is alone had another secret when it ran last. From now on it is this one. */
export async function isNewSecret(dataDir: string, secret: string): Promise<boolean> {
  const file = join(dataDir, 'secret.fingerprint')
  const own = fingerprintOf(secret)
  const before = await readFile(file, 'utf8').catch(() => undefined)
  if (before?.trim() === own) return false
  await writeFile(file, `${own}\n`, { mode: 0o600 })
  return before !== undefined
}
