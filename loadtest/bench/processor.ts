/** Processor time of the whole process in microseconds: what others do on the machine meanwhile does not count. */
export function processorMicros(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** The same of this thread alone: what its event loop has to wait for. The collector's and the compiler's helpers run beside it. */
export function threadMicros(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** The cheapest of several rounds, in microseconds of processor time: the one that was disturbed least. */
export function bestOf(rounds: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const began = processorMicros()
    work()
    best = Math.min(best, processorMicros() - began)
  }
  return best
}

/** The same for several works that take turns, so that a disturbance hits all of them. */
export function bestOfEach<K extends string>(rounds: number, works: Readonly<Record<K, () => void>>): Record<K, number> {
  const best = {} as Record<K, number>
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(works) as K[]) best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, bestOf(1, works[name]))
  return best
}
