import { spawn } from 'node:child_process'
import { hkdfSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodeProtectedHeader, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { randomPick } from '#sdk/players/random-pick.ts'
import { enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import type { Guest } from '#shared/protocol/http.ts'
import { startRedis, type TestRedis } from '#testing/redis.ts'
import { seatPlayers, seededRandom, startMatch } from '#testing/server.ts'
import { freePort, type ServerProcess, startProcess } from '#testing/server-process.ts'
import { kidOf } from '../identity/fingerprint.ts'

const [OLD, NEW, THIRD] = [
  'the secret that both nodes began with',
  'the secret that takes its place later on',
  'a secret that nobody has ever announced',
]
const PROGRAMS = { server: new URL('../main.ts', import.meta.url), coven: new URL('../cli/coven.ts', import.meta.url) }
/** Only a hanging test takes this long. */
const PATIENCE = { timeout: 300_000, interval: 200 }

interface Ending {
  readonly code: number
  readonly out: string
  readonly err: string
}
type Env = Readonly<Record<string, string>>

let redis: TestRedis
let dir: string
let nodes: Map<string, ServerProcess>
let ports: Map<string, number>
beforeEach(async () => {
  redis = await startRedis()
  dir = await mkdtemp(join(tmpdir(), 'coven-rotation-'))
  nodes = new Map()
  ports = new Map()
})
afterEach(async () => {
  await Promise.all([...nodes.values()].map((node) => node.kill('SIGKILL')))
  await redis.dispose()
  await rm(dir, { recursive: true, force: true })
})

const withOld: Env = { SECRET: OLD }
const withNew: Env = { SECRET: NEW, SECRETS_OLD: OLD }

/** Starts a node. A node with the same name always has the same address, as behind a proxy. */
async function start(name: string, env: Env): Promise<ServerProcess> {
  const port = ports.get(name) ?? (await freePort())
  ports.set(name, port)
  const own = { NODE_NAME: name, PUBLIC_ADDRESS: `127.0.0.1:${port}/${name}`, REDIS_URL: redis.url, LEASE_SECONDS: '4', LOG_LEVEL: 'silent' }
  const node = await startProcess(port, dir, { ...own, ...env })
  nodes.set(name, node)
  return node
}
async function restart(name: string, env: Env): Promise<ServerProcess> {
  await nodes.get(name)?.kill('SIGTERM')
  return start(name, env)
}

async function run(program: URL, words: readonly string[], env: Env): Promise<Ending> {
  const child = spawn(process.execPath, [fileURLToPath(program), ...words], {
    cwd: dir,
    env: { PATH: process.env.PATH, REDIS_URL: redis.url, DATA_DIR: dir, PORT: '0', LOG_LEVEL: 'silent', ...env },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (data) => {
    said.out += data
  })
  child.stderr.on('data', (data) => {
    said.err += data
  })
  const [code] = await once(child, 'close')
  return { code, ...said }
}
const rotate = (env: Env): Promise<Ending> => run(PROGRAMS.coven, ['secret', 'rotate'], env)
/** Starts a server that must refuse to start. If it does start, the test hangs. */
const refusedStart = (env: Env): Promise<Ending> => run(PROGRAMS.server, ['--no-build'], { NODE_NAME: 'c', ...env })

/** Signs a guest's token without a key id, as older servers did. */
const ofBefore = async ({ id, name, ...rest }: Guest): Promise<Guest> => ({
  ...rest,
  id,
  name,
  token: await new SignJWT({ name })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setIssuer('coven')
    .setAudience('coven:guest')
    .setExpirationTime('365d')
    .sign(new Uint8Array(hkdfSync('sha256', OLD, 'coven', 'guest', 32))),
})

const signerOf = ({ token }: Guest): unknown => decodeProtectedHeader(token).kid

/** Counts the tokens that a node refused, seat tokens included. */
async function countBad({ url }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^coven_refusals_total\{code="bad-token"\} (\d+)$/m.exec(metrics)?.[1] ?? 0)
}

/** Checks on every node that people keep their identity and players keep their seats. */
async function expectKnown(people: readonly Guest[], seated: readonly SdkPlayer[]): Promise<void> {
  for (const node of nodes.values()) {
    for (const { token, name } of people) {
      const headers = { authorization: `Bearer ${token}` }
      expect((await fetch(`${node.url}/api/me/matches`, { headers })).status, name).toBe(200)
    }
    for (const [seat, { guest, match, welcome }] of seated.entries()) {
      const player = await vi.waitFor(() => SdkPlayer.join(node.url, guest, match, welcome?.seatToken), PATIENCE)
      expect(player.seat, guest.name).toBe(seat)
      await player.leave()
    }
    expect(await countBad(node)).toBe(0)
  }
}

async function play(players: readonly SdkPlayer[], answers: number, chance: (below: number) => number): Promise<void> {
  for (let n = 0; n < answers; n++) {
    await Promise.any(players.map((player) => player.until(() => player.prompt !== undefined)))
    const asked = players.find(({ prompt }) => prompt)
    if (!asked?.prompt) continue
    const { seq } = await asked.answer(randomPick(asked.prompt, chance))
    await Promise.all(players.map((player) => player.until((state) => state.seq >= seq)))
  }
}

describe('the secret of two nodes', () => {
  test('can be changed while people play, and every node knows everybody before, during and after the change', async () => {
    const [a, b] = [await start('a', withOld), await start('b', withOld)]
    const seated = await seatPlayers(a.url, { game: 'sorcerers', seats: 2, pace: 'untimed', options: { turnCap: 400 } })
    await startMatch(seated)
    await play(seated, 4, seededRandom(1))
    const [ada] = seated
    if (!ada) throw new Error('Ada is needed')
    const people = [ada.guest, await ofBefore(ada.guest), await enter(b.url, 'Kim')]
    expect(people.map(signerOf)).toEqual([kidOf(OLD), undefined, kidOf(OLD)])
    await expectKnown(people, seated)

    const early = await refusedStart(withNew)
    expect(early).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^Coven cannot start: SECRET is neither[^.\n]*secret rotate\)\.\n$/) })
    expect(await rotate(withOld)).toMatchObject({ code: 0, out: expect.stringContaining('nothing is under way') })
    expect(await rotate({ SECRET: NEW }), 'the old one must be read on').toMatchObject({ code: 1, err: expect.stringContaining('SECRETS_OLD lacks') })
    expect(await rotate(withNew)).toMatchObject({ code: 0, out: expect.stringMatching(/announced.*Restart one after another[^\n]*: a, b\.\n/s) })
    expect(await rotate(withNew)).toMatchObject({ code: 0, out: expect.stringMatching(/announced already.*: a, b\.\n/s) })
    expect(await rotate(withOld)).toMatchObject({ code: 1, err: expect.stringContaining('SECRET is the old one here') })
    const third = { SECRET: THIRD, SECRETS_OLD: `${OLD},${NEW}` }
    expect(await refusedStart(third)).toMatchObject({ code: 1, err: expect.stringContaining('SECRET is neither') })

    await restart('b', withNew)
    people.push(await enter(b.url, 'Between'), await enter(a.url, 'Also between'))
    expect(people.slice(3).map(signerOf), 'what both can read').toEqual([kidOf(OLD), kidOf(OLD)])
    await expectKnown(people, seated)
    expect(await rotate(withNew)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/These servers have it: b\..*with this SECRET and SECRETS_OLD: a\.\n/s),
    })
    expect(await rotate(third), 'one at a time').toMatchObject({ code: 1, err: expect.stringContaining('have it already: b;') })

    await restart('a', withNew)
    await expectKnown(people, seated)
    expect(await rotate(withNew)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^All servers have the new secret.*Keep the old one in SECRETS_OLD until \d{4}-/s),
    })
    expect(await rotate(withNew), 'asked once more').toMatchObject({ code: 0, out: expect.stringContaining('nothing is under way') })
    for (const [name, { url }] of nodes) {
      const guest = await vi.waitFor(async () => {
        const made = await enter(url, `New at ${name}`)
        expect(signerOf(made)).toBe(kidOf(NEW))
        return made
      }, PATIENCE)
      people.push(guest)
    }
    await expectKnown(people, seated)
    expect(new Set(people.map(({ service }) => service)).size, 'the service is the same to clients').toBe(1)
    expect(await refusedStart(withOld)).toMatchObject({ code: 1, err: expect.stringContaining('SECRET is neither') })

    const back = await Promise.all(seated.map(({ guest, match }) => SdkPlayer.join(b.url, guest, match)))
    await play(back, 4, seededRandom(2))
    expect(back.map(({ seat }) => seat)).toEqual([0, 1])
  })

  test('can be announced again with another one as long as no node has the announced one', async () => {
    await start('a', withOld)
    expect(await rotate({ SECRET: THIRD, SECRETS_OLD: OLD })).toMatchObject({ code: 0, out: expect.stringContaining('is announced.') })
    expect(await rotate(withNew)).toMatchObject({ code: 0, out: expect.stringContaining('is announced.') })
    expect(await refusedStart({ SECRET: THIRD, SECRETS_OLD: OLD })).toMatchObject({ code: 1, err: expect.stringContaining('SECRET is neither') })
    expect(await refusedStart({ SECRET: NEW })).toMatchObject({ code: 1, err: expect.stringContaining('SECRETS_OLD lacks') })
    const b = await start('b', withNew)
    expect((await fetch(`${b.url}/readyz`)).status).toBe(200)
  })

  test('cannot be changed before the first server has run', async () => {
    expect(await rotate(withNew)).toMatchObject({ code: 1, err: expect.stringContaining('no server has run here yet') })
    expect(await rotate({}), 'not even given').toMatchObject({ code: 1, err: expect.stringContaining('SECRET must be set') })
  })

  test('ends a node that was frozen during the change as soon as it wakes up', async () => {
    const [, b] = [await start('a', withOld), await start('b', withOld)]
    await rotate(withNew)
    b.child.kill('SIGSTOP')
    await restart('a', withNew)
    await vi.waitFor(async () => expect((await rotate(withNew)).out).toContain('All servers have the new secret (a)'), PATIENCE)
    const ended = once(b.child, 'exit')
    b.child.kill('SIGCONT')
    expect(await ended).toEqual([0, null])
  })
})
