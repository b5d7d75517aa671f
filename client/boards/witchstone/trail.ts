import type { PlayerView, TableView } from './table.ts'

/** The table before a player's last moves, and the ids of everything that they changed. */
export interface Trace {
  readonly start: TableView
  readonly targets: ReadonlySet<string>
}

export interface Trail {
  readonly table: TableView
  /** The table at the beginning of the turn. */
  readonly start: TableView
  /** The trace of the turn before. It is shown until this turn leaves one. */
  readonly before: Trace | undefined
  readonly trace: Trace | undefined
}

/** Adds the seat to the name of a cell, because every cauldron has the same cells. */
export const inCauldronOf = (seat: number, cell: string): string => `${seat} ${cell}`

/** Returns the ids of everything that differs between the two tables. */
function changesBetween(before: TableView, after: TableView): ReadonlySet<string> {
  const targets = new Set<string>()
  after.portals.forEach(({ id, filled }, n) => {
    if (filled !== before.portals[n]?.filled) targets.add(id)
  })
  after.regions.forEach(({ id, owner, witches }, n) => {
    const old = before.regions[n]
    if (owner !== old?.owner || witches.length !== old.witches.length) targets.add(id)
  })
  after.shelves.forEach(({ crystals }, n) => {
    for (const crystal of crystals) if (!before.shelves[n]?.crystals.includes(crystal)) targets.add(crystal)
  })
  for (const card of after.row) if (!before.row.includes(card)) targets.add(card)
  after.players.forEach((player, seat) => {
    const old = before.players[seat]
    if (!old) return
    for (const name of cauldronChanges(old, player)) targets.add(inCauldronOf(seat, name))
    for (const { id, place } of player.crystals) if (old.crystals.some((was) => was.id === id && was.place !== place)) targets.add(id)
  })
  return targets
}

function cauldronChanges(old: PlayerView, player: PlayerView): readonly string[] {
  return [
    ...player.laid.slice(old.laid.length).flatMap(({ a, b }) => [a, b]),
    ...player.placed.slice(old.placed.length).map(({ cell }) => cell),
    ...old.crystals.filter(({ id }) => !player.crystals.some((crystal) => crystal.id === id)).map(({ place }) => place),
    ...(player.wand === old.wand ? [] : ['wand']),
    ...(player.pentagram === old.pentagram ? [] : ['pentagram']),
  ]
}

function traceBetween(start: TableView, table: TableView): Trace | undefined {
  const targets = changesBetween(start, table)
  return targets.size > 0 ? { start, targets: targets } : undefined
}

export const beginTrail = (table: TableView): Trail => ({ table, start: table, before: undefined, trace: undefined })

/** Extends the trail during a turn, and starts a new one with the first move of the next turn. */
export function follow(trail: Trail, table: TableView): Trail {
  const { table: last, start, before } = trail
  if (table.turn < last.turn) return beginTrail(table)
  if (table.turn === last.turn && table.active === last.active) return { ...trail, table, trace: traceBetween(start, table) ?? before }
  // The last answer of a turn also begins the next one. A reader who looked away may have missed more, so the older trace is the fallback.
  const left = traceBetween(start, table) ?? trail.trace
  return { table, start: table, before: left, trace: left }
}
