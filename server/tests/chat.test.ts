import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TUNING } from '#rooms/index.ts'
import { RefusedError } from '#sdk/match/errors.ts'
import { enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { seatPlayers, startMatch, startTestServer, type TestServer } from '#testing/server.ts'

let server: TestServer
let time: ControlledTime
let ada: SdkPlayer
let bob: SdkPlayer
beforeEach(async () => {
  time = new ControlledTime()
  server = await startTestServer({ time, tuning: { chat: TUNING.chat } })
  const [host, guest] = await seatPlayers(server.url, { game: 'riddle', seats: 2, pace: 'untimed' })
  if (!host || !guest) throw new Error('two players are needed')
  ;[ada, bob] = [host, guest]
})
afterEach(() => server.close())

/** Sends a chat line. Resolves with `said` or with the refusal. */
const say = (player: SdkPlayer, text: string): Promise<unknown> =>
  player.ask('chat', { text }).then(
    () => 'said',
    (error) => (error instanceof RefusedError ? error.refusal : error),
  )
const tooMany = (seconds: number) => ({ code: 'too-many', params: { seconds } })
/** Waits until a player has received the last line. Then all earlier lines have arrived too. */
async function heardBy(player: SdkPlayer, last: string): Promise<readonly string[]> {
  await expect.poll(() => player.chat.at(-1)?.text).toBe(last)
  return player.chat.map(({ text }) => text)
}

test('one person says five lines in ten seconds in one match; more lines are sent to nobody, and others can still talk', async () => {
  const [fast, slow] = [[], []] as [string[], unknown[]]
  for (let n = 1; n <= 5; n++) {
    expect(await say(ada, `line ${n}`)).toBe('said')
    fast.push(`line ${n}`)
  }
  // The limit holds for all connections of a person.
  const tab = await SdkPlayer.join(server.url, ada.guest, ada.match)
  for (const player of [ada, tab]) for (const text of ['line 6', 'line 7']) slow.push(await say(player, text))
  expect(slow).toEqual(Array.from(slow, () => tooMany(2)))
  expect(await say(bob, 'Hush.')).toBe('said')
  for (const player of [ada, bob]) expect(await heardBy(player, 'Hush.')).toEqual([...fast, 'Hush.'])
  const watcher = await SdkPlayer.join(server.url, await enter(server.url, 'Watcher'), ada.match)
  expect(watcher.welcome?.chat.map(({ text }) => text)).toEqual([...fast, 'Hush.'])

  time.advance(1999)
  expect(await say(ada, 'line 8')).toEqual(tooMany(1))
  time.advance(1)
  expect(await say(ada, 'line 9')).toBe('said')
  expect(await say(ada, 'line 10')).toEqual(tooMany(2))
  time.advance(10_000)
  for (let n = 11; n <= 15; n++) expect(await say(ada, `line ${n}`)).toBe('said')
  expect(await heardBy(bob, 'line 15')).toEqual([...fast, 'Hush.', 'line 9', ...[11, 12, 13, 14, 15].map((n) => `line ${n}`)])
})

test('lines that arrive at the same moment are counted one by one', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => say(ada, `line ${n}`)))
  expect(replies.filter((reply) => reply === 'said')).toHaveLength(5)
  expect(await say(bob, 'Hush.')).toBe('said')
  expect(await heardBy(bob, 'Hush.')).toHaveLength(6)
})

test('the same line twice in a row, in any spelling, is refused within a minute', async () => {
  expect(await say(ada, 'Your turn!')).toBe('said')
  time.advance(20_000)
  for (const text of ['Your turn!', 'YOUR TURN!', ' Your  turn! ', 'Ｙｏｕｒ turn!']) expect(await say(ada, text)).toEqual(tooMany(40))
  // Others may say the line, and Ada may repeat it after another line.
  expect(await say(bob, 'Your turn!')).toBe('said')
  expect(await say(ada, 'Please.')).toBe('said')
  expect(await say(ada, 'Your turn!')).toBe('said')
  time.advance(59_999)
  expect(await say(ada, 'Your turn!')).toEqual(tooMany(1))
  time.advance(1)
  expect(await say(ada, 'Your turn!')).toBe('said')
  expect(await say(bob, 'Yes.')).toBe('said')
  expect(await heardBy(bob, 'Yes.')).toEqual(['Your turn!', 'Your turn!', 'Please.', 'Your turn!', 'Your turn!', 'Yes.'])
})

test('a spectator has the same limit, and a person at the limit can still play and talk in another match', async () => {
  await startMatch([ada, bob])
  const watcher = await SdkPlayer.join(server.url, await enter(server.url, 'Watcher'), ada.match)
  for (const player of [watcher, ada]) {
    for (let n = 1; n <= 5; n++) expect(await say(player, `line ${n}`)).toBe('said')
    expect(await say(player, 'line 6')).toEqual(tooMany(2))
  }
  await ada.answer(ada.prompt?.choices[0] ?? '')
  const [elsewhere] = await seatPlayers(server.url, { game: 'riddle', seats: 2 }, ['Eve'])
  const guest = await SdkPlayer.join(server.url, ada.guest, elsewhere?.match ?? '')
  expect(await say(guest, 'line 6')).toBe('said')
})

