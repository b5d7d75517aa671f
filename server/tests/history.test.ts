import { afterEach, describe, expect, test, vi } from 'vitest'
import { PLAYED_AT_ONCE } from '#rooms/match/host/restore.ts'
import type { StoredMatch } from '#rooms/services.ts'
import { randomPick } from '#sdk/players/random-pick.ts'
import { enter, openMatch, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { eventForSeat } from '#shared/kernel/event.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'
import type { LogEntry } from '#shared/protocol/match.ts'
import { recordMatch, store } from '#testing/recorded-match.ts'
import { seatPlayers, seededRandom, startMatch, startTestServer, type TestServer } from '#testing/server.ts'
import { setupOf } from '../replay.ts'

/** The game with the longest matches. */
const game = gameOf('sorcerers')

let server: TestServer
afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
})

/** Stores a long match and lets people join it. The first of them has a seat. */
async function openLong(most: number, watchers: number): Promise<{ readonly stored: StoredMatch; readonly people: readonly SdkPlayer[] }> {
  const guests = await Promise.all(Array.from({ length: watchers + 1 }, (_, n) => enter(server.url, `Person ${n}`)))
  const [first] = guests
  if (!first) throw new Error('a person is needed')
  const stored = recordMatch(game, { id: 'long', seats: 2, seed: 4, most, users: [first.id] })
  await store(server.journal, stored)
  await openMatch(server.url, first, 'long')
  return { stored, people: await Promise.all(guests.map((guest) => SdkPlayer.join(server.url, guest, 'long'))) }
}

async function wholeLog(player: SdkPlayer): Promise<readonly LogEntry[]> {
  const log: LogEntry[] = []
  for (;;) {
    const { entries } = await player.ask('log', { from: log.length })
    if (entries.length === 0) return log
    log.push(...entries)
  }
}

/** Answers all mandatory prompts until the match is over. Optional ones are skipped, so that no answer comes too late. */
async function playDue(player: SdkPlayer, chance: (below: number) => number): Promise<void> {
  const due = () => (player.prompt?.optional ? undefined : player.prompt)
  while (player.state.phase !== 'finished') {
    const prompt = due()
    if (prompt) await player.answer(randomPick(prompt, chance), prompt.id)
    await player.until(({ phase }) => phase === 'finished' || (due() !== undefined && due()?.id !== prompt?.id), 600_000)
  }
}

describe('requests for earlier moments of a long match', () => {
  test.each([
    ['that is running', 400],
    ['that is over', 5000],
  ])('%s are not replayed in the main thread, and another match plays to its end', async (_title, most) => {
    server = await startTestServer()
    const { stored, people } = await openLong(most, 4)
    expect(stored.entries.length).toBeGreaterThan(300)
    const players = await seatPlayers(server.url, { game: 'riddle', seats: 2, pace: 'untimed' })
    await startMatch(players)
    const prepared = vi.spyOn(Match.prototype, 'prepare')
    const flood = people.map(async (person, index) => {
      const chance = seededRandom(index + 1)
      for (let round = 0; round < 4; round++) {
        const seqs = Array.from({ length: 20 }, () => chance(person.state.seq + 1))
        await Promise.all([...seqs.map((seq) => person.ask('view', { seq })), person.ask('log', { from: chance(person.state.seq + 1) })])
      }
    })
    await Promise.all([...flood, ...players.map((player, index) => playDue(player, seededRandom(index + 1)))])
    const played = new Set(prepared.mock.contexts.map((match) => (match instanceof Match ? match.game.id : undefined)))
    expect([...played]).toEqual([sampleGame.id])
  })
})

test('the replay of a long match is sent without parsing its entries, and the second request is served from the cache', async () => {
  server = await startTestServer()
  const stored = recordMatch(game, { id: 'over', seats: 2, seed: 4, most: 5000 })
  expect(stored.entries.length).toBeGreaterThan(300)
  await store(server.journal, stored)
  const parsed = vi.spyOn(JSON, 'parse')
  const replies = [await getText('/api/matches/over/replay'), await getText('/api/matches/over/replay')]
  expect(parsed.mock.calls.length).toBeLessThan(20)
  const { entries, outcome, ...rest } = JSON.parse(replies[0] ?? '')
  expect(entries).toEqual(stored.entries)
  expect(outcome).toEqual(stored.record.outcome)
  expect(rest).toMatchObject({ id: 'over', game: game.id, finishedAt: stored.record.finishedAt })
  expect(replies[1]).toBe(replies[0])
})

const getText = async (path: string): Promise<string> => (await fetch(server.url + path)).text()

test('a long match is replayed in small portions when it is opened', async () => {
  server = await startTestServer()
  const stored = recordMatch(game, { id: 'long', seats: 2, seed: 4, most: 5000 })
  await store(server.journal, stored)
  const turns = countTurns()
  const inTurn: number[] = []
  const prepare = Match.prototype.prepare
  vi.spyOn(Match.prototype, 'prepare').mockImplementation(function (this: Match, command) {
    inTurn[turns.now()] = (inTurn[turns.now()] ?? 0) + 1
    return prepare.call(this, command)
  })
  await openMatch(server.url, await enter(server.url, 'Ada'), 'long')
  turns.stop()
  const parts = inTurn.filter((played) => played > 0)
  expect(parts.reduce((sum, played) => sum + played, 0)).toBe(stored.entries.length)
  expect(Math.max(...parts)).toBeLessThanOrEqual(PLAYED_AT_ONCE)
})

describe('after a restore', () => {
  test('the log comes in pages with the events that each person received, and views are the same as during play', async () => {
    server = await startTestServer()
    const { stored, people } = await openLong(300, 1)
    const { record, entries } = stored
    for (const player of people) {
      const { seat } = player
      const match = Match.begin(game, setupOf(record))
      const told = [eventsOf(match, seat)]
      const log = await wholeLog(player)
      for (const { entry: command, quiet } of entries) {
        commitCommand(match, command)
        if (quiet) continue
        told.push(eventsOf(match, seat))
        if (told.length % 50 !== 0) continue
        const { table, hand } = await player.ask('view', { seq: told.length - 1 })
        expect(table).toEqual(JSON.parse(JSON.stringify(game.table(match.position.state))))
        expect(hand).toEqual(seat === undefined ? undefined : JSON.parse(JSON.stringify(game.hand(match.position.state, seat))))
      }
      expect(log.map(({ seq }) => seq)).toEqual(told.map((_, seq) => seq))
      expect(log.map(({ events }) => events)).toEqual(told)
      const { entries: page } = await player.ask('log', { from: 0 })
      expect(page.length).toBeLessThan(log.length)
    }
    expect(people.map(({ seat }) => seat)).toEqual([0, undefined])
  })
})

/** Counts the turns of the event loop. */
function countTurns(): { now(): number; stop(): void } {
  let turn = 0
  let next = setImmediate(count)
  function count(): void {
    turn++
    next = setImmediate(count)
  }
  return { now: () => turn, stop: () => clearImmediate(next) }
}

const eventsOf = ({ events }: Match, seat: Seat | undefined): readonly object[] => events.map((emitted) => eventForSeat(emitted, seat))

function gameOf(id: string): Game {
  const found = GAMES.find((known) => known.id === id)
  if (!found) throw new Error(`no game ${id}`)
  return found
}
