import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMatch, enter, openMatch, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { readMatch } from '#shared/protocol/read.ts'
import { seatPlayers, seededRandom, startMatch, startTestServer, type TestServer } from '#testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const refusalOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'not refused',
    (error: { readonly refusal?: { readonly code: string } }) => error.refusal?.code ?? error,
  )

describe('gathering', () => {
  test('a match begins only when every seat is taken and every person is ready', async () => {
    const [ada, bob] = await seatPlayers(server.url, { game: 'riddle', seats: 2 })
    if (!ada || !bob) throw new Error('two players are needed')
    expect(ada.state.seats.map(({ name, kind, online }) => [name, kind, online])).toEqual([
      ['Ada', 'human', true],
      ['Bob', 'human', true],
    ])
    await ada.ready()
    expect(ada.state.phase).toBe('gathering')
    await ada.ready(false)
    await bob.ready()
    expect(bob.state.seats.map(({ ready }) => ready)).toEqual([false, true])
    expect(bob.state.phase).toBe('gathering')
    await ada.ready()
    await bob.until(({ phase }) => phase === 'playing')
    expect(await refusalOf(bob.ask('sit', { seat: 0 }))).toBe('already-started')
  })

  test('a spectator who takes a seat gets prompts like everybody else', async () => {
    const [host, guest] = [await enter(server.url, 'Ada'), await enter(server.url, 'Bob')]
    const match = await createMatch(server.url, host, { game: 'riddle', seats: 2 })
    const ada = await SdkPlayer.join(server.url, host, match)
    const bob = await SdkPlayer.join(server.url, guest, match)
    expect(bob.seat).toBeUndefined()
    expect(await refusalOf(bob.ready())).toBe('not-seated')
    expect(await refusalOf(bob.ask('sit', { seat: 0 }))).toBe('seat-taken')
    expect(await bob.ask('sit', { seat: 1 })).toEqual({ seat: 1, seatToken: expect.any(String) })
    await startMatch([ada, bob])
    await bob.until(() => bob.promptOf(1) !== undefined)
    expect(bob.state.seats[0]?.private).toBeUndefined()
  })

  test('a match of one person against a bot begins at once and can be played to its end', async () => {
    const host = await enter(server.url, 'Ada')
    const match = await createMatch(server.url, host, { game: 'riddle', seats: 2, bots: ['novice'], pace: 'untimed', startAtOnce: true })
    const ada = await SdkPlayer.join(server.url, host, match)
    await ada.playOn(seededRandom(1))
    expect(readMatch(ada.state).outcome?.ranks).toHaveLength(2)
    expect(await refusalOf(ada.ask('bot', { seat: 1 }))).toBe('already-started')
  })
})

