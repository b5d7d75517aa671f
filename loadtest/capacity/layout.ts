import { SEATS } from '../peers/tables.ts'
import type { CpuCost, GameCosts, Measured } from './measured.ts'

/** What is wanted: so many matches at a time, all games alike, each answering so often. */
export interface Demand {
  readonly matches: number
  readonly secondsPerAnswer: number
}

export interface Layout {
  readonly wish: Demand
  readonly cells: number
  /** Of one cell, and so is all that follows. */
  readonly matches: number
  /** By load alone. */
  readonly nodesForLoad: number
  /** So many that the others can take in what one of them leaves. */
  readonly nodes: number
  /** Of one node, and of Redis: the share of a core's time at work. */
  readonly nodeLoad: number
  readonly redisLoad: number
  /** Matches and bytes of a node while another is gone. */
  readonly matchesPerNode: number
  readonly nodeBytes: number
  readonly redisBytes: number
  /** Of one of the two proxies, which must carry all while the other is gone. */
  readonly proxyCores: number
  readonly bitsPerSecond: number
  /** Connections of a node while another is gone, all of them from one proxy. */
  readonly socketsPerNode: number
  /** One to the player and one to the node for each seat. */
  readonly proxyConnections: number
  /** Local addresses a proxy needs, so that each node can have its connections from it. */
  readonly proxyAddresses: number
}

/** What a node may be busy, so that answers hardly wait. */
export const NODE_SHARE = 0.6
/** And Redis, which stands still for all when it rewrites its file or forks. */
export const REDIS_SHARE = 0.5
/** How much of everything may be gone at once. */
export const LOST_SHARE = 0.1
/** LEASE_SECONDS, and how long people wait at most before they try again. */
export const LEASE_SECONDS = 6
export const RETURN_SECONDS = 5
const PING_SECONDS = 15
/** A finished match stays in Redis for so long, if FINISHED says sqlite. */
const FINISHED_SECONDS = 600
/** For what lives the system gives twice as much: garbage that has not been collected yet, and pages half full. */
const GARBAGE = 2
/** While Redis rewrites its file, what changes is there twice. */
const REWRITE = 2
/** WebSocket, TLS, TCP, IP and Ethernet around each message; one to every seat, and the reply. */
const HEADER_BYTES = 90
const MESSAGES = SEATS + 1
/** What one address can open to another: net.ipv4.ip_local_port_range. */
export const PORTS = 60_999 - 32_768 + 1

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Cores that one match keeps busy: its answers, its share of an opening, and signs of life. */
export function demandOf(game: GameCosts, secondsPerAnswer: number): CpuCost {
  const of = (part: keyof CpuCost) =>
    (game.answer[part] + game.opening[part] / game.answersPerMatch) / secondsPerAnswer + (SEATS / PING_SECONDS) * game.ping[part]
  return { node: of('node'), redis: of('redis'), proxy: of('proxy') }
}

/** Processor seconds until a match of a dead node and its people are with another one. */
export const takeoverOf = ({ restore, join }: GameCosts): number => restore.node + SEATS * join.node

/** The least number of nodes for which, when one is gone, its matches come to the others no faster than they can be taken in. */
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
