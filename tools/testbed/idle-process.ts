import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { constants, setPriority } from 'node:os'

const hasChrt = spawnSync('chrt', ['--version']).status === 0

/** How attackers are kept from taking the server's processor: what is measured is what the server does with their input. */
export const HOW_IDLE = hasChrt ? 'scheduled only when a core is idle (SCHED_IDLE)' : 'at the lowest priority (nice 19)'

/**
 * A program of ours in a process of its own, both sides speak by messages. An idle one runs only when nobody else wants to: on a
 * machine that is busy with other things that may be never.
 */
export function spawnProgram(file: string, isIdle: boolean): ChildProcess {
  const words = ['--disable-warning=ExperimentalWarning', file]
  const [command, ...rest] = isIdle && hasChrt ? ['chrt', '--idle', '0', process.execPath, ...words] : [process.execPath, ...words]
  const child = spawn(command ?? process.execPath, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  if (isIdle && !hasChrt && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return child
}
