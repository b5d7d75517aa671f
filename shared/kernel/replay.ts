import type { Command, MatchSetup } from './command.ts'
import type { Game } from './game.ts'
import { Match, type Snapshot } from './match.ts'

/** Thrown when the rules refuse a command of the journal. Either the rules changed under a running match or the journal is damaged. */
export class ReplayError extends Error {
  readonly seq: number
  constructor(seq: number, message: string) {
    super(`entry ${seq}: ${message}`)
    this.name = 'ReplayError'
    this.seq = seq
  }
}

export function commitCommand(match: Match, command: Command): void {
  const prepared = match.prepare(command)
  if (!prepared.ok) throw new ReplayError(match.seq + 1, prepared.refusal.code)
  match.commit(prepared.value)
}

/** Returns the match after all commands. With a snapshot it applies only the commands after it. */
export function replayMatch(game: Game, setup: MatchSetup, commands: readonly Command[], snapshot?: Snapshot): Match {
  const match = snapshot ? Match.resume(game, setup, snapshot) : Match.begin(game, setup)
  for (const command of commands.slice(match.seq)) commitCommand(match, command)
  return match
}
