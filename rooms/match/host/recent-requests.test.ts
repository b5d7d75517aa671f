import { expect, test } from 'vitest'
import type { JournalEntry } from '#shared/kernel/command.ts'
import { RecentRequests } from './recent-requests.ts'

const written = (seq: number, seat: number, request?: string): JournalEntry => ({
  seq,
  at: 0,
  by: 'player',
  reserve: 0,
  entry: { kind: 'answer', seat, pick: 'a' },
  ...(request ? { request } : {}),
})

test('a request is known for its own seat only, also after a restore', () => {
  const requests = new RecentRequests([written(1, 0, 'x'), written(2, 1)])
  requests.add(written(3, 1, 'x'))
  expect(requests.seqOf(0, 'x')).toBe(1)
  expect(requests.seqOf(1, 'x')).toBe(3)
  expect(requests.seqOf(2, 'x')).toBeUndefined()
  expect(requests.seqOf(0, 'y')).toBeUndefined()
})

test('the last 16 requests of each seat are remembered, and requests of other seats do not push them out', () => {
  const requests = new RecentRequests([])
  requests.add(written(1, 1, 'early'))
  for (let seq = 2; seq <= 18; seq++) requests.add(written(seq, 0, `r${seq}`))
  expect(requests.seqOf(0, 'r2')).toBeUndefined()
  expect(requests.seqOf(0, 'r3')).toBe(3)
  expect(requests.seqOf(0, 'r18')).toBe(18)
  expect(requests.seqOf(1, 'early')).toBe(1)
})
