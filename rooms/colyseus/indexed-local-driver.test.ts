import type { IRoomCache } from '@colyseus/core'
import { describe, expect, test } from 'vitest'
import { IndexedLocalDriver } from './indexed-local-driver.ts'

const roomOf = (roomId: string): IRoomCache => ({ name: 'match', roomId, processId: 'p1', clients: 0, maxClients: 4 })

describe('the index of rooms', () => {
  test('finds a room by its id until the room is removed', async () => {
    const index = new IndexedLocalDriver()
    const [one, two] = [roomOf('one'), roomOf('two')]
    expect(await index.insert(one)).toBe(true)
    expect(await index.insert(two)).toBe(true)
    expect(await index.findOne({ roomId: 'two' })).toBe(two)
    index.remove('two')
    expect(await index.findOne({ roomId: 'two' })).toBeUndefined()
    expect(await index.findOne({ roomId: 'one' })).toBe(one)
    index.clear()
    expect(await index.findOne({ roomId: 'one' })).toBeUndefined()
  })

  test('does not change when a room is inserted under an id that is taken', async () => {
    const index = new IndexedLocalDriver()
    const first = roomOf('one')
    await index.insert(first)
    expect(await index.insert(roomOf('one'))).toBe(false)
    expect(await index.findOne({ roomId: 'one' })).toBe(first)
  })

  test('finds a room only if all conditions hold, not just the id', async () => {
    const index = new IndexedLocalDriver()
    await index.insert(roomOf('one'))
    expect(await index.findOne({ roomId: 'one', processId: 'p2' })).toBeUndefined()
    expect(await index.findOne({ processId: 'p1' })).toMatchObject({ roomId: 'one' })
  })
})
