import type { FloodTools } from './flood-tools.ts'

/** A kind of request that attackers send as fast as they can. */
export interface Flood {
  readonly name: string
  /** A description with numbers. */
  readonly about: string
  /** Opens tables and connections once, before anything is measured. */
  prepare(tools: FloodTools): Promise<FloodRun>
}

export interface FloodRun {
  /** Floods until the signal. Nothing continues after that. */
  run(signal: AbortSignal): Promise<void>
  /** Closes everything. */
  end(): void
}
