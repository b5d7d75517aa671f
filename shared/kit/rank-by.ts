/**
 * Returns the ranks by seat. 1 is best, and equal players share a rank. The first key decides and the next ones break ties; more is better.
 *
 *     rankBy(s.players, ({ points }) => points, ({ cards }) => cards.length)
 */
export function rankBy<T>(players: readonly T[], ...keys: readonly ((player: T, seat: number) => number)[]): readonly number[] {
  const values = players.map((player, seat) => keys.map((key) => key(player, seat)))
  return values.map((own) => 1 + values.filter((other) => compare(other, own) > 0).length)
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
