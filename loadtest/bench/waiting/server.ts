import { defaultConfig } from '#server/process/config.ts'
import { startServer } from '#server/process/start.ts'

/** A server as an operator starts it, which also tells how much memory it needs: what is garbage is collected first. */
export interface Memory {
  /** Objects and buffers. */
  readonly heapBytes: number
  readonly residentBytes: number
}

const [, , dataDir = ''] = process.argv
const server = await startServer({ ...defaultConfig(), PORT: 0, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' })
process.on('message', (asked: 'memory' | 'end') => {
  if (asked === 'end') {
    void server.close().then(() => process.exit(0))
    return
  }
  globalThis.gc?.()
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage()
  process.send?.({ heapBytes: heapUsed + arrayBuffers, residentBytes: rss } satisfies Memory)
})
process.send?.('open')
