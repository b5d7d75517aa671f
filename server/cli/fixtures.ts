import type { MatchRecord } from '#rooms/services.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Command, JournalEntry } from '#shared/kernel/command.ts'
import { botNonce, commitToNonce, commitToSeed, type Round, seedOf, type Transcript } from '#shared/kernel/fairness.ts'
import { defaultGameOptions } from '#shared/kernel/game-options.ts'
import { Match } from '#shared/kernel/match.ts'
import { samplePick } from '#shared/kernel/picks.ts'
import { Random } from '#shared/kernel/random.ts'
import { commitCommand } from '#shared/kernel/replay.ts'
import type { Replay } from '#shared/protocol/match.ts'
import type { JournalStore } from '../journal/index.ts'
import { replayOf, setupOf } from '../replay.ts'
import { runCommand } from './command-line.ts'

/** Runs the command line in tests and makes matches for it. */

const [game] = GAMES
if (!game) throw new Error('no game to look at')

/** Runs a command. Resolves with its exit code and its output. */
export async function coven(...words: string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const out: string[] = []
  const err: string[] = []
  const code = await runCommand(words, { print: (line) => out.push(`${line}\n`), printError: (line) => err.push(`${line}\n`) })
  return { code, out: out.join(''), err: err.join('') }
}

interface RoundFacts {
  readonly serverSeed: string
  readonly name: string
  readonly nonce: string
  readonly isOpen: boolean
}

/** A round of a match between one person and a bot. Bob had Ada's seat in the first round and did not open his nonce. */
function roundOf({ serverSeed, name, nonce, isOpen }: RoundFacts, voids: readonly Round[]): Round {
  const bots = botNonce(serverSeed, 1)
  return {
    commitment: commitToSeed(serverSeed, voids),
    serverSeed,
    seats: [
      { kind: 'human', name, commitment: commitToNonce(nonce), nonce: isOpen ? nonce : '' },
      { kind: 'bot', name: '', commitment: commitToNonce(bots), nonce: bots },
    ],
  }
}
const voidRound = roundOf({ serverSeed: 'b0'.repeat(32), name: 'Bob', nonce: 'b1'.repeat(32), isOpen: false }, [])
const openRound = roundOf({ serverSeed: 'c0'.repeat(32), name: 'Ada', nonce: 'a1'.repeat(32), isOpen: true }, [voidRound])
export const fairness: Transcript = { rounds: [voidRound, openRound] }
export const blank: MatchRecord = {
  id: 'finished-match',
  game: game.id,
  version: game.version,
  options: defaultGameOptions(game.options),
  pace: 'live',
  listed: true,
  host: 'ada',
  phase: 'playing',
  seats: [
    { kind: 'human', name: 'Ada', user: 'ada', sitting: 3 },
    { kind: 'bot', name: '', level: 'novice' },
  ],
  sittings: 4,
  removed: ['mallory'],
  fairness,
  createdAt: 1_700_000_000_000,
  startedAt: 1_700_000_001_000,
}

interface Played {
  readonly match: Match
  readonly entries: readonly JournalEntry[]
}

/** Plays at random until the match is over or has `limit` entries. */
export function play(limit: number, record: MatchRecord = blank): Played {
  if (!game) throw new Error('no game to play')
  const match = Match.begin(game, setupOf(record))
  const random = new Random({ seed: seedOf(record), drawn: 0 })
  const entries: JournalEntry[] = []
  while (!match.outcome && entries.length < limit) {
    const decision = random.pick(match.decisions)
    const command: Command = { kind: 'answer', seat: decision.seat, pick: samplePick(decision.question, random) }
    commitCommand(match, command)
    entries.push({ seq: match.seq, at: 1_700_000_002_000 + match.seq, by: decision.seat === 0 ? 'player' : 'bot', entry: command })
  }
  return { match, entries }
}

/** Ends the match by resigning, so that the test does not depend on random play reaching the end. */
export function commitAndEnd(match: Match): JournalEntry {
  const command: Command = { kind: 'resign', seat: 0 }
  commitCommand(match, command)
  return { seq: match.seq, at: 1_700_000_009_000, by: 'player', entry: command }
}

function playToTheEnd(): Played {
  const { match, entries } = play(30)
  return match.outcome ? { match, entries } : { match, entries: [...entries, commitAndEnd(match)] }
}

/** Fills a journal with a finished match, an unfinished one and one that has not begun. Returns the replay of the first. */
export async function fill(journal: JournalStore): Promise<Replay> {
  const { match, entries } = playToTheEnd()
  if (!match.outcome) throw new Error('the match did not end')
  const record: MatchRecord = { ...blank, phase: 'finished', finishedAt: 1_700_000_010_000, outcome: match.outcome }
  await journal.save({ ...blank, phase: 'playing' })
  for (const entry of entries) await journal.append(record.id, entry)
  await journal.save(record)
  await journal.save({ ...blank, id: 'open-match' })
  for (const entry of play(12, { ...blank, id: 'open-match' }).entries) await journal.append('open-match', entry)
  await journal.save({ ...blank, id: 'new-match', phase: 'gathering' })
  const made = replayOf({ record, entries })
  if (!made.ok) throw new Error(made.refusal.code)
  return made.value
}
