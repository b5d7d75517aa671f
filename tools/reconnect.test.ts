import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ReconnectingPlayer, seatPlayers } from '#sdk/players/reconnecting-player.ts'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { JOURNAL_FILE, openJournal } from '#server/journal/index.ts'
import { BreakableProxy } from '#testing/breakable-proxy.ts'
import { freePort, type ServerProcess, startProcess } from '#testing/server-process.ts'

/** Tests `sdk/match` against a real server that is cut off, killed, or unable to write. */

const DUEL = { game: 'sorcerers', seats: 2, pace: 'untimed', options: { turnCap: 400 } } as const

let dataDir: string
let port: number
let server: ServerProcess
let line: BreakableProxy
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'coven-reconnect-'))
  port = await freePort()
  server = await startProcess(port, dataDir)
  line = await BreakableProxy.to(server.url)
})
afterAll(async () => {
  await line?.close()
  await server?.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

const seqOf = ({ state }: ReconnectingPlayer): number => state?.seq ?? -1

/** Lets both play until the match has reached `seq`. */
async function playTo(players: readonly ReconnectingPlayer[], seq: number): Promise<void> {
  const chance = seededRandom(seq)
  await Promise.all(players.map((player) => player.play(chance, { stop: () => seqOf(player) >= seq })))
}

/** Returns how often clients joined through HTTP. */
async function countOpenings(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return metrics
    .split('\n')
    .filter((row) => row.startsWith('coven_http_request_seconds_count') && row.includes('/open'))
    .reduce((sum, row) => sum + Number(row.split(' ').at(-1)), 0)
}

function expectWhole(players: readonly ReconnectingPlayer[]): void {
  for (const player of players) {
    const { log, state, seat } = player.client.read()
    expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: (state?.seq ?? 0) + 1 }, (_, seq) => seq))
    expect(seat).toBe(players.indexOf(player))
    expect(player.unexpectedRefusals).toEqual([])
    expect(player.statuses).not.toContain('not-found')
  }
}

async function settle(players: readonly ReconnectingPlayer[]): Promise<void> {
  const seq = Math.max(...players.map(seqOf))
  await Promise.all(
    players.map((player) =>
      player.until(() => player.client.read().status === 'live' && seqOf(player) >= seq && player.client.read().log.length > seq),
    ),
  )
}

describe('a player whose connection breaks', () => {
  test('comes back to the same process without joining again', async () => {
    const players = await seatPlayers(line.url, DUEL, ['Ada', 'Bob'])
    await playTo(players, 8)
    const before = await countOpenings()
    line.cut()
    await Promise.all(players.map((player) => player.until(() => player.client.read().status === 'reconnecting')))
    line.mend()
    await Promise.all(players.map((player) => player.until(() => player.client.read().status === 'live')))
    await playTo(players, 16)
    await settle(players)
    expectWhole(players)
    expect(await countOpenings()).toBe(before)
    for (const { client } of players) client.close()
  })

  test('keeps the seat and every acknowledged answer when the server is killed and restarted', async () => {
    const players = await seatPlayers(server.url, DUEL, ['Ada', 'Bob'])
    const [match] = players.map(({ client }) => client.match)
    const playing = playTo(players, 120)
    for (let kill = 0; kill < 3; kill++) {
      await Promise.all(players.map((player) => player.until(() => seqOf(player) >= 20 * (kill + 1))))
      await server.kill('SIGKILL')
      await Promise.all(players.map((player) => player.until(() => player.client.read().status === 'reconnecting')))
      server = await startProcess(port, dataDir)
    }
    await playing
    await settle(players)
    expectWhole(players)
    for (const { client } of players) client.close()

    const journal = await openJournal({ file: join(dataDir, JOURNAL_FILE), mode: 'read' })
    const stored = await journal.load(match ?? '')
    await journal.close()
    const written = stored?.entries.flatMap(({ request }) => (request ? [request] : [])) ?? []
    const promised = players.flatMap(({ acknowledged }) => acknowledged.map(({ request }) => request))
    expect(promised.length).toBeGreaterThan(60)
    expect(new Set(written).size).toBe(written.length)
    expect(promised.filter((request) => !written.includes(request))).toEqual([])
  })

  test('waits with an answer that cannot be stored, and the answer counts once it can', async () => {
    const players = await seatPlayers(server.url, DUEL, ['Ada', 'Bob'])
    await playTo(players, 4)
    const before = Math.max(...players.map(seqOf))
    const disk = new DatabaseSync(join(dataDir, JOURNAL_FILE))
    disk.exec('BEGIN IMMEDIATE')
    const playing = playTo(players, before + 6)
    await Promise.race(players.map((player) => player.until(() => player.client.read().status === 'paused')))
    expect(Math.max(...players.map(seqOf))).toBe(before)
    disk.exec('ROLLBACK')
    disk.close()
    await playing
    await settle(players)
    expectWhole(players)
    for (const { client } of players) client.close()
  })
})
