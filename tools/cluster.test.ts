import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ReconnectingPlayer, seatPlayers } from '#sdk/players/reconnecting-player.ts'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { runCommand } from '#server/cli/command-line.ts'
import { Cluster } from '#testing/cluster/index.ts'
import { freePort } from '#testing/server-process.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Tests the cluster that an operator deploys, with the deployed configuration of the proxy. */
const DUEL = { game: 'sorcerers', seats: 2, pace: 'untimed', options: { turnCap: 400 } } as const
const LIMITLESS = { LIMITS: 'off', LOG_LEVEL: 'fatal' }

let dir: string
let cluster: Cluster
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  dir = await mkdtemp(join(tmpdir(), 'coven-cluster-'))
  cluster = await Cluster.start({ dir, nodes: 2, env: LIMITLESS })
})
afterAll(async () => {
  await cluster?.kill()
  await rm(dir, { recursive: true, force: true })
})

async function coven(...words: string[]): Promise<{ readonly code: number; readonly out: string }> {
  const out: string[] = []
  const print = (line: string): void => void out.push(line)
  return { code: await runCommand([...words, '--redis', cluster.redis.url], { print, printError: print }), out: out.join('\n') }
}

const seqOf = ({ state }: ReconnectingPlayer): number => state?.seq ?? -1
async function playTo(players: readonly ReconnectingPlayer[], seq: number): Promise<void> {
  const chance = seededRandom(seq)
  await Promise.all(players.map((player) => player.play(chance, { stop: () => seqOf(player) >= seq })))
}

/** Returns the names of the nodes that hold matches. */
async function holders(): Promise<readonly string[]> {
  const { out } = await coven('stats')
  return [...out.matchAll(/^(node-\d)\s+alive.*?(\d+) matches$/gm)].flatMap(([, name, count]) => (name && Number(count) > 0 ? [name] : []))
}

const isServed = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    (error: Error) => (error.cause as { readonly code?: string } | undefined)?.code !== 'ECONNREFUSED',
  )

describe('a cluster behind one address', () => {
  const statusOf = async (path: string): Promise<number> => (await fetch(cluster.url + path)).status

  test('serves its pages and its readiness, and hides what is meant for the operator', async () => {
    expect(await statusOf('/readyz')).toBe(200)
    expect(await statusOf('/api/games')).toBe(200)
    expect(await statusOf('/metrics')).toBe(404)
    expect(await statusOf('/monitor')).toBe(404)
    expect(await statusOf('/node-1/some/room')).toBe(404)
    expect(await statusOf('/node-7/some/room')).toBe(404)
    expect((await fetch(`${cluster.nodes[0]?.url}/metrics`)).status).toBe(401)
  })

  test.each(['deploy/alerts.yml', 'deploy/grafana/coven.json', 'docs/operations.md'])('%s names only metrics that the servers have', async (file) => {
    const metrics = (await cluster.nodes[0]?.metrics()) ?? ''
    const known = new Set([...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const text = await readFile(join(ROOT, file), 'utf8')
    const named = [...text.matchAll(/\b(?:coven|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  test('a drained server hands its matches over, and people play on elsewhere', async () => {
    const players = await seatPlayers(cluster.url, DUEL, ['Ada', 'Bob'])
    await playTo(players, 6)
    const [busy = ''] = await holders()
    const node = cluster.nodes.find(({ name }) => name === busy)
    const playing = playTo(players, 30)
    expect(await coven('drain', busy)).toEqual({ code: 0, out: `${busy} hands over its matches (1)…\n${busy} has ended.` })
    await playing
    expect(await holders()).toEqual(['node-1', 'node-2'].filter((name) => name !== busy))
    for (const player of players) {
      expect(player.statuses).not.toContain('not-found')
      expect(player.unexpectedRefusals).toEqual([])
      expect(player.statuses).toContain('reconnecting')
    }
    await expect.poll(() => node?.isRunning).toBe(false)
    expect(await statusOf('/api/games')).toBe(200)

    // After a restart, the node takes matches again.
    await node?.start()
    expect((await coven('stats')).out).toMatch(new RegExp(`^${busy}\\s+alive`, 'm'))
    expect(await coven('validate')).toMatchObject({ code: 0, out: '1 of 1 matches can go on.' })
    for (const { client } of players) client.close()
  })
})

test('no worker of the proxy outlives a failed process that started it', async () => {
  const port = await freePort()
  const script = `
    import { startProxy } from ${JSON.stringify(join(ROOT, 'testing/cluster/proxy.ts'))}
    await startProxy(${JSON.stringify(join(dir, 'left'))}, ${port}, [{ name: 'node-1', port: 1 }])
    console.log((await fetch('http://127.0.0.1:${port}/readyz')).status)
    process.exit(3)`
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  starter.stdout.on('data', (data) => {
    said += data
  })
  expect(await once(starter, 'close')).toEqual([3, null])
  expect(said).toBe('502\n')
  // Each worker holds the port, so the port is free once the last worker is gone.
  await expect.poll(() => isServed(port)).toBe(false)
})
