import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { RedisConnection } from '#server/redis/connection.ts'
import { RedisJournal } from '#server/redis/journal.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Cluster } from '#testing/cluster/index.ts'
import { type Audit, audit } from './audit.ts'
import { FAULTS, type Fault, FaultInjector } from './fault-injector.ts'
import { type PlayerBehaviour, Table } from './table.ts'
import { ZombieWriteDetector } from './zombie-write-detector.ts'

export interface ChaosPlan {
  readonly dir: string
  readonly games: readonly Game[]
  readonly nodes: number
  /** The number of matches at a time. When one is over, another begins. */
  readonly matches: number
  readonly seconds: number
  /** The run continues until this many answers were acknowledged, however slow the machine is. */
  readonly answers?: number
  /** The faults; all of them if not given. */
  readonly faults?: readonly Fault[]
  /** The average time between two faults. */
  readonly pauseMs: number
  readonly thinkMs: number
  readonly seed: number
  readonly print: (line: string) => void
}

export interface ChaosReport extends Audit {
  readonly faults: Readonly<Record<Fault, number>>
  readonly takeovers: number
  /** Entries that Redis was seen to write. */
  readonly witnessed: number
  readonly zombiesTried: number
  readonly zombiesWrote: number
  /** The waiting times of people, sorted, in milliseconds. */
  readonly waits: readonly number[]
  readonly started: number
  readonly finished: number
  /** The matches that were not over and continued after the last fault. */
  readonly goingOn: number
  /** The matches that were neither over nor continued. */
  readonly stuck: readonly string[]
}

const LEASE_SECONDS = 3
const OPENED_AT_ONCE = 6
/** A match that does not continue for this long after the last fault is stuck. */
const CALM_MS = 600_000
const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Short leases show more takeovers in the same time. There are no limits, because all people come from one address. */
const ENV = {
  LEASE_SECONDS: String(LEASE_SECONDS),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
  BOT_BUDGET_MS: '20',
  LIMITS: 'off',
}

/** Keeps a number of tables going. It opens a new table when a match is over. */
class TableSet {
  readonly tables: Table[] = []
  readonly #origin: string
  readonly #games: readonly Game[]
  readonly #behaviour: PlayerBehaviour
  readonly #chance: (below: number) => number
  readonly #playing = new Set<Promise<void>>()
  #opened = 0

  constructor(origin: string, games: readonly Game[], behaviour: PlayerBehaviour, chance: (below: number) => number) {
    this.#origin = origin
    this.#games = games
    this.#behaviour = behaviour
    this.#chance = chance
  }

  /** Resolves when `count` matches have begun. */
  async gather(count: number): Promise<void> {
    let left = count
    const openTables = async (): Promise<void> => {
      while (left-- > 0) await this.#seat()
    }
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openTables))
  }

  async #seat(): Promise<void> {
    const game = this.#games[this.#opened++ % this.#games.length]
    if (!game) throw new Error('there is no game')
    const table = await Table.open(this.#origin, game, this.#behaviour, this.#chance)
    if (!table) return
    this.tables.push(table)
    const playing = table.play().then(async () => {
      if (!table.isFinished) return
      await table.leave()
      if (!this.#behaviour.isOver()) await this.#seat()
    })
    this.#playing.add(playing)
    void playing.finally(() => this.#playing.delete(playing))
  }

  /** Resolves when nobody has a request under way. */
  async idle(): Promise<void> {
    while (this.#playing.size > 0) await Promise.all(this.#playing)
  }

  get acknowledged(): number {
    return this.tables.reduce((sum, { players }) => sum + players.reduce((own, { acknowledged }) => own + acknowledged.length, 0), 0)
  }

  close(): void {
    for (const table of this.tables) table.close()
  }
}

/** Waits for one more answer in each match, or for its end, without further faults. Returns the tables for which neither comes. */
async function playOnWithoutFaults(tables: readonly Table[]): Promise<readonly Table[]> {
  const limit = performance.now() + CALM_MS
  const goes = await Promise.all(
    tables.map(async (table) => {
      const before = table.progress
      const isOver = (): boolean => table.isFinished || table.progress > before
      await table.play(() => isOver() || performance.now() > limit)
      return isOver()
    }),
  )
  return tables.filter((_, index) => !goes[index])
}

/** Does each fault once, then random ones, until the time is up and enough answers are acknowledged. */
async function injectFaults(plan: ChaosPlan, tableSet: TableSet, injector: FaultInjector, chance: (below: number) => number): Promise<void> {
  const { faults = FAULTS, seconds, answers = 0, pauseMs, print } = plan
  const end = performance.now() + seconds * 1000
  for (let done = 0; done < faults.length || performance.now() < end || tableSet.acknowledged < answers; done++) {
    await sleep(pauseMs / 2 + chance(pauseMs))
    const fault = faults[done < faults.length ? done : chance(faults.length)] ?? 'kill'
    const began = performance.now()
    await injector.do(fault)
    print(`${fault}: everything runs again after ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
}

async function auditTables(redisUrl: string, tables: readonly Table[]): Promise<Audit> {
  const journal = new RedisJournal(await RedisConnection.open({ url: redisUrl, log: QUIET }))
  const audited = await audit(tables, (match) => journal.load(match))
  await journal.close()
  return audited
}

export async function runChaos(plan: ChaosPlan): Promise<ChaosReport> {
  const { dir, games, nodes, matches, thinkMs, seed, print } = plan
  const chance = seededRandom(seed)
  const cluster = await Cluster.start({ dir, nodes, env: ENV })
  const detector = await ZombieWriteDetector.watch(cluster.redis.url)
  const injector = new FaultInjector(cluster, LEASE_SECONDS * 1000, chance)
  let isOver = false
  const tableSet = new TableSet(cluster.url, games, { thinkMs, frozenSince: () => injector.frozenSince, isOver: () => isOver }, chance)
  const { tables } = tableSet
  try {
    await tableSet.gather(matches)
    print(`${tables.length} matches have begun at ${cluster.url}`)
    await injectFaults(plan, tableSet, injector, chance)
    isOver = true
    await tableSet.idle()
    const stuck = await playOnWithoutFaults(tables)
    const audited = await auditTables(cluster.redis.url, tables)
    const finished = tables.filter(({ isFinished }) => isFinished).length
    return {
      ...audited,
      faults: injector.done,
      takeovers: detector.takeovers,
      witnessed: detector.appended,
      zombiesTried: detector.zombiesTried,
      zombiesWrote: detector.zombiesWrote,
      waits: tables.flatMap(({ waits }) => waits).sort((a, b) => a - b),
      started: tables.length,
      finished,
      goingOn: tables.length - finished - stuck.length,
      stuck: stuck.map(({ match, game }) => `${match} (${game.id})`),
    }
  } finally {
    tableSet.close()
    detector.close()
    await cluster.kill()
  }
}
