import { createHash } from 'node:crypto'
import type { Command, MatchSetup } from '../kernel/command.ts'
import type { Game } from '../kernel/game.ts'
import { Match } from '../kernel/match.ts'
import { commitCommand } from '../kernel/replay.ts'

const HASH_DIGITS = 4

/** Sorts the keys of an object, because their order means nothing to a player. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, sortKeys) ?? 'nothing')
    .digest('hex')
    .slice(0, HASH_DIGITS)

/** Returns hashes of everything that the match shows now. It leaves out decision ids, because the kernel's own tests cover them. */
function shownIn(match: Match): string {
  const { game, setup, position, events, outcome } = match
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat)
  const decisions = match.decisions.map(({ id: _id, ...decision }) => decision)
  const parts = {
    table: game.table(position.state),
    hands: seats.map((seat) => game.hand(position.state, seat)),
    asked: { decisions, undo: seats.map((seat) => match.canUndo(seat)) },
    told: { events, outcome },
  }
  return Object.entries(parts)
    .map(([name, part]) => `${name} ${hashOf(part)}`)
    .join(' ')
}

/**
 * Returns the course of a recorded match: a line for its beginning and for each command, with hashes of the table, the hands, the decisions and
 * the events. A test compares it with a file, so that no rule changes unnoticed. If a change is intended,
 * `npm run vitest -- shared/games/GAME/fixtures.test.ts -u` writes the courses again.
 */
export function courseOf(game: Game, setup: MatchSetup, commands: readonly Command[]): string {
  const match = Match.begin(game, setup)
  const lines = [`begin ${shownIn(match)}`]
  for (const command of commands) {
    commitCommand(match, command)
    lines.push(`${match.seq} ${shownIn(match)}`)
  }
  return `${lines.join('\n')}\n`
}
