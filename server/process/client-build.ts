import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { glob, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(ROOT, 'client/dist')
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')

/** Returns the time of the file's last change in milliseconds, or 0 if it does not exist. */
async function changedAt(file: string): Promise<number> {
  return (await stat(join(ROOT, file)).catch(() => undefined))?.mtimeMs ?? 0
}

async function isStale(): Promise<boolean> {
  const built = await changedAt('client/dist/index.html')
  if (built === 0) return true
  const sources = ['client/**/*.{ts,tsx,css,html,svg,png,woff2,webmanifest}', '{shared,sdk}/**/*.ts', 'package-lock.json']
  for await (const file of glob(sources, { cwd: ROOT, exclude: ['client/dist*/**', '**/*.test.*'] })) {
    if ((await changedAt(file)) > built) return true
  }
  return false
}

/** Replaces the old build by the new one as a whole, so that nobody gets parts of both. */
async function swapIn(fresh: string): Promise<void> {
  const old = `${fresh}-old`
  await rename(DIST, old).catch(() => undefined)
  // Another process may have put its build there in the meantime. It is equal to this one.
  await rename(fresh, DIST).catch(() => undefined)
  for (const left of [old, fresh]) await rm(left, { recursive: true, force: true })
}

/** Builds the web client if its sources have changed. An installation that has only the built client has nothing to build. */
export async function maybeBuildClient(print: (line: string) => void): Promise<void> {
  if (!existsSync(join(ROOT, 'client/vite.config.ts')) || !(await isStale())) return
  print('Building the web client…')
  const began = performance.now()
  const fresh = `${DIST}-${process.pid}`
  const vite = spawn(process.execPath, [VITE, 'build', 'client', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  })
  const [code] = await once(vite, 'exit')
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true })
    throw new Error('the web client could not be built')
  }
  await swapIn(fresh)
  print(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}
