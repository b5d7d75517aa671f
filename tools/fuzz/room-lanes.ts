import { Dice } from './dice.ts'
import { binary, strangeFraming } from './framing.ts'
import { remember } from './joined.ts'
import { type Attack, diceOf, type Lane, noteInput } from './lane.ts'
import { message } from './messages.ts'
import { type Place, Presence } from './place.ts'
import type { InputId } from './plan.ts'

/** The average number of inputs to a finished match before another begins. */
const AFTERMATH = 40
const EARLIER = 400
/** Draws with a generator of its own, so that the input's own numbers do not depend on the state of the match. */
const isSeldom = ({ seed }: Attack, { number }: InputId): boolean => new Dice(seed, 'aftermath', number).happens(AFTERMATH)

/** Sends messages inside a room. If the server lets nobody in, they go to a socket that leads to no room. */
export class RoomLane implements Lane {
  readonly #attack: Attack
  readonly #presence: Presence

  constructor(attack: Attack, place: Place) {
    this.#attack = attack
    this.#presence = new Presence(attack, place)
  }

  async send(id: InputId): Promise<void> {
    const { earlier, finds } = this.#attack
    const dice = diceOf(this.#attack, id)
    const joined = await this.#presence.inside(isSeldom(this.#attack, id))
    const { what, bytes } = message(dice, joined?.situation ?? { state: undefined, prompt: undefined, ...finds }, earlier)
    remember(earlier, bytes, EARLIER)
    const wire = binary(bytes)
    noteInput(this.#attack, id, what, wire)
    if (joined) joined.write(wire)
    else await this.#presence.sendOutside(wire)
  }

  close(): void {
    this.#presence.close()
  }
}

/** One frame in this many is sent inside a room. Most frames end the connection, and joining costs the server much more than a frame. */
const INSIDE = 8

/** Sends invalid frames. */
export class FramingLane implements Lane {
  readonly #attack: Attack
  readonly #presence: Presence

  constructor(attack: Attack, place: Place) {
    this.#attack = attack
    this.#presence = new Presence(attack, place)
  }

  async send(id: InputId): Promise<void> {
    const { earlier, finds } = this.#attack
    const dice = diceOf(this.#attack, id)
    const joined = dice.happens(INSIDE) ? await this.#presence.inside(true) : undefined
    const { what, bytes } = message(dice, { state: undefined, prompt: undefined, ...finds }, earlier)
    const wire = strangeFraming(bytes, dice)
    noteInput(this.#attack, id, `framing of ${what}`, wire)
    if (joined) joined.write(wire)
    else await this.#presence.sendOutside(wire)
  }

  close(): void {
    this.#presence.close()
  }
}
