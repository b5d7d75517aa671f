import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok, type Result } from '#shared/kernel/refusal.ts'
import { FairQueue } from './fair-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A queue whose jobs end only when the test ends them. It records the callers whose jobs have begun. */
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

describe('a caller', () => {
  test('is served at once if nobody waits', async () => {
    const workshop = new Workshop()
    const asked = workshop.ask('ada')
    expect(workshop.begun).toEqual(['ada'])
    await workshop.endFirst()
    expect(await asked).toEqual(ok('ada'))
    expect(workshop.turns.callers).toBe(0)
  })

  test('has one running job at a time, and its other jobs follow in order', async () => {
    const workshop = new Workshop()
    const asked = [workshop.ask('ada'), workshop.ask('ada'), workshop.ask('ada')]
    expect(workshop.begun).toEqual(['ada'])
    await workshop.endFirst()
    expect(workshop.begun).toEqual(['ada', 'ada'])
    await workshop.endFirst()
    await workshop.endFirst()
    expect(await Promise.all(asked)).toEqual([ok('ada'), ok('ada'), ok('ada')])
  })

  test('is refused if too many of its jobs wait, and other callers are not', async () => {
    const workshop = new Workshop()
    for (let n = 0; n < 5; n++) void workshop.ask('ada')
    expect(await workshop.ask('ada')).toEqual({ ok: false, refusal: { code: 'too-many' } })
    void workshop.ask('ben')
    expect(workshop.begun).toEqual(['ada', 'ben'])
  })

  test('is refused after `patienceMs`, whether its job runs or waits, and its next job is served', async () => {
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

  test('gets the error of a job that fails, and its next job is served', async () => {
    const workshop = new Workshop()
    const failed = workshop.turns.run('ada', () => Promise.reject(new Error('a bug')))
    const asked = workshop.ask('ada')
    await expect(failed).rejects.toThrow('a bug')
    await workshop.endFirst()
    expect(await asked).toEqual(ok('ada'))
  })
})

describe('the budget of all callers together', () => {
  test('is shared in turns, so a caller with many jobs does not delay the others', async () => {
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

  test('is kept in every second, however many callers there are', async () => {
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
