import type { Room } from '@colyseus/core'

/** The seats that Colyseus keeps for connections on their way: options, pass, whether it has come. Not in its public type. */
interface Reservations {
  readonly _reservedSeats: Record<string, readonly [options: unknown, auth: unknown, hasCome: boolean, ...rest: unknown[]]>
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>
}

/** Whether somebody is on the way to the room, or may come back to it. */
export const isExpecting = (room: Room): boolean => Object.keys((room as unknown as Reservations)._reservedSeats).length > 0

/** A room that closes would wait for everybody who has a seat reserved and has not come yet, and nobody else could have its name. */
export function cancelReservations(room: Room): void {
  const { _reservedSeats: seats, _reservedSeatTimeouts: timeouts } = room as unknown as Reservations
  for (const [session, [, , hasCome]] of Object.entries(seats)) {
    if (hasCome) continue
    clearTimeout(timeouts[session])
    delete timeouts[session]
    delete seats[session]
  }
}