describe('a person whom the host has muted', () => {
  const MUTED = { code: 'muted' }
  const refusedTo = (player: SdkPlayer, seat: number, on = true): Promise<unknown> =>
    player.ask('mute', { seat, on }).then(
      () => 'done',
      (error) => (error instanceof RefusedError ? error.refusal.code : error),
    )

  test('cannot talk in this match, in any seat or none, until the host allows it; others can', async () => {
    const [eve] = await seatPlayers(server.url, { game: 'riddle', seats: 3 }, ['Eve'])
    if (!eve) throw new Error('Eve is needed')
    const mallory = await SdkPlayer.join(server.url, await enter(server.url, 'Mallory'), eve.match)
    await mallory.ask('sit', { seat: 1 })
    expect(await refusedTo(eve, 1)).toBe('done')
    expect(await say(mallory, 'Loud.')).toEqual(MUTED)
    await eve.until(({ seats }) => seats[1]?.muted === true)
    expect(eve.state.seats.map(({ muted }) => muted)).toEqual([false, true, false])
    await mallory.ask('sit', { seat: 2 })
    expect(await say(mallory, 'Louder.')).toEqual(MUTED)
    await eve.until(({ seats }) => seats[2]?.muted === true)
    expect(
      eve.state.seats.map(({ muted }) => muted),
      'it goes with the person',
    ).toEqual([false, false, true])
    await mallory.ask('stand', {})
    expect(await say(mallory, 'Loudest.')).toEqual(MUTED)
    const other = await SdkPlayer.join(server.url, await enter(server.url, 'Kim'), eve.match)
    await other.ask('sit', { seat: 2 })
    expect(await say(other, 'Peace.')).toBe('said')
    await mallory.ask('sit', { seat: 1 })
    expect(await refusedTo(eve, 1, false)).toBe('done')
    expect(await say(mallory, 'Sorry.')).toBe('said')
    await eve.until(({ seats }) => seats.every(({ muted }) => !muted))
    expect(await heardBy(eve, 'Sorry.')).toEqual(['Peace.', 'Sorry.'])
  })

  test('stays muted after a restart, and can talk once the match has begun', async () => {
    expect(await refusedTo(ada, 1)).toBe('done')
    await server.stop()
    server = await startTestServer({ time, tuning: { chat: TUNING.chat }, dataDir: server.dataDir })
    const [host, guest] = await Promise.all([ada, bob].map((player) => SdkPlayer.join(server.url, player.guest, player.match)))
    if (!host || !guest) throw new Error('both players are needed after the restart')
    expect(await say(guest, 'Hello?')).toEqual(MUTED)
    expect(host.state.seats[1]?.muted).toBe(true)
    await startMatch([host, guest])
    expect(host.state.seats[1]?.muted).toBe(false)
    expect(await say(guest, 'Good luck.')).toBe('said')
    expect(await heardBy(host, 'Good luck.')).toEqual(['Good luck.'])
  })

  test('must be another seated person, and only the host can mute, only before the match begins', async () => {
    const watcher = await SdkPlayer.join(server.url, await enter(server.url, 'Watcher'), ada.match)
    for (const player of [bob, watcher]) for (const seat of [0, 1]) expect(await refusedTo(player, seat)).toBe('not-host')
    for (const seat of [0, 2, 15]) expect(await refusedTo(ada, seat)).toBe('no-such-seat')
    expect(await refusedTo(ada, -1)).toBe('malformed')
    await startMatch([ada, bob])
    expect(await refusedTo(ada, 1)).toBe('already-started')
    for (const player of [ada, bob, watcher]) expect(await say(player, 'Here.')).toBe('said')
  })

  test('can talk after becoming the host, because nobody else could allow it', async () => {
    expect(await refusedTo(ada, 1)).toBe('done')
    ada.drop()
    await bob.until(({ seats }) => seats[0]?.online === false)
    time.advance(60_000)
    await bob.until(({ hostSeat: host }) => host === 1)
    expect(await say(bob, 'Anybody?')).toBe('said')
  })
})

test('two spectators whose names look alike have different names in the chat, also after they come back', async () => {
  const [latin, cyrillic] = [await enter(server.url, 'Kate'), await enter(server.url, 'КАТЕ')]
  const [first, second] = [await SdkPlayer.join(server.url, latin, ada.match), await SdkPlayer.join(server.url, cyrillic, ada.match)]
  for (const [player, text] of [
    [first, 'one'],
    [second, 'two'],
    [first, 'three'],
  ] as const)
    expect(await say(player, text)).toBe('said')
  await second.leave()
  expect(await say(await SdkPlayer.join(server.url, cyrillic, ada.match), 'four')).toBe('said')
  await heardBy(ada, 'four')
  expect(ada.chat.map(({ name }) => name)).toEqual(['Kate', 'КАТЕ (2)', 'Kate', 'КАТЕ (2)'])
})
