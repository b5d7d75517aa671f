import type { Logger } from '#rooms/services.ts'
import type { Durability } from '../journal/index.ts'
import type { RedisConnection } from './connection.ts'

/** Checks that Redis is configured for the required durability, as far as it allows its configuration to be read. */
export async function verifyDurability(redis: RedisConnection, durability: Durability, log: Logger): Promise<void> {
  const settings = await redis.run('config', (client) => client.configGet(['appendonly', 'appendfsync'])).catch(() => undefined)
  if (!settings) return log.warn({}, 'the configuration of Redis cannot be read, so its durability is not checked')
  const isKept = settings.appendonly === 'yes'
  if (durability === 'power' && !(isKept && settings.appendfsync === 'always'))
    throw new Error('DURABILITY=power needs a Redis with appendonly yes and appendfsync always')
  if (!isKept) log.warn({}, 'Redis has no append-only file, so every match is lost when it ends')
}
