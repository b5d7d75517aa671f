import { execFile, spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from './programs.ts'

const MODULE = 'go.k6.io/k6/v2'
const VERSION = 'v2.2.0'
/** The time limit of a build: twice what two busy cores took. Go keeps what it has compiled, so the next attempt continues from there. */
export const BUILD_LIMIT_MS = 14 * 60_000
const FOLDER = join(homedir(), '.cache', 'coven')
const BUILT = join(FOLDER, `k6-${VERSION}`)

/** Builds k6 from a module that requires nothing else. `go install` would also ask for k6's newest version, which a mirror may not have. */
async function buildK6(signal: AbortSignal | undefined): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'coven-k6-build-'))
  try {
    await writeFile(join(folder, 'go.mod'), `module coven-k6\n\ngo 1.24\n\nrequire ${MODULE} ${VERSION}\n`)
    const words = ['build', '-mod=mod', '-trimpath', '-ldflags', '-s -w', '-o', join(folder, 'k6'), MODULE]
    const env = { ...process.env, CGO_ENABLED: '0' }
    await promisify(execFile)('go', words, { cwd: folder, timeout: BUILD_LIMIT_MS, env, ...(signal ? { signal } : {}) })
    await mkdir(FOLDER, { recursive: true })
    const moved = `${BUILT}.${process.pid}`
    await copyFile(join(folder, 'k6'), moved)
    await rename(moved, BUILT)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const findK6 = (): string | undefined => findProgram({ title: 'k6', variable: 'K6_PATH', names: ['k6'], elsewhere: [BUILT], package: 'k6' })

export const canBuildK6 = (): boolean => spawnSync('go', ['version']).status === 0

/** Finds k6, or builds it with Go. If there is none, says why in one line and returns undefined. */
export async function ensureK6(print: (line: string) => void, signal?: AbortSignal): Promise<string | undefined> {
  const found = findK6()
  if (found) return found
  if (!canBuildK6()) {
    print('There is neither k6 nor Go to build it with.')
    return undefined
  }
  print(`Building k6 ${VERSION} with Go; it is kept in ${FOLDER}…`)
  try {
    await buildK6(signal)
  } catch (error) {
    const { stderr } = error as { readonly stderr?: string }
    print(`k6 could not be built: ${(stderr || String(error)).trim().split('\n').at(-1)}`)
  }
  return findK6()
}
