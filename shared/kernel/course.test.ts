import { expect, test } from 'vitest'
import { courseOf, hashOf } from '../conformance/course.ts'
import { beginFrozen, commitFrozen, randomCommand, randomOf, setupOf } from '../conformance/harness.ts'
import { sampleGame } from '../conformance/sample-game/index.ts'
import type { Command } from './command.ts'
import type { Match } from './match.ts'
import type { Random } from './random.ts'

const SEEDS = [1, 2, 3, 4, 5, 6] as const
const UNDO_ONE_IN = 5
const RESIGN_ONE_IN = 60

/** The number of seats and the options follow from the seed, so that the matches differ. */
const setupFor = (seed: number) =>
  setupOf(sampleGame, 2 + (seed % 3), seed, { rounds: 2 + (seed % 4), ties: seed % 2 === 0 ? 'burn' : 'stay', curses: seed % 3 > 0 })

function nextCommand(match: Match, random: Random): Command {
  const seat = random.int(match.setup.seats)
  if (random.int(RESIGN_ONE_IN) === 0) return { kind: 'resign', seat }
  if (random.int(UNDO_ONE_IN) === 0 && match.canUndo(seat)) return { kind: 'undo', seat }
  return randomCommand(match, random)
}

/** The ids of the decisions, and what is stored of the match. */
const lineOf = (match: Match, command?: Command): string => {
  const ids = match.decisions.map(({ id }) => id).join(' ')
  return `${command ? JSON.stringify(command) : 'begin'}: ${ids} | position ${hashOf(match.position)} snapshot ${hashOf(match.snapshot())}`
}

test.each(SEEDS)('match %i of the sample game is played, shown and stored as when it was recorded', async (seed) => {
  const random = randomOf(seed)
  const match = beginFrozen(sampleGame, setupFor(seed))
  const commands: Command[] = []
  const lines = [lineOf(match)]
  while (!match.outcome) {
    const command = nextCommand(match, random)
    commands.push(command)
    commitFrozen(match, command)
    lines.push(lineOf(match, command))
  }
  await expect(`${lines.join('\n')}\n\n${courseOf(sampleGame, match.setup, commands)}`).toMatchFileSnapshot(`./courses/riddle-${seed}.txt`)
})
