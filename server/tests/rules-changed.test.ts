import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMatch, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import type { State } from '#shared/conformance/sample-game/state.ts'
import type { Game } from '#shared/kernel/game.ts'
import { seatPlayers, seededRandom, startMatch, startTestServer, type TestServer } from '#testing/server.ts'

/** Corrected rules. By them an old match would replay to another position. */
const corrected: Game = {
  ...sampleGame,
  version: 'corrected',
  setup: (config, random) => {
    const { state, first } = sampleGame.setup(config, random)
    return { state: { ...state, players: state.players.toReversed() } satisfies State, first }
  },
}

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ games: [sampleGame] })
})
afterEach(() => server.close())

async function correctRules(): Promise<void> {
  await server.stop()
  server = await startTestServer({ dataDir: server.dataDir, games: [corrected] })
}

test('a match that was begun with other rules is not opened and not changed', async () => {
  const players = await seatPlayers(server.url, { game: 'riddle', seats: 2, pace: 'untimed' })
  await startMatch(players)
  const [ada] = players
  await ada?.answer(ada.prompt?.choices[0] ?? '')
  const match = ada?.match ?? ''
  const before = await server.journal.load(match)
  await correctRules()
  if (!ada) throw new Error('Ada is needed')
  await expect(openMatch(server.url, ada.guest, match)).rejects.toThrow('rules-changed')
  await expect(SdkPlayer.join(server.url, ada.guest, match)).rejects.toThrow('rules-changed')
  const { record, entries } = (await server.journal.load(match)) ?? {}
  expect([record, entries]).toEqual([before?.record, before?.entries])
  // The rules with which it was begun can continue it.
  await server.stop()
  server = await startTestServer({ dataDir: server.dataDir, games: [sampleGame] })
  expect((await SdkPlayer.join(server.url, ada.guest, match)).state.seq).toBe(1)
})

test('a finished match keeps its outcome, its moves and its proof', async () => {
  const players = await seatPlayers(server.url, { game: 'riddle', seats: 2, pace: 'untimed' })
  await startMatch(players)
  await Promise.all(players.map((player, n) => player.playOn(seededRandom(n + 1))))
  const [ada] = players
  if (!ada) throw new Error('Ada is needed')
  const { outcomeJson: outcome, fairnessJson: transcript } = ada.state
  const replay = await (await fetch(`${server.url}/api/matches/${ada.match}/replay`)).text()
  await correctRules()
  const back = await SdkPlayer.join(server.url, ada.guest, ada.match)
  expect([back.state.phase, back.state.outcomeJson, back.state.fairnessJson]).toEqual(['finished', outcome, transcript])
  expect(await (await fetch(`${server.url}/api/matches/${ada.match}/replay`)).text()).toBe(replay)
})

test('a new match has the current rules', async () => {
  await correctRules()
  const players = await seatPlayers(server.url, { game: 'riddle', seats: 2, pace: 'untimed' })
  await startMatch(players)
  expect(players[0]?.state.version).toBe('corrected')
})

test('the rematch of a match with other rules has the current rules', async () => {
  const players = await seatPlayers(server.url, { game: 'riddle', seats: 2, pace: 'untimed' })
  await startMatch(players)
  await Promise.all(players.map((player, n) => player.playOn(seededRandom(n + 1))))
  const [ada] = players
  if (!ada) throw new Error('Ada is needed')
  await correctRules()
  const { match } = await (await SdkPlayer.join(server.url, ada.guest, ada.match)).ask('rematch', {})
  const rematch = await Promise.all(players.map(({ guest }) => SdkPlayer.join(server.url, guest, match)))
  await startMatch(rematch)
  expect(rematch[0]?.state.version).toBe('corrected')
  expect((await server.journal.record(match))?.version).toBe('corrected')
})

test('a match that has not begun begins with the current rules', async () => {
  const players = await seatPlayers(server.url, { game: 'riddle', seats: 2, pace: 'relaxed' })
  const [ada, bob] = players
  if (!ada || !bob) throw new Error('two players are needed')
  await correctRules()
  const back = await Promise.all(players.map(({ guest, match }) => SdkPlayer.join(server.url, guest, match)))
  await startMatch(back)
  expect(back[0]?.state.version).toBe('corrected')
})

test('a match with options that no longer exist does not begin', async () => {
  const [ada] = await seatPlayers(server.url, { game: 'riddle', seats: 2, pace: 'relaxed' })
  if (!ada) throw new Error('Ada is needed')
  await server.stop()
  server = await startTestServer({ dataDir: server.dataDir, games: [{ ...corrected, options: [] }] })
  await expect(SdkPlayer.join(server.url, ada.guest, ada.match)).rejects.toThrow('rules-changed')
})
