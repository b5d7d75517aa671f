import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { matchMaker } from '#rooms/colyseus/index.ts'
import { RefusedError } from '#sdk/match/errors.ts'
import { createMatch, enter, openMatch, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { postJson } from '#sdk/raw/post-json.ts'
import type { Guest } from '#shared/protocol/http.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { readMetric } from '#testing/raw-http.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import type { Config } from '../process/config.ts'

const SOLO = { game: 'riddle', seats: 2, bots: ['novice'], pace: 'untimed' } as const
const DUO = { game: 'riddle', seats: 2 } as const

let server: TestServer
afterEach(() => server.close())
/** Time stands still, so a rate allows nothing again however long a test takes. */
const time = new ControlledTime()
const open = async (config: Partial<Config>, dataDir?: string): Promise<void> => {
  server = await startTestServer({ time, config: { LIMITS: 'on', ...config }, ...(dataDir ? { dataDir } : {}) })
}

/** Resolves with `ok` or with the code of the refusal. */
const outcomeOf = (made: Promise<unknown>): Promise<string> =>
  made.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof RefusedError) return error.refusal.code
      throw error
    },
  )
const make = (guest: Guest, wanted: Parameters<typeof createMatch>[2] = DUO): Promise<string> => outcomeOf(createMatch(server.url, guest, wanted))

/** Ends the match by resigning. */
async function giveUp(guest: Guest, match: string): Promise<SdkPlayer> {
  const player = await SdkPlayer.join(server.url, guest, match)
  await player.ready()
  await player.until(({ phase }) => phase === 'playing')
  await player.ask('resign', { id: randomUUID() })
  await player.until(({ phase }) => phase === 'finished')
  return player
}

describe('a chain of rematches', () => {
  /** Asks for one rematch after the other until one is refused. Resolves with the number of matches and the code of the refusal. */
  async function chain(guest: Guest, most: number, stays = false): Promise<{ readonly matches: number; readonly refused: string | undefined }> {
    let match = await createMatch(server.url, guest, SOLO)
    for (let matches = 1; matches <= most; matches++) {
      const player = await giveUp(guest, match)
      const refused = await outcomeOf(player.ask('rematch', {}))
      if (refused !== 'ok') return { matches, refused }
      match = player.state.rematchId
      if (!stays) await player.leave()
    }
    return { matches: most, refused: undefined }
  }

  test('is refused at the hourly limit of a person, as new matches are', async () => {
    await open({ USER_MATCHES_PER_HOUR: 5 })
    const ada = await enter(server.url, 'Ada')
    expect(await chain(ada, 10)).toEqual({ matches: 5, refused: 'too-many' })
    expect(await make(ada)).toBe('too-many')
    expect(await readMetric(server.url, 'coven_limited_total\\{limit="tables",scope="user"\\}')).toBe(2)
  })

  test('is refused at the limit of one address for a minute', async () => {
    await open({ MATCHES_PER_MINUTE: 4 })
    expect(await chain(await enter(server.url, 'Ada'), 10)).toEqual({ matches: 4, refused: 'too-many' })
  })

  test('is refused when memory holds as many matches as it may', async () => {
    await open({ MAX_MATCHES: 4 })
    expect(await chain(await enter(server.url, 'Ada'), 10, true)).toEqual({ matches: 4, refused: 'unavailable' })
  })
})

test('opened matches in which nobody is present do not keep new ones from being created', async () => {
  await open({ GATHERING_PER_USER: 0 })
  const ada = await enter(server.url, 'Ada')
  const matches: string[] = []
  for (let n = 0; n < 5; n++) matches.push(await createMatch(server.url, ada, SOLO))
  for (const match of matches) await (await giveUp(ada, match)).leave()
  await server.stop()
  await open({ MAX_MATCHES: 3 }, server.dataDir)
  for (const match of matches) await openMatch(server.url, ada, match)
  expect(matchMaker.stats.local.roomCount).toBe(3)
  const ben = await enter(server.url, 'Ben')
  expect([await make(ben), await make(ben), await make(ben)]).toEqual(['ok', 'ok', 'ok'])
  expect(await make(ada)).toBe('unavailable')
  expect(matchMaker.stats.local.roomCount).toBe(3)
})

