import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from './programs.ts'

const MODULE = 'go.k6.io/k6/v2'
const VERSION = 'v2.2.0'
/** What Go has compiled until then it keeps: the next attempt goes on from there. */
const BUILD_LIMIT_MS = 8 * 60_000
const FOLDER = join(homedir(), '.cache', 'coven')
const BUILT = join(FOLDER, `k6-${VERSION}`)

/** A module that needs k6 and nothing else. `go install` would also ask for k6's newest version, which a mirror need not know. */
function buildK6(): void {
  const folder = mkdtempSync(join(tmpdir(), 'coven-k6-build-'))
  try {
    writeFileSync(join(folder, 'go.mod'), `module coven-k6\n\ngo 1.24\n\nrequire ${MODULE} ${VERSION}\n`)
    const words = ['build', '-mod=mod', '-trimpath', '-ldflags', '-s -w', '-o', join(folder, 'k6'), MODULE]
    execFileSync('go', words, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: BUILD_LIMIT_MS,
      env: { ...process.env, CGO_ENABLED: '0' },
    })
    mkdirSync(FOLDER, { recursive: true })
    const moved = `${BUILT}.${process.pid}`
    execFileSync('cp', [join(folder, 'k6'), moved])
    renameSync(moved, BUILT)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const findK6 = (): string | undefined => findProgram({ title: 'k6', variable: 'K6_PATH', names: ['k6'], elsewhere: [BUILT], package: 'k6' })

/** Finds k6, or builds it with Go; says in one line why there is none. */
export function ensureK6(say: (line: string) => void): string | undefined {
  const found = findK6()
  if (found) return found
  if (spawnSync('go', ['version']).status !== 0) {
    say('There is neither k6 nor Go to build it with.')
    return undefined
  }
  say(`Building k6 ${VERSION} with Go; it is kept in ${FOLDER}…`)
  try {
    buildK6()
  } catch (error) {
    const { stderr } = error as { readonly stderr?: Buffer }
    say(
      `k6 could not be built: ${String(stderr ?? error)
        .trim()
        .split('\n')
        .at(-1)}`,
    )
  }
  return findK6()
}
