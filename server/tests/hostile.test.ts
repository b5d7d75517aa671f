import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { createMatch, enter, openMatch, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { RawConnection } from '#sdk/raw/raw-connection.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import { seatPlayers, seededRandom, startMatch, startTestServer, type TestServer } from '#testing/server.ts'

let server: TestServer
afterEach(() => server.close())

const wireOf = async (player: SdkPlayer): Promise<RawConnection> => RawConnection.join(server.url, player.match, { token: player.guest.token })

/** Makes malformed frames: frames that are cut short, that contain noise, or that name properties of every object. */
function frames(): Uint8Array[] {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '']
  const named = names.flatMap((name) =>
    [13, 17, 21].map((kind) => Buffer.concat([Buffer.from(kind === 21 ? [kind, 1] : [kind]), Buffer.from([0xa0 + name.length]), Buffer.from(name)])),
  )
  const short = Array.from({ length: 32 }, (_, kind) => Uint8Array.of(kind)).filter(([kind]) => kind !== 12)
  const noisy = Array.from({ length: 200 }, (_, n) => {
    const noise = randomBytes(1 + (n % 60))
    if ((noise[0] ?? 0) % 32 === 12) noise[0] = 13
    return noise
  })
  return [...named, ...short, ...noisy, new Uint8Array(0)]
}

test('no malformed frame ends the process or disturbs a match', async () => {
  server = await startTestServer()
  const players = await seatPlayers(server.url, { game: 'riddle', seats: 2 })
  const bystanders = await seatPlayers(server.url, { game: 'riddle', seats: 2 })
  await startMatch(players)
  await startMatch(bystanders)
  const [ada] = players
  if (!ada) throw new Error('Ada is needed')
  const before = JSON.stringify(ada.decoded.table)
  for (const frame of frames()) {
    const connection = await wireOf(ada)
    connection.socket.send(frame)
    connection.socket.send(frame)
    connection.socket.close()
    await connection.closed
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(JSON.stringify(ada.decoded.table)).toBe(before)
  await Promise.all([...players, ...bystanders].map((player, index) => player.playOn(seededRandom(index + 1))))
  expect(ada.state.phase).toBe('finished')
})

describe('floods', () => {
  test('a client above the message rate is refused first and then disconnected, and the match goes on', async () => {
    server = await startTestServer({ tuning: { messagesPerSecond: 20 } })
    const players = await seatPlayers(server.url, { game: 'riddle', seats: 2 })
    await startMatch(players)
    const [ada] = players
    if (!ada) throw new Error('Ada is needed')
    const connection = await wireOf(ada)
    const answers = await Promise.all(Array.from({ length: 38 }, () => connection.request('log', { from: 0 })))
    expect(answers.filter(({ status }) => status === 0).length).toBeGreaterThanOrEqual(20)
    expect(answers.filter(({ status }) => status !== 0)).toContainEqual({ status: 1, payload: { code: 'too-many' } })
    for (let n = 0; n < 200; n++) void connection.request('log', { from: 0 })
    expect(await connection.closed).toBe(4002)
    expect(ada.state.phase).toBe('playing')
    expect((await ada.ask('log', { from: 0 })).entries).toHaveLength(1)
  })

  test('a message that is too long ends only its own connection', async () => {
    server = await startTestServer()
    const players = await seatPlayers(server.url, { game: 'riddle', seats: 2 })
    const [ada] = players
    if (!ada) throw new Error('Ada is needed')
    const connection = await wireOf(ada)
    void connection.request('chat', { text: 'x'.repeat(20_000) })
    expect(await connection.closed).toBe(1009)
    await ada.ask('chat', { text: 'still here' })
  })
})

test('a client that does not read is disconnected before it fills memory, and others are not delayed', async () => {
  server = await startTestServer()
  const host = await enter(server.url, 'Ada')
  const match = await createMatch(server.url, host, { game: 'riddle', seats: 2 })
  const ada = await SdkPlayer.join(server.url, host, match)
  const lazy = await RawConnection.join(server.url, match, { token: host.token })
  lazy.pause()
  const text = 'я'.repeat(300)
  // The operating system buffers some megabytes. Above that the server would have to.
  for (let said = 0; said < 40_000 && ada.state.spectators === 0; said += 200) {
    await Promise.all(Array.from({ length: 200 }, () => ada.ask('chat', { text })))
    if (await isGone(1)) break
  }
  expect(await isGone(1)).toBe(true)
  lazy.resume()
  expect(await lazy.closed).toBe(1006)
  expect(ada.chat.length).toBeGreaterThan(1000)
})

async function isGone(left: number): Promise<boolean> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return new RegExp(`^coven_connections ${left}$`, 'm').test(metrics)
}

