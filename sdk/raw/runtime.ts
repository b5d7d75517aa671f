import type { Reply } from './post-json.ts'

/** The functions that a load test needs from its environment. Everything built on them runs in Node and in k6. */
export interface Runtime {
  /** Returns a time in milliseconds. Only differences of such times have a meaning. */
  now(): number
  sleep(ms: number): Promise<void>
  post(url: string, body: object, token?: string): Promise<Reply>
  connect(url: string, handlers: SocketHandlers): RuntimeSocket
  /** How often a connection asks for a place if it receives nothing. */
  readonly attempts: number
  note(metric: Metric, value: number): void
  /** Prints a problem. */
  warn(text: string): void
}

export interface SocketHandlers {
  frame(bytes: Uint8Array): void
  closed(code: number): void
}
export interface RuntimeSocket {
  send(bytes: Uint8Array): void
  close(): void
}

/** The metrics that are times in milliseconds. */
export const TIMES = ['answer_to_ack', 'answer_to_last_patch', 'join_time'] as const
export const COUNTS = [
  'answers',
  'refusals',
  'races',
  'failures',
  'reconnects',
  'silences',
  'matches_begun',
  'matches_finished',
  'lobby_patches',
] as const
/** The metrics that have one value for each match. */
export const SHARES = ['bytes_per_answer'] as const
const METRICS = [...TIMES, ...COUNTS, ...SHARES] as const
export type Metric = (typeof METRICS)[number]
/** The name of the sample that says when k6 began to play. */
export const STARTS_AT = 'starts_at'
/** The name of the sample that each virtual user writes when it has ended. */
export const ENDED = 'ended'
export const isMetric = (name: string): name is Metric => METRICS.some((metric) => metric === name)
