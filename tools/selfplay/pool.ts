import { Piscina } from 'piscina'

/** Makes worker threads that each play one match at a time. */
export const poolOf = <T, M>(filename: string, workers: number): Piscina<T, M> =>
  new Piscina<T, M>({ filename, minThreads: workers, maxThreads: workers, concurrentTasksPerWorker: 1 })
