/** How players of load tests and tools play. Moments are by the clock of the machine, in milliseconds. */
export interface MatchPlan {
  readonly url: string
  readonly games: readonly GameShare[]
  /** One match in so many has a spectator, 0 = none. */
  readonly watchedOneIn: number
  /** One match in so many has bots, masters, on half of its seats, 0 = none. */
  readonly botsOneIn: number
  /** One answer in so many is followed by a broken connection, 0 = none. */
  readonly brokenOneIn: number
  /** No match is listed in the lobby, so that only the players of this plan join. Without it, half of the matches are. */
  readonly unlisted?: true
  /** On average; from half to one and a half of it. */
  readonly thinkMs: number
  /** Times are noted from this moment on. */
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
