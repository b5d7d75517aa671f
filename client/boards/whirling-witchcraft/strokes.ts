import { useCallback, useEffect, useRef, useState } from 'react'
import type { Props } from './table.ts'

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((target, n) => target === b[n])
const sharedLength = (a: readonly string[], b: readonly string[]): number => {
  const n = a.findIndex((target, at) => target !== b[at])
  return n === -1 ? a.length : n
}

/** What to touch next so that exactly these things are touched, one after another; undefined: they all are. */
export function nextTouch(selected: readonly string[], targets: readonly string[]): string | undefined {
  return targets[Math.min(sharedLength(selected, targets), targets.length)]
}

interface Stroke {
  readonly things: readonly string[]
  readonly careful: boolean
  /** What must have been touched before it goes on. */
  readonly reached: readonly string[]
}

/** One click that stands for several touches: a cube and where it comes from, a card and how it lies. */
export function useStroke({ selected, selectable, onSelect }: Pick<Props, 'selected' | 'selectable' | 'onSelect'>) {
  const [stroke, setStroke] = useState<Stroke>()
  useEffect(() => {
    if (!stroke || !isSame(selected, stroke.reached)) return
    const next = stroke.things[stroke.reached.length]
    if (next === undefined || !selectable.has(next)) return setStroke(undefined)
    const reached = [...stroke.reached, next]
    setStroke(reached.length < stroke.things.length ? { ...stroke, reached } : undefined)
    onSelect(next, stroke.careful && reached.length === stroke.things.length)
  }, [stroke, selected, selectable, onSelect])
  return useCallback(
    (targets: readonly string[], needsConfirm = false): void => {
      const next = nextTouch(selected, targets)
      const last = targets.at(-1)
      if (next === undefined) {
        // All of it is touched already: once more means yes.
        if (last !== undefined) onSelect(last)
        return
      }
      const reached = targets.slice(0, targets.indexOf(next) + 1)
      setStroke(reached.length < targets.length ? { things: targets, careful: needsConfirm, reached } : undefined)
      onSelect(next, needsConfirm && reached.length === targets.length)
    },
    [selected, onSelect],
  )
}

/** What could be touched first: whoever has picked something may still pick something else. */
export function useRoots({ selected, selectable }: Pick<Props, 'selected' | 'selectable'>): ReadonlySet<string> {
  const roots = useRef<ReadonlySet<string>>(selectable)
  if (selected.length === 0) roots.current = selectable
  return roots.current
}
