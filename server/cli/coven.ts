#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { runCommand } from './command-line.ts'

const ENV_FILE = '.env'

// Reads `.env` as the server does, so that both use the same store.
if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)
process.exitCode = await runCommand(process.argv.slice(2), {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
})
