import type { Logger } from '#rooms/services.ts'
import type { Durability } from '../journal/index.ts'
import type { RedisConnection } from './connection.ts'

/** Checks that Redis is configured for the required durability, as far as it allows its configuration to be read. */
export async function verifyDurability(redis: RedisConnection, durability: Durability, log: Logger): Promise<void> {
  const settings = await redis.run('config', (client) => client.configGet(['appendonly', 'appendfsync'])).catch(() => undefined)
  if (!settings) return log.warn({}, 'this Redis does not say how it keeps what it is given')
  const isKept = settings.appendonly === 'yes'
  if (durability === 'power' && !(isKept && settings.appendfsync === 'always'))
    throw new Error('DURABILITY=power needs a Redis with appendonly yes and appendfsync always')
  if (!isKept) log.warn({}, 'Redis has no append-only file: when it ends, every match is lost')
}
