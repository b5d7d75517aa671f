import { afterEach, expect, test } from 'vitest'
import type { BotTask } from '#rooms/services.ts'
import { seatPlayers, startMatch, startTestServer, type TestServer } from '#testing/server.ts'
import { type BotPool, createBotPool } from './index.ts'

const games = import.meta.resolve('#testing/games.ts')

let server: TestServer
afterEach(() => server.close())

/** A real bot pool that records its tasks. */
function watched(): { readonly bots: BotPool; readonly thoughts: BotTask[] } {
  const pool = createBotPool({ threads: 1, budgetMs: 50, games })
  const tasks: BotTask[] = []
  const think = (task: BotTask) => {
    tasks.push(task)
    return pool.think(task)
  }
  return { thoughts: tasks, bots: { think, waiting: 0, close: () => pool.close() } }
}

test('a bot uses the share of the host, and the autopilot of an absent person uses the share of that person', async () => {
  const { bots, thoughts: tasks } = watched()
  server = await startTestServer({ bots })
  const players = await seatPlayers(server.url, { game: 'riddle', seats: 3, bots: ['novice'] }, ['Ada', 'Bob'])
  await startMatch(players)
  const [ada, bob] = players
  if (!ada || !bob) throw new Error('two players are needed')
  await bob.ask('autopilot', { on: true })
  await expect.poll(() => new Set(tasks.map(({ view }) => view.seat))).toEqual(new Set([1, 2]))
  for (const { match, owner, view, level } of tasks) {
    expect(match).toBe(ada.match)
    expect([owner, level]).toEqual(view.seat === 1 ? [bob.guest.id, 'adept'] : [ada.guest.id, 'novice'])
  }
})
