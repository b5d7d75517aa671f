import type { RunningServer } from './start.ts'

/**
 * The life of the process around a running server.
 *
 * An error that nothing caught has broken off one callback. What it belonged to may be in a strange state, but the truth about every
 * match is in the journal and memory changes only after it, so the server goes on for everybody else, counts it and says so. However
 * many there are: a number of errors is something that strangers may be able to bring about, and no reason to end.
 *
 * The process ends if it is told to, and if the journal has ended: without it nothing can be written. (Out of memory, Node ends it by
 * itself.) The restart, which restores every match, is left to whoever runs it.
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

  const note = (kind: string) => (error: unknown) => {
    metrics.uncaughtError(kind)
    log.error({ error, kind }, 'nothing caught this error')
  }
  process.on('uncaughtException', note('exception'))
  process.on('unhandledRejection', note('rejection'))

  void server.broken.then((error) => {
    if (stopping) return
    log.fatal({ error }, 'the journal ended, closing')
    void stop(1)
  })
}
