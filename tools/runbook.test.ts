import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { kidOf } from '#server/identity/fingerprint.ts'
import type { Guest } from '#shared/protocol/http.ts'
import { startRedis, type TestRedis } from '#testing/redis.ts'
import { freePort, type ServerProcess, startProcess } from '#testing/server-process.ts'

/** Types the commands of docs/operations.md into a shell. Scripts replace `docker`, `npm`, `git` and `sqlite3`, which a machine may not have. */

const COVEN = fileURLToPath(new URL('../server/cli/coven.ts', import.meta.url))
/** The time that a server may take to sign with the new secret. It takes a second or two on an idle machine. */
const PATIENCE = { timeout: 120_000, interval: 250 }
const FIRST = 'the secret that the service began with'

/** Returns the blocks of commands in a section of the page. */
async function commandsOf(section: string): Promise<readonly string[]> {
  const page = await readFile(new URL('../docs/operations.md', import.meta.url), 'utf8')
  const [, text = ''] = page.split(`\n## ${section}\n`)
  const [own = ''] = text.split('\n## ')
  return [...own.matchAll(/^```\n(.*?)^```/gms)].map(([, commands = '']) => commands)
}

let dir: string
let servers: Map<string, ServerProcess>
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'coven-runbook-'))
  servers = new Map()
})
afterEach(async () => {
  for (const server of servers.values()) await server.kill('SIGKILL')
  await rm(dir, { recursive: true, force: true })
})

async function putProgram(name: string, lines: readonly string[]): Promise<void> {
  const file = join(dir, 'bin', name)
  await mkdir(join(dir, 'bin'), { recursive: true })
  await writeFile(file, ['#!/bin/bash', 'set -e', ...lines, ''].join('\n'))
  await chmod(file, 0o755)
}

/** Types the commands as they are and returns what they print. */
async function type(commands: string): Promise<string> {
  const shell = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: dir,
    env: { PATH: `${join(dir, 'bin')}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  shell.stdout.on('data', (data) => {
    said += data
  })
  expect(await once(shell, 'close')).toEqual([0, null])
  return said
}

const signerOf = ({ token }: Guest): unknown => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
const statusAt = async ({ url }: ServerProcess, { token }: Guest): Promise<number> =>
  (await fetch(`${url}/api/me/matches`, { headers: { authorization: `Bearer ${token}` } })).status
const readEnv = async (): Promise<NodeJS.Dict<string>> => parseEnv(await readFile(join(dir, '.env'), 'utf8'))

describe('how to change the secret', () => {
  let redis: TestRedis
  let ports: Readonly<Record<string, number>>
  let docker: Server
  beforeEach(async () => {
    redis = await startRedis()
    ports = { 'node-1': await freePort(), 'node-2': await freePort() }
    docker = createServer((request, response) => {
      restart(request.url?.slice(1) ?? '').then(
        () => response.end(),
        (error) => response.writeHead(500).end(String(error)),
      )
    }).listen(0, '127.0.0.1')
    await once(docker, 'listening')
    const address = docker.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await putProgram('docker', [
      'case "$*" in',
      `  "compose run --rm coven "*) shift 4; exec ${process.execPath} ${COVEN} "$@" ;;`,
      `  "compose up --detach --no-deps "*) exec curl --fail --silent http://127.0.0.1:${port}/$5 ;;`,
      '  *) exit 9 ;;',
      'esac',
    ])
  })
  afterEach(async () => {
    docker.close()
    await redis.dispose()
  })

  /** Restarts a server with the present contents of `.env`. */
  async function restart(name: string): Promise<void> {
    await servers.get(name)?.kill('SIGTERM')
    const { SECRET = '', SECRETS_OLD = '' } = await readEnv()
    servers.set(
      name,
      await startProcess(ports[name] ?? 0, dir, {
        REDIS_URL: redis.url,
        NODE_NAME: name,
        SECRET,
        SECRETS_OLD,
        LEASE_SECONDS: '4',
        LOG_LEVEL: 'silent',
      }),
    )
  }

  test('of a service works as it is written, the first time and the next', async () => {
    const [commands = ''] = await commandsOf('Change the secret')
    await writeFile(join(dir, '.env'), `REDIS_URL=${redis.url}\nSECRET=${FIRST}\nLOG_LEVEL=silent\n`)
    for (const name of Object.keys(ports)) await restart(name)
    const people: Guest[] = []
    for (const secrets of [1, 2, 3]) {
      const { SECRET = '', SECRETS_OLD = '' } = await readEnv()
      expect([SECRET, ...SECRETS_OLD.split(',').filter(Boolean)]).toHaveLength(secrets)
      for (const server of servers.values())
        await vi.waitFor(async () => {
          const guest = await enter(server.url, 'Ada')
          people.push(guest)
          expect(signerOf(guest)).toBe(kidOf(SECRET))
        }, PATIENCE)
      for (const server of servers.values()) for (const guest of people) expect(await statusAt(server, guest)).toBe(200)
      if (secrets === 3) break
      const said = await type(commands)
      expect(said).toMatch(/^The new secret is announced\..*: node-1, node-2\.\n.*\nAll servers have the new secret \(node-1, node-2\)/s)
    }
    expect(await readEnv()).toMatchObject({ REDIS_URL: redis.url, LOG_LEVEL: 'silent' })
    expect((await readEnv()).SECRETS_OLD).toMatch(new RegExp(`^[0-9a-f]{64},${FIRST}$`))
  })
})

