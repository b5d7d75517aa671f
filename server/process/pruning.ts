import type { Logger } from 'pino'
import type { JournalStore } from '../journal/index.ts'
import type { Config } from './config.ts'
import type { Startup } from './startup.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

async function pruneOldMatches(journal: JournalStore, { RETENTION_DAYS }: Config, log: Logger): Promise<void> {
  const now = Date.now()
  const finished = RETENTION_DAYS > 0 ? now - RETENTION_DAYS * DAY_MS : 0
  try {
    const pruned = await journal.prune({ finished, abandoned: now - DAY_MS })
    if (pruned > 0) log.info({ matches: pruned }, 'old matches were deleted')
  } catch (error) {
    log.error({ error }, 'old matches could not be deleted')
  }
}

/** Deletes old matches now and every hour. */
export async function startPruning(journal: JournalStore, { config, log, closers }: Startup): Promise<void> {
  const pruning = setInterval(() => void pruneOldMatches(journal, config, log), HOUR_MS)
  closers.add(async () => clearInterval(pruning))
  await pruneOldMatches(journal, config, log)
}
