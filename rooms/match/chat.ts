import type { ChatLine } from '#shared/protocol/match.ts'

const KEPT_LINES = 100

/** What was said at a table lately. It lives as long as the room. */
export class Chat {
  readonly #lines: { readonly line: ChatLine; readonly toAll: boolean }[] = []

  /** Spectators of a running match hear each other, the players do not hear them: nobody is helped from outside. */
  add(line: ChatLine, toAll: boolean): void {
    this.#lines.push({ line, toAll })
    if (this.#lines.length > KEPT_LINES) this.#lines.shift()
  }

  heardBy(seated: boolean): readonly ChatLine[] {
    return this.#lines.filter(({ toAll }) => toAll || !seated).map(({ line }) => line)
  }
}
