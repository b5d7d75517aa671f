import type { AuthContext } from '@colyseus/core'

/** What this folder needs from the process around it. */

export interface WarningLog {
  warn(facts: object, message: string): void
}

/** A request for a WebSocket that may be served. */
export interface Upgrade {
  readonly url: URL
  readonly context: AuthContext
  /** Called once, when the socket has closed. */
  readonly closed: () => void
}

/**
 * The list of rooms that all processes share, in Redis. A process that was believed dead may wake up and go on about rooms that
 * another process hosts by now. So an entry is changed and removed only by the process that is named in it.
 */
export interface RoomListing {
  /** Writes the entry, whatever was there. */
  put(roomId: string, listing: string): Promise<boolean>
  /** Writes the entry unless another process is named in it. False if nothing was written. */
  putOwn(roomId: string, processId: string, listing: string): Promise<boolean>
  /** Removes the entry if this process is named in it. False if nothing was removed. */
  removeOwn(roomId: string, processId: string): Promise<boolean>
}
