/** The plan by which the players of load tests and tools play. Times are in milliseconds, and moments are by the clock of the machine. */
export interface MatchPlan {
  readonly url: string
  readonly games: readonly GameShare[]
  /** One match in this many has a spectator; 0 means none. */
  readonly watchedOneIn: number
  /** One match in this many has bots of the level `master` on half of its seats; 0 means none. */
  readonly botsOneIn: number
  /** One answer in this many is followed by a broken connection; 0 means none. */
  readonly brokenOneIn: number
  /** Lists no match in the lobby, so that only the players of this plan join. Without it, half of the matches are listed. */
  readonly unlisted?: true
  /** The average time before an answer. Each time is between half and one and a half of it. */
  readonly thinkMs: number
  /** Times are measured from this moment on. */
  readonly countsFrom: number
  readonly endsAt: number
}
export interface GameShare {
  readonly id: string
  readonly weight: number
  readonly seats: number
}

export function pickGame(games: readonly GameShare[], chance: (below: number) => number): GameShare {
  let left = chance(games.reduce((sum, { weight }) => sum + weight, 0))
  for (const game of games) {
    left -= game.weight
    if (left < 0) return game
  }
  throw new Error('no game has any weight')
}
