import { defaultConfig } from '#server/process/config.ts'
import { startServer } from '#server/process/start.ts'

/** Starts a server as an operator does. When asked, it collects its garbage and reports its memory. */
export interface Memory {
  /** The size of all objects and buffers. */
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
