/** How long a connection may take for what is expected of it, in milliseconds. */
export interface EdgeTimes {
  /** For the head of a request, from the moment it is connected: also for one that never says a word. */
  readonly headersMs: number
  /** For a whole request. */
  readonly requestMs: number
  /** How often is looked for those that are late. */
  readonly checkMs: number
  /** Between two requests. */
  readonly keepAliveMs: number
  /** Without a byte in either direction: who asked for something and does not read it. */
  readonly idleMs: number
}

export const EDGE_TIMES: EdgeTimes = { headersMs: 10_000, requestMs: 30_000, checkMs: 2_000, keepAliveMs: 5_000, idleMs: 30_000 }
