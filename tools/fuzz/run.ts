import { setTimeout as sleep } from 'node:timers/promises'
import { residentBytes } from '#testing/process-usage.ts'
import { sumOf } from '#testing/server-metrics.ts'
import { type Audit, audit } from '../testbed/audit.ts'
import type { Memory } from '../testbed/probe-messages.ts'
import { type Compared, compare, ms } from '../testbed/spread.ts'
import { type Ending, Subject } from '../testbed/subject.ts'
import { VirtualUsers } from '../testbed/virtual-users.ts'
import { Driver, type Finding } from './driver.ts'
import { problemsOf } from './narrow.ts'
import type { Chosen, Progress, Sent } from './plan.ts'

export interface FuzzPlan {
  readonly name: string
  readonly chosen: Chosen
  readonly seed: number
  readonly perSecond: number
  /** Settings of the server. */
  readonly env: Readonly<Record<string, string>>
  /** The number of honest matches. */
  readonly tables: number
  readonly thinkMs: number
  /** The lengths of the phases with and without inputs, which alternate. */
  readonly fuzzMs: number
  readonly calmMs: number
  /** The longest time to wait at the end until only honest players are left. Reconnections are kept for 20 s, half-open connections for a minute. */
  readonly restMs: number
  /** Attackers run only when a core is idle, so that the times are those of the server. */
  readonly isIdle: boolean
  say(line: string): void
}

interface Weight extends Memory {
  readonly openFiles: number
  /** Matches in memory. */
  readonly matches: number
}
export interface FuzzReport {
  readonly name: string
  readonly seconds: number
  readonly progress: Progress
  /** How the process ended: after our signal, or without it. */
  readonly ending: Ending
  readonly isEndedByItself: boolean
  readonly incidents: number
  readonly mishaps: number
  readonly internals: number
  readonly errors: readonly string[]
  /** Lines that Colyseus logs as errors. */
  readonly errorsOfCore: readonly string[]
  /** The number of lines in the log. */
  readonly lines: number
  readonly findings: readonly Finding[]
  /** The first problem, and the last inputs before it. */
  readonly problem: string | undefined
  readonly suspects: readonly Sent[]
  readonly audit: Audit
  readonly problemsOfPlayers: readonly string[]
  /** The latencies by the server's own measure, and as the honest players saw them. */
  readonly server: Compared
  readonly client: Compared
  readonly before: Weight
  /** The memory after half of the inputs, when pools and caches are full. */
  readonly midway: Weight
  readonly after: Weight
}

const POLL_MS = 250
/** Idle matches leave memory after this time, instead of ten minutes. */
const IDLE_MS = '3000'
const SUSPECTS = 600

interface Latencies {
  readonly server: number[]
  readonly client: number[]
}

class Run {
  readonly #plan: FuzzPlan
  readonly #subject: Subject
  readonly #players: VirtualUsers
  readonly #driver: Driver
  readonly #calm: Latencies = { server: [], client: [] }
  readonly #attacked: Latencies = { server: [], client: [] }
  readonly #began = performance.now()
  #suspects: readonly Sent[] = []

  constructor(plan: FuzzPlan, subject: Subject, players: VirtualUsers, driver: Driver) {
    this.#plan = plan
    this.#subject = subject
    this.#players = players
    this.#driver = driver
  }

