import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RefusedError } from '#sdk/match/errors.ts'
import { openMatch, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { seatPlayers, seededRandom, startMatch } from '#testing/server.ts'
import { freePort, type ServerProcess, startProcess } from '#testing/server-process.ts'

const KILLS = 4
/** The answers before each kill. They are fewer than the limit for messages of one moment. */
const ANSWERS = 12

let dataDir: string
let port: number
let server: ServerProcess
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'coven-crash-'))
  port = await freePort()
  server = await startProcess(port, dataDir)
})
afterAll(async () => {
  await server.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

/** Plays until the connection is gone and reports each answer. Resolves with the last number that was acknowledged to this player. */
async function playUntilGone(player: SdkPlayer, seed: number, onAnswer: (seq: number) => void): Promise<number> {
  let acknowledged = 0
  const gone = new Promise<void>((resolve) => {
    player.room.onLeave(() => resolve())
    player.room.onDrop(() => resolve())
  })
  const chance = seededRandom(seed)
  const play = async () => {
    for (;;) {
      await player.until(() => player.prompt !== undefined)
      const options = player.prompt?.choices ?? []
      const { seq } = await player.answer(options[chance(options.length)] ?? '')
      acknowledged = seq
      onAnswer(seq)
    }
  }
  await Promise.race([gone, play().catch(() => gone)])
  return acknowledged
}

const rejoin = async (player: SdkPlayer): Promise<SdkPlayer> => {
  await openMatch(server.url, player.guest, player.match)
  return SdkPlayer.join(server.url, player.guest, player.match)
}

/** Reads the log. A server that has just started on a busy machine may refuse it as `too-many`. Then it is asked again. */
async function wholeLog(player: SdkPlayer): Promise<{ readonly entries: readonly unknown[] }> {
  try {
    return await player.ask('log', { from: 0 })
  } catch (error) {
    if (!(error instanceof RefusedError) || error.refusal.code !== 'too-many') throw error
    return wholeLog(player)
  }
}

test('a server that is killed repeatedly during a match continues with every acknowledged answer and the same seats', async () => {
  let players = await seatPlayers(server.url, { game: 'sorcerers', seats: 2, pace: 'untimed', options: { turnCap: 400 } })
  const waiting = await seatPlayers(server.url, { game: 'sorcerers', seats: 2, listed: true }, ['Host'])
  await startMatch(players)
  let before = 0
  for (let kill = 1; kill <= KILLS; kill++) {
    const enough = Promise.withResolvers<void>()
    const noteAnswer = (seq: number): void => {
      if (seq >= before + ANSWERS + kill) enough.resolve()
    }
    const playing = players.map((player, seat) => playUntilGone(player, kill * 10 + seat, noteAnswer))
    await enough.promise
    await server.kill('SIGKILL')
    const acknowledged = Math.max(...(await Promise.all(playing)))
    expect(acknowledged).toBeGreaterThan(before)
    server = await startProcess(port, dataDir)
    players = await Promise.all(players.map(rejoin))
    const [ada, bob] = players
    if (!ada || !bob) throw new Error('both players are needed after the restart')
    // One answer may be written although its acknowledgement was lost. No acknowledged answer may be missing.
    expect(ada.state.seq - acknowledged).toBeGreaterThanOrEqual(0)
    expect(ada.state.seq - acknowledged).toBeLessThanOrEqual(1)
    expect([ada.seat, bob.seat]).toEqual([0, 1])
    expect(ada.decoded.table).toEqual(bob.decoded.table)
    const { entries } = await wholeLog(ada)
    expect(entries).toHaveLength(ada.state.seq + 1)
    before = acknowledged
  }
  const host = waiting[0]
  if (!host) throw new Error('the host is needed')
  const waited = await rejoin(host)
  expect(waited.state.phase).toBe('gathering')
  expect(waited.seat).toBe(0)
})
