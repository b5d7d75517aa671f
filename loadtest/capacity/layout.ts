import { SEATS } from '../peers/tables.ts'
import type { CpuCost, GameCosts, Measured } from './measured.ts'

/** The demand: the number of matches at the same time and the time between two answers of a match. All games are equally frequent. */
export interface Demand {
  readonly matches: number
  readonly secondsPerAnswer: number
}

export interface Layout {
  readonly wish: Demand
  readonly cells: number
  /** The matches of one cell. All fields below are about one cell, too. */
  readonly matches: number
  /** The number of nodes that the load alone needs. */
  readonly nodesForLoad: number
  /** The number of nodes with which the others can take in the matches of a dead one. */
  readonly nodes: number
  /** The share of a core's time that a node is busy, and the same for Redis. */
  readonly nodeLoad: number
  readonly redisLoad: number
  /** The matches and bytes of a node while another one is down. */
  readonly matchesPerNode: number
  readonly nodeBytes: number
  readonly redisBytes: number
  /** The cores of one of the two proxies, which must carry everything while the other one is down. */
  readonly proxyCores: number
  readonly bitsPerSecond: number
  /** The connections of a node while another one is down, all of them from one proxy. */
  readonly socketsPerNode: number
  /** The connections of a proxy: one to the player and one to the node for each seat. */
  readonly proxyConnections: number
  /** The number of local addresses that a proxy needs for its connections to each node. */
  readonly proxyAddresses: number
}

/** The highest load of a node at which answers hardly wait. */
export const NODE_SHARE = 0.6
/** The highest load of Redis. It is lower than that of a node, because Redis stops for all when it rewrites its file or forks. */
export const REDIS_SHARE = 0.5
/** The largest share of all matches that one failure may affect. */
export const LOST_SHARE = 0.1
/** The default of `LEASE_SECONDS`. */
export const LEASE_SECONDS = 6
/** The longest time before a client tries to connect again. */
export const RETURN_SECONDS = 5
const PING_SECONDS = 15
/** The time that a finished match stays in Redis with `FINISHED=sqlite`. */
const FINISHED_SECONDS = 600
/** The ratio of resident memory to live objects. The rest is garbage that is not collected yet, and half-full pages. */
const GARBAGE = 2
/** The factor for memory while Redis rewrites its file, because changed pages exist twice. */
const REWRITE = 2
/** The bytes of WebSocket, TLS, TCP, IP and Ethernet headers around each message. */
const HEADER_BYTES = 90
/** The messages for one answer: one to every seat, and the reply. */
const MESSAGES = SEATS + 1
/** The number of connections that one address can open to another (net.ipv4.ip_local_port_range). */
export const PORTS = 60_999 - 32_768 + 1

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the cores that one match keeps busy: its answers, its share of an opening, and its pings. */
export function demandOf(game: GameCosts, secondsPerAnswer: number): CpuCost {
  const of = (part: keyof CpuCost) =>
    (game.answer[part] + game.opening[part] / game.answersPerMatch) / secondsPerAnswer + (SEATS / PING_SECONDS) * game.ping[part]
  return { node: of('node'), redis: of('redis'), proxy: of('proxy') }
}

/** Returns the processor seconds that a node needs to take over one match of a dead node with all its people. */
export const takeoverOf = ({ restore, join }: GameCosts): number => restore.node + SEATS * join.node

/** Returns the lowest number of nodes with which the others can take in all matches of a dead one within RETURN_SECONDS. */
function nodesForDeath(load: number, takeovers: number): number {
  for (let nodes = 2; ; nodes++) if (takeovers / nodes <= (nodes - 1 - load) * RETURN_SECONDS) return nodes
}

function redisBytesOf(game: GameCosts, secondsPerAnswer: number): number {
  const bytesAfter = (answers: number) => game.redisBytes + game.redisBytesPerAnswer * answers
  const finished = FINISHED_SECONDS / (game.answersPerMatch * secondsPerAnswer)
  return bytesAfter(game.answersPerMatch / 2) + finished * bytesAfter(game.answersPerMatch)
}

export function planLayout({ games, residentBytes }: Measured, wanted: Demand): Layout {
  const { secondsPerAnswer } = wanted
  const all = Object.values(games)
  const over = (value: (game: GameCosts) => number) => mean(all.map(value))
  const demand = (part: keyof CpuCost) => over((game) => demandOf(game, secondsPerAnswer)[part])

  const mostPerCell = Math.max(1, Math.floor(Math.min(wanted.matches * LOST_SHARE, REDIS_SHARE / demand('redis'))))
  const cells = Math.ceil(wanted.matches / mostPerCell)
  const matches = Math.ceil(wanted.matches / cells)
  const load = matches * demand('node')
  const nodesForLoad = Math.ceil(load / NODE_SHARE)
  const nodes = Math.max(nodesForLoad, nodesForDeath(load, matches * over(takeoverOf)))
  const matchesPerNode = Math.ceil(matches / (nodes - 1))
  const socketsPerNode = matchesPerNode * SEATS
  return {
    wish: wanted,
    cells,
    matches,
    nodesForLoad,
    nodes,
    nodeLoad: load / nodes,
    redisLoad: matches * demand('redis'),
    matchesPerNode,
    nodeBytes: residentBytes + matchesPerNode * over(({ nodeBytes }) => nodeBytes) * GARBAGE,
    redisBytes: REWRITE * matches * over((game) => redisBytesOf(game, secondsPerAnswer)),
    proxyCores: Math.ceil((matches * demand('proxy')) / NODE_SHARE),
    bitsPerSecond: (8 * matches * over(({ bytesPerAnswer }) => bytesPerAnswer + MESSAGES * HEADER_BYTES)) / secondsPerAnswer,
    socketsPerNode,
    proxyConnections: 2 * SEATS * matches,
    proxyAddresses: Math.ceil(socketsPerNode / PORTS),
  }
}
