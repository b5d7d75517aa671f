import type { Room } from '@colyseus/core'

/** The private members of Room in which Colyseus keeps places for clients that have not connected yet. */
interface RoomReservations {
  readonly _reservedSeats: Record<string, readonly [options: unknown, auth: unknown, isConsumed: boolean, ...rest: unknown[]]>
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>
}

/** Whether a client is on its way to the room, or may reconnect to it. */
export const isExpecting = (room: Room): boolean => Object.keys((room as unknown as RoomReservations)._reservedSeats).length > 0

/** Cancels the reservations of clients that have not connected. A closing room would wait for them, and its id would stay taken meanwhile. */
export function cancelReservations(room: Room): void {
  const { _reservedSeats: seats, _reservedSeatTimeouts: timeouts } = room as unknown as RoomReservations
  for (const [session, [, , isConsumed]] of Object.entries(seats)) {
    if (isConsumed) continue
    clearTimeout(timeouts[session])
    delete timeouts[session]
    delete seats[session]
  }
}
