/** Returns the processor time of the whole process in microseconds. Other work on the machine does not count. */
export function processorMicros(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Returns the processor time of this thread, for which its event loop is blocked. The helper threads of the engine do not count. */
export function threadMicros(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** Runs the work several times and returns the lowest processor time in microseconds, which is from the least disturbed round. */
export function bestOf(rounds: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const began = processorMicros()
    work()
    best = Math.min(best, processorMicros() - began)
  }
  return best
}

/** Does the same for several works. They take turns, so that a disturbance affects all of them. */
export function bestOfEach<K extends string>(rounds: number, works: Readonly<Record<K, () => void>>): Record<K, number> {
  const best = {} as Record<K, number>
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(works) as K[]) best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, bestOf(1, works[name]))
  return best
}
