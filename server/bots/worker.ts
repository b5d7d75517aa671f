import { randomBytes } from 'node:crypto'
import { workerData } from 'node:worker_threads'
import type { BotTask } from '#rooms/services.ts'
import { think } from '#shared/bots/index.ts'
import type { PickValue as Answer } from '#shared/kernel/decision.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Random } from '#shared/kernel/random.ts'
import { markStart, type TaskStart } from './time-limit.ts'

/** The data that a thread receives with every task. */
export interface Task extends Pick<BotTask, 'game' | 'view' | 'level'> {
  readonly budgetMs: number
  readonly start: TaskStart
}

/** The data that a thread receives when it starts. */
export interface WorkerData {
  /** The module that lists the games. */
  readonly games: string
}

const { games }: WorkerData = workerData
const { GAMES }: { readonly GAMES: readonly Game[] } = await import(games)

export default function answer({ game: id, view, level, budgetMs, start }: Task): Answer {
  markStart(start)
  const game = GAMES.find((known) => known.id === id)
  if (!game) throw new Error(`there is no game '${id}'`)
  const now = () => performance.now()
  const random = new Random({ seed: randomBytes(32).toString('hex'), drawn: 0 })
  return think({ game, view, level, budget: { now, deadline: now() + budgetMs }, random })
}
