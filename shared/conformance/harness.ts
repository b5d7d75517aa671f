import type { Command, MatchSetup } from '../kernel/command.ts'
import type { PickValue, Seat } from '../kernel/decision.ts'
import type { Game } from '../kernel/game.ts'
import { defaultGameOptions, type GameOptionValue } from '../kernel/game-options.ts'
import { Match, type OpenDecision } from '../kernel/match.ts'
import { samplePick } from '../kernel/picks.ts'
import { answerPosition, inPlace, newStepOutput } from '../kernel/position.ts'
import { Random } from '../kernel/random.ts'
import { commitCommand } from '../kernel/replay.ts'
import { deepFreeze } from './freeze.ts'

export const seedOf = (n: number): string => (n >>> 0).toString(16).padStart(64, '0')
export const randomOf = (n: number): Random => new Random({ seed: seedOf(n), drawn: 0 })

export function setupOf(game: Game, seats: number, seed: number, options: Readonly<Record<string, GameOptionValue>> = {}): MatchSetup {
  return { game: game.id, version: game.version, seats, seed: seedOf(seed), options: { ...defaultGameOptions(game.options), ...options } }
}

/** Begins a match with a frozen position. Rules that change what they may only read throw at once. */
export function beginFrozen(game: Game, setup: MatchSetup): Match {
  const match = Match.begin(game, deepFreeze(setup))
  deepFreeze(match.position)
  return match
}

export function commitFrozen(match: Match, command: Command): void {
  commitCommand(match, command)
  deepFreeze(match.position)
  deepFreeze(match.events)
}

export function answer(match: Match, seat: Seat, pick: PickValue): void {
  commitFrozen(match, { kind: 'answer', seat, pick })
}

export function openDecision(match: Match, seat: Seat): OpenDecision {
  const decision = match.decisionOf(seat)
  if (!decision) throw new Error(`seat ${seat} is not asked`)
  return decision
}

/** Passes to the asking step an answer that it did not offer, which a match never does. */
export function forceAnswer(match: Match, pick: PickValue): void {
  const [decision] = match.decisions
  if (!decision) throw new Error('nobody is asked')
  answerPosition(match.game, structuredClone(match.position), { decision, pick }, { mode: inPlace, output: newStepOutput() })
}

/** Returns a random legal answer. It rarely answers optional decisions. */
export function randomCommand(match: Match, random: Random): Command {
  const { decisions } = match
  const due = decisions.filter(({ optional }) => !optional || random.int(4) === 0)
  const decision = random.pick(due.length > 0 ? due : decisions)
  return { kind: 'answer', seat: decision.seat, pick: samplePick(decision.question, random) }
}