test('the list of a person has the hundred newest matches', async () => {
  await open({})
  const ada = await enter(server.url, 'Ada')
  const match = await createMatch(server.url, ada, DUO)
  const record = await server.journal.record(match)
  if (!record) throw new Error('the match is not in the journal')
  const older = Array.from({ length: 150 }, (_, n) => ({ ...record, id: `older${n}`, createdAt: record.createdAt - 1 - n }))
  await Promise.all(older.map((one) => server.journal.save(one, Number.MAX_SAFE_INTEGER)))
  const response = await fetch(`${server.url}/api/me/matches`, { headers: { authorization: `Bearer ${ada.token}` } })
  const told = (await response.json()) as readonly { readonly id: string }[]
  expect(told.map(({ id }) => id)).toEqual([match, ...older.slice(0, 99).map(({ id }) => id)])
})

describe('the open matches of a person', () => {
  test('that have not begun are at most three, also if they are created at the same moment', async () => {
    await open({})
    const [ada, ben] = [await enter(server.url, 'Ada'), await enter(server.url, 'Ben')]
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => make(ada)))
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(3)
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'too-many-open']))
    expect(await make(ben)).toBe('ok')
    expect(await readMetric(server.url, 'coven_limited_total\\{limit="gathering",scope="user"\\}')).toBe(9)
  })

  test('count until they are over', async () => {
    await open({ OPEN_MATCHES_PER_USER: 4, GATHERING_PER_USER: 0 })
    const ada = await enter(server.url, 'Ada')
    const first = await createMatch(server.url, ada, SOLO)
    for (const expected of ['ok', 'ok', 'ok', 'too-many-open', 'too-many-open']) expect(await make(ada, SOLO)).toBe(expected)
    await giveUp(ada, first)
    await expect.poll(() => make(ada, SOLO)).toBe('ok')
    expect(await make(ada, SOLO)).toBe('too-many-open')
  })

  test('are still counted after a restart', async () => {
    await open({ OPEN_MATCHES_PER_USER: 2, GATHERING_PER_USER: 0 })
    const ada = await enter(server.url, 'Ada')
    expect([await make(ada), await make(ada), await make(ada)]).toEqual(['ok', 'ok', 'too-many-open'])
    await server.stop()
    await open({ OPEN_MATCHES_PER_USER: 2, GATHERING_PER_USER: 0 }, server.dataDir)
    expect(await make(ada)).toBe('too-many-open')
  })
})

describe('matches from one address', () => {
  test('are counted for all its people, by the address that the proxy forwards; other addresses are not affected', async () => {
    await open({ OPEN_MATCHES_PER_ADDRESS: 5, TRUST_PROXY: 1, METRICS_PASSWORD: 'count to a hundred' })
    const makeFrom = async (address: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
      const { token } = await enter(server.url, 'Ada')
      const asked = { method: 'POST', headers: { ...headers, authorization: `Bearer ${token}` }, body: JSON.stringify(DUO) }
      return (await fetch(`${server.url}/api/matches`, asked)).status
    }
    for (const expected of [201, 201, 201, 201, 201, 429, 429]) expect(await makeFrom('192.0.2.1')).toBe(expected)
    expect(await makeFrom('192.0.2.2')).toBe(201)
  })
})

describe('quick match', () => {
  test('counts towards the hourly limit of a person when it creates a match', async () => {
    await open({ GATHERING_PER_USER: 0, USER_MATCHES_PER_HOUR: 2 })
    const ada = await enter(server.url, 'Ada')
    const statuses = []
    for (const game of ['riddle', 'sorcerers', 'evenfall']) statuses.push((await postJson(`${server.url}/api/quick`, { game }, ada.token)).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  test('cannot be asked for more often than a person may join', async () => {
    await open({ USER_JOINS_PER_MINUTE: 3 })
    const ada = await enter(server.url, 'Ada')
    const statuses = []
    for (let n = 0; n < 5; n++) statuses.push((await postJson(`${server.url}/api/quick`, { game: 'riddle' }, ada.token)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(await readMetric(server.url, 'coven_limited_total\\{limit="joins",scope="user"\\}')).toBe(2)
  })
})
