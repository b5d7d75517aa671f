import { readConfig } from '#server/process/config.ts'
import { startServer } from '#server/process/start.ts'
import { superviseProcess } from '#server/process/supervise.ts'
import { GAMES } from './games.ts'
import { TEST_TUNING } from './server.ts'

/** Starts a server in its own process with the test games and the tuning for tests. */
const read = readConfig(process.env)
if (!read.ok) throw new Error(read.problems.join('\n'))
const server = await startServer(read.config, { games: GAMES, gamesModule: import.meta.resolve('./games.ts'), tuning: TEST_TUNING })
superviseProcess(server, read.config.DRAIN_SECONDS)
process.stdout.write(`Coven is open at ${server.url}\n`)