describe('playing', () => {
  test('an answer resolves with its number in the journal, and everybody sees it', async () => {
    const players = await seatPlayers(server.url, { game: 'sorcerers', seats: 2, options: { seatOrder: 'as-seated' } })
    await startMatch(players)
    const [ada, bob] = players
    if (!ada || !bob) throw new Error('two players are needed')
    expect(await ada.answer('merlin')).toEqual({ seq: 1 })
    expect(ada.state.seq).toBe(1)
    await bob.until(({ seq }) => seq === 1)
    expect(readMatch(bob.state).events[0]).toMatchObject({ type: 'sorcerer-chosen', sorcerer: 'merlin' })
  })

  test('an answer that is out of turn, stale, not offered, malformed or from a spectator is refused and changes nothing', async () => {
    const players = await seatPlayers(server.url, { game: 'sorcerers', seats: 2, options: { seatOrder: 'as-seated' } })
    await startMatch(players)
    const [ada, bob] = players
    if (!ada || !bob) throw new Error('two players are needed')
    const before = JSON.stringify(ada.decoded)
    const decision = ada.prompt?.id ?? ''
    expect(await refusalOf(bob.answer('merlin', decision))).toBe('not-asked')
    expect(await refusalOf(ada.answer('gandalf'))).toBe('not-offered')
    expect(await refusalOf(ada.answer(3))).toBe('malformed')
    expect(await refusalOf(ada.answer(['merlin']))).toBe('malformed')
    expect(await refusalOf(ada.answer('merlin', 'x'))).toBe('stale')
    expect(await refusalOf(ada.room.request('answer', { nonsense: true }).catch((error) => Promise.reject({ refusal: error.reason })))).toBe(
      'malformed',
    )
    expect(await refusalOf(ada.room.request('answer').catch((error) => Promise.reject({ refusal: error.reason })))).toBe('malformed')
    const watcher = await SdkPlayer.join(server.url, await enter(server.url, 'Watcher'), ada.match)
    expect(await refusalOf(watcher.answer('merlin', decision))).toBe('not-seated')
    await watcher.leave()
    await ada.until(({ spectators }) => spectators === 0)
    expect(JSON.stringify(ada.decoded)).toBe(before)
    await ada.answer('merlin', decision)
    expect(await refusalOf(ada.answer('merlin', decision))).toBe('stale')
    ada.room.send('nonsense', { a: 1 })
    ada.room.send('answer', { a: 1 })
    await expect.poll(() => ada.refusals.map(({ code }) => code)).toEqual(['malformed', 'malformed'])
    expect(ada.state.seq).toBe(1)
  })

  test('a repeated request gets the same reply and is written once', async () => {
    const players = await seatPlayers(server.url, { game: 'sorcerers', seats: 2, options: { seatOrder: 'as-seated' } })
    await startMatch(players)
    const [ada] = players
    if (!ada) throw new Error('Ada is needed')
    const [decision, id] = [ada.prompt?.id ?? '', randomUUID()]
    expect(await ada.answer('necron', decision, id)).toEqual({ seq: 1 })
    expect(await ada.answer('necron', decision, id)).toEqual({ seq: 1 })
    expect(ada.state.seq).toBe(1)
  })

  test('undo takes back a player’s own answers up to the barrier, and others see it', async () => {
    const players = await seatPlayers(server.url, { game: 'sorcerers', seats: 2, options: { seatOrder: 'as-seated' } })
    await startMatch(players)
    const [ada, bob] = players
    if (!ada || !bob) throw new Error('two players are needed')
    await ada.answer('merlin')
    await bob.until(() => bob.prompt !== undefined)
    expect(await refusalOf(ada.ask('undo', { id: randomUUID() }))).toBe('nothing-to-undo')
    await bob.answer('necron')
    await ada.until(() => ada.prompt !== undefined)
    const before = ada.decoded.table
    await ada.answer(ada.prompt?.choices.find((option) => option.includes('>')) ?? '')
    expect(ada.decoded.table).not.toEqual(before)
    expect(ada.state.seats[0]?.private?.undo).toBe(true)
    const { seq } = await ada.ask('undo', { id: randomUUID() })
    expect(ada.decoded.table).toEqual(before)
    await bob.until((state) => state.seq === seq)
    expect(bob.decoded.table).toEqual(before)
    expect(readMatch(bob.state).events).toMatchObject([{ type: 'undone' }])
    expect(bob.state.undoneSeq).toBe(seq - 1)
    const { entries } = await bob.ask('log', { from: 0 })
    expect(entries.flatMap(({ seq, undoes }) => (undoes === undefined ? [] : [[seq, undoes]]))).toEqual([[seq, seq - 1]])
  })

  test('a player who resigns loses, and everybody sees the result and the opened seed', async () => {
    const players = await seatPlayers(server.url, { game: 'sorcerers', seats: 2 })
    await startMatch(players)
    const [ada, bob] = players
    if (!ada || !bob) throw new Error('two players are needed')
    await bob.ask('resign', { id: randomUUID() })
    await ada.until(({ phase }) => phase === 'finished')
    expect(readMatch(ada.state).outcome?.ranks).toEqual([1, 2])
    expect(readMatch(ada.state).fairness).toMatchObject({ rounds: [{}] })
    expect(ada.state.seats[1]?.resigned).toBe(true)
    expect(await refusalOf(ada.answer('anything', 'any'))).toBe('finished')
  })

  test('the first request after the end creates the rematch, and everybody is sent to the same one', async () => {
    const players = await seatPlayers(server.url, { game: 'sorcerers', seats: 2, options: { turnCap: 150 } })
    await startMatch(players)
    const [ada, bob] = players
    if (!ada || !bob) throw new Error('two players are needed')
    expect(await refusalOf(ada.ask('rematch', {}))).toBe('not-finished')
    await ada.ask('resign', { id: randomUUID() })
    await bob.until(({ phase }) => phase === 'finished')
    const [first, second] = await Promise.all([ada.ask('rematch', {}), bob.ask('rematch', {})])
    expect(first).toEqual(second)
    await bob.until(({ rematchId }) => rematchId === first.match)
    const again = await Promise.all(players.map((player) => SdkPlayer.join(server.url, player.guest, first.match)))
    expect(again.map(({ seat }) => seat)).toEqual([1, 0])
    expect(again.map(({ state }) => readMatch(state).options)).toEqual(again.map(() => expect.objectContaining({ turnCap: 150 })))
    await startMatch(again)
  })

  test('the log has the events of each seat, and every earlier moment can be viewed', async () => {
    const players = await seatPlayers(server.url, { game: 'riddle', seats: 2 })
    await startMatch(players)
    const [ada, bob] = players
    if (!ada || !bob) throw new Error('two players are needed')
    const opening = ada.decoded
    await Promise.all([ada.playOn(seededRandom(2)), bob.playOn(seededRandom(3))])
    const { entries } = await ada.ask('log', { from: 0 })
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: ada.state.seq + 1 }, (_, seq) => seq))
    expect(entries.at(-1)?.events.at(-1)).toMatchObject({ type: 'ended' })
    const past = await ada.ask('view', { seq: 0 })
    expect(past.table).toMatchObject(JSON.parse(JSON.stringify(opening.table)))
    expect(past.hand).toMatchObject(JSON.parse(JSON.stringify(opening.seats[0]?.private?.hand)))
    const watcher = await SdkPlayer.join(server.url, await enter(server.url, 'Watcher'), ada.match)
    expect((await watcher.ask('view', { seq: 0 })).hand).toBeUndefined()
    expect(await refusalOf(ada.ask('view', { seq: 9999 }))).toBe('malformed')
  })
})

