import { deflateSync, gzipSync } from 'node:zlib'
import { BOT_LEVELS, PACES } from '#shared/wire/match.ts'
import { jsonBomb } from './bombs.ts'
import type { Dice } from './dice.ts'
import { type Material, matchId, pass } from './material.ts'
import { mutate, strangeValue } from './values.ts'

/** Bodies of HTTP requests: as real clients send them, changed, or none at all. */

const PLAYERS = ['Ada', 'Bob', 'Eve', 'Ким']

function realBody(material: Material, dice: Dice): object {
  return dice.pick([
    () => ({ name: dice.pick(PLAYERS) }),
    () => ({
      game: dice.pick(material.games),
      seats: dice.between(1, 4),
      pace: dice.pick(PACES),
      listed: dice.happens(2),
      bots: Array.from({ length: dice.roll(3) }, () => dice.pick(BOT_LEVELS)),
    }),
    () => ({ game: dice.pick(material.games) }),
    () => ({ token: pass(material, dice) }),
    () => ({ token: pass(material, dice), seat: pass(material, dice) }),
    () => ({ reconnectionToken: pass(material, dice) }),
    () => ({ match: matchId(material, dice), token: pass(material, dice) }),
    () => ({}),
  ])()
}

/** JSON, as far as that goes. */
const written = (value: unknown): string => JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part)) ?? ''

export interface Body {
  readonly bytes: Buffer
  readonly encoding?: string
}

/** Some megabytes of nothing. */
const SWOLLEN = gzipSync(Buffer.alloc(10_000_000, 0x20))

export function bodyOf(material: Material, dice: Dice): Body {
  const real = realBody(material, dice)
  return dice.pick<() => Body>([
    () => ({ bytes: Buffer.from(written(real)) }),
    () => ({ bytes: Buffer.from(written(real)) }),
    () => ({ bytes: Buffer.from(written(mutate(real, dice))) }),
    () => ({ bytes: Buffer.from(written(mutate(real, dice))) }),
    () => ({ bytes: Buffer.from(written(mutate(mutate(real, dice), dice))) }),
    () => ({ bytes: Buffer.from(written(strangeValue(dice))) }),
    () => ({ bytes: Buffer.from(jsonBomb(dice)) }),
    () => ({ bytes: dice.bytes(dice.roll(200)) }),
    () => ({ bytes: Buffer.alloc(dice.pick([16_383, 16_385, 20_000, 100_000]), 0x20) }),
    () => ({ bytes: gzipSync(written(real)), encoding: 'gzip' }),
    () => ({ bytes: deflateSync(written(real)), encoding: 'deflate' }),
    () => ({ bytes: SWOLLEN, encoding: 'gzip' }),
    () => ({ bytes: dice.bytes(50), encoding: dice.pick(['gzip', 'br', 'deflate', 'zstd', 'identity', 'gzip, gzip', '__proto__']) }),
    () => ({ bytes: Buffer.alloc(0) }),
  ])()
}