test('how to change the secret of a single server works as it is written', async () => {
  const [, commands = ''] = await commandsOf('Change the secret')
  await putProgram('npm', ['[ "$1 $2 $3" = "run coven --" ]', `shift 3; exec ${process.execPath} ${COVEN} "$@"`])
  await writeFile(join(dir, '.env'), 'DATA_DIR=./kept\n')
  const start = async (): Promise<ServerProcess> => {
    await servers.get('alone')?.kill('SIGTERM')
    const server = await startProcess(0, join(dir, 'kept'), { LOG_LEVEL: 'silent' })
    servers.set('alone', server)
    return server
  }
  const before = await start()
  const ada = await enter(before.url, 'Ada')
  expect(await type(commands)).toMatch(/^A new secret is in kept\/secret\.\nNext: restart the server\./)
  expect(await statusAt(before, ada)).toBe(200)
  const after = await start()
  expect(await statusAt(after, ada)).toBe(200)
  const ben = await enter(after.url, 'Ben')
  expect(signerOf(ben)).not.toBe(signerOf(ada))
  expect(signerOf(ben)).toBe(kidOf((await readFile(join(dir, 'kept', 'secret'), 'utf8')).trim()))
})

test('how to check, inspect, back up and restore a single server works as it is written', async () => {
  const [validate = ''] = await commandsOf('Upgrade with matches running')
  const [inspect = ''] = await commandsOf('Inspect and move matches')
  const [backUp = ''] = await commandsOf('Back up and restore')
  await putProgram('git', ['[ "$1" = pull ]'])
  await putProgram('npm', ['[ "$1" != ci ] || exit 0', '[ "$1 $2 $3" = "run coven --" ]', `shift 3; exec ${process.execPath} ${COVEN} "$@"`])
  await putProgram('sqlite3', [
    `exec ${process.execPath} --eval 'const [, file, command] = process.argv; const [, to] = /^.backup .(.+).$/.exec(command); import("node:sqlite").then(({ DatabaseSync, backup }) => backup(new DatabaseSync(file), to))' "$@"`,
  ])
  const data = join(dir, 'data')
  const start = async (): Promise<ServerProcess> => {
    await servers.get('alone')?.kill('SIGTERM')
    const server = await startProcess(0, data, { LOG_LEVEL: 'silent' })
    servers.set('alone', server)
    return server
  }
  const before = await start()
  const ada = await enter(before.url, 'Ada')
  const id = await createMatch(before.url, ada, { game: 'sorcerers', seats: 2, bots: ['novice'], pace: 'untimed', startAtOnce: true })
  const player = await SdkPlayer.join(before.url, ada, id)
  await player.until(({ phase }) => phase === 'playing')
  await player.leave()

  expect(await type(inspect)).toMatch(new RegExp(`${id}.*npm run coven`, 's'))
  await type(backUp)
  await before.kill('SIGTERM')
  expect(await type(validate)).toBe('1 of 1 matches can go on.\n')

  await rm(data, { recursive: true })
  await mkdir(data)
  await copyFile(join(dir, 'journal-backup.sqlite'), join(data, 'journal.sqlite'))
  await copyFile(join(dir, 'secret-backup'), join(data, 'secret'))
  const after = await start()
  const mine = await fetch(`${after.url}/api/me/matches`, { headers: { authorization: `Bearer ${ada.token}` } })
  expect(await mine.json()).toMatchObject([{ id }])
})
