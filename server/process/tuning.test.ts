import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TUNING } from '#rooms/index.ts'
import { RefusedError } from '#sdk/match/errors.ts'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { type Config, defaultConfig, readConfig } from './config.ts'
import { type RunningServer, startServer } from './start.ts'
import { tuningOf } from './tuning.ts'

describe('the settings of an operator', () => {
  let dir: string
  let server: RunningServer
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'coven-tuning-'))
  })
  afterEach(async () => {
    await server.close()
    await rm(dir, { recursive: true })
  })

  /** Starts a server with this configuration and otherwise the defaults, and takes a seat in a new match. */
  async function sitDown(config: Partial<Config>): Promise<SdkPlayer> {
    server = await startServer({ PORT: 0, DATA_DIR: dir, LOG_LEVEL: 'silent', ...config })
    const guest = await enter(server.url, 'Ada')
    return SdkPlayer.join(server.url, guest, await createMatch(server.url, guest, { game: 'sorcerers', seats: 2 }))
  }
  /** Sends chat lines one after another. Resolves with the outcome of each. */
  async function say(player: SdkPlayer, lines: readonly string[]): Promise<readonly string[]> {
    const outcomes: string[] = []
    for (const text of lines)
      outcomes.push(
        await player.ask('chat', { text }).then(
          () => 'said',
          (error) => (error instanceof RefusedError ? error.refusal.code : Promise.reject(error)),
        ),
      )
    return outcomes
  }
  const watch = async ({ match }: SdkPlayer, name: string): Promise<string> =>
    SdkPlayer.join(server.url, await enter(server.url, name), match).then(
      () => 'in',
      (error) => (error instanceof Error ? error.message : String(error)),
    )

  test('limit the chat of a match, and 0 turns a limit off', async () => {
    const strict = await sitDown({ TABLE_CHAT_LINES: 2 })
    expect(await say(strict, ['one', 'two', 'three'])).toEqual(['said', 'said', 'too-many'])
    await server.close()
    const patient = await sitDown({ TABLE_CHAT_LINES: 0, TABLE_CHAT_REPEAT_SECONDS: 0 })
    expect(await say(patient, Array<string>(12).fill('the same'))).toEqual(Array(12).fill('said'))
    await server.close()
    const once = await sitDown({ TABLE_CHAT_LINES: 0 })
    expect(await say(once, ['the same', 'the same', 'another'])).toEqual(['said', 'too-many', 'said'])
  })

  test('limit the spectators of a full match, and 0 turns the limit off', async () => {
    const seat = async (player: SdkPlayer) => (await SdkPlayer.join(server.url, await enter(server.url, 'Bob'), player.match)).ask('sit', { seat: 1 })
    const few = await sitDown({ SPECTATORS_PER_TABLE: 1 })
    await seat(few)
    expect([await watch(few, 'Eve'), await watch(few, 'Kim')]).toEqual(['in', 'too-many'])
    await server.close()
    const any = await sitDown({ SPECTATORS_PER_TABLE: 0 })
    await seat(any)
    expect([await watch(any, 'Eve'), await watch(any, 'Kim')]).toEqual(['in', 'in'])
  })
})

test('the default configuration gives the default tuning', () => {
  expect(tuningOf(defaultConfig())).toEqual(TUNING)
})

test('LIMITS=off turns off the limits of the chat in a match', () => {
  const { chat } = tuningOf({ ...defaultConfig(), LIMITS: 'off' })
  expect(chat).toEqual({ rate: { most: Number.POSITIVE_INFINITY, withinMs: 10_000 }, repeatMs: 0 })
})

test.each([
  ['SPECTATORS_PER_TABLE', '-1'],
  ['LOOKS_PER_SECOND', '0'],
  ['REPLAYS_PER_SECOND', 'many'],
  ['TABLE_CHAT_LINES', '1.5'],
  ['TABLE_CHAT_REPEAT_SECONDS', '1000000'],
])('%s=%s stops the start', (name, value) => {
  expect(readConfig({ [name]: value })).toMatchObject({ ok: false, problems: [expect.stringContaining(`${name} must be a whole number from`)] })
})
