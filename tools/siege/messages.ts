import type { Counts } from './flood-tools.ts'

/** The flood, its target, the address of the attackers, and the length of the match whose past is asked for. */
export interface FloodTarget {
  readonly flood: string
  readonly url: string
  readonly address: string
  readonly matchLength: number
}

/** A message from the siege to the process of its attackers. */
export type DriverMessage =
  /** Enters from the address with as many guests as the limits allow, and prepares the flood. */
  ({ readonly order: 'prepare' } & FloodTarget) | { readonly order: 'run' | 'stop' | 'end' }

export type AttackerMessage =
  | { readonly word: 'prepared' | 'ended' }
  | ({ readonly word: 'stopped' } & Counts)
  | { readonly word: 'failed'; readonly error: string }
