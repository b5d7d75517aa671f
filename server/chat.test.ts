import { afterEach, beforeEach, expect, test } from 'vitest'
import { TUNING } from '#rooms/index.ts'
import { ControlledTime } from '#rooms/testing/controlled-time.ts'
import { enter, Player, Refused } from '../loadtest/player.ts'
import { begin, gather, openHouse, type TestHouse } from './testing/house.ts'

let house: TestHouse
let time: ControlledTime
let ada: Player
let bob: Player
beforeEach(async () => {
  time = new ControlledTime()
  house = await openHouse({ time, tuning: { chat: TUNING.chat } })
  const [host, guest] = await gather(house.url, { game: 'riddle', seats: 2, pace: 'untimed' })
  if (!host || !guest) throw new Error('both came')
  ;[ada, bob] = [host, guest]
})
afterEach(() => house.close())

/** What came of it: `said`, or the refusal. */
const say = (player: Player, text: string): Promise<unknown> =>
  player.ask('chat', { text }).then(
    () => 'said',
    (error) => (error instanceof Refused ? error.refusal : error),
  )
const tooMany = (seconds: number) => ({ code: 'too-many', params: { seconds } })
/** The last line is heard by everybody, so all before it were. */
async function heardBy(player: Player, last: string): Promise<readonly string[]> {
  await expect.poll(() => player.chat.at(-1)?.text).toBe(last)
  return player.chat.map(({ text }) => text)
}

test('one person says five lines in ten seconds at a table; of more nobody hears anything, and the others talk on', async () => {
  const [fast, slow] = [[], []] as [string[], unknown[]]
  for (let n = 1; n <= 5; n++) {
    expect(await say(ada, `line ${n}`)).toBe('said')
    fast.push(`line ${n}`)
  }
  // Whatever connection it comes by.
  const tab = await Player.join(house.url, ada.guest, ada.match)
  for (const player of [ada, tab]) for (const text of ['line 6', 'line 7']) slow.push(await say(player, text))
  expect(slow).toEqual(Array.from(slow, () => tooMany(2)))
  expect(await say(bob, 'Hush.')).toBe('said')
  for (const player of [ada, bob]) expect(await heardBy(player, 'Hush.')).toEqual([...fast, 'Hush.'])
  const watcher = await Player.join(house.url, await enter(house.url, 'Watcher'), ada.match)
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

test('lines that come at the same moment are counted one by one', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => say(ada, `line ${n}`)))
  expect(replies.filter((reply) => reply === 'said')).toHaveLength(5)
  expect(await say(bob, 'Hush.')).toBe('said')
  expect(await heardBy(bob, 'Hush.')).toHaveLength(6)
})

test('nobody says the same line twice in a row, however it is written, before a minute is over', async () => {
  expect(await say(ada, 'Your turn!')).toBe('said')
  time.advance(20_000)
  for (const text of ['Your turn!', 'YOUR TURN!', ' Your  turn! ', 'Ｙｏｕｒ turn!']) expect(await say(ada, text)).toEqual(tooMany(40))
  // Others may say it, and she may once she has said something else.
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

test('who watches is limited in the same way, and who has talked too much at one table may talk at another and go on playing', async () => {
  await begin([ada, bob])
  const watcher = await Player.join(house.url, await enter(house.url, 'Watcher'), ada.match)
  for (const player of [watcher, ada]) {
    for (let n = 1; n <= 5; n++) expect(await say(player, `line ${n}`)).toBe('said')
    expect(await say(player, 'line 6')).toEqual(tooMany(2))
  }
  await ada.answer(ada.prompt?.options[0] ?? '')
  const [elsewhere] = await gather(house.url, { game: 'riddle', seats: 2 }, ['Eve'])
  const guest = await Player.join(house.url, ada.guest, elsewhere?.match ?? '')
  expect(await say(guest, 'line 6')).toBe('said')
})
