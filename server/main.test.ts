import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { randomPick } from '#sdk/players/random-pick.ts'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { GAMES } from '#shared/games/index.ts'
import { validateMatch } from './cli/checks.ts'
import { JOURNAL_FILE, openJournal } from './journal/index.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const [game] = GAMES
if (!game) throw new Error('no game')

/** Creates a random number generator that gives the same whole numbers in every run. */
function chanceFrom(seed: number): (below: number) => number {
  let x = seed
  return (below) => {
    x = (x * 48_271) % 2_147_483_647
    return x % below
  }
}

describe('the process', () => {
  let dir: string
  let children: ChildProcess[]
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'coven-main-'))
    children = []
  })
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL')
    await rm(dir, { recursive: true })
  })

  function run(env: Record<string, string> = {}): ChildProcess {
    const child = spawn(process.execPath, [MAIN, '--no-build'], {
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    return child
  }

  /** Starts a server. Resolves with the address that it prints. */
  async function open(env?: Record<string, string>): Promise<{ readonly child: ChildProcess; readonly url: string }> {
    const child = run(env)
    const said: string[] = []
    child.stderr?.on('data', (chunk) => said.push(String(chunk)))
    if (!child.stdout) throw new Error('no stdout')
    for await (const line of createInterface(child.stdout)) {
      const [, url] = /^Coven is open at (http:\S+)$/.exec(line) ?? []
      if (url) return { child, url }
    }
    throw new Error(`the server did not open: ${said.join('')}`)
  }

  test('prints its address in one line, and SIGTERM ends it with exit code 0', async () => {
    const { child, url } = await open()
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const player = await enter(url, 'Ada').then(async (ada) => SdkPlayer.join(url, ada, await createMatch(url, ada, { game: game.id, seats: 2 })))
    const left = new Promise((resolve) => player.room.onLeave(resolve))
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await left
    expect(await exited).toEqual([0, null])
  })

  test('ends at once at the second signal', async () => {
    const { child, url } = await open({ UNREADY_SECONDS: '60', DRAIN_SECONDS: '60' })
    const exited = once(child, 'exit')
    child.kill('SIGINT')
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
    child.kill('SIGINT')
    expect(await exited).toEqual([1, null])
  })

  test('explains in one line why it cannot start', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const child = run({ PORT: String(port), LOG_LEVEL: 'fatal' })
    const said: string[] = []
    child.stderr?.on('data', (chunk) => said.push(String(chunk)))
    expect(await once(child, 'close')).toEqual([1, null])
    expect(said.join('')).toBe(`Port ${port} is in use: another program has it. Set PORT to a free one.\n`)
    other.close()
  })

  test('loses no acknowledged answer with DURABILITY=power when it is killed, and the next process continues the match', async () => {
    const DURABILITY = 'power'
    const chance = chanceFrom(7)
    const first = await open({ DURABILITY })
    const [ada, ben] = [await enter(first.url, 'Ada'), await enter(first.url, 'Ben')]
    const id = await createMatch(first.url, ada, { game: game.id, seats: 2, pace: 'untimed' })
    const visitor = await SdkPlayer.join(first.url, ben, id)
    await visitor.ask('sit', { seat: 1 })
    await visitor.leave()
    let players = [await SdkPlayer.join(first.url, ada, id), await SdkPlayer.join(first.url, ben, id)]
    for (const player of players) await player.ready()

    /** Answers at random for the first player with a prompt. Resolves with the request, its pick and its number. */
    async function answerOnce(): Promise<{ readonly request: string; readonly pick: unknown; readonly seq: number }> {
      await Promise.any(players.map((player) => player.until(() => player.prompt !== undefined)))
      const asked = players.find((player) => player.prompt)
      if (!asked?.prompt) throw new Error('nobody is asked')
      const { id: decision } = asked.prompt
      const request = randomUUID()
      const pick = randomPick(asked.prompt, chance)
      const { seq } = await asked.answer(pick, decision, request)
      await Promise.all(players.map((player) => player.until((state) => state.seq >= seq)))
      return { request, pick, seq }
    }
    const acknowledged = []
    for (let n = 0; n < 12; n++) acknowledged.push(await answerOnce())
    const { table } = players[0]?.decoded ?? {}

    const exited = once(first.child, 'exit')
    first.child.kill('SIGKILL')
    expect(await exited).toEqual([null, 'SIGKILL'])

    const second = await open({ DURABILITY })
    players = [await SdkPlayer.join(second.url, ada, id), await SdkPlayer.join(second.url, ben, id)]
    expect(players.map(({ seat }) => seat)).toEqual([0, 1])
    expect(players[0]?.state.seq).toBe(12)
    expect(players[0]?.decoded.table).toEqual(table)
    for (let n = 0; n < 5; n++) acknowledged.push(await answerOnce())
    expect(acknowledged.map(({ seq }) => seq)).toEqual(Array.from({ length: 17 }, (_, n) => n + 1))
    second.child.kill('SIGKILL')
    await once(second.child, 'exit')

    const journal = await openJournal({ file: join(dir, JOURNAL_FILE), mode: 'read' })
    const stored = await journal.load(id)
    await journal.close()
    expect(stored?.entries.map(({ request }) => request)).toEqual(acknowledged.map(({ request }) => request))
    expect(stored && validateMatch(stored)).toBeUndefined()
  })
})