/** Returns the sample game with a bug. */
function broken(part: Partial<typeof sampleGame>): Game {
  return { ...sampleGame, ...part, id: 'broken' }
}

test('an answer that hits a bug in a step is refused as `internal`, changes nothing, and affects no other match', async () => {
  const lay = {
    ...sampleGame.steps.lay,
    answer: () => {
      throw new Error('a bug in a card')
    },
  }
  server = await startTestServer({ games: [sampleGame, broken({ steps: { ...sampleGame.steps, lay } })] })
  const players = await seatPlayers(server.url, { game: 'broken', seats: 2, pace: 'untimed' })
  const bystanders = await seatPlayers(server.url, { game: 'riddle', seats: 2 })
  await startMatch(players)
  await startMatch(bystanders)
  const [ada] = players
  if (!ada?.prompt) throw new Error('Ada is not asked')
  const before = JSON.stringify(ada.decoded)
  await expect(ada.answer(ada.prompt.choices[0] ?? '')).rejects.toThrow('internal')
  expect(JSON.stringify(ada.decoded)).toBe(before)
  expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(/^coven_incidents_total\{game="broken"\} 1$/m)
  await Promise.all(bystanders.map((player, index) => player.playOn(seededRandom(index + 1))))
  await ada.ask('resign', { id: 'enough' })
  await ada.until(({ phase }) => phase === 'finished')
})

test('a match whose view throws is closed and can be opened again from the journal, and other matches go on', async () => {
  let isBroken = false
  const table: typeof sampleGame.table = (s) => {
    if (isBroken) throw new Error('a bug in a view')
    return sampleGame.table(s)
  }
  server = await startTestServer({ games: [sampleGame, broken({ table })] })
  const players = await seatPlayers(server.url, { game: 'broken', seats: 2, pace: 'untimed' })
  const bystanders = await seatPlayers(server.url, { game: 'riddle', seats: 2 })
  await startMatch(players)
  await startMatch(bystanders)
  const [ada, bob] = players
  if (!ada?.prompt || !bob) throw new Error('Ada is not asked')
  const closed = new Promise<number>((resolve) => ada.room.onLeave(resolve))
  isBroken = true
  await ada.answer(ada.prompt.choices[0] ?? '').catch(() => undefined)
  expect(await closed).toBe(4010)
  isBroken = false
  await openMatch(server.url, ada.guest, ada.match)
  const back = await SdkPlayer.join(server.url, ada.guest, ada.match)
  expect(back.state.seq).toBe(1)
  const other = await SdkPlayer.join(server.url, bob.guest, bob.match)
  await Promise.all([back, other, ...bystanders].map((player, index) => player.playOn(seededRandom(index + 1))))
})

test('a match whose journal was continued elsewhere is closed and opened again from the journal', async () => {
  server = await startTestServer()
  const players = await seatPlayers(server.url, { game: 'riddle', seats: 2, pace: 'untimed' })
  await startMatch(players)
  const [ada, bob] = players
  if (!ada?.prompt || !bob?.prompt) throw new Error('both players must be asked')
  const entry = { kind: 'answer', seat: 1, pick: bob.prompt.choices[0] ?? '' } as const
  await server.journal.append(ada.match, { seq: 1, at: Date.now(), by: 'player', entry })
  const closed = new Promise<number>((resolve) => ada.room.onLeave(resolve))
  await expect(ada.answer(ada.prompt.choices[0] ?? '')).rejects.toThrow()
  expect(await closed).toBe(4010)
  await openMatch(server.url, ada.guest, ada.match)
  const back = await SdkPlayer.join(server.url, ada.guest, ada.match)
  expect(back.state.seq).toBe(1)
  await back.answer(back.prompt?.choices[0] ?? '')
})
