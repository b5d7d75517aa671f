import { describe, expect, test } from 'vitest'
import { SerialQueue } from './serial-queue.ts'

describe('the queue of a match', () => {
  test('begins a job only when the one before it is done, in the order in which they were added', async () => {
    const order: string[] = []
    const queue = new SerialQueue(() => undefined)
    const gate = Promise.withResolvers<void>()
    const first = queue.run(async () => {
      order.push('first begins')
      await gate.promise
      order.push('first ends')
    })
    const second = queue.run(async () => {
      order.push('second')
      return 2
    })
    queue.runInBackground(async () => void order.push('third'))
    gate.resolve()
    await first
    expect(await second).toBe(2)
    await queue.idle()
    expect(order).toEqual(['first begins', 'first ends', 'second', 'third'])
  })

  test('continues after a job that fails, and reports each error once', async () => {
    const errors: unknown[] = []
    const queue = new SerialQueue((error) => errors.push(error))
    const failure = new Error('broken')
    const failed = queue.run(() => Promise.reject(failure))
    queue.runInBackground(() => Promise.reject(failure))
    await expect(failed).rejects.toBe(failure)
    expect(await queue.run(async () => 'next')).toBe('next')
    expect(errors).toEqual([failure, failure])
  })
})
