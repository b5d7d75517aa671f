import { describe, expect, test } from 'vitest'
import { latest } from './latest.ts'

function open() {
  const fetched: number[] = []
  const shown: number[] = []
  const replies: PromiseWithResolvers<number>[] = []
  const look = latest(
    (wanted: number) => {
      fetched.push(wanted)
      const reply = Promise.withResolvers<number>()
      replies.push(reply)
      return reply.promise
    },
    (result) => shown.push(result),
  )
  return { fetched, shown, replies, look }
}

describe('a reader who looks at one thing after another', () => {
  test('is shown what was asked for', async () => {
    const { shown, replies, look } = open()
    const looked = look(1)
    replies[0]?.resolve(10)
    await looked
    expect(shown).toEqual([10])
  })

  test('has one request at a time, and none for what they passed over', async () => {
    const { fetched, shown, replies, look } = open()
    const looked = look(1)
    for (const wanted of [2, 3, 4, 5]) void look(wanted)
    expect(fetched).toEqual([1])
    replies[0]?.resolve(10)
    await expect.poll(() => fetched).toEqual([1, 5])
    replies[1]?.resolve(50)
    await looked
    expect(shown).toEqual([50])
  })

  test('is told of a refusal, and may ask again', async () => {
    const { fetched, shown, replies, look } = open()
    const looked = look(1)
    void look(2)
    replies[0]?.reject(new Error('no'))
    await expect(looked).rejects.toThrow('no')
    const again = look(3)
    replies[1]?.resolve(30)
    await again
    expect(fetched).toEqual([1, 3])
    expect(shown).toEqual([30])
  })
})
