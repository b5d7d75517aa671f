import { isDeepStrictEqual } from 'node:util'
import { Reflection } from '@colyseus/schema'
import { logHeadAt, project } from '#rooms/match/host/projection.ts'
import { PublicEntries } from '#rooms/match/host/public-entries.ts'
import { matchSchema } from '#rooms/match/match-schema.ts'
import type { StoredMatch } from '#rooms/services.ts'
import { PatchWriter } from '#rooms/sync/patch-writer.ts'
import { StateSync } from '#rooms/sync/state-sync.ts'
import { loadSeen } from '#sdk/match/index.ts'
import type { AckedAnswer, ReconnectingPlayer } from '#sdk/players/reconnecting-player.ts'
import { setupOf } from '#server/replay.ts'
import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { eventForSeat } from '#shared/kernel/event.ts'
import { checkFairness, commitmentOf } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitCommand, replayMatch } from '#shared/kernel/replay.ts'
import { hasBegun, type LogEntry, type MatchState } from '#shared/protocol/match.ts'
import type { Table } from './table.ts'

type Load = (match: string) => Promise<StoredMatch | undefined>

interface Finding {
  readonly match: string
  readonly problem: string
}

export interface Audit {
  readonly acknowledged: number
  readonly lost: number
  readonly duplicated: number
  readonly entries: number
  readonly findings: readonly Finding[]
}

/** Returns the places of each request in the journal. A request with more than one place was stored twice. */
function placesOf(entries: readonly JournalEntry[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const { request, seq } of entries) if (request !== undefined) places.set(request, [...(places.get(request) ?? []), seq])
  return places
}

/** Returns whether each answer is stored before those that were sent after its acknowledgement. */
function isInOrder(answers: readonly (AckedAnswer & { readonly seq: number })[]): boolean {
  let latest = Number.NEGATIVE_INFINITY
  return [...answers]
    .sort((a, b) => a.seq - b.seq)
    .every(({ sentAt, acknowledgedAt }) => {
      const fits = acknowledgedAt >= latest
      latest = Math.max(latest, sentAt)
      return fits
    })
}

/** Returns the synced state that the journal leads to, as the client of a seat decodes it. */
function stateOf({ record, entries }: StoredMatch, match: Match, seat: Seat): MatchState {
  const blank = { held: '', ready: false, online: false, autopilot: false, resigned: false, mayUndo: true, deadline: 0, reserve: 0 }
  const view = project({
    game: match.game,
    record,
    match,
    logHead: logHeadAt(new PublicEntries(entries), match.events),
    statuses: record.seats.map(() => blank),
    spectators: 0,
  })
  const synced = new StateSync(matchSchema(match.game), view, new PatchWriter())
  const decoder = Reflection.decode(synced.handshake)
  decoder.decode(synced.encodeFull(seat), { offset: 1 })
  return decoder.state.toJSON() as MatchState
}

/** Returns where two values first differ, and how. */
function differ(seen: unknown, truth: unknown, path = ''): string | undefined {
  if (isDeepStrictEqual(seen, truth)) return undefined
  if (typeof seen === 'object' && seen !== null && typeof truth === 'object' && truth !== null) {
    for (const key of new Set([...Object.keys(seen), ...Object.keys(truth)])) {
      const found = differ(Reflect.get(seen, key), Reflect.get(truth, key), `${path}.${key}`)
      if (found) return found
    }
  }
  return `${path} is ${JSON.stringify(seen)}, not ${JSON.stringify(truth)}`
}

const told = (log: readonly LogEntry[]): readonly object[] => log.map(({ seq, events }) => ({ seq, events }))

/** Returns the log that the journal gives to the seat. */
function logOf({ record, entries }: StoredMatch, game: Game, seat: Seat): readonly object[] {
  const match = Match.begin(game, setupOf(record))
  const eventsOf = ({ events }: Match) => events.map((emitted) => eventForSeat(emitted, seat))
  const log = [{ seq: 0, events: eventsOf(match) }]
  for (const { entry: command, quiet } of entries) {
    commitCommand(match, command)
    if (!quiet) log.push({ seq: log.length, events: eventsOf(match) })
  }
  return log
}

/** Returns how the state of this client differs from the state that the journal leads to. */
function compare(player: ReconnectingPlayer, stored: StoredMatch, match: Match): string | undefined {
  const { state, seat, log } = player.client.read()
  if (!state || seat === undefined) return 'a player is without a seat'
  const truth = stateOf(stored, match, seat)
  if (state.seq !== truth.seq) return `seat ${seat} is at moment ${state.seq}, the journal at ${truth.seq}`
  const [own, right] = [state.seats[seat]?.private, truth.seats[seat]?.private]
  const shown = { phase: state.phase, outcome: state.outcomeJson, table: state.table, hand: own?.hand, prompt: own?.prompt }
  const meant = { phase: truth.phase, outcome: truth.outcomeJson, table: truth.table, hand: right?.hand, prompt: right?.prompt }
  const wrong = differ(shown, meant)
  if (wrong) return `seat ${seat} at moment ${state.seq}: ${wrong}`
  const wrongly = differ(told(log), logOf(stored, match.game, seat))
  return wrongly && `seat ${seat} was told another story: ${wrongly}`
}

