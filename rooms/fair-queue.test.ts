import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok, type Result } from '#shared/kernel/refusal.ts'
import { FairQueue } from './fair-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Work that ends when it is told to; who has begun is written down. */
class Workshop {
  readonly turns: FairQueue
  readonly begun: string[] = []
  readonly ends: (() => void)[] = []

  constructor(perSecond = 1_000_000, maxWaiting = 4) {
    this.turns = new FairQueue({ perSecond, maxWaiting, patienceMs: 5000 })
  }

  ask(caller: string): Promise<Result<string>> {
    return this.turns.run(caller, () => {
      this.begun.push(caller)
      return new Promise((resolve) => this.ends.push(() => resolve(ok(caller))))
    })
  }

  async endFirst(): Promise<void> {
    this.ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
}

describe('who takes turns', () => {
  test('is served at once if nobody waits', async () => {
    const workshop = new Workshop()
    const asked = workshop.ask('ada')
    expect(workshop.begun).toEqual(['ada'])
    await workshop.endFirst()
    expect(await asked).toEqual(ok('ada'))
    expect(workshop.turns.callers).toBe(0)
  })

  test('has one thing under way at a time, and the rest in order', async () => {
    const workshop = new Workshop()
    const asked = [workshop.ask('ada'), workshop.ask('ada'), workshop.ask('ada')]
    expect(workshop.begun).toEqual(['ada'])
    await workshop.endFirst()
    expect(workshop.begun).toEqual(['ada', 'ada'])
    await workshop.endFirst()
    await workshop.endFirst()
    expect(await Promise.all(asked)).toEqual([ok('ada'), ok('ada'), ok('ada')])
  })

  test('is refused if too much of theirs waits; others are not', async () => {
    const workshop = new Workshop()
    for (let n = 0; n < 5; n++) void workshop.ask('ada')
    expect(await workshop.ask('ada')).toEqual({ ok: false, refusal: { code: 'too-many' } })
    void workshop.ask('ben')
    expect(workshop.begun).toEqual(['ada', 'ben'])
  })

  test('is refused after a while, whether it is under way or waits, and the next is served', async () => {
    const workshop = new Workshop()
    const asked = [workshop.ask('ada'), workshop.ask('ada')]
    await vi.advanceTimersByTimeAsync(5000)
    expect(await Promise.all(asked)).toEqual(asked.map(() => ({ ok: false, refusal: { code: 'too-many' } })))
    const next = workshop.ask('ada')
    await workshop.endFirst()
    await workshop.endFirst()
    expect(await next).toEqual(ok('ada'))
    expect(workshop.begun).toEqual(['ada', 'ada'])
  })

  test('who fails is told so, and the next of theirs goes on', async () => {
    const workshop = new Workshop()
    const failed = workshop.turns.run('ada', () => Promise.reject(new Error('a bug')))
    const asked = workshop.ask('ada')
    await expect(failed).rejects.toThrow('a bug')
    await workshop.endFirst()
    expect(await asked).toEqual(ok('ada'))
  })
})

describe('a budget for all', () => {
  test('is shared: whoever asks for much waits for the others, not they for him', async () => {
    const workshop = new Workshop(10)
    const run = (caller: string) =>
      workshop.turns.run(caller, async () => {
        workshop.begun.push(caller)
        return ok(caller)
      })
    await run('first')
    for (let n = 0; n < 4; n++) void run('ada')
    void run('ben')
    void run('eve')
    await vi.advanceTimersByTimeAsync(1000)
    expect(workshop.begun).toEqual(['first', 'ada', 'ben', 'eve', 'ada', 'ada', 'ada'])
  })

  test('holds in every second, whoever asks', async () => {
    const workshop = new Workshop(50)
    let served = 0
    const counts: number[] = []
    for (let n = 0; n < 500; n++)
      void workshop.turns.run(`caller ${n}`, async () => {
        served++
        return ok(undefined)
      })
    for (let second = 0; second < 4; second++) {
      const before = served
      await vi.advanceTimersByTimeAsync(1000)
      counts.push(served - before)
    }
    for (const count of counts.slice(1)) expect(Math.abs(count - 50)).toBeLessThanOrEqual(1)
  })
})
