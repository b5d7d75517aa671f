import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { constants, setPriority } from 'node:os'

const hasChrt = spawnSync('chrt', ['--version']).status === 0

/** How attackers are kept from taking the server's processor: what is measured is what the server does with their input. */
export const HOW_IDLE = hasChrt ? 'scheduled only when a core is idle (SCHED_IDLE)' : 'at the lowest priority (nice 19)'

/** A program of ours in a process that runs only when nobody else wants to. Both sides speak by messages. */
export function spawnIdle(file: string): ChildProcess {
  const words = ['--disable-warning=ExperimentalWarning', file]
  const options = { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] } as const
  if (hasChrt) return spawn('chrt', ['--idle', '0', process.execPath, ...words], { ...options, stdio: [...options.stdio] })
  const child = spawn(process.execPath, words, { ...options, stdio: [...options.stdio] })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return child
}
