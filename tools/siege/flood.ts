import type { FloodTools } from './flood-tools.ts'

/** Something that attackers do as much as they can. */
export interface Flood {
  readonly name: string
  /** In words, with how much. */
  readonly about: string
  /** Once, in peace: tables, connections. */
  prepare(tools: FloodTools): Promise<Assault>
}

export interface Assault {
  /** Until it is told to stop; nothing of it goes on after that. */
  run(signal: AbortSignal): Promise<void>
  /** Gives everything back. */
  end(): void
}
