import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { constants, setPriority } from 'node:os'

const hasChrt = spawnSync('chrt', ['--version']).status === 0

/** Says how attackers are kept from taking the server's processor. The measurement is of what the server does with their input. */
export const HOW_IDLE = hasChrt ? 'scheduled only when a core is idle (SCHED_IDLE)' : 'at the lowest priority (nice 19)'

/**
 * Starts one of our programs in a process of its own, which exchanges messages with this one. An idle process runs only when nothing else wants the
 * core. On a busy machine, that may be never.
 */
export function spawnProgram(file: string, isIdle: boolean): ChildProcess {
  const words = ['--disable-warning=ExperimentalWarning', file]
  const [command, ...rest] = isIdle && hasChrt ? ['chrt', '--idle', '0', process.execPath, ...words] : [process.execPath, ...words]
  const child = spawn(command ?? process.execPath, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  if (isIdle && !hasChrt && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return child
}
