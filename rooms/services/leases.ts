export interface LeaseListener {
  /** Another process hosts the match now. */
  onLost(match: string): void
  /** `isCurrent` has changed. */
  onChanged(): void
  /** This process has been unsure for so long that its clients should try another one. */
  onIsolated(): void
}

/** Which process hosts which match. */
export interface Leases {
  /** False while this process cannot tell whether it still owns the matches that it hosts. */
  readonly isCurrent: boolean
  /** Claims the match. `elsewhere` means that another live process hosts it. Rejects if that cannot be found out. */
  claim(match: string): Promise<'mine' | 'elsewhere'>
  /** Gives the match up. If it `needsHost`, another process takes it even if nobody asks for it. */
  release(match: string, needsHost?: boolean): Promise<void>
  /** Called when the journal says that another process owns the match. */
  markLost(match: string): void
  /** Resolves with true once clients can join the match where it is hosted, and with false if that does not happen in time. */
  waitUntilJoinable(match: string): Promise<boolean>
  watch(listener: LeaseListener): void
}
