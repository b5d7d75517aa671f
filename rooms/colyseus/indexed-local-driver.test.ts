import type { IRoomCache } from '@colyseus/core'
import { describe, expect, test } from 'vitest'
import { IndexedLocalDriver } from './indexed-local-driver.ts'

const roomOf = (roomId: string): IRoomCache => ({ name: 'match', roomId, processId: 'p1', clients: 0, maxClients: 4 })

describe('the index of rooms', () => {
  test('finds a room by its id as long as it is there', async () => {
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

  test('whoever takes an id that is taken changes nothing', async () => {
    const index = new IndexedLocalDriver()
    const first = roomOf('one')
    await index.insert(first)
    expect(await index.insert(roomOf('one'))).toBe(false)
    expect(await index.findOne({ roomId: 'one' })).toBe(first)
  })

  test('more conditions than the id must hold too', async () => {
    const index = new IndexedLocalDriver()
    await index.insert(roomOf('one'))
    expect(await index.findOne({ roomId: 'one', processId: 'p2' })).toBeUndefined()
    expect(await index.findOne({ processId: 'p1' })).toMatchObject({ roomId: 'one' })
  })
})
