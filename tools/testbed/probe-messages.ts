/** What the probe in a server can be asked. */
export type ProbeRequest = 'answers' | 'memory'

/** After a collection of garbage, in bytes. */
export interface Memory {
  readonly rss: number
  readonly heapUsed: number
  readonly external: number
}

export interface Answers {
  /** From sending an honest answer until it was written and shown, in milliseconds, since this was last asked. */
  readonly waits: readonly number[]
  /** The share of that time in which the event loop was busy. */
  readonly utilization: number
}

export type ProbeReply = ({ readonly ask: 'answers' } & Answers) | { readonly ask: 'memory'; readonly memory: Memory }
