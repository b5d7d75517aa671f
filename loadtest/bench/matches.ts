import { seededRandom } from '#sdk/players/seeded-random.ts'
import type { Command, MatchSetup } from '#shared/kernel/command.ts'
import type { PickValue, Question } from '#shared/kernel/decision.ts'
import type { Game } from '#shared/kernel/game.ts'
import { defaultGameOptions } from '#shared/kernel/game-options.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'

const SEATS = 4
const seatsOf = ({ seats }: Game): number => Math.min(SEATS, seats.max)

export interface Played {
  readonly game: Game
  readonly setup: MatchSetup
  readonly entries: readonly Command[]
}

type Chance = (below: number) => number

export function setupOf(game: Game, seed: number, seats = seatsOf(game)): MatchSetup {
  return { game: game.id, version: game.version, seats, seed: seed.toString(16).padStart(64, '0'), options: defaultGameOptions(game.options) }
}

function shuffle<T>(items: readonly T[], chance: Chance): T[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = chance(i + 1)
    const a = out[i] as T
    out[i] = out[j] as T
    out[j] = a
  }
  return out
}

/** Picks any offered answer. The random numbers are cheap, so that they hardly count in a measurement. */
function randomPickOf(question: Question, chance: Chance): PickValue {
  switch (question.kind) {
    case 'one':
      return question.choices[chance(question.choices.length)]?.id ?? ''
    case 'amount':
      return question.min + chance(question.max - question.min + 1)
    case 'order':
      return shuffle(question.choices, chance).map(({ id }) => id)
    case 'some': {
      const size = question.min + chance(Math.min(question.max, question.choices.length) - question.min + 1)
      return shuffle(question.choices, chance)
        .slice(0, size)
        .map(({ id }) => id)
    }
  }
}

/** Returns a random legal command. It answers an optional decision in one case out of four. */
export function anyCommand(match: Match, chance: Chance): Command {
  const due = match.decisions.filter(({ optional }) => !optional || chance(4) === 0)
  const open = due.length > 0 ? due : match.decisions
  const decision = open[chance(open.length)]
  if (!decision) throw new Error('nobody decides')
  return { kind: 'answer', seat: decision.seat, pick: randomPickOf(decision.question, chance) }
}

/** Returns a random answer of the first seat that must decide. */
export function dueCommand(match: Match, chance: Chance): Command {
  const due = match.decisions.find(({ optional }) => !optional)
  if (!due) throw new Error('nobody must decide')
  return { kind: 'answer', seat: due.seat, pick: randomPickOf(due.question, chance) }
}

export function playMatch(game: Game, seed: number, choose = anyCommand): Played {
  const setup = setupOf(game, seed)
  const match = Match.begin(game, setup)
  const chance = seededRandom(seed)
  const commands: Command[] = []
  while (!match.outcome) {
    const command = choose(match, chance)
    commitCommand(match, command)
    commands.push(command)
  }
  return { game, setup, entries: commands }
}

/** Plays whole random matches, one after another, until they have at least `answers` answers. */
export function playMatches(game: Game, answers: number): readonly Played[] {
  const played: Played[] = []
  for (let seed = 1, total = 0; total < answers; seed++) {
    const match = playMatch(game, seed)
    played.push(match)
    total += match.entries.length
  }
  return played
}

export const countAnswers = (played: readonly Played[]): number => played.reduce((sum, { entries: commands }) => sum + commands.length, 0)

/** Replays a match and calls `visit` after the setup and after every entry. */
export function replayEach({ game, setup, entries: commands }: Played, visit: (match: Match) => void): void {
  const match = Match.begin(game, setup)
  visit(match)
  for (const command of commands) {
    commitCommand(match, command)
    visit(match)
  }
}
