import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { entryOf } from './fixtures.ts'
import { READ_AT_ONCE, readEntries } from './read-entries.ts'

test('the entries of a long match are read in portions, complete and in order', async () => {
  const entries = Array.from({ length: 10 * READ_AT_ONCE }, (_, index) => entryOf(index + 1))
  let isRead = false
  const reading = readEntries(entries.map((one) => JSON.stringify(one))).finally(() => {
    isRead = true
  })
  let turns = 0
  for (; !isRead; turns++) await nextTurn()
  expect(turns).toBeGreaterThanOrEqual(10)
  expect(await reading).toEqual(entries)
})
