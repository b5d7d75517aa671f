import { Piscina } from 'piscina'

/** Worker threads that play one match at a time each. */
export const poolOf = <T, M>(filename: string, workers: number): Piscina<T, M> =>
  new Piscina<T, M>({ filename, minThreads: workers, maxThreads: workers, concurrentTasksPerWorker: 1 })
