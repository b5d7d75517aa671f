import { describe, expect, test } from 'vitest'
import type { LogEntry } from '#shared/protocol/match.ts'
import { backoffMs } from './backoff.ts'
import { UnreachableError } from './errors.ts'
import { Identity } from './identity.ts'
import { moreThanShown, readMatches } from './lobby-client.ts'
import { LogBuffer } from './log-buffer.ts'
import { Outbox, type PendingRequest } from './outbox.ts'
import { reuseUnchanged } from './reuse-unchanged.ts'

const entry = (seq: number): LogEntry => ({ seq, at: seq, events: [{ type: `e${seq}` }] })

describe('the log has its entries in order and without gaps', () => {
  test('an entry that comes early waits for those before it', () => {
    const log = new LogBuffer()
    log.add([entry(2), entry(1)])
    expect(log.entries).toEqual([])
    log.add([entry(0)])
    expect(log.entries.map(({ seq }) => seq)).toEqual([0, 1, 2])
    expect(log.next).toBe(3)
  })
  test('an entry that comes twice is in the log once', () => {
    const log = new LogBuffer()
    log.add([entry(0), entry(1)])
    log.add([entry(0), entry(1), entry(2)])
    expect(log.entries.map(({ seq }) => seq)).toEqual([0, 1, 2])
  })
  test('the list of entries is a new object only if an entry was added', () => {
    const log = new LogBuffer()
    log.add([entry(0)])
    const before = log.entries
    log.add([entry(0), entry(5)])
    expect(log.entries).toBe(before)
  })
})

describe('reuseUnchanged', () => {
  test('keeps the objects of equal parts', () => {
    const before = { table: { units: [{ id: 'a' }, { id: 'b' }] }, seq: 1 }
    const after = reuseUnchanged(before, { table: { units: [{ id: 'a' }, { id: 'c' }] }, seq: 2 })
    expect(after).toEqual({ table: { units: [{ id: 'a' }, { id: 'c' }] }, seq: 2 })
    expect(after.table.units[0]).toBe(before.table.units[0])
    expect(after.table.units[1]).not.toBe(before.table.units[1])
  })
  test('returns the object before if all of it is equal', () => {
    const before = { list: [1, 2], text: 'x' }
    expect(reuseUnchanged(before, { list: [1, 2], text: 'x' })).toBe(before)
  })
  test('drops what was removed and adds what is new', () => {
    expect(reuseUnchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
    expect(reuseUnchanged([1, 2, 3], [1, 2])).toEqual([1, 2])
    expect(reuseUnchanged({ a: [1] }, { a: { b: 1 } })).toEqual({ a: { b: 1 } })
  })
})

describe('requests without a reply', () => {
  const sent: PendingRequest[] = []
  const send = (request: PendingRequest): void => void sent.push(request)

  test('wait for the next connection if they have an id', async () => {
    const outbox = new Outbox()
    const answer = outbox.post('answer', { id: 'r1', decision: 'd', pick: 'end-turn' }, send)
    outbox.drop(new UnreachableError('lost'))
    const [request] = outbox.open
    expect(request?.payload).toEqual({ id: 'r1', decision: 'd', pick: 'end-turn' })
    request?.resolve({ seq: 4 })
    expect(await answer).toEqual({ seq: 4 })
  })
  test('fail with the connection if they cannot be sent twice', async () => {
    const outbox = new Outbox()
    const chat = outbox.post('chat', { text: 'hi' }, send)
    outbox.drop(new UnreachableError('lost'))
    await expect(chat).rejects.toThrow(UnreachableError)
    expect(outbox.open).toEqual([])
  })
  test('all fail when the client is closed', async () => {
    const outbox = new Outbox()
    const undo = outbox.post('undo', { id: 'r2' }, send)
    outbox.close(new UnreachableError('closed'))
    await expect(undo).rejects.toThrow(UnreachableError)
  })
})

describe('the wait before the next try', () => {
  test('doubles every time, up to five seconds', () => {
    const waits = [0, 1, 2, 3, 4, 5, 20].map((attempt) => backoffMs(attempt, () => 1))
    expect(waits).toEqual([400, 800, 1600, 3200, 5000, 5000, 5000])
  })
  test('is random, between half of it and all of it', () => {
    expect(backoffMs(3, () => 0)).toBe(1600)
  })
})

describe('identity', () => {
  const storeOf = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  test('is kept for each service, and not lost when another service does not know it', () => {
    const kept = new Map<string, string>()
    const identity = new Identity(storeOf(kept))
    expect(identity.read()).toBeUndefined()
    const rowan = { id: 'u1', name: 'Rowan', token: 't', service: 'here' }
    identity.write(rowan)
    expect(identity.read()).toEqual(rowan)
    expect(identity.setAside('there')).toBeUndefined()
    const other = { id: 'u2', name: 'Rowan', token: 'u', service: 'there' }
    identity.write(other)
    expect(identity.setAside('here')).toEqual(rowan)
    expect(identity.setAside('there')).toEqual(other)
  })
  test('is kept aside when its person gives it up or its service is not known', () => {
    for (const guest of [
      { id: 'u1', name: 'Rowan', token: 't', service: 'here' },
      { id: 'u1', name: 'Rowan', token: 't' },
    ]) {
      const kept = new Map<string, string>()
      const identity = new Identity(storeOf(kept))
      identity.write(guest)
      expect(identity.setAside('here')).toBeUndefined()
      expect([...kept.values()]).toEqual([JSON.stringify(guest)])
    }
  })
  test('leaves no copy when it is forgotten', () => {
    const kept = new Map<string, string>()
    const identity = new Identity(storeOf(kept))
    identity.write({ id: 'u1', name: 'Rowan', token: 't', service: 'here' })
    identity.forget()
    expect([identity.read(), kept.size]).toEqual([undefined, 0])
  })
  test('is absent if it cannot be read', () => {
    expect(new Identity(storeOf(new Map([['coven.guest', '{"id":1}']]))).read()).toBeUndefined()
    expect(new Identity(storeOf(new Map([['coven.guest', 'nonsense']]))).read()).toBeUndefined()
  })
})

test('the lobby lists the newest match first', () => {
  const json = (id: string, createdAt: number): string => JSON.stringify({ id, createdAt })
  expect(readMatches({ tables: { a: json('a', 1), b: json('b', 3), c: json('c', 2) } }).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
})

test('the lobby counts the matches that it does not show, and an older server shows all', () => {
  expect(moreThanShown({ tables: { a: '{}', b: '{}' }, total: 9 })).toBe(7)
  expect(moreThanShown({ tables: { a: '{}', b: '{}' }, total: 2 })).toBe(0)
  expect(moreThanShown({ tables: { a: '{}', b: '{}' } })).toBe(0)
})
