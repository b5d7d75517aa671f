import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The processor seconds of each part of a cell. */
export interface CpuCost {
  readonly node: number
  readonly redis: number
  readonly proxy: number
}

/** The costs of a match of one game with four seats. Times are processor seconds. */
export interface GameCosts {
  /** The answers of a whole random match. */
  readonly answersPerMatch: number
  /** The cost of an answer on a server that is alone and writes to SQLite. */
  readonly answerAlone: number
  readonly answer: CpuCost
  /** The cost of beginning a match: four guests, the match, four connections, and everybody ready. */
  readonly opening: CpuCost
  /** The cost of restoring a match from the journal. */
  readonly restore: CpuCost
  /** The cost of one more connection to a match. */
  readonly join: CpuCost
  /** The cost of a ping and its pong. */
  readonly ping: CpuCost
  /** The bytes sent to all four seats. */
  readonly bytesPerAnswer: number
  /** The live memory of a match in a node, with four connections in the middle of play. */
  readonly nodeBytes: number
  readonly redisBytes: number
  readonly redisBytesPerAnswer: number
  /** The length of a garbage collection pause, and the number of answers between two pauses. */
  readonly pause: { readonly seconds: number; readonly answers: number }
  /** The share of the time in which the node was ready to run and had a core. In the rest, other programs had its core. */
  readonly ran: number
}

export interface Measured {
  readonly at: string
  readonly machine: string
  /** The resident memory of a node with few matches after some play. */
  readonly residentBytes: number
  readonly games: Readonly<Record<string, GameCosts>>
}

const FILE = fileURLToPath(new URL('./measured.json', import.meta.url))

export async function readMeasured(): Promise<Measured> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Measured
}

export async function writeMeasured(measured: Measured): Promise<void> {
  const round = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value)
  await writeFile(FILE, `${JSON.stringify(measured, round, 2)}\n`)
}
