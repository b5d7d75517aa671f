import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** A server in which every line on stdin causes an uncaught error. */
const CHILD = `
import { createInterface } from 'node:readline'
import { startServer } from './server/process/start.ts'
import { superviseProcess } from './server/process/supervise.ts'
const server = await startServer({ PORT: 0, DATA_DIR: process.env.DATA_DIR, LOG_LEVEL: 'error' })
superviseProcess(server, 10)
console.log(server.url)
for await (const line of createInterface(process.stdin))
  setImmediate(() => {
    if (line === 'throw') throw new Error('a callback failed')
    void Promise.reject(new Error('a promise failed'))
  })
`

describe('an uncaught error', () => {
  let dir: string
  let child: ChildProcess
  let url: string
  let said: string
  const say = (line: string) => child.stdin?.write(`${line}\n`)
  const mishaps = async () =>
    [...(await (await fetch(`${url}/metrics`)).text()).matchAll(/^coven_mishaps_total\{kind="(\w+)"\} (\d+)$/gm)]
      .map(([, kind, count]) => `${kind} ${count}`)
      .toSorted()

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'coven-watch-'))
    child = spawn(process.execPath, ['--input-type=module', '-e', CHILD], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: dir },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    said = ''
    child.stderr?.on('data', (chunk) => {
      said += chunk
    })
    if (!child.stdout) throw new Error('no stdout')
    ;[url] = await once(createInterface(child.stdout), 'line')
  })
  afterEach(async () => {
    child.kill('SIGKILL')
    await rm(dir, { recursive: true })
  })

  const lines = (): readonly Record<string, unknown>[] =>
    said
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))

  test('is counted and logged, and the server goes on', async () => {
    say('throw')
    say('reject')
    await expect.poll(mishaps).toEqual(['exception 1', 'rejection 1'])
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    await expect
      .poll(() => lines().map(({ msg, kind }) => [msg, kind]))
      .toEqual([
        ['an uncaught error interrupted a callback; the server goes on', 'exception'],
        ['an uncaught error interrupted a callback; the server goes on', 'rejection'],
      ])
  })

  test('does not end the process however often it occurs, and does not fill the log', async () => {
    for (let n = 0; n < 1000; n++) say(n % 2 ? 'throw' : 'reject')
    await expect.poll(mishaps).toEqual(['exception 500', 'rejection 500'])
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(child.exitCode).toBeNull()
    expect(lines().length).toBeLessThanOrEqual(35)
  })
})
