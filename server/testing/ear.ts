import type { Pick as Answer, Seat } from '#shared/kernel/ask.ts'
import { type LogEntry, type Prompt, readPrompt } from '#shared/wire/match.ts'
import { Wire } from '../../loadtest/wire.ts'

/** A seat, or somebody who only watches. */
export type Watcher = Seat | undefined

/** The first byte of the frames that hold a token or the time of day. */
const JOIN = 10
const MESSAGE = 13
/** More moments than any match has. */
const NO_MOMENT = 1_000_000

/** One connection, and every byte it was ever sent but for the token at its beginning, and messages: the welcome and chat tell the time of day. */
export class Ear {
  readonly frames: readonly string[]
  readonly #seat: Watcher
  readonly #wire: Wire
  #requests = 0

  private constructor(wire: Wire, seat: Watcher, frames: readonly string[]) {
    this.#wire = wire
    this.#seat = seat
    this.frames = frames
  }

  static async open(url: string, match: string, token: string, seat: Watcher): Promise<Ear> {
    const frames: string[] = []
    const wire = await Wire.join(url, match, { token }, (frame) => {
      // Each byte is one character: equal texts are equal bytes, and a difference can be read.
      if (frame[0] !== JOIN && frame[0] !== MESSAGE) frames.push(Buffer.from(frame).toString('latin1'))
    })
    const ear = new Ear(wire, seat, frames)
    await ear.settle()
    return ear
  }

  get prompt(): Prompt | undefined {
    return this.#seat === undefined ? undefined : readPrompt(this.#wire.state.seats[this.#seat]?.priv?.prompt)
  }

  async ask(type: string, payload: object): Promise<object> {
    const { status, payload: reply } = await this.#wire.request(type, payload)
    if (status !== 0 || typeof reply !== 'object' || reply === null) throw new Error(`seat ${this.#seat}, ${type}: ${JSON.stringify(reply)}`)
    return reply
  }
  async answer(pick: Answer): Promise<void> {
    const { prompt } = this
    if (!prompt) throw new Error(`seat ${this.#seat} is not asked`)
    await this.ask('answer', { id: this.#newRequest(), decision: prompt.id, pick })
  }
  async undo(): Promise<void> {
    await this.ask('undo', { id: this.#newRequest() })
  }
  #newRequest(): string {
    return `${this.#seat}.${++this.#requests}`
  }

  /** Frames come in order: when the reply to this is here, so is everything that was sent before. */
  async settle(): Promise<void> {
    await this.ask('log', { from: NO_MOMENT })
  }

  /** All that can be asked of the past; only the time of day is left out. */
  async recall(): Promise<readonly unknown[]> {
    const moments: Pick<LogEntry, 'seq' | 'events'>[] = []
    for (let page = await this.#log(0); page.length > 0; page = await this.#log(moments.length)) moments.push(...page)
    const views: object[] = []
    for (const { seq } of moments) views.push(await this.ask('view', { seq }))
    return [moments, views]
  }

  async #log(from: number): Promise<Pick<LogEntry, 'seq' | 'events'>[]> {
    const { entries } = (await this.ask('log', { from })) as { readonly entries: readonly LogEntry[] }
    return entries.map(({ seq, events }) => ({ seq, events }))
  }

  close(): void {
    this.#wire.socket.terminate()
  }
}
