import type { ChatLine } from '#shared/protocol/match.ts'

const KEPT_LINES = 100

/** The last chat lines of a match. They are lost when the room closes. */
export class Chat {
  readonly #lines: { readonly line: ChatLine; readonly toAll: boolean }[] = []

  /** Adds a line. `toAll` is false for a spectator of a running match: only other spectators see that line, so that nobody helps a player. */
  add(line: ChatLine, toAll: boolean): void {
    this.#lines.push({ line, toAll })
    if (this.#lines.length > KEPT_LINES) this.#lines.shift()
  }

  heardBy(seated: boolean): readonly ChatLine[] {
    return this.#lines.filter(({ toAll }) => toAll || !seated).map(({ line }) => line)
  }
}
