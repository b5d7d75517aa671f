import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limitTime, markStart } from './time-limit.ts'

const LIMIT_MS = 1000
const ONE_MINUTE_MS = 60_000

describe('the time limit of a task', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  /** Resolves when the limit has noticed that the task began: those who wait are woken in order. */
  const begin = async ({ start }: ReturnType<typeof limitTime>): Promise<void> => {
    const noticed = Atomics.waitAsync(start, 0, 0)
    markStart(start)
    await noticed.value
    await nextTurn()
  }

  test('begins when a thread begins the task, however late that is', async () => {
    const limit = limitTime(LIMIT_MS)
    vi.advanceTimersByTime(ONE_MINUTE_MS)
    expect(limit.signal.aborted).toBe(false)
    await begin(limit)
    vi.advanceTimersByTime(LIMIT_MS - 1)
    expect(limit.signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(limit.signal.aborted).toBe(true)
  })

  test('ends a task that no thread begins within two minutes', () => {
    const limit = limitTime(LIMIT_MS)
    vi.advanceTimersByTime(2 * ONE_MINUTE_MS)
    expect(limit.signal.aborted).toBe(true)
  })

  test.each(['before', 'after'])('leaves no timer if the task ends %s a thread begins it', async (when) => {
    const limit = limitTime(LIMIT_MS)
    if (when === 'after') await begin(limit)
    limit.stop()
    await nextTurn()
    expect(vi.getTimerCount()).toBe(0)
    expect(limit.signal.aborted).toBe(false)
  })
})
