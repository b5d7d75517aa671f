import type { Counts } from './flood-tools.ts'

/** Which flood, where, from which address, and how long the match is whose past is asked for. */
export interface Position {
  readonly flood: string
  readonly url: string
  readonly address: string
  readonly moments: number
}

/** Between the siege and the process of its attackers. */
export type DriverMessage =
  /** Enter from that address, as as many people as it gets in, and take up position. */
  ({ readonly order: 'prepare' } & Position) | { readonly order: 'run' | 'stop' | 'end' }

export type AttackerMessage =
  | { readonly word: 'prepared' | 'ended' }
  | ({ readonly word: 'stopped' } & Counts)
  | { readonly word: 'failed'; readonly error: string }