const hasCaughtUp = ({ client }: ReconnectingPlayer, moments: number): boolean => {
  const { status, state, log } = client.read()
  return (status === 'live' || status === 'closed') && state?.seq === moments && log.length === moments + 1
}

const fairnessProblems = ({ record }: StoredMatch, players: readonly ReconnectingPlayer[], id: string): readonly string[] =>
  players.flatMap(({ api }) => {
    const proven = { ...record, commitment: commitmentOf(record.fairness) }
    const wrong = checkFairness(proven, loadSeen(api.identity.store, id).rounds).filter(({ ok }) => !ok)
    return wrong.length > 0 ? [`its proof does not hold for somebody who was there: ${wrong.map((check) => check.id).join(', ')}`] : []
  })

function replayProblems(stored: StoredMatch, { game, players }: Table): readonly string[] {
  try {
    const plain = stored.entries.map(({ entry: command }) => command)
    const replayed = replayMatch(game, setupOf(stored.record), plain)
    return players.flatMap((player) => compare(player, stored, replayed) ?? [])
  } catch (error) {
    return [`it cannot be replayed: ${error instanceof Error ? error.message : error}`]
  }
}

async function auditTable(table: Table, load: Load, tries: number): Promise<Audit> {
  const { match: id, players } = table
  const findings: Finding[] = []
  const find = (problem: string): void => void findings.push({ match: `${id} (${table.game.id})`, problem })
  for (const { unexpectedRefusals } of players) for (const code of unexpectedRefusals) find(`an offered answer was refused as ${code}`)
  const stored = await quiescentJournal(table, load, tries)
  const promises = players.flatMap(({ acknowledged }) => acknowledged)
  if (!stored) {
    find('it is not in the journal')
    return { acknowledged: promises.length, lost: promises.length, duplicated: 0, entries: 0, findings }
  }
  const { entries, record } = stored
  const places = placesOf(entries)
  const kept = promises.flatMap((promise) => (places.get(promise.request) ?? []).map((seq) => ({ ...promise, seq })))
  const lost = promises.filter(({ request }) => !places.has(request)).length
  const duplicated = [...places.values()].filter(({ length }) => length > 1).length
  if (entries.some(({ seq }, index) => seq !== index + 1)) find('its entries have a gap')
  if (kept.some(({ seat, seq }) => entries[seq - 1]?.entry.seat !== seat)) find("an answer stands under another seat's name")
  if (!isInOrder(kept)) find('its answers are out of order')
  if (!hasBegun(record.phase)) return { acknowledged: promises.length, lost, duplicated, entries: entries.length, findings }
  for (const problem of [...fairnessProblems(stored, players, id), ...replayProblems(stored, table)]) find(problem)
  return { acknowledged: promises.length, lost, duplicated, entries: entries.length, findings }
}

/** Returns whether a bot has to move. In that case, the journal is about to change. */
function isBotsTurn({ record, entries }: StoredMatch, game: Game): boolean {
  const plain = entries.map(({ entry: command }) => command)
  try {
    const { outcome, decisions } = replayMatch(game, setupOf(record), plain)
    return !outcome && decisions.some(({ optional, seat }) => !optional && record.seats[seat]?.kind === 'bot')
  } catch {
    // The audit reports what is wrong with it.
    return false
  }
}

const SETTLE_TRIES = 300
const SETTLE_MS = 200

/** Returns the journal once nobody writes to it and everybody has seen its last entry. Bots may have to finish a turn before. */
export async function quiescentJournal(table: Table, load: Load, most = SETTLE_TRIES): Promise<StoredMatch | undefined> {
  for (let tries = 1; ; tries++) {
    const stored = await load(table.match)
    if (!stored || !hasBegun(stored.record.phase) || tries >= most) return stored
    const moments = new PublicEntries(stored.entries).count
    if (table.players.every((player) => hasCaughtUp(player, moments)) && !isBotsTurn(stored, table.game)) return stored
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  }
}

/**
 * Checks that the journals hold every acknowledged answer once and in order, and that they lead to what the people saw. The people get some time to
 * see it.
 */
export async function audit(tables: readonly Table[], load: Load, tries = SETTLE_TRIES): Promise<Audit> {
  let sum: Audit = { acknowledged: 0, lost: 0, duplicated: 0, entries: 0, findings: [] }
  for (const table of tables) {
    const { acknowledged, lost, duplicated, entries, findings } = await auditTable(table, load, tries)
    sum = {
      acknowledged: sum.acknowledged + acknowledged,
      lost: sum.lost + lost,
      duplicated: sum.duplicated + duplicated,
      entries: sum.entries + entries,
      findings: [...sum.findings, ...findings],
    }
  }
  return sum
}
