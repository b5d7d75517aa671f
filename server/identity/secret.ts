import { randomBytes } from 'node:crypto'
import { chmod, link, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SHORTEST = 32

/** The secret kept in the data directory, made on the first start. */
export async function keepSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (kept === undefined) return makeSecret(file)
  await chmod(file, 0o600)
  const secret = kept.trim()
  if (secret.length < SHORTEST) throw new Error(`${file} must hold at least ${SHORTEST} characters`)
  return secret
}

/** Whole or not at all: a process that dies here leaves no half of a secret, and of two that come first one wins. */
async function makeSecret(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await unlink(draft)
  }
  return (await readFile(file, 'utf8')).trim()
}
