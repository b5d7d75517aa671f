import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RefusedError } from '#sdk/match/errors.ts'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import type { MatchInfo } from '#shared/protocol/http.ts'
import { readMatch } from '#shared/protocol/read.ts'
import { seededRandom, startTestServer, type TestServer } from '#testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ALONE = { game: 'evenfall', seats: 1, bots: [], pace: 'untimed' } as const

describe('a solo match', () => {
  test('begins at once and can be played to its end', async () => {
    const ada = await enter(server.url, 'Ada')
    const match = await createMatch(server.url, ada, { ...ALONE, startAtOnce: true, listed: false, options: { difficulty: 'heir' } })
    const player = await SdkPlayer.join(server.url, ada, match)
    await player.playOn(seededRandom(2))
    const { outcome } = readMatch(player.state)
    expect([outcome?.ranks.length, outcome?.scores?.length]).toEqual([1, 1])
    expect(outcome?.reason.key).toBe(outcome?.ranks[0] === 1 ? 'reason.beat-automa' : 'reason.automa')
    const info = (await (await fetch(`${server.url}/api/matches/${match}`)).json()) as MatchInfo
    expect([info.phase, info.seats.length, info.options.difficulty]).toEqual(['finished', 1, 'heir'])
    await player.leave()
  })

  test('can be prepared like any other, and nobody else gets a seat', async () => {
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map((name) => enter(server.url, name)))
    if (!ada || !bob) throw new Error('two players are needed')
    const match = await createMatch(server.url, ada, ALONE)
    const player = await SdkPlayer.join(server.url, ada, match)
    await player.ready()
    await player.until(({ phase }) => phase === 'playing')
    const watcher = await SdkPlayer.join(server.url, bob, match)
    expect([watcher.seat, watcher.state.seats[0]?.private]).toEqual([undefined, undefined])
    const refusal = await watcher.ask('sit', { seat: 1 }).catch((error) => (error instanceof RefusedError ? error.refusal.code : 'no refusal'))
    expect(refusal).not.toBe('no refusal')
    await Promise.all([player.leave(), watcher.leave()])
  })

  test('exists only for games that can be played alone', async () => {
    const ada = await enter(server.url, 'Ada')
    await expect(createMatch(server.url, ada, { ...ALONE, game: 'sorcerers' })).rejects.toMatchObject({ refusal: { code: 'bad-options' } })
    await expect(createMatch(server.url, ada, { ...ALONE, bots: ['novice'] })).rejects.toBeInstanceOf(RefusedError)
  })
})
