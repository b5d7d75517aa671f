import { seededRandom } from '#sdk/players/seeded-random.ts'
import { SimulatedMatch } from '#sdk/players/simulated-match.ts'
import type { Runtime } from '#sdk/raw/runtime.ts'
import { Connection } from '#sdk/raw/runtime-connection.ts'
import type { Plan } from './plan.ts'

/** The roles of virtual users. A virtual user has one role during the whole run. */
export const ROLES = ['matches', 'idle', 'lobby'] as const
export type Role = (typeof ROLES)[number]

const PAUSE_MS = 1000
/** The share of the time before `countsFrom` in which all virtual users start. The rest is for settling down. */
const ARRIVING = 0.85

async function playTables(runtime: Runtime, plan: Plan, seed: number): Promise<void> {
  const chance = seededRandom(seed)
  while (Date.now() < plan.endsAt) {
    const table = new SimulatedMatch(runtime, plan, chance)
    await persist(runtime, async () => {
      await table.gather()
      await table.play()
    })
    table.leave()
  }
}

async function keepIdle(runtime: Runtime, plan: Plan, seed: number): Promise<void> {
  const table = new SimulatedMatch(runtime, plan, seededRandom(seed))
  await persist(runtime, () => table.gather(true))
  await runtime.sleep(plan.endsAt - Date.now())
  table.leave()
}

async function watchLobby(runtime: Runtime, plan: Plan): Promise<void> {
  const connection = await Connection.join(runtime, plan.url, 'lobby', {})
  connection.onPatch = () => runtime.note('lobby_patches', 1)
  await runtime.sleep(plan.endsAt - Date.now())
  connection.leave()
}

async function persist(runtime: Runtime, attempt: () => Promise<void>): Promise<void> {
  try {
    await attempt()
  } catch (error) {
    runtime.note('failures', 1)
    runtime.warn(String(error))
    await runtime.sleep(PAUSE_MS)
  }
}

/** Runs virtual user `n` of a role, counted from 0. The users of a role start one after another, so that they do not wait for each other. */
export async function runVirtualUser(runtime: Runtime, plan: Plan, role: Role, n: number): Promise<void> {
  const share = n / Math.max(1, plan[role])
  await runtime.sleep(Math.max(0, plan.startsAt + share * ARRIVING * (plan.countsFrom - plan.startsAt) - Date.now()))
  switch (role) {
    case 'matches':
      return playTables(runtime, plan, 2 * n + 1)
    case 'idle':
      return keepIdle(runtime, plan, 2 * n + 2)
    case 'lobby':
      return persist(runtime, () => watchLobby(runtime, plan))
  }
}
