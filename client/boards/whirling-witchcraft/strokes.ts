import { useCallback, useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../game-ui.ts'

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((thing, n) => thing === b[n])
const sharedLength = (a: readonly string[], b: readonly string[]): number => {
  const n = a.findIndex((thing, at) => thing !== b[at])
  return n === -1 ? a.length : n
}

/** What to touch next so that exactly these things are touched, one after another; undefined: they all are. */
export function nextTouch(picked: readonly string[], things: readonly string[]): string | undefined {
  return things[Math.min(sharedLength(picked, things), things.length)]
}

interface Stroke {
  readonly things: readonly string[]
  readonly careful: boolean
  /** What must have been touched before it goes on. */
  readonly reached: readonly string[]
}

/** One click that stands for several touches: a cube and where it comes from, a card and how it lies. */
export function useStroke({ selected: picked, selectable: lit, onSelect }: Pick<BoardProps, 'selected' | 'selectable' | 'onSelect'>) {
  const [stroke, setStroke] = useState<Stroke>()
  useEffect(() => {
    if (!stroke || !isSame(picked, stroke.reached)) return
    const next = stroke.things[stroke.reached.length]
    if (next === undefined || !lit.has(next)) return setStroke(undefined)
    const reached = [...stroke.reached, next]
    setStroke(reached.length < stroke.things.length ? { ...stroke, reached } : undefined)
    onSelect(next, stroke.careful && reached.length === stroke.things.length)
  }, [stroke, picked, lit, onSelect])
  return useCallback(
    (things: readonly string[], careful = false): void => {
      const next = nextTouch(picked, things)
      const last = things.at(-1)
      if (next === undefined) {
        // All of it is touched already: once more means yes.
        if (last !== undefined) onSelect(last)
        return
      }
      const reached = things.slice(0, things.indexOf(next) + 1)
      setStroke(reached.length < things.length ? { things, careful, reached } : undefined)
      onSelect(next, careful && reached.length === things.length)
    },
    [picked, onSelect],
  )
}

/** What could be touched first: whoever has picked something may still pick something else. */
export function useRoots({ selected: picked, selectable: lit }: Pick<BoardProps, 'selected' | 'selectable'>): ReadonlySet<string> {
  const roots = useRef<ReadonlySet<string>>(lit)
  if (picked.length === 0) roots.current = lit
  return roots.current
}
