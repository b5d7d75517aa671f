export interface LeaseListener {
  /** Called when another process hosts the match now. */
  onLost(match: string): void
  /** Called when `isCurrent` has changed. */
  onChanged(): void
  /** Called when this process has been unsure for so long that its clients should try another one. */
  onIsolated(): void
}

/** Decides which process hosts which match. */
export interface Leases {
  /** False while this process cannot tell whether it still owns the matches that it hosts. */
  readonly isCurrent: boolean
  /** Claims the match for this process. `elsewhere` means that another live process hosts it. Rejects if that cannot be found out. */
  claim(match: string): Promise<'mine' | 'elsewhere'>
  /** Gives the match up. With `needsHost`, another process takes it even if nobody joins it. */
  release(match: string, needsHost?: boolean): Promise<void>
  /** Notes that another process owns the match. Called when the journal says so. */
  markLost(match: string): void
  /** Resolves with true once clients can join the match where it is hosted, and with false if that does not happen in time. */
  waitUntilJoinable(match: string): Promise<boolean>
  watch(listener: LeaseListener): void
}
