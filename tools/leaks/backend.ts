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

/** How matches change hands in the middle: not at all, by a restart of the server, or because their node is killed and another takes over. */
export const TAKEOVERS = ['none', 'restart', 'kill'] as const
export type Takeover = (typeof TAKEOVERS)[number]

export interface UnloadUntil {
  readonly people: number
  readonly matches?: number
}

/** Where one of the two worlds is played: a real server, or a node of several, whose time, bots and beginnings are given. */
export interface LeakBackend {
  readonly world: World
  readonly url: string
  prepare(script: Script): Promise<void>
  /** A pass for a person. */
  passFor(person: { readonly id: string; readonly name: string }): Promise<string>
  /** Lets time pass. */
  advance(ms: number): Promise<void>
  /** What the bot in the seat answers; resolves when the match has so many entries. */
  answerAsBot(match: string, seat: Seat, pick: PickValue, entries: number): Promise<void>
  /** What the bot was about to answer is not wanted any more. */
  dismissBot(match: string, seat: Seat): Promise<void>
  /** Resolves when the server knows of so many connections, and has so many matches in memory. */
  unload(until: UnloadUntil): Promise<void>
  /** Matches go on in another process. */
  takeOver(): Promise<void>
  close(): Promise<void>
}

export interface LeakBackendOptions {
  readonly world: World
  readonly games: readonly Game[]
  readonly takeover: Takeover
}

/** Opens a stage with a directory, and where there are several nodes a Redis, of its own. */
export async function openBackend<T>({ world, games, takeover }: LeakBackendOptions, work: (backend: LeakBackend) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coven-leaks-'))
  const redis = takeover === 'kill' ? await startRedis() : undefined
  const stage = redis ? new NodesBackend(world, dataDir, redis.url) : new ServerBackend(world, games, { DATA_DIR: dataDir })
  try {
    await stage.start()
    return await work(stage)
  } finally {
    await stage.close()
    await redis?.dispose()
    await rm(dataDir, { recursive: true, force: true })
  }
}
