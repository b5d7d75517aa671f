import type { EventKind, WordsFor } from './define-events.ts'
import type { Frame, Game, GameParts, GameViews } from './game.ts'
import { record } from './shape.ts'

interface Defaults<E extends EventKind> {
  readonly words: WordsFor<E>
  /** The default is `'1'`. Raise it when stored matches need the older rules. */
  readonly version?: Game['version']
  /** By default there are none. */
  readonly options?: Game['options']
}

/** The parts of a game without secrets. Everybody sees its whole state, and `tableShape` declares every field of it. */
type OpenGame<S extends T, F extends Frame, T extends object, E extends EventKind> = GameParts<S, F, T, E> & Defaults<E>
type SecretGame<S extends object, F extends Frame, T extends object, H extends object, E extends EventKind> = GameParts<S, F, T, E> &
  GameViews<S, T, H> &
  Defaults<E>

const NO_HAND = {}

/** The views of a game without secrets. The table is the state itself, and `imagine` returns a copy of it. */
const openViews = <S extends T, T extends object>(): GameViews<S, T, object> => ({
  handShape: record('NoHand', {}),
  table: (s) => s,
  hand: () => NO_HAND,
  // The table is the state. Its type differs only in being readonly.
  imagine: ({ table }) => structuredClone(table) as S,
})

/**
 * Builds a game from its parts. The version, the options and, for a game without secrets, the views may be left out.
 * Other modules derive their types from the type of the result: `export type Harbour = typeof harbour`.
 */
export function defineGame<S extends object, F extends Frame, T extends object, H extends object, E extends EventKind>(
  parts: SecretGame<S, F, T, H, E>,
): Game<S, F, T, H, E>
export function defineGame<S extends T, F extends Frame, T extends object, E extends EventKind>(parts: OpenGame<S, F, T, E>): Game<S, F, T, object, E>
export function defineGame<S extends T, F extends Frame, T extends object, E extends EventKind>(
  parts: OpenGame<S, F, T, E>,
): Game<S, F, T, object, E> {
  return { version: '1', options: [], ...openViews<S, T>(), ...parts }
}
