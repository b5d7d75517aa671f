import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { maybeBuildClient } from './process/client-build.ts'
import { readConfig } from './process/config.ts'
import { startServer } from './process/start.ts'
import { superviseProcess } from './process/supervise.ts'

/** `--no-build` serves the web client without building it. */
const { values } = parseArgs({ options: { 'no-build': { type: 'boolean', default: false } } })
const ENV_FILE = '.env'

function end(code: number, lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(code)
}

if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)
const read = readConfig(process.env)
if (!read.ok) end(2, read.problems)
const { config } = read

try {
  if (!values['no-build']) await maybeBuildClient((line) => process.stdout.write(`${line}\n`))
  const server = await startServer(config)
  superviseProcess(server, config.DRAIN_SECONDS)
  process.stdout.write(`Coven is open at ${server.url}\n`)
} catch (error) {
  if (!(error instanceof Error)) throw error
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  end(1, [isTaken ? `Port ${config.PORT} is in use: another program has it. Set PORT to a free one.` : `Coven cannot start: ${error.message}`])
}
