import type { Leases } from '#rooms/services.ts'

/** A process that is alone hosts whatever it wants. */
export class LocalLeases implements Leases {
  readonly isCurrent = true
  async claim(): Promise<'mine'> {
    return 'mine'
  }
  async release(): Promise<void> {}
  markLost(): void {}
  async waitUntilJoinable(): Promise<boolean> {
    return true
  }
  watch(): void {}
}
