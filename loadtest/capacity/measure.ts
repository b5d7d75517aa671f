import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { enter, openMatch } from '#sdk/players/sdk-player.ts'
import { RawConnection } from '#sdk/raw/raw-connection.ts'
import type { Game } from '#shared/kernel/game.ts'
import { countAnswers, playMatches } from '../bench/matches.ts'
import { WarmPeer } from '../peers/peer.ts'
import { type ByteCount, openCoven, SEATS, type Table } from '../peers/tables.ts'
import type { GameCosts } from './measured.ts'
import { MeasuredCell } from './measured-cell.ts'

const TABLES = 150
const ANSWERS_EACH = 60
/** The answers at each table of the warm-up. Code that has not run often is slow, and a young heap grows. */
const WARM_ANSWERS_EACH = 200
/** The number of answers under way. It keeps the node busy and is low enough that no request times out. */
const AT_ONCE = 64
const ENTERING_AT_ONCE = 8
const PINGS_EACH = 30
const ALONE = { tables: 60, answers: 4000 }
/** The number of answers that are played to find the mean length of a match. */
const LENGTH_SAMPLE = 4000

const COVEN = fileURLToPath(new URL('../peers/coven.ts', import.meta.url))

/** Does the work for every item once, with at most `atOnce` items at a time. */
async function visit<T>(items: readonly T[], atOnce: number, work: (item: T, index: number) => Promise<void>): Promise<void> {
  const left = items.entries()
  const lane = async () => {
    for (const [index, item] of left) await work(item, index)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

async function openTables(url: string, game: Game, count: number, tally: ByteCount): Promise<readonly Table[]> {
  const tables: Table[] = []
  await visit(Array.from({ length: count }), ENTERING_AT_ONCE, async (_, n) => {
    tables.push(await openCoven(url, game.id, n, tally))
  })
  return tables
}

/** Plays some rounds and returns the number of answers. It can be lower than expected, because a match may end before. */
async function playTables(tables: readonly Table[], rounds: number): Promise<number> {
  let answers = 0
  for (let round = 0; round < rounds; round++)
    await visit(tables, AT_ONCE, async (table) => {
      if (await table.answer()) answers++
    })
  return answers
}

function pingOften(connection: RawConnection): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let left = PINGS_EACH
  const next = () => {
    if (left-- === 0) resolve()
    else connection.socket.ping()
  }
  connection.socket.on('pong', next)
  next()
  return promise
}

/** Measures an answer of a server that runs without Redis. */
async function measureAlone(game: Game): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'coven-capacity-'))
  const open = (url: string, n: number, tally: ByteCount) => openCoven(url, game.id, n, tally)
  const session = await WarmPeer.open({ name: 'coven', program: COVEN, arguments: [dir], open }, ALONE.tables)
  try {
    await session.openTables(ALONE.tables)
    const { answers, seconds } = await session.play(ALONE.answers)
    return seconds / answers
  } finally {
    await session.close()
    await rm(dir, { recursive: true, force: true })
  }
}

async function measurePlay(cell: MeasuredCell, game: Game) {
  const tally: ByteCount = { bytes: 0 }
  const warm = await openTables(cell.url, game, TABLES, tally)
  await playTables(warm, WARM_ANSWERS_EACH)
  const [node, redis] = [await cell.measureNodeMemory(), await cell.measureRedisMemory()]

  let tables: readonly Table[] = []
  const opening = await cell.spend(async () => {
    tables = await openTables(cell.url, game, TABLES, tally)
    return tables.length
  })
  const opened = await cell.measureRedisMemory()

  tally.bytes = 0
  let answers = 0
  let answer = opening
  const pauses = await cell.watchPauses(async () => {
    answer = await cell.spend(async () => {
      answers = await playTables(tables, ANSWERS_EACH)
      return answers
    })
  })
  const [grown, written] = [await cell.measureNodeMemory(), await cell.measureRedisMemory()]
  for (const table of [...warm, ...tables]) table.close()
  return {
    residentBytes: node.resident,
    opening,
    answer,
    bytesPerAnswer: tally.bytes / answers,
    nodeBytes: (grown.live - node.live) / TABLES,
    redisBytes: (opened - redis) / TABLES,
    redisBytesPerAnswer: (written - opened) / answers,
    pause: { seconds: pauses.seconds / Math.max(1, pauses.count), answers: answers / Math.max(1, pauses.count) },
    ran: pauses.ran,
  }
}

/** Restarts the node and measures how its matches and people come back. Half of the matches warm it up. */
async function measureReturn(cell: MeasuredCell) {
  const matches = await cell.unfinished()
  await cell.restartNode()
  const guest = await enter(cell.url, 'Watcher')
  const half = Math.floor(matches.length / 2)
  const wires: RawConnection[] = []
  const restore = (some: readonly string[]) => async () => {
    await visit(some, ENTERING_AT_ONCE, async (match) => void (await openMatch(cell.url, guest, match)))
    return some.length
  }
  const join = (some: readonly string[]) => async () => {
    const seats = some.flatMap((match) => Array.from({ length: SEATS }, () => match))
    await visit(seats, ENTERING_AT_ONCE, async (match) => {
      wires.push(await RawConnection.join(cell.url, match, { token: guest.token }))
    })
    return seats.length
  }
  const ping = async () => {
    await Promise.all(wires.map(pingOften))
    return wires.length * PINGS_EACH
  }
  for (const warm of [restore, join]) await warm(matches.slice(0, half))()
  const spent = {
    restore: await cell.spend(restore(matches.slice(half))),
    join: await cell.spend(join(matches.slice(half))),
    ping: await cell.spend(ping),
  }
  for (const { socket } of wires) socket.terminate()
  return spent
}

export async function measureGame(game: Game): Promise<{ readonly residentBytes: number; readonly costs: GameCosts }> {
  const played = playMatches(game, LENGTH_SAMPLE)
  const answerAlone = await measureAlone(game)
  const cell = await MeasuredCell.open()
  try {
    const { residentBytes, ...play } = await measurePlay(cell, game)
    const answersPerMatch = countAnswers(played) / played.length
    return { residentBytes, costs: { answersPerMatch, answerAlone, ...play, ...(await measureReturn(cell)) } }
  } finally {
    await cell.close()
  }
}
