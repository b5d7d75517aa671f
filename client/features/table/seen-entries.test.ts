import { expect, test } from 'vitest'
import { memoryStore } from '#sdk/match/identity.ts'
import { SeenEntries } from './seen-entries.ts'

test('the last entries are kept for the latest fifty matches', () => {
  const store = memoryStore()
  for (let n = 0; n < 60; n++) new SeenEntries(store).keep(`m${n}`, n)
  new SeenEntries(store).keep('m12', 99)
  const seen = new SeenEntries(store)
  expect([seen.seqOf('m12'), seen.seqOf('m59'), seen.seqOf('m11'), seen.seqOf('m9'), seen.seqOf('x')]).toEqual([99, 59, 11, undefined, undefined])
})

test.each(['', '{', 'null', '{"m":1}', '[1,["m"],["m","7"],null]'])('a record that says %s says nothing', (text) => {
  const store = memoryStore()
  store.setItem('coven.seen', text)
  const seen = new SeenEntries(store)
  expect(seen.seqOf('m')).toBeUndefined()
  seen.keep('m', 3)
  expect(seen.seqOf('m')).toBe(3)
})
