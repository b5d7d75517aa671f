import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Returns the ids of a process and of all processes that it has started. */
function familyOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return [pid, ...children.flatMap(familyOf)]
}

/** Returns the CPU seconds that a process and its children have used so far, in all threads. */
export function processorSeconds(pid: number): number {
  return familyOf(pid)
    .map((one) => readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [])
    .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND, 0)
}

/** Returns the resident memory of a process in bytes. */
export function residentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** Measures how often a process' main thread got a core. `share` is its running time as a part of its running and waiting time. */
export class Running {
  readonly #pid: number
  readonly #began: readonly [number, number]

  constructor(pid: number) {
    this.#pid = pid
    this.#began = this.#read()
  }

  get share(): number {
    const [ran, waited] = this.#read()
    const [ranBefore, waitedBefore] = this.#began
    const total = ran - ranBefore + waited - waitedBefore
    return total > 0 ? (ran - ranBefore) / total : 1
  }

  #read(): [number, number] {
    const [ran = '0', waited = '0'] = readFileSync(`/proc/${this.#pid}/schedstat`, 'utf8').split(' ')
    return [Number(ran), Number(waited)]
  }
}
