import { afterEach, beforeEach, expect, test } from 'vitest'
import { RefusedError } from '#sdk/match/errors.ts'
import { randomPick } from '#sdk/players/random-pick.ts'
import { SdkPlayer } from '#sdk/players/sdk-player.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { seatPlayers, seededRandom, startMatch, startTestServer, type TestServer } from '#testing/server.ts'

/** Bots wait for a time that never passes, so only people act in these matches. */
const BOTS_WAIT = { botPauseMs: 60_000 }

let server: TestServer
let time: ControlledTime
beforeEach(async () => {
  time = new ControlledTime()
  server = await startTestServer({ time, tuning: BOTS_WAIT })
})
afterEach(() => server.close())

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    (error) => (error instanceof RefusedError ? error.refusal.code : error),
  )
const entriesOf = async (match: string) => (await server.journal.load(match))?.entries ?? []

/** Sends each request of a player once. Resolves with the outcomes. */
async function tryAll(player: SdkPlayer, decision: string, pick: ReturnType<typeof randomPick>): Promise<readonly unknown[]> {
  return [
    await codeOf(player.answer(pick, decision)),
    await codeOf(player.ask('undo', { id: crypto.randomUUID() })),
    await codeOf(player.ask('autopilot', { on: true })),
    await codeOf(player.ask('autopilot', { on: false })),
    await codeOf(player.ask('resign', { id: crypto.randomUUID() })),
  ]
}
const REFUSED = Array.from({ length: 5 }, () => 'resigned')

test.each(['whirling-witchcraft', 'evenfall', 'witchstone', 'riddle'])(
  'a player who has resigned in %s can neither answer nor undo nor use the autopilot',
  async (game) => {
    const players = await seatPlayers(server.url, { game, seats: 3, pace: 'untimed' })
    await startMatch(players)
    await Promise.any(players.map((player) => player.until(() => player.prompt !== undefined)))
    const leaver = players.find(({ prompt }) => prompt && !prompt.optional)
    if (!leaver?.prompt) throw new Error('nobody is asked')
    const { id, choices: options } = leaver.prompt
    const pick = randomPick(leaver.prompt, seededRandom(1))
    // This answer could be taken back.
    const first = await leaver.answer(pick, id)
    const next = leaver.prompt
    expect(await leaver.ask('resign', { id: 'enough' })).toEqual({ seq: expect.any(Number) })
    const before = await entriesOf(leaver.match)
    expect(leaver.state.seats[leaver.seat ?? -1]).toMatchObject({ resigned: true, autopilot: false })
    // The player gets no prompt and no undo.
    expect(leaver.prompt).toBeUndefined()
    expect(leaver.state.seats[leaver.seat ?? -1]?.private?.undo).toBe(false)
    expect(await tryAll(leaver, next?.id ?? id, next ? randomPick(next, seededRandom(2)) : (options[0] ?? ''))).toEqual(REFUSED)
    // Repeating the resignation gets the same reply.
    expect(await leaver.ask('resign', { id: 'enough' })).toEqual({ seq: first.seq + 1 })
    expect(await entriesOf(leaver.match)).toEqual(before)
    await leaver.ask('chat', { text: 'Well played.' })
    expect((await leaver.ask('log', { from: 0 })).entries.length).toBeGreaterThan(1)
    expect((await leaver.ask('view', { seq: 0 })).hand).toBeDefined()
    expect(await codeOf(leaver.ask('rematch', {}))).toBe('not-finished')
    const bystander = players.find((player) => player !== leaver && player.prompt)
    if (bystander?.prompt) await bystander.answer(randomPick(bystander.prompt, seededRandom(3)))
  },
)

test('a resignation holds after a restart, and after the end the player can ask for a rematch', async () => {
  const players = await seatPlayers(server.url, { game: 'riddle', seats: 3, pace: 'untimed' })
  await startMatch(players)
  const [ada, bob, eve] = players
  if (!ada || !bob || !eve) throw new Error('three players are needed')
  await ada.ask('resign', { id: 'enough' })
  await server.stop()
  server = await startTestServer({ dataDir: server.dataDir, time, tuning: BOTS_WAIT })
  const back = await SdkPlayer.join(server.url, ada.guest, ada.match)
  expect(await tryAll(back, '1', 'owl-1')).toEqual(REFUSED)
  const other = await SdkPlayer.join(server.url, bob.guest, bob.match)
  await other.ask('resign', { id: 'enough' })
  await back.until(({ phase }) => phase === 'finished')
  expect(await codeOf(back.answer('owl-1', '1'))).toBe('finished')
  expect(await back.ask('rematch', {})).toEqual({ match: expect.any(String) })
})
