import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Processor seconds of each part of a cell. */
export interface CpuCost {
  readonly node: number
  readonly redis: number
  readonly proxy: number
}

/** What a match of one game costs at a table of four. Times are processor seconds. */
export interface GameCosts {
  /** In a whole match at random. */
  readonly answersPerMatch: number
  /** By a server that is alone and writes to SQLite. */
  readonly answerAlone: number
  readonly answer: CpuCost
  /** Four guests, a table, four connections, and everybody ready. */
  readonly opening: CpuCost
  /** A match out of its journal. */
  readonly restore: CpuCost
  /** One more connection to a match. */
  readonly join: CpuCost
  /** A sign of life, there and back. */
  readonly ping: CpuCost
  /** To all four. */
  readonly bytesPerAnswer: number
  /** What lives of it in a node, with four connections, in the middle of play. */
  readonly nodeBytes: number
  readonly redisBytes: number
  readonly redisBytesPerAnswer: number
  /** How long a node stands still to collect garbage, and once in how many answers. */
  readonly pause: { readonly seconds: number; readonly answers: number }
  /** Of the time in which the node could have run, the share in which it did: the rest others had its core. */
  readonly ran: number
}

export interface Measured {
  readonly at: string
  readonly machine: string
  /** What the system has given to a node that has played, with few matches. */
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
