import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { RedisConnection } from '../redis/connection.ts'
import { CHANNELS, KEYS } from '../redis/keys.ts'
import { UserError } from './match-source.ts'

const Info = z.object({ name: z.string(), since: z.number(), secret: z.string().optional() })

/** One server of a service, as the others see it. */
export interface NodeRow {
  readonly id: string
  readonly name: string
  readonly since: number
  readonly isAlive: boolean
  /** The number of matches that it hosts. */
  readonly matches: number
  /** The fingerprint of its secret. Older servers do not publish it. */
  readonly secret?: string | undefined
}

/** Lists all servers that are alive, and the dead ones whose matches are not taken over yet. */
export async function listNodes(redis: RedisConnection): Promise<readonly NodeRow[]> {
  const known = Object.entries(await redis.run('nodes', (client) => client.hGetAll(KEYS.nodes)))
  return redis.run('leases', (client) =>
    Promise.all(
      known.map(async ([id, text]) => {
        const [lease, matches] = await Promise.all([client.exists(KEYS.lease(id)), client.sCard(KEYS.held(id))])
        return { id, ...Info.parse(JSON.parse(text)), isAlive: lease > 0, matches }
      }),
    ),
  )
}

const POLL_MS = 250
/** The longest time that a server may take to drain. */
const LIMIT_MS = 660_000

/** Tells a server to drain and end, and waits until it has. */
export async function drainNode(redis: RedisConnection, wanted: string, print: (line: string) => void): Promise<void> {
  const find = async (): Promise<NodeRow | undefined> =>
    (await listNodes(redis)).find(({ id, name, isAlive }) => isAlive && (name === wanted || id === wanted))
  const node = await find()
  if (!node) throw new UserError(`no server ${wanted} is running; stats lists the servers`)
  const receivers = await redis.run('drain', (client) => client.publish(CHANNELS.node(node.id), JSON.stringify({ drain: true })))
  if (receivers === 0) throw new UserError(`${node.name} does not receive commands`)
  print(`${node.name} hands over its matches (${node.matches})…`)
  const limit = performance.now() + LIMIT_MS
  while ((await redis.run('lease', (client) => client.exists(KEYS.lease(node.id)))) > 0) {
    if (performance.now() > limit) throw new UserError(`${node.name} has not ended in time`)
    await sleep(POLL_MS)
  }
  print(`${node.name} has ended.`)
}