describe('people come and go', () => {
  test('a player who leaves is shown as away and keeps the seat when they come back', async () => {
    const players = await seatPlayers(server.url, { game: 'sorcerers', seats: 2, options: { seatOrder: 'as-seated' } })
    await startMatch(players)
    const [ada, bob] = players
    if (!ada || !bob) throw new Error('two players are needed')
    ada.drop()
    await bob.until(({ seats }) => seats[0]?.online === false)
    await openMatch(server.url, ada.guest, ada.match)
    const back = await SdkPlayer.join(server.url, ada.guest, ada.match)
    await bob.until(({ seats }) => seats[0]?.online === true)
    expect(back.seat).toBe(0)
    expect(await back.answer('dadalan')).toEqual({ seq: 1 })
  })

  test('two tabs of one person both see the hand', async () => {
    const players = await seatPlayers(server.url, { game: 'riddle', seats: 2 })
    await startMatch(players)
    const [ada] = players
    if (!ada) throw new Error('Ada is needed')
    const other = await SdkPlayer.join(server.url, ada.guest, ada.match)
    expect(other.decoded.seats[0]?.private?.hand).toEqual(ada.decoded.seats[0]?.private?.hand)
    await other.leave()
    await ada.until(({ seats }) => seats[0]?.online === true)
  })

  test('chat reaches everybody, but spectators of a running match hear only each other', async () => {
    const players = await seatPlayers(server.url, { game: 'riddle', seats: 2 })
    await startMatch(players)
    const [ada, bob] = players
    if (!ada || !bob) throw new Error('two players are needed')
    const watchers = await Promise.all(['Wim', 'Wat'].map(async (name) => SdkPlayer.join(server.url, await enter(server.url, name), ada.match)))
    await watchers[0]?.ask('chat', { text: 'psst' })
    await ada.ask('chat', { text: '  hello ' })
    expect(await refusalOf(ada.ask('chat', { text: '   ' }))).toBe('malformed')
    await expect.poll(() => watchers[1]?.chat.map(({ text }) => text)).toEqual(['psst', 'hello'])
    await expect.poll(() => bob.chat.map(({ text, name }) => [text, name])).toEqual([['hello', 'Ada']])
    const late = await SdkPlayer.join(server.url, bob.guest, bob.match)
    expect(late.welcome?.chat.map(({ text }) => text)).toEqual(['hello'])
  })

  test('names that look alike get a number, at the seats and in the chat', async () => {
    const players = await seatPlayers(server.url, { game: 'riddle', seats: 2 }, ['BOB', 'ВОВ'])
    const [latin, cyrillic] = players
    if (!latin || !cyrillic) throw new Error('two players are needed')
    expect(latin.state.seats.map(({ name }) => name)).toEqual(['BOB', 'ВОВ (2)'])
    const watcher = await SdkPlayer.join(server.url, await enter(server.url, 'B0B'), latin.match)
    await cyrillic.ask('chat', { text: 'it is me' })
    await watcher.ask('chat', { text: 'no, me' })
    await expect.poll(() => latin.chat.map(({ name }) => name)).toEqual(['ВОВ (2)', 'B0B (3)'])
  })

  test('a join with a wrong token or for an unknown match is refused', async () => {
    const guest = await enter(server.url, 'Ada')
    const match = await createMatch(server.url, guest, { game: 'riddle', seats: 2 })
    await expect(SdkPlayer.join(server.url, { ...guest, token: 'forged' }, match)).rejects.toThrow(/bad-token/)
    await expect(SdkPlayer.join(server.url, guest, 'nowhere')).rejects.toThrow()
    expect(await refusalOf(openMatch(server.url, guest, 'nowhere'))).toBe('no-such-match')
  })
})
