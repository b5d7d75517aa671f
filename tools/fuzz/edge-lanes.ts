import { binary } from './framing.ts'
import { HttpConnection } from './http-connection.ts'
import { httpInput } from './http-requests.ts'
import { type Attack, diceOf, type Lane, noteInput } from './lane.ts'
import { message } from './messages.ts'
import type { InputId } from './plan.ts'
import { RawSocket } from './raw-socket.ts'
import { upgradeInput } from './upgrades.ts'

/** Sends each upgrade on a connection of its own, which stays open for a moment. */
export class UpgradeLane implements Lane {
  readonly #attack: Attack
  #last: RawSocket | undefined

  constructor(attack: Attack) {
    this.#attack = attack
  }

  async send(id: InputId): Promise<void> {
    const { way, earlier, finds } = this.#attack
    const dice = diceOf(this.#attack, id)
    const tail = (): Buffer => binary(message(dice, { state: undefined, prompt: undefined, ...finds }, earlier).bytes)
    const { what, bytes } = upgradeInput(this.#attack.material(), dice, tail)
    noteInput(this.#attack, id, what, bytes)
    this.#last?.destroy()
    this.#last = new RawSocket(way, bytes)
    // The server never answers many of them.
    await Promise.race([this.#last.opened, new Promise((resolve) => setTimeout(resolve, 40))])
  }

  close(): void {
    this.#last?.destroy()
  }
}

export class HttpLane implements Lane {
  readonly #attack: Attack
  readonly #connection: HttpConnection

  constructor(attack: Attack) {
    this.#attack = attack
    this.#connection = new HttpConnection(attack.way)
  }

  async send(id: InputId): Promise<void> {
    const { what, bytes, isWhole } = httpInput(this.#attack.material(), diceOf(this.#attack, id))
    const sent = noteInput(this.#attack, id, what, bytes)
    for (const status of await this.#connection.send(bytes, isWhole)) this.#attack.status(status, sent)
  }

  close(): void {
    this.#connection.close()
  }
}

const BYTE_MS = 20
const SLOW_BYTES = 100

/** Sends a request byte by byte and never finishes it. */
export class SlowLane implements Lane {
  readonly #attack: Attack

  constructor(attack: Attack) {
    this.#attack = attack
  }

  async send(id: InputId): Promise<void> {
    const dice = diceOf(this.#attack, id)
    const material = this.#attack.material()
    const { what, bytes } = dice.happens(2) ? httpInput(material, dice) : upgradeInput(material, dice, () => Buffer.alloc(0))
    noteInput(this.#attack, id, `slow ${what}`, bytes)
    const raw = new RawSocket(this.#attack.way, bytes.subarray(0, 1))
    for (const byte of bytes.subarray(1, SLOW_BYTES)) {
      await new Promise((resolve) => setTimeout(resolve, BYTE_MS))
      raw.write(Buffer.from([byte]))
    }
    raw.destroy()
  }

  close(): void {}
}
