import { hkdfSync } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIdentity, newGuestId } from './passes.ts'
import { keepSecret } from './secret.ts'

const SECRET = 'a secret of more than thirty-two characters'
const ada = { id: 'ada-1', name: 'Ада' }
const seat = { person: 'ada-1', match: 'm1', seat: 2, sitting: 5 }
const HOUR_MS = 3_600_000

describe('passes', () => {
  const identity = createIdentity(SECRET)
  afterEach(() => vi.useRealTimers())

  test('a guest token says who the guest is, a seat token who has which seat of which match, and in which sitting', async () => {
    expect(await identity.readGuest(await identity.signGuest(ada))).toEqual(ada)
    expect(await identity.readSeat(await identity.signSeat(seat))).toEqual(seat)
  })

  test('a token is read again from memory with the same result', async () => {
    const token = await identity.signGuest(ada)
    expect(await identity.readGuest(token)).toEqual(await identity.readGuest(token))
  })

  test('a token is good on every node with the same secret, and on no other', async () => {
    const token = await identity.signGuest(ada)
    expect(await createIdentity(SECRET).readGuest(token)).toEqual(ada)
    expect(await createIdentity(SECRET).readSeat(await identity.signSeat(seat))).toEqual(seat)
    expect(await createIdentity(`${SECRET}!`).readGuest(token)).toBeUndefined()
    expect(await createIdentity(`${SECRET}!`).readSeat(await identity.signSeat(seat))).toBeUndefined()
  })

  test('a guest token is never a seat token, nor the other way round', async () => {
    expect(await identity.readSeat(await identity.signGuest(ada))).toBeUndefined()
    expect(await identity.readGuest(await identity.signSeat(seat))).toBeUndefined()
  })

  test('a token that was changed, has no signature or is none at all is refused', async () => {
    const token = await identity.signGuest(ada)
    const [head, , signature] = token.split('.')
    const other = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: 'ben-2' })).toString('base64url')
    const unsigned = new UnsecuredJWT({ name: 'Ada' })
      .setSubject('ada-1')
      .setIssuer('coven')
      .setAudience('coven:guest')
      .setExpirationTime('1h')
      .encode()
    const own = await new SignJWT({ name: 'Ada' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('ada-1')
      .setIssuer('coven')
      .setAudience('coven:guest')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(SECRET))
    for (const bad of [`${head}.${other}.${signature}`, `${token}x`, unsigned, own, '', 'x', '..', 'a.b.c', '\u0000'.repeat(100)])
      expect(await identity.readGuest(bad), bad).toBeUndefined()
  })

  test('a name that is refused today is worn by nobody, but the person stays who it was', async () => {
    for (const name of ['System', 'Novice bot', 'Аda', '<b>']) {
      const token = await createIdentity(SECRET).signGuest({ id: 'ada-1', name })
      const guest = await identity.readGuest(token)
      expect(guest).toEqual({ id: 'ada-1', name: expect.stringMatching(/^\d{1,6}$/) })
      expect(await createIdentity(SECRET).readGuest(token)).toEqual(guest)
    }
  })

  test('a token expires, even if it was read before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const token = await identity.signGuest(ada)
    expect(await identity.readGuest(token)).toEqual(ada)
    vi.setSystemTime(Date.now() + 366 * 24 * 3600 * 1000)
    expect(await identity.readGuest(token)).toBeUndefined()
  })

  test('a seat token that was changed, or has no signature, is refused', async () => {
    const token = await identity.signSeat(seat)
    const [head, , signature] = token.split('.')
    for (const change of [{ sub: 'ben-2' }, { match: 'm2' }, { seat: 0 }, { sitting: 6 }, { exp: 2 ** 33 }]) {
      const other = Buffer.from(JSON.stringify({ ...decodeJwt(token), ...change })).toString('base64url')
      expect(await identity.readSeat(`${head}.${other}.${signature}`)).toBeUndefined()
    }
    const { person: sub, ...rest } = seat
    const unsigned = new UnsecuredJWT({ sub, ...rest }).setIssuer('coven').setAudience('coven:seat-pass').setExpirationTime('1h').encode()
    expect(await identity.readSeat(unsigned)).toBeUndefined()
  })

  test('a seat token of before, which said neither who nor in which sitting, is not read', async () => {
    const keys = ['seat', 'seat-pass'].map((purpose) => [purpose, new Uint8Array(hkdfSync('sha256', SECRET, 'coven', purpose, 32))] as const)
    for (const [purpose, key] of keys) {
      const old = await new SignJWT({ sub: 'm1', seat: 2 })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('coven')
        .setAudience(`coven:${purpose}`)
        .setExpirationTime('365d')
        .sign(key)
      expect(await createIdentity(SECRET).readSeat(old)).toBeUndefined()
    }
  })

  test('a seat token lives for twelve hours, also where it was read before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const token = await identity.signSeat(seat)
    vi.setSystemTime(Date.now() + 12 * HOUR_MS - 2000)
    expect([await identity.readSeat(token), await createIdentity(SECRET).readSeat(token)]).toEqual([seat, seat])
    vi.setSystemTime(Date.now() + 3000)
    expect([await identity.readSeat(token), await createIdentity(SECRET).readSeat(token)]).toEqual([undefined, undefined])
  })

  test('ids of guests cannot be guessed and do not repeat', () => {
    const ids = Array.from({ length: 1000 }, newGuestId)
    expect(new Set(ids).size).toBe(1000)
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/)
  })
})

describe('the secret', () => {
  let dir: string
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'coven-secret-'))
  })
  afterEach(() => rm(dir, { recursive: true }))

  test('is made once, kept for the next start, and readable by its owner alone', async () => {
    const [one, two] = await Promise.all([keepSecret(dir), keepSecret(dir)])
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(two).toBe(one)
    expect(await keepSecret(dir)).toBe(one)
    expect(await readdir(dir)).toEqual(['secret'])
    expect((await stat(join(dir, 'secret'))).mode & 0o777).toBe(0o600)
  })

  test('left open to others is closed to them', async () => {
    await writeFile(join(dir, 'secret'), `${'x'.repeat(40)}\n`, { mode: 0o644 })
    expect(await keepSecret(dir)).toBe('x'.repeat(40))
    expect((await stat(join(dir, 'secret'))).mode & 0o777).toBe(0o600)
  })

  test('too short to be one is refused', async () => {
    await writeFile(join(dir, 'secret'), '\n')
    await expect(keepSecret(dir)).rejects.toThrow(/at least 32/)
  })
})
