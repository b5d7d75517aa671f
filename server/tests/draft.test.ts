import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchRecord } from '#rooms/services.ts'
import { randomPick } from '#sdk/players/random-pick.ts'
import { enter, openMatch, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { RawConnection } from '#sdk/raw/raw-connection.ts'
import { gameOf } from '#shared/games/index.ts'
import { defaultGameOptions } from '#shared/kernel/game-options.ts'
import { seededRandom, startTestServer, type TestServer } from '#testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const GAME = 'whirling-witchcraft'

/** A connection and the frames that it receives. */
interface Ear {
  readonly wire: RawConnection
  readonly frames: string[]
}
async function listen(match: string, token: string): Promise<Ear> {
  const connection = await RawConnection.join(server.url, match, { token })
  const frames: string[] = []
  connection.onFrame = (frame) => frames.push(Buffer.from(frame).toString('hex'))
  return { wire: connection, frames }
}

/** Creates a match. Every call makes the same one, with the same people and the same seed. */
async function dealMatch(id: string): Promise<{ readonly ada: SdkPlayer; readonly bob: SdkPlayer; readonly rival: Ear; readonly watcher: Ear }> {
  const game = gameOf(GAME)
  if (!game) throw new Error(`${GAME} is not offered`)
  const [ada, bob, other] = await Promise.all(['Ada', 'Bob', 'Wim'].map((name) => enter(server.url, name)))
  if (!ada || !bob || !other) throw new Error('three players are needed')
  const record: MatchRecord = {
    id,
    game: GAME,
    version: game.version,
    options: { ...defaultGameOptions(game.options), timing: 'sealed' },
    pace: 'live',
    listed: false,
    host: ada.id,
    phase: 'playing',
    seats: [ada, bob].map(({ id: user, name }) => ({ kind: 'human', name, user })),
    fairness: { serverSeed: 'the same', nonces: ['a', 'b'] },
    createdAt: 1,
    startedAt: 1,
  }
  await server.journal.save(record)
  await openMatch(server.url, ada, id)
  const players = { ada: await SdkPlayer.join(server.url, ada, id), bob: await SdkPlayer.join(server.url, bob, id) }
  return { ...players, rival: await listen(id, ada.token), watcher: await listen(id, other.token) }
}

const answerAny = async (player: SdkPlayer, chance: (below: number) => number): Promise<void> => {
  const { prompt } = player
  if (!prompt) throw new Error('nothing is asked')
  const { id } = prompt
  await player.answer(randomPick(prompt, chance), id)
  await player.until(({ phase }) => phase === 'finished' || player.prompt?.id !== id)
}

/** Plays in the same way in every match until only Bob has a secret draft to answer. Resolves with false if that never happens. */
async function playToDraft({ ada, bob }: { readonly ada: SdkPlayer; readonly bob: SdkPlayer }): Promise<boolean> {
  const chance = seededRandom(3)
  for (let turn = 0; turn < 80; turn++) {
    await expect.poll(() => Boolean(ada.prompt ?? bob.prompt) || ada.state.phase === 'finished').toBe(true)
    if (ada.state.phase === 'finished') return false
    if (!ada.prompt && bob.prompt && bob.prompt.text.key.includes('brew')) return true
    await answerAny(ada.prompt ? ada : bob, chance)
    // Frames arrive in order, so the reply arrives after everything that was sent before it.
    await Promise.all([ada, bob].map((player) => player.ask('log', { from: player.state.seq })))
  }
  return false
}

test('the number of secret draft steps does not change the bytes that others are sent', async () => {
  const heard: (readonly string[])[][] = []
  const steps: number[] = []
  for (const [run, drafts] of [0, 1, 3].entries()) {
    const dealt = await dealMatch(`draft-${run}`)
    expect(await playToDraft(dealt)).toBe(true)
    const before = [dealt.rival.frames.length, dealt.watcher.frames.length]
    const { seq } = dealt.ada.state
    let drafted = 0
    for (; drafted < drafts && dealt.bob.prompt; drafted++) {
      const open = dealt.bob.prompt.choices.find((option) => !/done|end|stop|finish|skip|pass/.test(option))
      if (!open || (await dealt.bob.answer(open)).seq !== seq) break
      await dealt.bob.until(() => dealt.bob.prompt !== undefined)
    }
    steps.push(drafted)
    // The chat line arrives after all earlier frames, so none can still be under way.
    await dealt.ada.ask('chat', { text: 'still waiting' })
    await expect.poll(() => dealt.watcher.wire.messages.some(({ type }) => type === 'chat')).toBe(true)
    const since = [dealt.rival.frames.slice(before[0]), dealt.watcher.frames.slice(before[1])]
    heard.push(since.map((frames) => frames.filter((frame) => !isMessage(frame))))
  }
  expect(steps).toEqual([0, 1, 3])
  expect(heard[1]).toEqual(heard[0])
  expect(heard[2]).toEqual(heard[0])
  expect(heard[0]).toEqual([[], []])
})

const isMessage = (frame: string): boolean => frame.startsWith('0d')
