import type { LeaseListener, Leases } from '#rooms/services.ts'
import type { Heartbeat } from '../process/heartbeat.ts'

/**
 * Leases that are current only while the heartbeat is settled. While a process does not know how long the service was down, it must accept no
 * answers, and its clocks must stand still.
 */
export class HeartbeatLeases implements Leases {
  readonly #leases: Leases
  readonly #heartbeat: Heartbeat

  constructor(leases: Leases, heartbeat: Heartbeat) {
    this.#leases = leases
    this.#heartbeat = heartbeat
    // The store may be back. An immediate beat saves people from waiting for the next interval.
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
