import { deflateSync, gzipSync } from 'node:zlib'
import { jsonBomb } from './bombs.ts'
import type { Dice } from './dice.ts'
import { mutate, strangeValue } from './values.ts'

export interface Body {
  readonly bytes: Buffer
  readonly encoding?: string
}

/** Returns the value as JSON, as far as JSON can write it. */
const written = (value: unknown): string => JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part)) ?? ''

export const realBody = (body: object | undefined): Body => ({ bytes: Buffer.from(body === undefined ? '' : written(body)) })

/** Ten megabytes of spaces, compressed. */
const SWOLLEN = gzipSync(Buffer.alloc(10_000_000, 0x20))

/** Returns a changed body of a request, or something else. */
export function strangeBody(real: object | undefined, dice: Dice): Body {
  return dice.pick<() => Body>([
    () => ({ bytes: Buffer.from(written(mutate(real ?? {}, dice))) }),
    () => ({ bytes: Buffer.from(written(mutate(real ?? {}, dice))) }),
    () => ({ bytes: Buffer.from(written(mutate(real ?? {}, dice))) }),
    () => ({ bytes: Buffer.from(written(mutate(mutate(real ?? {}, dice), dice))) }),
    () => ({ bytes: Buffer.from(written(strangeValue(dice))) }),
    () => ({ bytes: Buffer.from(jsonBomb(dice)) }),
    () => ({ bytes: dice.bytes(dice.roll(200)) }),
    () => ({ bytes: Buffer.alloc(dice.pick([16_383, 16_385, 20_000, 100_000]), 0x20) }),
    () => ({ bytes: gzipSync(written(real ?? {})), encoding: 'gzip' }),
    () => ({ bytes: deflateSync(written(real ?? {})), encoding: 'deflate' }),
    () => ({ bytes: SWOLLEN, encoding: 'gzip' }),
    () => ({ bytes: dice.bytes(50), encoding: dice.pick(['gzip', 'br', 'deflate', 'zstd', 'identity', 'gzip, gzip', '__proto__']) }),
    () => ({ bytes: Buffer.alloc(0) }),
  ])()
}
