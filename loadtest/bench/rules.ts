import { seededRandom } from '#sdk/players/seeded-random.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { decisionsOf, type Position } from '#shared/kernel/position.ts'
import { commitCommand, replayMatch } from '#shared/kernel/replay.ts'
import { anyCommand, countAnswers, type Played, replayEach, setupOf } from './matches.ts'
import { bestOf, processorMicros } from './processor.ts'

const MADE = 200
/** The lengths of the journals to restore. */
const RESTORED = [100, 500, 2000] as const

/** Does what a room does for each answer: it looks up the decision, checks the answer, runs the rules and commits the result. */
function answerAll({ game, setup, entries: commands }: Played): void {
  const match = Match.begin(game, setup)
  for (const command of commands) {
    if (command.kind !== 'answer') throw new Error('only answers are measured')
    const prepared = match.answer(command.seat, match.decisionOf(command.seat)?.id ?? '', command.pick)
    if (!prepared.ok) throw new Error(prepared.refusal.code)
    match.commit(prepared.value)
  }
}

function playThrough(game: Game, seed: number): void {
  const match = Match.begin(game, setupOf(game, seed))
  const chance = seededRandom(seed)
  while (!match.outcome) commitCommand(match, anyCommand(match, chance))
}

/** Measures the views of all positions. Each round makes new positions, because games cache parts of their views by state. */
function measureViews(played: readonly Played[], rounds: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    let micros = 0
    for (const one of played) {
      const positions: Position[] = []
      replayEach(one, ({ position }) => positions.push(position))
      const { game, setup } = one
      const began = processorMicros()
      for (const { state } of positions) {
        game.table(state)
        for (let seat = 0; seat < setup.seats; seat++) game.hand(state, seat)
      }
      micros += processorMicros() - began
    }
    best = Math.min(best, micros)
  }
  return best
}

function measureAsks(played: readonly Played[], rounds: number): number {
  const positions = played.map((one) => {
    const seen: Position[] = []
    replayEach(one, ({ position, outcome }) => {
      if (!outcome) seen.push(position)
    })
    return { game: one.game, seen }
  })
  const total = positions.reduce((sum, { seen }) => sum + seen.length, 0)
  const micros = bestOf(rounds, () => {
    for (const { game, seen } of positions) for (const position of seen) decisionsOf(game, position)
  })
  return micros / total
}

/** Measures the replay of `length` answers. They come from several matches if one is too short. */
function measureRestore(played: readonly Played[], length: number, rounds: number): number {
  const pieces: Played[] = []
  let left: number = length
  for (const one of played) {
    const commands = one.entries.slice(0, left)
    if (commands.length > 0) pieces.push({ ...one, entries: commands })
    left -= commands.length
  }
  const micros = bestOf(rounds, () => {
    for (const { game, setup, entries: commands } of pieces) replayMatch(game, setup, commands)
  })
  return micros / 1000
}

export function benchRules(game: Game, played: readonly Played[], rounds: number) {
  const answers = countAnswers(played)
  const answering = bestOf(rounds, () => {
    for (const one of played) answerAll(one)
  })
  const games = bestOf(Math.ceil(rounds / 2), () => {
    for (let seed = 1; seed <= played.length; seed++) playThrough(game, seed)
  })
  const making = bestOf(rounds, () => {
    for (let seed = 0; seed < MADE; seed++) Match.begin(game, setupOf(game, seed))
  })
  return {
    'answers/s': answers / (answering / 1e6),
    'random games/s': played.length / (games / 1e6),
    'ask µs': measureAsks(played, rounds),
    'views of all seats µs': measureViews(played, rounds) / answers,
    'new match µs': making / MADE,
    ...Object.fromEntries(
      RESTORED.filter((length) => length <= answers).map((length) => [`restore of ${length} answers ms`, measureRestore(played, length, rounds)]),
    ),
  }
}
