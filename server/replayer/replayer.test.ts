import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { MatchLog } from '#rooms/match/host/match-log.ts'
import { PublicEntries } from '#rooms/match/host/public-entries.ts'
import type { StoredMatch } from '#rooms/services.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { eventForSeat } from '#shared/kernel/event.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'
import type { LogEntry, ViewAt } from '#shared/protocol/match.ts'
import { recordMatch } from '#testing/recorded-match.ts'
import { setupOf } from '../replay.ts'
import { createReplayer } from './index.ts'

const games = import.meta.resolve('#testing/games.ts')
const replayer = createReplayer({ games })
afterAll(() => replayer.close())
afterEach(() => vi.restoreAllMocks())

/** Creates the log of a match as after a restore: it knows only the journal. */
const historyOf = (game: Game, { record, entries }: StoredMatch, by = replayer): MatchLog =>
  new MatchLog({ game, record, setup: setupOf(record), entries, publicEntries: new PublicEntries(entries), replayer: by, beginning: undefined })

/** Plays a match from its beginning. Returns the views and events of a viewer at every moment. */
function witness(game: Game, { record, entries }: StoredMatch, seat: Seat | undefined) {
  const match = Match.begin(game, setupOf(record))
  const views: ViewAt[] = []
  const events: object[] = []
  const see = () => {
    const { position, events: happenings } = match
    const table = game.table(position.state)
    views.push({ seq: views.length, table, ...(seat === undefined ? {} : { hand: game.hand(position.state, seat) }) })
    events.push(happenings.map((emitted) => eventForSeat(emitted, seat)))
  }
  see()
  for (const { entry: command, quiet } of entries) {
    commitCommand(match, command)
    if (!quiet) see()
  }
  return { views, events }
}

async function wholeLog(history: MatchLog, seat: Seat | undefined): Promise<readonly LogEntry[]> {
  const log: LogEntry[] = []
  for (;;) {
    const page = await history.read(log.length, seat)
    if (!page.ok) throw new Error(page.refusal.code)
    if (page.value.entries.length === 0) return log
    log.push(...page.value.entries)
  }
}

describe.each([sampleGame, ...GAMES].map((game) => ({ id: game.id, game: game as Game })))('the past of a match of $id', ({ game }) => {
  const seats = game.seats.max
  const stored = recordMatch(game, { id: `past of ${game.id}`, seats, seed: 9, most: 90, undoEvery: 3 })

  test('is the same for every seat and for spectators as it was during play', async () => {
    const history = historyOf(game, stored)
    for (const seat of [...stored.record.seats.keys(), undefined]) {
      const { views, events } = witness(game, stored, seat)
      expect((await wholeLog(history, seat)).map((entry) => entry.events)).toEqual(events)
      for (const [moment, view] of views.entries())
        expect(await history.viewAt(moment, seat), `seat ${seat} at moment ${moment}`).toEqual({ ok: true, value: view })
    }
  })

  test('is replayed only in the thread', async () => {
    const prepared = vi.spyOn(Match.prototype, 'prepare')
    const history = historyOf(game, stored)
    await wholeLog(history, 0)
    await history.viewAt(20, 1)
    expect(prepared).not.toHaveBeenCalled()
  })
})

test('the recorded matches have undos and secret steps, which make replaying difficult', () => {
  const all = GAMES.flatMap((game) => recordMatch(game as Game, { seats: game.seats.max, seed: 9, most: 90, undoEvery: 3 }).entries)
  expect(all.filter(({ entry: command }) => command.kind === 'undo').length).toBeGreaterThan(20)
  expect(all.filter(({ quiet }) => quiet).length).toBeGreaterThan(10)
})

test('entries that are added while the log is read come after it', async () => {
  const whole = recordMatch(sampleGame, { id: 'goes on', seats: 3, seed: 3, most: 40 })
  const entries = whole.entries.slice(0, 10)
  const moments = new PublicEntries(entries)
  const history = new MatchLog({
    game: sampleGame,
    record: whole.record,
    setup: setupOf(whole.record),
    entries,
    publicEntries: moments,
    replayer,
    beginning: undefined,
  })
  const first = history.read(0, 0)
  for (const entry of whole.entries.slice(10)) {
    entries.push(entry)
    moments.add(entry)
    if (!entry.quiet) history.append([{ event: { type: 'later', seq: entry.seq } }])
  }
  expect(await first).toMatchObject({ ok: true })
  const log = await wholeLog(history, 0)
  expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: moments.count + 1 }, (_, seq) => seq))
  expect(log.at(-1)?.events[0]?.type).toBe('later')
})

describe('a match that cannot be replayed', () => {
  test('fails once and is then refused, and the next match works', async () => {
    const stored = recordMatch(sampleGame, { id: 'unheard', seats: 3, seed: 3, most: 40 })
    const unheard = historyOf(sampleGame, { ...stored, record: { ...stored.record, game: 'unheard' } })
    await expect(unheard.viewAt(4, 1)).rejects.toThrow("no game 'unheard'")
    expect(await unheard.viewAt(4, 1)).toEqual({ ok: false, refusal: { code: 'internal' } })
    expect(await historyOf(sampleGame, { ...stored, record: { ...stored.record, id: 'heard' } }).viewAt(4, 1)).toMatchObject({ ok: true })
  })

  test('and hangs ends the thread, and the next match gets a new one', async () => {
    const mortal = createReplayer({ games, hangsMs: 6000 })
    const stored = recordMatch(sampleGame, { id: 'endless', seats: 3, seed: 3, most: 40 })
    const endless = historyOf(sampleGame, { ...stored, record: { ...stored.record, game: 'endless' } }, mortal)
    const asked = endless.viewAt(4, 1)
    const next = historyOf(sampleGame, { ...stored, record: { ...stored.record, id: 'next' } }, mortal).viewAt(4, 1)
    await expect(asked).rejects.toThrow()
    expect(await next).toMatchObject({ ok: true })
    await mortal.close()
  })
})

test('a thread that ends while it loads the rules is replaced, and the match is replayed', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'coven-replayer-'))
  const unlucky = createReplayer({ games: `${import.meta.resolve('#testing/unlucky-games.ts')}?mark=${join(dir, 'mark')}` })
  const stored = recordMatch(sampleGame, { id: 'unlucky', seats: 3, seed: 3, most: 40 })
  expect(await historyOf(sampleGame, stored, unlucky).viewAt(4, 1)).toMatchObject({ ok: true })
  expect(await readdir(dir)).toEqual(['mark'])
  await unlucky.close()
  await rm(dir, { recursive: true })
})

test('a closed replayer rejects requests', async () => {
  const closed = createReplayer({ games })
  await closed.close()
  const stored = recordMatch(sampleGame, { id: 'late', seats: 3, seed: 3, most: 40 })
  await expect(historyOf(sampleGame, stored, closed).viewAt(4, 1)).rejects.toThrow()
})
