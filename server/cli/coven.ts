#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { runCommand } from './command-line.ts'

const ENV_FILE = '.env'

// As the server does: both then look at the same place.
if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)
process.exitCode = await runCommand(process.argv.slice(2), {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
})
