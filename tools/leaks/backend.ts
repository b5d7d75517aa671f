import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PickValue, Seat } from '#shared/kernel/decision.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { World } from '#shared/leaks/worlds.ts'
import { startRedis } from '#testing/redis.ts'
import { NodesBackend } from './nodes.ts'
import type { Script } from './script.ts'
import { ServerBackend } from './server-backend.ts'

/**
 * How a match gets to another process in the middle: not at all, by a restart of the server, or because its node is killed and another takes over.
 */
export const TAKEOVERS = ['none', 'restart', 'kill'] as const
export type Takeover = (typeof TAKEOVERS)[number]

export interface UnloadUntil {
  readonly people: number
  readonly matches?: number
}

/** Plays one of the two worlds on a real server, or on one node of several. The script decides time, bots and beginnings. */
export interface LeakBackend {
  readonly world: World
  readonly url: string
  prepare(script: Script): Promise<void>
  /** Returns a person's token. */
  tokenFor(person: { readonly id: string; readonly name: string }): Promise<string>
  /** Advances the clock. */
  advance(ms: number): Promise<void>
  /** Lets the bot in the seat give this answer. Resolves when the match has `entries` entries. */
  answerAsBot(match: string, seat: Seat, pick: PickValue, entries: number): Promise<void>
  /** Drops the answer that the bot is thinking about. */
  dismissBot(match: string, seat: Seat): Promise<void>
  /** Resolves when the server has this number of connections and of matches in memory. */
  unload(until: UnloadUntil): Promise<void>
  /** Moves the matches to another process. */
  takeOver(): Promise<void>
  close(): Promise<void>
}

export interface LeakBackendOptions {
  readonly world: World
  readonly games: readonly Game[]
  readonly takeover: Takeover
}

/** Opens a backend with its own directory, and with its own Redis if there are several nodes. */
export async function openBackend<T>({ world, games, takeover }: LeakBackendOptions, work: (backend: LeakBackend) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coven-leaks-'))
  const redis = takeover === 'kill' ? await startRedis() : undefined
  const backend = redis ? new NodesBackend(world, dataDir, redis.url) : new ServerBackend(world, games, { DATA_DIR: dataDir })
  try {
    await backend.start()
    return await work(backend)
  } finally {
    await backend.close()
    await redis?.dispose()
    await rm(dataDir, { recursive: true, force: true })
  }
}
