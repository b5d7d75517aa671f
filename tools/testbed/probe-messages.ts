/** The questions that the probe in a server answers. */
export type ProbeRequest = 'answers' | 'memory'

/** The memory in bytes, after a garbage collection. */
export interface Memory {
  readonly rss: number
  readonly heapUsed: number
  readonly external: number
}

export interface Answers {
  /** The times from sending an honest answer until it was stored and shown, in milliseconds, since the last call. */
  readonly waits: readonly number[]
  /** The share of that time in which the event loop was busy. */
  readonly utilization: number
}

export type ProbeReply = ({ readonly ask: 'answers' } & Answers) | { readonly ask: 'memory'; readonly memory: Memory }
