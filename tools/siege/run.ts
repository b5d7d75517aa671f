import { setTimeout as sleep } from 'node:timers/promises'
import type { GameInfo } from '#shared/protocol/http.ts'
import { Running, residentBytes } from '#testing/process-usage.ts'
import { audit } from '../testbed/audit.ts'
import { type Compared, compare } from '../testbed/spread.ts'
import { Subject } from '../testbed/subject.ts'
import { VirtualUsers } from '../testbed/virtual-users.ts'
import { Driver } from './driver.ts'
import type { Counts } from './flood-tools.ts'
import { FLOODS } from './floods/index.ts'
import { NoviceTable } from './novice.ts'

export interface SiegePlan {
  readonly floods: readonly string[]
  /** The number of honest tables, and the time that their players think. */
  readonly tables: number
  readonly thinkMs: number
  /** The number of tables with a novice. */
  readonly novices: number
  /** The number of rounds for each flood, and the length of each phase. A round is one calm phase and one flood. */
  readonly rounds: number
  readonly sliceMs: number
  /** The pause between a flood and the next calm phase. */
  readonly restMs: number
  /** The length of the match whose past is asked for. */
  readonly matchLength: number
  /** Attackers run only when a core is idle, so that the times are those of the server. */
  readonly isIdle: boolean
  /** Floods that continue until something is refused, because attackers may be slow on a busy machine. */
  readonly untilRefused?: readonly string[]
}

export interface FloodResult {
  readonly flood: string
  readonly about: string
  readonly counts: Counts
  /** Seconds of flood. */
  readonly seconds: number
  /** The server's own measure: from sending an answer until it is stored and shown. */
  readonly server: Compared
  /** The same, as the players saw it. */
  readonly client: Compared
  /** The time of a novice's step, as the other player sees it. */
  readonly novice: Compared
  /** The share of time in which the server's event loop was busy. */
  readonly busy: { readonly calm: number; readonly flooded: number }
  /** The share of the time in which the server wanted a core and had one. */
  readonly hadCore: number
  readonly residentMb: number
  readonly problemsOfPlayers: readonly string[]
}
export interface SiegeResult {
  readonly floods: readonly FloodResult[]
  readonly problems: readonly string[]
}

interface Slice {
  readonly server: number[]
  readonly client: number[]
  readonly novice: number[]
  readonly busy: number[]
}
const ROUNDS_AT_MOST = 60
const newSlice = (): Slice => ({ server: [], client: [], novice: [], busy: [] })
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

interface SiegeParts {
  readonly plan: SiegePlan
  readonly subject: Subject
  readonly players: VirtualUsers
  readonly novices: readonly NoviceTable[]
  readonly driver: Driver
}

class Siege {
  readonly #plan: SiegePlan
  readonly #subject: Subject
  readonly #players: VirtualUsers
  readonly #novices: readonly NoviceTable[]
  readonly #driver: Driver

  constructor({ plan, subject, players, novices, driver }: SiegeParts) {
    this.#plan = plan
    this.#subject = subject
    this.#players = players
    this.#novices = novices
    this.#driver = driver
  }

  async runFlood(name: string, about: string, address: string): Promise<FloodResult> {
    const { rounds, sliceMs, restMs, matchLength, untilRefused } = this.#plan
    await this.#driver.prepare({ flood: name, url: this.#subject.url, address, matchLength })
    const [calm, flooded] = [newSlice(), newSlice()]
    const counts: Counts = { tried: 0, refused: 0, closed: 0 }
    const problemsBefore = this.#players.problems.length
    const running = new Running(this.#subject.pid)
    let residentMb = 0
    const goesOn = (round: number): boolean =>
      round < rounds || (round < ROUNDS_AT_MOST && counts.refused + counts.closed === 0 && (untilRefused ?? []).includes(name))
    for (let round = 0; goesOn(round); round++) {
      await sleep(restMs)
      await this.#measure(calm, () => sleep(sliceMs))
      await this.#measure(flooded, async () => {
        this.#driver.run()
        await sleep(sliceMs)
      })
      residentMb = Math.max(residentMb, residentBytes(this.#subject.pid) / 1e6)
      const { tried, refused, closed } = await this.#driver.stop()
      counts.tried += tried
      counts.refused += refused
      counts.closed += closed
    }
    await this.#driver.end()
    return {
      flood: name,
      about,
      counts,
      seconds: (rounds * sliceMs) / 1000,
      server: compare(calm.server, flooded.server),
      client: compare(calm.client, flooded.client),
      novice: compare(calm.novice, flooded.novice),
      busy: { calm: mean(calm.busy), flooded: mean(flooded.busy) },
      hadCore: running.share,
      residentMb,
      problemsOfPlayers: this.#players.problems.slice(problemsBefore),
    }
  }

  async #measure(into: Slice, during: () => Promise<void>): Promise<void> {
    await this.#subject.answers()
    this.#players.takeWaits()
    for (const table of this.#novices) table.takeSteps()
    await during()
    const { waits, utilization } = await this.#subject.answers()
    into.server.push(...waits)
    into.busy.push(utilization)
    into.client.push(...this.#players.takeWaits())
    for (const table of this.#novices) into.novice.push(...table.takeSteps())
  }
}

async function endAndAudit(subject: Subject, players: VirtualUsers): Promise<readonly string[]> {
  const isEndedByItself = subject.ending !== undefined
  await players.stop()
  const ending = await subject.stop()
  const journal = await subject.openJournal()
  const { problems } = await audit(players.actions, (match) => journal.load(match))
  await journal.close()
  return [
    ...(isEndedByItself ? [`the process ended without a signal: ${ending.code ?? ending.signal}`] : []),
    ...subject.log.errors.slice(0, 5).map((line) => `an error in the log: ${line.slice(0, 500)}`),
    ...problems,
  ]
}

const PASSWORD = 'a password of the siege'

/** Runs a server with its limits as shipped, with honest tables, and one flood after another. */
export async function runSiege(plan: SiegePlan, report: (result: FloodResult) => void): Promise<SiegeResult> {
  const subject = await Subject.start({ MONITOR_PASSWORD: PASSWORD })
  try {
    const players = await VirtualUsers.gather(subject.url, plan.tables, plan.thinkMs)
    const games = (await (await fetch(`${subject.url}/api/games`)).json()) as readonly GameInfo[]
    const novices = await Promise.all(
      Array.from({ length: plan.novices }, (_, n) => NoviceTable.begin(subject.url, games[n % games.length]?.id ?? '', n)),
    )
    const driver = Driver.start(plan.isIdle)
    const floods: FloodResult[] = []
    const problems: string[] = []
    try {
      const siege = new Siege({ plan, subject, players, novices, driver })
      for (const [n, { name, about }] of FLOODS.entries()) {
        if (subject.ending) break
        if (!plan.floods.includes(name)) continue
        const result = await siege.runFlood(name, about, `127.0.0.${n + 2}`)
        floods.push(result)
        report(result)
      }
    } catch (error) {
      problems.push(`the siege broke off: ${error instanceof Error ? error.message : error}`)
    } finally {
      driver.kill()
    }
    for (const table of novices) table.stop()
    problems.push(...(await endAndAudit(subject, players)))
    return { floods, problems }
  } finally {
    await subject.remove()
  }
}
