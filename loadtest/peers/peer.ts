import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { processorSeconds } from '../process.ts'
import type { Table, Tally } from './tables.ts'

/** Answers before it counts: code that has not run often is slow, and the more code there is the longer it takes. */
const WARM_ANSWERS = 60_000

export interface Peer {
  readonly name: string
  readonly program: string
  readonly arguments: readonly string[]
  open(url: string, table: number, tally: Tally): Promise<Table>
}
export interface Measured {
  /** Answers that one core of the server carries. */
  readonly answersPerCore: number
  readonly answersPerSecond: number
  readonly bytesPerAnswer: number
  readonly p99: number
}

async function start({ program, arguments: given }: Peer): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...given], {
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

/** Starts the peer's server, warms it up at other tables, keeps every table busy until there are so many answers, and ends it. */
export async function measure(peer: Peer, tables: number, answers: number): Promise<Measured> {
  const { child, url } = await start(peer)
  const ended = once(child, 'exit')
  const tally: Tally = { bytes: 0 }
  const pid = child.pid ?? 0
  try {
    await warmUp(peer, url, tables)
    const open: Table[] = []
    for (let n = 0; n < tables; n++) open.push(await peer.open(url, n, tally))
    tally.bytes = 0
    const [cpu, began] = [processorSeconds(pid), performance.now()]
    const waits = await play(open, answers)
    const [spent, took] = [processorSeconds(pid) - cpu, (performance.now() - began) / 1000]
    for (const table of open) table.close()
    return {
      answersPerCore: waits.length / spent,
      answersPerSecond: waits.length / took,
      bytesPerAnswer: tally.bytes / waits.length,
      p99: waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0,
    }
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}

/** A table whose match is over makes room for another. */
async function warmUp(peer: Peer, url: string, tables: number): Promise<void> {
  const tally: Tally = { bytes: 0 }
  let answers = 0
  const keepBusy = async (n: number) => {
    while (answers < WARM_ANSWERS) {
      const table = await peer.open(url, n, tally)
      while (answers < WARM_ANSWERS && (await table.answer())) answers++
      table.close()
    }
  }
  await Promise.all(Array.from({ length: tables }, (_, n) => keepBusy(n)))
}

/** How long each answer took, in milliseconds. */
async function play(tables: readonly Table[], answers: number): Promise<readonly number[]> {
  const waits: number[] = []
  await Promise.all(
    tables.map(async (table) => {
      while (waits.length < answers) {
        const began = performance.now()
        if (!(await table.answer())) return
        waits.push(performance.now() - began)
      }
    }),
  )
  return waits
}
