import { spawnSync } from 'node:child_process'

/** Lists the known vulnerabilities of the installed packages. The command ends with 1 if there are any, and with 2 if no registry could be asked. */
const HELP = `This registry has no answer about vulnerabilities, so nothing is known. Ask another one:
  npm run audit -- --registry=https://registry.npmjs.org   if this machine can reach it
  osv-scanner scan source --lockfile=package-lock.json     https://google.github.io/osv-scanner, needs api.osv.dev
`

const { stdout } = spawnSync('npm', ['audit', '--json', ...process.argv.slice(2)], { encoding: 'utf8', maxBuffer: 1 << 28 })

function read(text: string): Readonly<Record<string, number>> | undefined {
  try {
    return JSON.parse(text).metadata?.vulnerabilities
  } catch {
    return undefined
  }
}

const found = read(stdout)
if (!found) process.stderr.write(HELP)
else process.stdout.write(`${JSON.stringify(found)}\n`)
process.exitCode = !found ? 2 : (found.total ?? 0) > 0 ? 1 : 0
