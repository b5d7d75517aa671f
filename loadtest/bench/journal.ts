import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Journal } from '#rooms/services.ts'
import { entryOf, recordOf } from '#server/journal/fixtures.ts'
import { openJournal } from '#server/journal/index.ts'
import { RedisConnection } from '#server/redis/connection.ts'
import { RedisJournal } from '#server/redis/journal.ts'
import { startRedis } from '#testing/redis.ts'
import { processorMicros } from './processor.ts'

const MATCHES = 200
const ENTRIES = 50

/** Appends entries to many matches at once. Each match writes its next entry as soon as the previous one is acknowledged. */
async function append(journal: Journal, round: number): Promise<{ readonly micros: number; readonly seconds: number }> {
  const ids = Array.from({ length: MATCHES }, (_, n) => `m-${round}-${n}`)
  await Promise.all(ids.map((id) => journal.save(recordOf(id, { phase: 'playing' }))))
  const began = performance.now()
  const before = processorMicros()
  await Promise.all(
    ids.map(async (id) => {
      for (let seq = 1; seq <= ENTRIES; seq++) await journal.append(id, entryOf(seq))
    }),
  )
  return { micros: processorMicros() - before, seconds: (performance.now() - began) / 1000 }
}

async function measure(name: string, journal: Journal, rounds: number) {
  const appends = MATCHES * ENTRIES
  let micros = Number.POSITIVE_INFINITY
  let seconds = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const spent = await append(journal, round)
    micros = Math.min(micros, spent.micros)
    seconds = Math.min(seconds, spent.seconds)
  }
  await journal.close()
  return { [`${name} append µs`]: micros / appends, [`${name} appends/s`]: appends / seconds }
}

async function benchSqlite(rounds: number) {
  const dir = await mkdtemp(join(tmpdir(), 'coven-bench-'))
  try {
    return await measure('SQLite', await openJournal({ file: join(dir, 'journal.sqlite') }), rounds)
  } finally {
    await rm(dir, { recursive: true })
  }
}

/** Measures this process only. Redis runs in another process on another core. */
async function benchRedis(rounds: number) {
  const redis = await startRedis()
  try {
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    return await measure('Redis', new RedisJournal(await RedisConnection.open({ url: redis.url, log })), rounds)
  } finally {
    await redis.dispose()
  }
}

export async function benchJournals(rounds: number): Promise<Readonly<Record<string, number>>> {
  return { ...(await benchSqlite(rounds)), ...(await benchRedis(rounds)) }
}
