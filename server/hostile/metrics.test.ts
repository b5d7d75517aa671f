import { afterEach, describe, expect, test } from 'vitest'
import type { MatchRecord } from '#rooms/services.ts'
import { randomPick } from '#sdk/players/random-pick.ts'
import { enter, openMatch, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { gameOf } from '#shared/games/index.ts'
import { defaultGameOptions } from '#shared/kernel/game-options.ts'
import { seededRandom, startTestServer, type TestServer } from '#testing/server.ts'
import { PrometheusMetrics } from '../metrics.ts'

const GAME = 'whirling-witchcraft'
/** The metrics that change because they are read: the request itself, its socket, and the time of the test write. */
const OWN = /^coven_(http_request_seconds|journal_write_seconds|sockets)/

const countsOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.startsWith('coven_') && !OWN.test(line))

describe('metrics', () => {
  let server: TestServer
  afterEach(() => server.close())

  test('count nothing when somebody takes a step in secret, and count the steps that others can see', async () => {
    server = await startTestServer()
    const game = gameOf(GAME)
    if (!game) throw new Error(`${GAME} is not offered`)
    const [ada, bob] = [await enter(server.url, 'Ada'), await enter(server.url, 'Bob')]
    const record: MatchRecord = {
      id: 'sealed',
      game: GAME,
      version: game.version,
      options: { ...defaultGameOptions(game.options), timing: 'sealed' },
      pace: 'untimed',
      listed: false,
      host: ada.id,
      phase: 'playing',
      seats: [ada, bob].map(({ id: user, name }) => ({ kind: 'human', name, user })),
      fairness: { serverSeed: 'the same', nonces: ['a', 'b'] },
      createdAt: 1,
      startedAt: 1,
    }
    await server.journal.save(record)
    await openMatch(server.url, ada, record.id)
    const players = [await SdkPlayer.join(server.url, ada, record.id), await SdkPlayer.join(server.url, bob, record.id)]
    const look = async () => countsOf(await (await fetch(`${server.url}/metrics`)).text())
    const chance = seededRandom(3)
    let [secret, open] = [0, 0]
    while (secret < 10 || open < 3) {
      await Promise.any(players.map((player) => player.until(() => player.prompt !== undefined)))
      for (const player of players) {
        const { prompt } = player
        if (!prompt) continue
        const before = await look()
        await player.answer(randomPick(prompt, chance))
        await player.until(() => player.prompt?.id !== prompt.id)
        const isSecret = (await server.journal.load(record.id))?.entries.at(-1)?.quiet === true
        if (isSecret) expect(await look()).toEqual(before)
        else expect(await look()).not.toEqual(before)
        if (isSecret) secret++
        else open++
      }
    }
  })
})

test('round trips to Redis that write a step are counted only when they fail', async () => {
  const metrics = new PrometheusMetrics()
  const look = async () => countsOf(await metrics.registry.metrics())
  const before = await look()
  for (const what of ['append', 'has', 'snapshot']) metrics.tripped(what, 0.001, true)
  expect(await look()).toEqual(before)
  metrics.tripped('append', 2, false)
  expect((await look()).join('\n')).toContain('coven_redis_seconds_count{what="append",ok="false"} 1')
  metrics.tripped('lease', 0.001, true)
  expect((await look()).join('\n')).toContain('coven_redis_seconds_count{what="lease",ok="true"} 1')
})
