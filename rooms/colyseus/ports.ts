import type { AuthContext } from '@colyseus/core'

/** The ports through which this folder uses the process around it. */

export interface WarningLog {
  warn(facts: object, message: string): void
}

/** An accepted request for a WebSocket. */
export interface Upgrade {
  readonly url: URL
  readonly context: AuthContext
  /** Called once, when the socket has closed. */
  readonly closed: () => void
}

/**
 * The list of rooms in Redis that all processes share. A process that was declared dead may wake up and still write about rooms that
 * another process hosts by then. So an entry is changed and removed only by the process that is named in it.
 */
export interface RoomListing {
  /** Writes the entry. Replaces any other entry of the room. */
  put(roomId: string, listing: string): Promise<boolean>
  /** Writes the entry unless another process is named in it. False if nothing was written. */
  putOwn(roomId: string, processId: string, listing: string): Promise<boolean>
  /** Removes the entry if this process is named in it. False if nothing was removed. */
  removeOwn(roomId: string, processId: string): Promise<boolean>
}
