import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { NODE_FLAGS } from '#server/process/node-flags.ts'
import { processorSeconds } from '#testing/process-usage.ts'
import type { ByteCount, Table } from './tables.ts'

/** The answers before the measurement. Code that has not run often is slow, and more code takes longer to warm up. */
const WARM_ANSWERS = 60_000

export interface Peer {
  readonly name: string
  readonly program: string
  readonly arguments: readonly string[]
  /** The answers before the measurement, if WARM_ANSWERS would take too long. */
  readonly warmAnswers?: number
  open(url: string, table: number, bytes: ByteCount): Promise<Table>
}
/** The costs of some answers. */
export interface Measured {
  readonly answers: number
  /** The processor time of the server. */
  readonly seconds: number
  readonly bytes: number
}

async function start({ program, arguments: given }: Peer): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...NODE_FLAGS, program, ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  for await (const line of createInterface({ input: child.stdout as NonNullable<typeof child.stdout> })) {
    const [, url] = /open at (\S+)/.exec(line) ?? []
    if (!url) continue
    child.stdout?.resume()
    return { child, url }
  }
  throw new Error(`${program} did not start`)
}

/** A peer's server after its warm-up. */
export class WarmPeer {
  readonly #peer: Peer
  readonly #child: ChildProcess
  readonly #url: string
  readonly #tables: Table[] = []
  readonly #tally: ByteCount = { bytes: 0 }

  private constructor(peer: Peer, child: ChildProcess, url: string) {
    this.#peer = peer
    this.#child = child
    this.#url = url
  }

  static async open(peer: Peer, tables: number): Promise<WarmPeer> {
    const { child, url } = await start(peer)
    try {
      await warmUp(peer, url, tables)
      return new WarmPeer(peer, child, url)
    } catch (error) {
      child.kill('SIGKILL')
      throw error
    }
  }

  /** Opens the tables. Call it when all peers are warm, because the clocks of Coven's matches start here. */
  async openTables(count: number): Promise<void> {
    for (let n = 0; n < count; n++) this.#tables.push(await this.#peer.open(this.#url, n, this.#tally))
  }

  /** Keeps every table busy until there are `answers` answers. */
  async play(answers: number): Promise<Measured> {
    const pid = this.#child.pid ?? 0
    this.#tally.bytes = 0
    const cpu = processorSeconds(pid)
    const given = await answerAll(this.#tables, answers)
    return { answers: given, seconds: processorSeconds(pid) - cpu, bytes: this.#tally.bytes }
  }

  async close(): Promise<void> {
    for (const table of this.#tables) table.close()
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }
}

/** Plays until the server is warm. When a match is over, its table is replaced by a new one. */
async function warmUp(peer: Peer, url: string, tables: number): Promise<void> {
  const bytes: ByteCount = { bytes: 0 }
  const { warmAnswers = WARM_ANSWERS } = peer
  let answers = 0
  const keepBusy = async (n: number) => {
    while (answers < warmAnswers) {
      const table = await peer.open(url, n, bytes)
      while (answers < warmAnswers && (await table.answer())) answers++
      table.close()
    }
  }
  await Promise.all(Array.from({ length: tables }, (_, n) => keepBusy(n)))
}

/** Returns the number of answers given. It can be lower than `answers`, because all matches may end before. */
async function answerAll(tables: readonly Table[], answers: number): Promise<number> {
  let given = 0
  await Promise.all(
    tables.map(async (table) => {
      while (given < answers && (await table.answer())) given++
    }),
  )
  return given
}
