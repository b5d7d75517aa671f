import type { LeaseListener, Leases } from '#rooms/services.ts'
import type { Heartbeat } from '../process/heartbeat.ts'

/** Whoever does not know how long nobody could answer is not sure of its matches either: nothing is answered, and no time passes. */
export class HeartbeatLeases implements Leases {
  readonly #leases: Leases
  readonly #heartbeat: Heartbeat

  constructor(leases: Leases, heartbeat: Heartbeat) {
    this.#leases = leases
    this.#heartbeat = heartbeat
    // What was away may be back: people need not wait until the next beat would have come.
    leases.watch({ onLost: () => undefined, onIsolated: () => undefined, onChanged: () => heartbeat.beat() })
  }

  get isCurrent(): boolean {
    return this.#leases.isCurrent && this.#heartbeat.isSettled
  }

  claim(match: string): Promise<'mine' | 'elsewhere'> {
    return this.#leases.claim(match)
  }

  release(match: string, needsHost?: boolean): Promise<void> {
    return this.#leases.release(match, needsHost)
  }

  markLost(match: string): void {
    this.#leases.markLost(match)
  }

  waitUntilJoinable(match: string): Promise<boolean> {
    return this.#leases.waitUntilJoinable(match)
  }

  watch(listener: LeaseListener): void {
    this.#leases.watch(listener)
    this.#heartbeat.watch(() => listener.onChanged())
  }
}
