import { hkdfSync } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newRefusal, ok } from '#shared/kernel/refusal.ts'
import { fingerprintOf, kidOf } from './fingerprint.ts'
import { loadOrCreateSecret } from './secret.ts'
import { Secrets } from './secrets.ts'
import { createTokenService, newGuestId, type TokenService } from './tokens.ts'

const SECRET = 'a secret of more than thirty-two characters'
const ada = { id: 'ada-1', name: 'Ада' }
const seat = { person: 'ada-1', match: 'm1', seat: 2, sitting: 5 }
const HOUR_MS = 3_600_000
const YEAR_MS = 365 * 24 * HOUR_MS
const BAD = { ok: false, refusal: newRefusal('bad-token') }
const ENDED = { ok: false, refusal: newRefusal('session-ended') }

const withSecret = (own: string, ...old: readonly string[]): TokenService => createTokenService(new Secrets(own, old))

/** Signs a token without a key id, as older servers did. */
const signOld = (secret: string, seconds = 3600): Promise<string> =>
  new SignJWT({ name: ada.name })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(ada.id)
    .setIssuer('coven')
    .setAudience('coven:guest')
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new Uint8Array(hkdfSync('sha256', secret, 'coven', 'guest', 32)))

describe('tokens', () => {
  const tokens = withSecret(SECRET)
  afterEach(() => vi.useRealTimers())

  test('a guest token names the guest; a seat token names person, match, seat and sitting', async () => {
    expect(await tokens.readGuest(await tokens.signGuest(ada))).toEqual(ok(ada))
    expect(await tokens.readSeat(await tokens.signSeat(seat))).toEqual(seat)
  })

  test('a cached token gives the same result', async () => {
    const token = await tokens.signGuest(ada)
    expect(await tokens.readGuest(token)).toEqual(await tokens.readGuest(token))
  })

  test('a token is valid on every node with the same secret, and on no other', async () => {
    const token = await tokens.signGuest(ada)
    expect(await withSecret(SECRET).readGuest(token)).toEqual(ok(ada))
    expect(await withSecret(SECRET).readSeat(await tokens.signSeat(seat))).toEqual(seat)
    expect(await withSecret(`${SECRET}!`).readGuest(token)).toEqual(BAD)
    expect(await withSecret(`${SECRET}!`).readSeat(await tokens.signSeat(seat))).toBeUndefined()
  })

  test('a token is read in one form only, so that variants with blanks do not fill the cache', async () => {
    const token = await tokens.signGuest(ada)
    const elsewhere = withSecret(SECRET)
    for (const blank of ['\t', '\n', '\t'.repeat(8000), '='])
      for (const at of [token.length - 3, token.length]) expect(await elsewhere.readGuest(token.slice(0, at) + blank + token.slice(at))).toEqual(BAD)
    expect(await elsewhere.readGuest(token)).toEqual(ok(ada))
  })

  test('a guest token is never a seat token, nor the other way round', async () => {
    expect(await tokens.readSeat(await tokens.signGuest(ada))).toBeUndefined()
    expect(await tokens.readGuest(await tokens.signSeat(seat))).toEqual(BAD)
  })

  test('a changed, unsigned or malformed token is refused', async () => {
    const token = await tokens.signGuest(ada)
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
      expect(await tokens.readGuest(bad), bad).toEqual(BAD)
  })

  test('a guest whose name is refused today gets a number as a name and keeps their id', async () => {
    for (const name of ['System', 'Novice bot', 'Аda', '<b>']) {
      const token = await withSecret(SECRET).signGuest({ id: 'ada-1', name })
      const guest = await tokens.readGuest(token)
      expect(guest).toEqual(ok({ id: 'ada-1', name: expect.stringMatching(/^\d{1,6}$/) }))
      expect(await withSecret(SECRET).readGuest(token)).toEqual(guest)
    }
  })

  test('a token expires, even if it was read before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const token = await tokens.signGuest(ada)
    expect(await tokens.readGuest(token)).toEqual(ok(ada))
    vi.setSystemTime(Date.now() + YEAR_MS - 2000)
    expect(await withSecret(SECRET).readGuest(token)).toEqual(ok(ada))
    vi.setSystemTime(Date.now() + 3000)
    for (const reader of [tokens, withSecret(SECRET), withSecret('x'.repeat(32), SECRET)]) expect(await reader.readGuest(token)).toEqual(ENDED)
  })

  test('a seat token that was changed, or has no signature, is refused', async () => {
    const token = await tokens.signSeat(seat)
    const [head, , signature] = token.split('.')
    for (const change of [{ sub: 'ben-2' }, { match: 'm2' }, { seat: 0 }, { sitting: 6 }, { exp: 2 ** 33 }]) {
      const other = Buffer.from(JSON.stringify({ ...decodeJwt(token), ...change })).toString('base64url')
      expect(await tokens.readSeat(`${head}.${other}.${signature}`)).toBeUndefined()
    }
    const { person: sub, ...rest } = seat
    const unsigned = new UnsecuredJWT({ sub, ...rest }).setIssuer('coven').setAudience('coven:seat-pass').setExpirationTime('1h').encode()
    expect(await tokens.readSeat(unsigned)).toBeUndefined()
  })

  test('a seat token of older versions, without person and sitting, is refused', async () => {
    const keys = ['seat', 'seat-pass'].map((purpose) => [purpose, new Uint8Array(hkdfSync('sha256', SECRET, 'coven', purpose, 32))] as const)
    for (const [purpose, key] of keys) {
      const old = await new SignJWT({ sub: 'm1', seat: 2 })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('coven')
        .setAudience(`coven:${purpose}`)
        .setExpirationTime('365d')
        .sign(key)
      expect(await withSecret(SECRET).readSeat(old)).toBeUndefined()
    }
  })

  test('a seat token lives for twelve hours, even if it was read before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const token = await tokens.signSeat(seat)
    vi.setSystemTime(Date.now() + 12 * HOUR_MS - 2000)
    expect([await tokens.readSeat(token), await withSecret(SECRET).readSeat(token)]).toEqual([seat, seat])
    vi.setSystemTime(Date.now() + 3000)
    expect([await tokens.readSeat(token), await withSecret(SECRET).readSeat(token)]).toEqual([undefined, undefined])
  })

  test('an expired token is told from a bad one only if a known secret has signed it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [token, foreign, older] = [await tokens.signGuest(ada), await withSecret('x'.repeat(32)).signGuest(ada), await signOld(SECRET)]
    vi.setSystemTime(Date.now() + YEAR_MS + 1000)
    const [head, , signature] = token.split('.')
    const changed = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: 'ben-2' })).toString('base64url')
    expect([await tokens.readGuest(token), await tokens.readGuest(older)]).toEqual([ENDED, ENDED])
    for (const bad of [foreign, `${head}.${changed}.${signature}`, `${token}x`, await signOld('y'.repeat(32), -1)])
      expect(await tokens.readGuest(bad), bad).toEqual(BAD)
  })

  test('ids of guests cannot be guessed and do not repeat', () => {
    const ids = Array.from({ length: 1000 }, newGuestId)
    expect(new Set(ids).size).toBe(1000)
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/)
  })
})

