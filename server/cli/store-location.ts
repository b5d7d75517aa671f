import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { JOURNAL_FILE, type JournalStore, openJournal } from '../journal/index.ts'
import { type Config, environment } from '../process/config.ts'
import { RedisConnection } from '../redis/connection.ts'
import { RedisJournal } from '../redis/journal.ts'
import { UserError } from './match-source.ts'

/** Where matches are stored: in the Redis of a service, or in the data directory of a server that is alone. */
export interface StoreLocation {
  readonly redis?: string | undefined
  readonly data?: string | undefined
}

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The limit for connecting to Redis. It is short, because a person waits at the terminal. */
const START_MS = 4000

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const where = environment.pick({ DATA_DIR: true, REDIS_URL: true, SECRET: true, SECRETS_OLD: true })
type Where = Pick<Config, 'DATA_DIR' | 'REDIS_URL' | 'SECRET' | 'SECRETS_OLD'>

/**
 * Finds the store. Options take precedence over the environment, and an empty value counts as not set. With `--data` the store is the
 * directory, even if the environment has REDIS_URL.
 */
export function locate({ redis, data }: StoreLocation): Where & { readonly url?: string | undefined; readonly file: string } {
  const { env } = process
  const url = redis ?? (data === undefined ? env.REDIS_URL : undefined)
  const read = where.safeParse({
    DATA_DIR: data || env.DATA_DIR || undefined,
    REDIS_URL: url || undefined,
    SECRET: env.SECRET || undefined,
    SECRETS_OLD: env.SECRETS_OLD || undefined,
  })
  if (!read.success) throw new UserError(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'))
  return { ...read.data, url: read.data.REDIS_URL, file: join(read.data.DATA_DIR, JOURNAL_FILE) }
}

const connect = (url: string): Promise<RedisConnection> =>
  RedisConnection.open({ url, log: QUIET, startMs: START_MS }).catch((error) => {
    throw new UserError(messageOf(error))
  })

async function openFile(file: string, mode: 'read' | 'own'): Promise<JournalStore> {
  if (mode === 'read' && !existsSync(file)) throw new UserError(`there is no journal at ${file}`)
  return openJournal({ file, mode }).catch((error) => {
    throw new UserError(`${file} cannot be ${mode === 'read' ? 'read' : 'written'}: ${messageOf(error)}`)
  })
}

/**
 * Opens the journal. It can be read while servers run. Redis can also be written at any time, a directory only while no server uses it.
 */
export async function withJournal<T>(location: StoreLocation, mode: 'read' | 'own', use: (journal: JournalStore) => Promise<T>): Promise<T> {
  const { url, file } = locate(location)
  const journal = url ? new RedisJournal(await connect(url)) : await openFile(file, mode)
  try {
    return await use(journal)
  } finally {
    await journal.close()
  }
}

/** Opens Redis for the commands that need a service of several servers. */
export async function withRedis<T>(location: StoreLocation, use: (redis: RedisConnection) => Promise<T>): Promise<T> {
  const { url } = locate(location)
  if (!url) throw new UserError('this command is for a service of several servers: set REDIS_URL, or --redis')
  const redis = await connect(url)
  try {
    return await use(redis)
  } finally {
    await redis.close()
  }
}

/** Returns true if the matches are in Redis. */
export const isShared = (location: StoreLocation): boolean => locate(location).url !== undefined
