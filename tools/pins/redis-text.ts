import { createClient } from 'redis'

/** The value of a key in Redis, by its type. */
type Held =
  | { readonly type: 'hash'; readonly fields: Readonly<Record<string, string>> }
  | { readonly type: 'stream'; readonly entries: readonly { readonly id: string; readonly message: Readonly<Record<string, string>> }[] }
  | { readonly type: 'zset'; readonly members: readonly { readonly value: string; readonly score: number }[] }
  | { readonly type: 'set'; readonly members: readonly string[] }
  | { readonly type: 'string'; readonly value: string }
type Keys = Readonly<Record<string, Held>>

const clientOf = (url: string) => createClient({ url })
type Client = ReturnType<typeof clientOf>

async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = clientOf(url)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.close()
  }
}

async function readKey(client: Client, key: string): Promise<Held> {
  const type = await client.type(key)
  switch (type) {
    case 'hash':
      return { type, fields: await client.hGetAll(key) }
    case 'stream':
      return { type, entries: ((await client.xRange(key, '-', '+')) ?? []).map(({ id, message }) => ({ id, message })) }
    case 'zset':
      return { type, members: await client.zRangeWithScores(key, 0, -1) }
    case 'set':
      return { type, members: (await client.sMembers(key)).toSorted() }
    case 'string':
      return { type, value: (await client.get(key)) ?? '' }
    default:
      throw new Error(`${key} is a ${type}`)
  }
}

async function writeKey(client: Client, key: string, held: Held): Promise<void> {
  switch (held.type) {
    case 'hash':
      await client.hSet(key, held.fields)
      return
    case 'stream':
      await Promise.all(held.entries.map(({ id, message }) => client.xAdd(key, id, message)))
      return
    case 'zset':
      await client.zAdd(key, [...held.members])
      return
    case 'set':
      await client.sAdd(key, [...held.members])
      return
    case 'string':
      await client.set(key, held.value)
      return
  }
}

/** Returns all our data in a Redis that stay, as text. Leases and other keys that expire are left out. */
export const dumpRedis = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const keys: Record<string, Held> = {}
    for (const key of (await client.keys('coven:*')).toSorted()) if ((await client.pTTL(key)) < 0) keys[key] = await readKey(client, key)
    return JSON.stringify(keys, undefined, 1)
  })

/** Puts the data into an empty Redis. */
export const loadRedis = (url: string, text: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.flushAll()
    await Promise.all(Object.entries(JSON.parse(text) as Keys).map(([key, held]) => writeKey(client, key, held)))
  })
