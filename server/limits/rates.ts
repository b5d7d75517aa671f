import type { Rate } from '#rooms/match/token-bucket.ts'
import type { Limited } from '#rooms/services.ts'
import type { Config } from '../process/config.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The rates of one person and of one network. */
export interface Rates {
  readonly user?: Rate
  readonly network?: Rate
}

const rate = (most: number, withinMs: number): Rate | undefined => (most > 0 ? { most, withinMs } : undefined)

function rates(network: Rate | undefined, user?: Rate): Rates {
  return { ...(user ? { user } : {}), ...(network ? { network } : {}) }
}

/** The rate of all HTTP requests of one network. */
export const requestRate = ({ LIMITS, REQUESTS_PER_MINUTE }: Config): Rate | undefined => rate(LIMITS === 'off' ? 0 : REQUESTS_PER_MINUTE, MINUTE_MS)

export function ratesOf(config: Config): Readonly<Record<Limited, Rates>> {
  const most = (name: keyof Config & `${string}_PER_${string}`): number => (config.LIMITS === 'off' ? 0 : config[name])
  const minutely = (name: keyof Config & `${string}_PER_MINUTE`) => rate(most(name), MINUTE_MS)
  return {
    guests: rates(minutely('GUESTS_PER_MINUTE')),
    joins: rates(minutely('JOINS_PER_MINUTE'), minutely('USER_JOINS_PER_MINUTE')),
    tables: rates(minutely('MATCHES_PER_MINUTE'), rate(most('USER_MATCHES_PER_HOUR'), HOUR_MS)),
    bots: rates(minutely('BOTS_PER_MINUTE'), minutely('USER_BOTS_PER_MINUTE')),
    chat: rates(minutely('CHAT_PER_MINUTE'), minutely('USER_CHAT_PER_MINUTE')),
    views: rates(minutely('VIEWS_PER_MINUTE'), minutely('USER_VIEWS_PER_MINUTE')),
  }
}
