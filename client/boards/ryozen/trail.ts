import type { TableView } from '#shared/games/ryozen/view.ts'

/** The ids of the targets that a player's last moves changed. */
export interface Trail {
  readonly table: TableView
  readonly seat: number
  readonly targets: ReadonlySet<string>
}

export const beginTrail = (table: TableView): Trail => ({ table, seat: table.active, targets: new Set() })

/** Returns the ids of everything that differs between the two tables. */
export function changesBetween(before: TableView, after: TableView): ReadonlySet<string> {
  const targets = new Set<string>()
  after.slots.forEach(({ id, tile, hidden }, n) => {
    const old = before.slots[n]
    if (old && (old.tile !== tile || old.hidden !== hidden)) targets.add(tile === '' ? id : tile)
  })
  for (const tile of after.palace) if (tile !== '' && !before.palace.includes(tile)) targets.add(tile)
  for (const tile of after.row) if (!before.row.includes(tile)) targets.add(tile)
  for (const event of after.events) if (event !== '' && !before.events.includes(event)) targets.add(event)
  for (const village of after.built) if (!before.built.includes(village)) targets.add(village)
  after.players.forEach(({ explorer, kept, lock }, seat) => {
    const old = before.players[seat]
    const village = after.built[explorer]
    if (!old) return
    if (old.explorer !== explorer && village) targets.add(village)
    if (lock !== '' && old.lock !== lock) targets.add(lock)
    for (const card of kept) if (!old.kept.includes(card)) targets.add(card)
  })
  if (after.rotation !== before.rotation) targets.add('palace')
  return targets
}

/** Extends the trail while the same player acts, and starts a new one with the next player's first move. A new day clears it. */
export function follow(trail: Trail, table: TableView): Trail {
  if (table.round !== trail.table.round || table.phase !== trail.table.phase) return beginTrail(table)
  const changes = changesBetween(trail.table, table)
  if (changes.size === 0) return { ...trail, table }
  const isSame = table.active === trail.seat
  return { table, seat: table.active, targets: isSame ? new Set([...trail.targets, ...changes]) : changes }
}
