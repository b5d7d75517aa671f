import type { RunningServer } from './process.ts'

/** More mishaps than this in a minute are no mishaps. */
const TOLERATED = 10
const MINUTE_MS = 60_000

/**
 * The life of the process around a running server.
 *
 * An error that nothing caught has broken off one callback. What it belonged to may be in a strange state, but the truth about every
 * match is in the journal and memory changes only after it, so the server goes on for everybody else, and says so loudly. If it does
 * not stop there, the process is ill: it closes and leaves the restart, which restores every match, to whoever runs it.
 */
export function watchProcess(server: RunningServer, limitSeconds: number): void {
  const { log, meter } = server
  let stopping = false

  async function stop(code: number): Promise<void> {
    stopping = true
    setTimeout(() => process.exit(1), limitSeconds * 1000).unref()
    await server.close()
    process.exit(code)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1)
      log.info({ signal }, 'closing')
      void stop(0)
    })

  void server.drain.then(() => {
    log.info({}, 'asked to drain, closing')
    if (!stopping) void stop(0)
  })

  const mishaps: number[] = []
  const note = (kind: string) => (error: unknown) => {
    meter.mishap(kind)
    log.error({ error, kind }, 'nothing caught this error')
    const now = Date.now()
    mishaps.push(now)
    if (mishaps.filter((at) => at > now - MINUTE_MS).length <= TOLERATED || stopping) return
    log.fatal({}, 'too many errors, closing')
    void stop(1)
  }
  process.on('uncaughtException', note('exception'))
  process.on('unhandledRejection', note('rejection'))

  void server.broken.then((error) => {
    log.fatal({ error }, 'the journal ended, closing')
    if (!stopping) void stop(1)
  })
}
