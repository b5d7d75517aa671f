import type { PlayerView, TableView } from './table.ts'

/** How the table stood before somebody's last deeds, and what they have touched, by the things' ids. */
export interface Trace {
  readonly start: TableView
  readonly things: ReadonlySet<string>
}

export interface Trail {
  readonly table: TableView
  /** How the table stood when the turn began. */
  readonly start: TableView
  /** What the turn before has left: seen until this one leaves something. */
  readonly before: Trace | undefined
  readonly trace: Trace | undefined
}

/** Cells are alike in every cauldron: whose it is belongs to the name. */
export const inCauldronOf = (seat: number, cell: string): string => `${seat} ${cell}`

/** Everything that lies or stands otherwise than before. */
function changesBetween(before: TableView, after: TableView): ReadonlySet<string> {
  const things = new Set<string>()
  after.portals.forEach(({ id, filled }, n) => {
    if (filled !== before.portals[n]?.filled) things.add(id)
  })
  after.regions.forEach(({ id, owner, witches }, n) => {
    const old = before.regions[n]
    if (owner !== old?.owner || witches.length !== old.witches.length) things.add(id)
  })
  after.shelves.forEach(({ crystals }, n) => {
    for (const crystal of crystals) if (!before.shelves[n]?.crystals.includes(crystal)) things.add(crystal)
  })
  for (const card of after.row) if (!before.row.includes(card)) things.add(card)
  after.players.forEach((player, seat) => {
    const old = before.players[seat]
    if (!old) return
    for (const name of cauldronChanges(old, player)) things.add(inCauldronOf(seat, name))
    for (const { id, place } of player.crystals) if (old.crystals.some((was) => was.id === id && was.place !== place)) things.add(id)
  })
  return things
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
  const things = changesBetween(start, table)
  return things.size > 0 ? { start, things } : undefined
}

export const beginTrail = (table: TableView): Trail => ({ table, start: table, before: undefined, trace: undefined })

/** The trail goes on while the same turn lasts, and begins anew with the first deed of the next. */
export function follow(trail: Trail, table: TableView): Trail {
  const { table: last, start, before } = trail
  if (table.turn < last.turn) return beginTrail(table)
  if (table.turn === last.turn && table.active === last.active) return { ...trail, table, trace: traceBetween(start, table) ?? before }
  // with the last answer of a turn the next one has begun; who looked away may have missed more
  const left = traceBetween(start, table) ?? trail.trace
  return { table, start: table, before: left, trace: left }
}
