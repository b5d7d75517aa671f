import { type AuthContext, Room } from '@colyseus/core'
import { type FramePorts, guardFrames } from './frame-guard.ts'
import { cancelReservations, isExpecting } from './reservations.ts'

/** The longest delay of a timer. Rooms send a patch when something changed, so the ticker of Colyseus must never fire. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The base class of all our rooms. `bindRoom` makes the class that Colyseus constructs. */
export abstract class BaseRoom extends Room {
  override patchRate = MAX_TIMER_MS

  /** Checks a client that asks to join, before a place is reserved for it. Throws a ServerError to refuse it. */
  static async authenticate(_deps: unknown, _token: string | undefined, _options: unknown, _context: AuthContext): Promise<unknown> {
    return true
  }

  /** Whether a client is on its way to this room, or may reconnect to it. */
  get isExpecting(): boolean {
    return isExpecting(this)
  }

  /** Closes the room and its connections, without waiting for clients that have not connected yet. */
  async closeNow(code: number): Promise<void> {
    cancelReservations(this)
    await this.disconnect(code)
  }
}

interface RoomClass<D> {
  new (deps: D): BaseRoom
  authenticate(deps: D, token: string | undefined, options: unknown, context: AuthContext): Promise<unknown>
}

/** Makes a subclass without constructor arguments, because Colyseus constructs rooms itself. The subclass checks every frame. */
export function bindRoom<D>(RoomClass: RoomClass<D>, deps: D, frames: FramePorts): new () => BaseRoom {
  class BoundRoom extends RoomClass {
    constructor() {
      super(deps)
    }
    static onAuth(token: string, options: unknown, context: AuthContext): Promise<unknown> {
      return RoomClass.authenticate(deps, token, options, context)
    }
  }
  guardFrames(BoundRoom, frames)
  return BoundRoom
}
