import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** A server in which every line on stdin makes something go wrong that nothing catches. */
const CHILD = `
import { createInterface } from 'node:readline'
import { startServer } from './server/process.ts'
import { watchProcess } from './server/watch.ts'
const server = await startServer({ PORT: 0, DATA_DIR: process.env.DATA_DIR, LOG_LEVEL: 'fatal' })
watchProcess(server, 10)
console.log(server.url)
for await (const line of createInterface(process.stdin))
  setImmediate(() => {
    if (line === 'throw') throw new Error('a callback failed')
    void Promise.reject(new Error('a promise failed'))
  })
`

describe('an error that nothing caught', () => {
  let dir: string
  let child: ChildProcess
  let url: string
  let said: string
  const say = (line: string) => child.stdin?.write(`${line}\n`)
  const mishaps = async () =>
    [...(await (await fetch(`${url}/metrics`)).text()).matchAll(/^coven_mishaps_total\{kind="(\w+)"\} (\d+)$/gm)].map(
      ([, kind, count]) => `${kind} ${count}`,
    )

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

  test('is counted, and the server goes on', async () => {
    say('throw')
    say('reject')
    await expect.poll(mishaps).toEqual(['exception 1', 'rejection 1'])
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(said).toBe('')
  })

  test('and then another, and another: the process closes and leaves the rest to its supervisor', async () => {
    const exited = once(child, 'exit')
    for (let n = 0; n < 11; n++) say(n % 2 ? 'throw' : 'reject')
    expect(await exited).toEqual([1, null])
    expect(JSON.parse(said)).toMatchObject({ msg: 'too many errors, closing' })
  })
})
