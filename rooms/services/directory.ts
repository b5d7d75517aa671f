import type { MatchInfo } from '#shared/protocol/http.ts'

/** The live list of matches that the lobby shows. */
export interface Directory {
  put(info: MatchInfo): void
  /** Keeps the match in the list while it waits outside memory, where any process may host it next. */
  keep(info: MatchInfo): void
  remove(match: string): void
  list(): readonly MatchInfo[]
  /** Calls `listener` after every change until the returned function is called. */
  watch(listener: () => void): () => void
}
