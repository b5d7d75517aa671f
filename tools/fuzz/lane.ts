import { Dice } from './dice.ts'
import type { Post } from './fuzz-table.ts'
import type { Finds } from './joined.ts'
import type { Material } from './material.ts'
import type { InputId, Sent } from './plan.ts'
import type { Way } from './raw-socket.ts'

/** What all lanes share. */
export interface Attack {
  readonly seed: number
  readonly way: Way
  readonly url: string
  readonly post: Post
  readonly finds: Finds
  /** Messages that were sent before, on any connection. */
  readonly earlier: Uint8Array[]
  material(): Material
  /** Called before an input is sent. */
  note(input: Sent): void
  joined(isIn: boolean): void
  status(status: number, input: Sent): void
}

/** Sends one input after another. */
export interface Lane {
  send(id: InputId): Promise<void>
  close(): void
}

export const diceOf = ({ seed }: Attack, { kind, number }: InputId): Dice => new Dice(seed, kind, number)

export function noteInput(attack: Attack, id: InputId, what: string, bytes: Uint8Array): Sent {
  const sent: Sent = { ...id, what, base64: Buffer.from(bytes).toString('base64') }
  attack.note(sent)
  return sent
}
