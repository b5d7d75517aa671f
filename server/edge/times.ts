/** The time limits of a connection, in milliseconds. */
export interface EdgeTimes {
  /** The limit for the head of a request, counted from the connection. It ends silent connections too. */
  readonly headersMs: number
  /** The limit for a whole request. */
  readonly requestMs: number
  /** The interval in which the server looks for late connections. */
  readonly checkMs: number
  /** The longest time between two requests. */
  readonly keepAliveMs: number
  /** The longest time without a byte in either direction, for example if a client does not read its response. */
  readonly idleMs: number
}

export const EDGE_TIMES: EdgeTimes = { headersMs: 10_000, requestMs: 30_000, checkMs: 2_000, keepAliveMs: 5_000, idleMs: 30_000 }
