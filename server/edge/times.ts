/** The time limits of a connection, in milliseconds. */
export interface EdgeTimes {
  /** For the head of a request, counted from the connection. It ends silent connections too. */
  readonly headersMs: number
  /** For a whole request. */
  readonly requestMs: number
  /** How often late connections are looked for. */
  readonly checkMs: number
  /** Between two requests. */
  readonly keepAliveMs: number
  /** Without a byte in either direction, for example a client that does not read its response. */
  readonly idleMs: number
}

export const EDGE_TIMES: EdgeTimes = { headersMs: 10_000, requestMs: 30_000, checkMs: 2_000, keepAliveMs: 5_000, idleMs: 30_000 }
