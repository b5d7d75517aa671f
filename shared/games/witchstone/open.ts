import { isTurn, type State } from './state.ts'
import { repeatsOf } from './steps/turn.ts'
import { dominoOf, exitOf, tokenOf } from './things.ts'
import type { OpenView } from './view.ts'

type Entry = OpenView

const entry = (what: Entry['what'], kind: string, thing: string, count: number): Entry => ({ what, kind, thing, count })

const placeOf = (s: State, crystal: string): string => s.players[s.active]?.crystals.find(({ id }) => id === crystal)?.place ?? ''

function openInStack(s: State): readonly Entry[] {
  return s.stack.toReversed().flatMap(({ kind, source, left, tokens, rim, cells, waiting }) => [
    ...(waiting.startsWith('special') ? [entry('special', kind, waiting, 1)] : []),
    ...(waiting.startsWith('pentagram') ? [entry('any', kind, waiting, 1)] : []),
    ...(left > 0 ? [entry('repeats', kind, source, left)] : []),
    ...rim.map((crystal) => entry('rim', exitOf(placeOf(s, crystal)).symbol, crystal, 1)),
    ...tokens.flatMap(({ id, times, used }) => {
      const { effect } = tokenOf(id)
      return used || effect.verb !== 'activate' ? [] : [entry('token', effect.kind, id, times)]
    }),
    ...cells.map(({ cell, leads }) => entry('cell', kind, cell, leads && kind === 'wand' ? 2 : 1)),
  ])
}

/** Returns what the active seat still has to do, in the order in which it comes. */
export function openThings(s: State): readonly Entry[] {
  if (s.phase === 'over') return []
  if (s.phase === 'levels') return [entry('level', '', '', 1)]
  if (!isTurn(s)) return s.stack.length > 0 ? openInStack(s) : [entry('tower', '', '', 1)]
  const end = entry('end', '', '', 1)
  switch (s.phase) {
    case 'domino':
      return [entry('domino', '', '', 1), end]
    case 'first': {
      const { a, b } = dominoOf(s.players[s.active]?.laid.at(-1)?.domino ?? '')
      return [entry('choose', a, '', repeatsOf(s, a)), entry('choose', b, '', repeatsOf(s, b)), end]
    }
    default:
      return [...openInStack(s), ...(s.second === '' ? [] : [entry('second', s.second, '', repeatsOf(s, s.second))]), end]
  }
}
