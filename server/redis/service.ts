import { fingerprintOf } from '../identity/fingerprint.ts'
import type { Connection } from './connection.ts'
import { KEYS } from './keys.ts'

const OTHER = [
  'SECRET is not the one of the other servers on this Redis: tokens that they gave would be refused here.',
  `If you want to change it: stop all servers, delete ${KEYS.service} (redis-cli DEL ${KEYS.service}), start them with the new one. Every guest's session ends with that.`,
].join(' ')

/** The first server says which secret they all have. One that has another does not start: it would not know the people of the others. */
export async function checkSecret(redis: Connection, secret: string): Promise<void> {
  const own = fingerprintOf(secret)
  const agreed = await redis.ask('service', async (client) => {
    await client.hSetNX(KEYS.service, 'fingerprint', own)
    return client.hGet(KEYS.service, 'fingerprint')
  })
  if (agreed !== own) throw new Error(OTHER)
}
