import type { UNCAUGHT } from '../metrics.ts'
import type { RunningServer } from './start.ts'

/**
 * Supervises the process around a running server.
 *
 * An uncaught error interrupts one callback. Its match or connection may be in a wrong state, but the journal has the true state of every
 * match, and memory changes only after it. So the server counts and logs the error and goes on for everybody else. No number of errors ends
 * it, because strangers might be able to cause them.
 *
 * The process ends when it is told to, and when the journal has ended, because then nothing can be written. Node ends it if it runs out of
 * memory. The operator's tools restart it, and every match is restored.
 */
export function superviseProcess(server: RunningServer, limitSeconds: number): void {
  const { log, metrics } = server
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

  const note = (kind: (typeof UNCAUGHT)[number]) => (error: unknown) => {
    metrics.uncaughtError(kind)
    log.error({ error, kind }, 'an uncaught error interrupted a callback; the server goes on')
  }
  process.on('uncaughtException', note('exception'))
  process.on('unhandledRejection', note('rejection'))

  void server.broken.then((error) => {
    if (stopping) return
    log.fatal({ error }, 'the journal ended, closing')
    void stop(1)
  })
}
