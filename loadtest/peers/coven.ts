import { TUNING } from '#rooms/index.ts'
import { startServer } from '#server/process/start.ts'

/** Starts Coven as an operator does, with its journal, but with limits off. */
const [dataDir = ''] = process.argv.slice(2)
const server = await startServer(
  {
    PORT: 0,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    LIMITS: 'off',
  },
  { tuning: { ...TUNING, messagesPerSecond: 100_000 } },
)
console.log(`open at ${server.url}`)