describe('tokens of several secrets', () => {
  const OLD = 'an older secret, of as many characters too'
  const OLDER = 'the oldest of all secrets that are still read'

  test('name the secret that signed them without revealing it', async () => {
    const token = await withSecret(SECRET, OLD).signGuest(ada)
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', kid: kidOf(SECRET) })
    expect(new Set([SECRET, OLD].flatMap((secret) => [kidOf(secret), fingerprintOf(secret).slice(0, 16)])).size).toBe(4)
  })

  test('are read if their secret is the own one or an old one, and refused if it is unknown', async () => {
    const [guest, pass] = [await withSecret(OLD).signGuest(ada), await withSecret(OLD).signSeat(seat)]
    for (const reader of [withSecret(SECRET, OLD), withSecret(SECRET, OLDER, OLD), withSecret(OLD, SECRET)])
      expect([await reader.readGuest(guest), await reader.readSeat(pass)]).toEqual([ok(ada), seat])
    const stranger = withSecret(SECRET, OLDER)
    expect([await stranger.readGuest(guest), await stranger.readSeat(pass)]).toEqual([BAD, undefined])
  })

  test('without a key id are read as long as their secret is known', async () => {
    const token = await signOld(OLD)
    for (const reader of [withSecret(OLD), withSecret(SECRET, OLD), withSecret(SECRET, OLDER, OLD)])
      expect(await reader.readGuest(token)).toEqual(ok(ada))
    expect(await withSecret(SECRET, OLDER).readGuest(token)).toEqual(BAD)
  })

  test('are refused if another secret signed them than the one they name', async () => {
    const forged = await new SignJWT({ name: ada.name })
      .setProtectedHeader({ alg: 'HS256', kid: kidOf(SECRET) })
      .setSubject(ada.id)
      .setIssuer('coven')
      .setAudience('coven:guest')
      .setExpirationTime('1h')
      .sign(new Uint8Array(hkdfSync('sha256', OLD, 'coven', 'guest', 32)))
    expect(await withSecret(SECRET, OLD).readGuest(forged)).toEqual(BAD)
  })

  test('are signed with the old one until all servers have the new one', async () => {
    const secrets = new Secrets(SECRET, [OLD])
    const tokens = createTokenService(secrets)
    secrets.signWith(fingerprintOf(OLD))
    expect(await withSecret(OLD).readGuest(await tokens.signGuest(ada))).toEqual(ok(ada))
    secrets.signWith(fingerprintOf(SECRET))
    const token = await tokens.signGuest(ada)
    expect([await withSecret(OLD).readGuest(token), await withSecret(SECRET).readGuest(token)]).toEqual([BAD, ok(ada)])
  })
})

describe('the secret', () => {
  let dir: string
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'coven-secret-'))
  })
  afterEach(() => rm(dir, { recursive: true }))

  test('is created once, kept for the next start, and readable only by its owner', async () => {
    const [one, two] = await Promise.all([loadOrCreateSecret(dir), loadOrCreateSecret(dir)])
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(two).toBe(one)
    expect(await loadOrCreateSecret(dir)).toBe(one)
    expect(await readdir(dir)).toEqual(['secret'])
    expect((await stat(join(dir, 'secret'))).mode & 0o777).toBe(0o600)
  })

  test('in a file that others can read is made private', async () => {
    await writeFile(join(dir, 'secret'), `${'x'.repeat(40)}\n`, { mode: 0o644 })
    expect(await loadOrCreateSecret(dir)).toBe('x'.repeat(40))
    expect((await stat(join(dir, 'secret'))).mode & 0o777).toBe(0o600)
  })

  test('that is too short is refused', async () => {
    await writeFile(join(dir, 'secret'), '\n')
    await expect(loadOrCreateSecret(dir)).rejects.toThrow(/at least 32/)
  })
})
