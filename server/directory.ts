import { isDeepStrictEqual } from 'node:util'
import type { Directory } from '#rooms/services.ts'
import type { MatchInfo } from '#shared/wire/http.ts'

/** The tables of this process. */
export class LocalDirectory implements Directory {
  readonly #tables = new Map<string, MatchInfo>()
  readonly #listeners = new Set<() => void>()

  /** Rooms put their table after every answer; mostly nothing that the lobby shows has changed. */
  put(info: MatchInfo): void {
    if (isDeepStrictEqual(this.#tables.get(info.id), info)) return
    this.#tables.set(info.id, info)
    this.#tell()
  }

  remove(match: string): void {
    if (this.#tables.delete(match)) this.#tell()
  }

  list(): readonly MatchInfo[] {
    return [...this.#tables.values()]
  }

  watch(listener: () => void): () => void {
    // A function of its own, so that the same listener may watch twice.
    const call = () => listener()
    this.#listeners.add(call)
    return () => this.#listeners.delete(call)
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}
