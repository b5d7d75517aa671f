import type { Outcome, ScoreLine } from '#shared/kernel/game.ts'

/**
 * Returns the lines of every seat's score that are worth showing. A line that is worth points to anybody is shown for everybody, so that the
 * rows of all players stand side by side.
 */
export function scoreRows(scores: Outcome['scores'] = []): readonly (readonly ScoreLine[])[] {
  const worth = new Set(scores.flatMap(({ lines }) => lines.flatMap(({ line, points }) => (points === 0 ? [] : [line.key]))))
  return scores.map(({ lines }) => lines.filter(({ line }) => worth.has(line.key)))
}
