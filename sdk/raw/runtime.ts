import type { Reply } from './post-json.ts'

/** What a program that makes load must be able to do. Everything built on it runs in Node and inside k6. */
export interface Runtime {
  /** Milliseconds, for differences. */
  now(): number
  sleep(ms: number): Promise<void>
  post(url: string, body: object, token?: string): Promise<Reply>
  connect(url: string, handlers: SocketHandlers): RuntimeSocket
  /** How often to ask for a place while nothing at all comes on the connection. */
  readonly attempts: number
  note(metric: Metric, value: number): void
  /** In words, for whoever reads along. */
  complain(text: string): void
}

export interface SocketHandlers {
  frame(bytes: Uint8Array): void
  closed(code: number): void
}
export interface RuntimeSocket {
  send(bytes: Uint8Array): void
  close(): void
}

/** What is measured. Times are milliseconds; the rest is counted. */
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
/** One value for each match. */
export const SHARES = ['bytes_per_answer'] as const
const METRICS = [...TIMES, ...COUNTS, ...SHARES] as const
export type Metric = (typeof METRICS)[number]
/** When k6 began to play, told among its samples. */
export const STARTS_AT = 'starts_at'
/** Told once by each place of the crowd that came to its end. */
export const ENDED = 'ended'
export const isMetric = (name: string): name is Metric => METRICS.some((metric) => metric === name)