  get #inputs(): number {
    const { chosen } = this.#plan
    return 'only' in chosen ? chosen.only.length : Object.values(chosen.ranges).reduce((sum, [from, to]) => sum + to - from, 0)
  }

  get isBad(): boolean {
    return problemsOf(this.#subject, this.#driver).length > 0
  }

  async go(): Promise<FuzzReport> {
    const { calmMs, fuzzMs } = this.#plan
    // The first slice is not measured, because loading and compiling code is no growth.
    await this.#slice(fuzzMs / 2)
    const before = await this.#measureProcess()
    let midway = before
    while (!this.#driver.isDone && !this.isBad) {
      if (midway === before && this.#driver.sent > this.#inputs / 2) midway = await this.#measureProcess()
      await this.#measure(this.#calm, () => sleep(calmMs))
      await this.#measure(this.#attacked, () => this.#slice(fuzzMs))
      this.#reportProgress()
    }
    if (this.isBad) this.#suspects = (await this.#driver.recall()).slice(-SUSPECTS)
    this.#driver.end()
    return this.#conclude(before, midway)
  }

  async #slice(forMs: number): Promise<void> {
    this.#driver.go()
    const end = performance.now() + forMs
    while (performance.now() < end && !this.#driver.isDone && !this.isBad) await sleep(POLL_MS)
    if (!this.#driver.isDone) await this.#driver.pause()
  }

  async #measure(into: Latencies, during: () => Promise<void>): Promise<void> {
    if (this.#subject.ending) return
    await this.#subject.answers()
    this.#players.takeWaits()
    await during()
    if (this.#subject.ending) return
    into.server.push(...(await this.#subject.answers()).waits)
    into.client.push(...this.#players.takeWaits())
  }

  #reportProgress(): void {
    if (this.#subject.ending) return
    const { progress, sent } = this.#driver
    const { calm, flooded } = compare(this.#calm.server, this.#attacked.server)
    const seconds = (performance.now() - this.#began) / 1000
    this.#plan.say(
      `${this.#plan.name}: ${sent} inputs in ${seconds.toFixed(0)} s (${(sent / seconds).toFixed(0)}/s), ${progress.joins} joins; ` +
        `honest p99 ${ms(calm.p99)} ms calm, ${ms(flooded.p99)} ms under fuzz; ${(residentBytes(this.#subject.pid) / 1e6).toFixed(0)} MB resident`,
    )
  }

  async #measureProcess(): Promise<Weight> {
    if (this.#subject.ending) return { rss: 0, heapUsed: 0, external: 0, openFiles: 0, matches: 0 }
    const matches = sumOf(await this.#subject.metrics(), 'coven_matches')
    return { ...(await this.#subject.memory()), openFiles: this.#subject.openFiles, matches }
  }

  /** Waits until only the honest players and their matches are left. */
  async #settle(filesBefore: number): Promise<void> {
    const end = performance.now() + this.#plan.restMs
    while (performance.now() < end && !this.#subject.ending) {
      const metrics = await this.#subject.metrics()
      const isHonest = sumOf(metrics, 'coven_connections') <= 2 * this.#plan.tables && sumOf(metrics, 'coven_matches') <= this.#plan.tables + 1
      if (isHonest && this.#subject.openFiles <= filesBefore) return
      await sleep(POLL_MS)
    }
  }

  async #conclude(before: Weight, midway: Weight): Promise<FuzzReport> {
    const { name } = this.#plan
    const [problem] = problemsOf(this.#subject, this.#driver)
    await this.#settle(before.openFiles)
    const after = await this.#measureProcess()
    const isEndedByItself = this.#subject.ending !== undefined
    const metrics = isEndedByItself ? '' : await this.#subject.metrics()
    const seconds = (performance.now() - this.#began) / 1000
    await this.#players.stop()
    const ending = await this.#subject.stop()
    const journal = await this.#subject.openJournal()
    const audited = await audit(this.#players.actions, (match) => journal.load(match))
    await journal.close()
    return {
      name,
      seconds,
      progress: this.#driver.progress,
      ending,
      isEndedByItself,
      incidents: sumOf(metrics, 'coven_incidents_total'),
      mishaps: sumOf(metrics, 'coven_mishaps_total'),
      internals: Number(/^coven_refusals_total\{code="internal"\} (\d+)$/m.exec(metrics)?.[1] ?? 0),
      errors: this.#subject.log.errors,
      errorsOfCore: this.#subject.log.ofCore,
      lines: this.#subject.log.count,
      findings: this.#driver.findings,
      problem,
      suspects: this.#suspects,
      audit: audited,
      problemsOfPlayers: this.#players.problems,
      server: compare(this.#calm.server, this.#attacked.server),
      client: compare(this.#calm.client, this.#attacked.client),
      before,
      midway,
      after,
    }
  }
}

/** Runs one server, honest matches on it, and the inputs. */
export async function runFuzz(plan: FuzzPlan): Promise<FuzzReport> {
  const subject = await Subject.start({ PROBE_IDLE_MS: IDLE_MS, BOT_BUDGET_MS: '20', ...plan.env })
  try {
    const players = await VirtualUsers.gather(subject.url, plan.tables, plan.thinkMs)
    const { seed, chosen, perSecond } = plan
    const attack = { url: subject.url, seed, chosen, perSecond, honest: players.matches }
    const driver = await Driver.begin(attack, plan.isIdle)
    try {
      return await new Run(plan, subject, players, driver).go()
    } finally {
      driver.end()
    }
  } finally {
    await subject.remove()
  }
}
