import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import type { BotTask } from '#rooms/services.ts'
import { setupOf } from '#shared/conformance/harness.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { checkPick } from '#shared/kernel/decision.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { BOT_LEVELS } from '#shared/protocol/match.ts'
import { createBotPool } from './index.ts'

const games = import.meta.resolve('#testing/games.ts')
const unluckyGames = (mark: string): string => `${import.meta.resolve('#testing/unlucky-games.ts')}?mark=${mark}`
const begin = (game: Game): Match => Match.begin(game, setupOf(game, 2, 1))
const thoughtOf = (match: Match, game: string, level: BotTask['level'], place: Partial<BotTask> = {}): BotTask => ({
  match: 'm1',
  owner: 'ada',
  game,
  level,
  view: match.seatView(0),
  ...place,
})

const HOUR_MS = 3_600_000
/** The grace time is long, because bot threads have a low priority and start slowly on a busy machine. */
const REST = { games, graceMs: HOUR_MS }

const pool = createBotPool({ threads: 1, budgetMs: 100, ...REST })
afterAll(() => pool.close())

describe('bots think in their own threads', () => {
  test.each(BOT_LEVELS)('a %s answers with an offered choice', async (level) => {
    const match = begin(sampleGame)
    const pick = await pool.think(thoughtOf(match, 'riddle', level))
    const decision = match.decisionOf(0)
    expect(decision && pick !== undefined && checkPick(decision.question, pick)).toBeUndefined()
  })

  test('a bot that thinks for a long time does not block the process', async () => {
    const slow = createBotPool({ threads: 1, budgetMs: HOUR_MS, ...REST })
    let isThinking = true
    const task = slow.think(thoughtOf(begin(sampleGame), 'riddle', 'master')).finally(() => {
      isThinking = false
    })
    const ended = expect(task).rejects.toThrow()
    for (let turn = 0; turn < 100; turn++) await nextTurn()
    expect(isThinking).toBe(true)
    await slow.close()
    await ended
  })

  test('a master uses its whole budget', async () => {
    const match = begin(sampleGame)
    const timeOf = async (budgetMs: number): Promise<number> => {
      const own = createBotPool({ threads: 1, budgetMs, ...REST })
      // The first task starts the thread.
      await own.think(thoughtOf(match, 'riddle', 'novice'))
      const began = performance.now()
      await own.think(thoughtOf(match, 'riddle', 'master'))
      const took = performance.now() - began
      await own.close()
      return took
    }
    const [less, more] = [await timeOf(50), await timeOf(2500)]
    expect(less).toBeGreaterThan(40)
    expect(more).toBeGreaterThan(2400)
    expect(less).toBeLessThan(more)
  })

  test('when many bots think at once, each thinks for a shorter time and all of them answer', async () => {
    const match = begin(sampleGame)
    const own = createBotPool({ threads: 1, budgetMs: 1500, ...REST })
    // The first task starts the thread, and the second one has the full budget, on this machine as it is now.
    await own.think(thoughtOf(match, 'riddle', 'novice'))
    const alone = performance.now()
    await own.think(thoughtOf(match, 'riddle', 'master'))
    const began = performance.now()
    const full = began - alone
    const picks = Array.from({ length: 40 }, (_, n) => own.think(thoughtOf(match, 'riddle', 'master', { match: `m${n}` })))
    expect(own.waiting).toBe(39)
    expect(await Promise.all(picks)).toHaveLength(40)
    // With the full budget each, they would take forty times as long as one.
    expect(performance.now() - began).toBeLessThan(40 * full)
    expect(own.waiting).toBe(0)
    await own.close()
  })

  test('beside sixty matches with three masters each, the novice of another person is next, and so is the bot of an absent person', async () => {
    const match = Match.begin(sampleGame, setupOf(sampleGame, 4, 1))
    const done: string[] = []
    const think = (owner: string, id: string, seat: number, level: BotTask['level']) =>
      pool.think(thoughtOf(match, 'riddle', level, { owner, match: id, view: match.seatView(seat) })).then(() => done.push(owner))
    const masters = Array.from({ length: 180 }, (_, n) => think('hog', `match ${n % 60}`, 1 + Math.floor(n / 60), 'master'))
    await Promise.all([think('ben', 'other', 1, 'novice'), think('eve', 'match 7', 0, 'adept')])
    // The first task was running already and is not interrupted.
    expect(done).toEqual(['hog', 'ben', 'eve'])
    await Promise.all(masters)
  })

  test('a new task of a seat replaces its waiting one', async () => {
    const match = begin(sampleGame)
    const busy = pool.think(thoughtOf(match, 'riddle', 'master', { match: 'm0' }))
    const before = pool.think(thoughtOf(match, 'riddle', 'master'))
    const now = pool.think(thoughtOf(match, 'riddle', 'master'))
    expect(pool.waiting).toBe(1)
    expect(await before).toBeUndefined()
    expect(await now).toBeDefined()
    await busy
  })

  test('an unknown game or rules that throw reject the task, and the next task works', async () => {
    const match = begin(sampleGame)
    await expect(pool.think(thoughtOf(match, 'unheard', 'adept'))).rejects.toThrow("no game 'unheard'")
    await expect(pool.think(thoughtOf(match, 'broken', 'adept'))).rejects.toThrow('a bug in the rules')
    await expect(pool.think(thoughtOf(match, 'riddle', 'adept'))).resolves.toBeDefined()
  })

  test('the task of a thread that dies is rejected, and another thread replaces it', async () => {
    const match = begin(sampleGame)
    await expect(pool.think(thoughtOf(match, 'deadly', 'adept'))).rejects.toThrow()
    await expect(pool.think(thoughtOf(match, 'riddle', 'adept'))).resolves.toBeDefined()
  })

  test('the task that fills the memory of its thread is rejected when the thread dies, and another thread replaces it', async () => {
    const own = createBotPool({ threads: 1, budgetMs: 100, memoryMb: 32, ...REST })
    const match = begin(sampleGame)
    await expect(own.think(thoughtOf(match, 'greedy', 'adept'))).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' })
    await expect(own.think(thoughtOf(match, 'riddle', 'adept'))).resolves.toBeDefined()
    await own.close()
  })

  test('a thread that ends while it loads the rules is replaced, and the waiting task is answered', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'coven-bots-'))
    const own = createBotPool({ threads: 1, budgetMs: 100, graceMs: HOUR_MS, games: unluckyGames(join(dir, 'mark')) })
    await expect(own.think(thoughtOf(begin(sampleGame), 'riddle', 'adept'))).resolves.toBeDefined()
    expect(await readdir(dir)).toEqual(['mark'])
    await own.close()
    await rm(dir, { recursive: true })
  })

  test('a thread whose memory ends just when its time is up causes no uncaught error', async () => {
    const match = begin(sampleGame)
    const fill = async (graceMs: number): Promise<number> => {
      const own = createBotPool({ threads: 1, budgetMs: 1, memoryMb: 32, games, graceMs })
      await expect(own.think(thoughtOf(match, 'unheard', 'adept'))).rejects.toThrow("no game 'unheard'")
      const began = performance.now()
      await expect(own.think(thoughtOf(match, 'greedy', 'adept'))).rejects.toThrow()
      const took = performance.now() - began
      await own.close()
      return took
    }
    const untilDeath = await fill(HOUR_MS)
    for (let part = 6; part <= 15; part += 3) await fill(Math.round((untilDeath * part) / 10))
  })

  test('the task of rules that never return is rejected once its time is up, and another thread replaces the one that hangs', async () => {
    const short = createBotPool({ threads: 1, budgetMs: 50, games, graceMs: 5000 })
    const match = begin(sampleGame)
    // Every task ends this long after its thread has begun it. A thread that begins the second one answers at once.
    await expect(short.think(thoughtOf(match, 'endless', 'adept'))).rejects.toThrow()
    await expect(short.think(thoughtOf(match, 'unheard', 'adept'))).rejects.toThrow("no game 'unheard'")
    await short.close()
  })

  test('when the pool closes, running and waiting tasks are rejected', async () => {
    const closing = createBotPool({ threads: 1, budgetMs: 5000, ...REST })
    const match = begin(sampleGame)
    const tasks = ['m1', 'm2'].map((id) => closing.think(thoughtOf(match, 'riddle', 'master', { match: id })))
    const settled = Promise.allSettled(tasks)
    await closing.close()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(closing.think(thoughtOf(match, 'riddle', 'novice'))).rejects.toThrow('the bot pool is closed')
  })
})
