import { seededRandom } from '../seeded-random.ts'
import { Connection } from './connection.ts'
import type { Plan } from './plan.ts'
import { Table } from './table.ts'
import type { Venue } from './venue.ts'

/** What one place of the crowd does from the first to the last second. */
export const ROLES = ['matches', 'idle', 'lobby'] as const
export type Role = (typeof ROLES)[number]

const PAUSE_MS = 1000
/** Of the time until it counts: then all places are taken, and the rest is for settling down. */
const ARRIVING = 0.85

async function playTables(venue: Venue, plan: Plan, seed: number): Promise<void> {
  const chance = seededRandom(seed)
  while (Date.now() < plan.endsAt) {
    const table = new Table(venue, plan, chance)
    await persist(venue, async () => {
      await table.gather()
      await table.play()
    })
    table.leave()
  }
}

async function keepIdle(venue: Venue, plan: Plan, seed: number): Promise<void> {
  const table = new Table(venue, plan, seededRandom(seed))
  await persist(venue, () => table.gather(true))
  await venue.sleep(plan.endsAt - Date.now())
  table.leave()
}

async function watchLobby(venue: Venue, plan: Plan): Promise<void> {
  const connection = await Connection.join(venue, plan.url, 'lobby', {})
  connection.onPatch = () => venue.note('lobby_patches', 1)
  await venue.sleep(plan.endsAt - Date.now())
  connection.leave()
}

async function persist(venue: Venue, attempt: () => Promise<void>): Promise<void> {
  try {
    await attempt()
  } catch (error) {
    venue.note('failures', 1)
    venue.complain(String(error))
    await venue.sleep(PAUSE_MS)
  }
}

/** `n` counts from 0 within the role: the places are taken one after another, so that nobody waits in a crowd. */
export async function takePlace(venue: Venue, plan: Plan, role: Role, n: number): Promise<void> {
  const share = n / Math.max(1, plan[role])
  await venue.sleep(Math.max(0, plan.startsAt + share * ARRIVING * (plan.countsFrom - plan.startsAt) - Date.now()))
  switch (role) {
    case 'matches':
      return playTables(venue, plan, 2 * n + 1)
    case 'idle':
      return keepIdle(venue, plan, 2 * n + 2)
    case 'lobby':
      return persist(venue, () => watchLobby(venue, plan))
  }
}
