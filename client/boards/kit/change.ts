import type { Seat } from '#shared/kernel/decision.ts'

/** Returns the list without one item that equals this one. */
export function without<T>(list: readonly T[], item: T): readonly T[] {
  const index = list.indexOf(item)
  return index < 0 ? list : list.toSpliced(index, 1)
}

/** Returns the table after a change to one player. */
export function updatePlayer<P, T extends { readonly players: readonly P[] }>(
  table: T,
  seat: Seat | undefined,
  change: (player: P) => Partial<P>,
): T {
  return { ...table, players: table.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player)) }
}
