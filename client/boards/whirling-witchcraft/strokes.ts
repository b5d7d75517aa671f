import { useCallback, useEffect, useRef, useState } from 'react'
import type { Props } from './table.ts'

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((target, n) => target === b[n])
const sharedLength = (a: readonly string[], b: readonly string[]): number => {
  const n = a.findIndex((target, at) => target !== b[at])
  return n === -1 ? a.length : n
}

/** Returns the next target on the way to exactly these targets, or undefined if they are all selected. */
export function nextTouch(selected: readonly string[], targets: readonly string[]): string | undefined {
  return targets[Math.min(sharedLength(selected, targets), targets.length)]
}

interface Stroke {
  readonly targets: readonly string[]
  readonly needsConfirm: boolean
  /** The targets that must be selected before the next one. */
  readonly reached: readonly string[]
}

/** Turns one click into several selections: a cube and its source, or a card and its side. */
export function useStroke({ selected, selectable, onSelect }: Pick<Props, 'selected' | 'selectable' | 'onSelect'>) {
  const [stroke, setStroke] = useState<Stroke>()
  useEffect(() => {
    if (!stroke || !isSame(selected, stroke.reached)) return
    const next = stroke.targets[stroke.reached.length]
    if (next === undefined || !selectable.has(next)) return setStroke(undefined)
    const reached = [...stroke.reached, next]
    setStroke(reached.length < stroke.targets.length ? { ...stroke, reached } : undefined)
    onSelect(next, stroke.needsConfirm && reached.length === stroke.targets.length)
  }, [stroke, selected, selectable, onSelect])
  return useCallback(
    (targets: readonly string[], needsConfirm = false): void => {
      const next = nextTouch(selected, targets)
      const last = targets.at(-1)
      if (next === undefined) {
        // All of them are selected already, so another click confirms.
        if (last !== undefined) onSelect(last)
        return
      }
      const reached = targets.slice(0, targets.indexOf(next) + 1)
      setStroke(reached.length < targets.length ? { targets, needsConfirm, reached } : undefined)
      onSelect(next, needsConfirm && reached.length === targets.length)
    },
    [selected, onSelect],
  )
}

/** Returns the targets that could be selected first, because a player with a selection may still start another. */
export function useRoots({ selected, selectable }: Pick<Props, 'selected' | 'selectable'>): ReadonlySet<string> {
  const roots = useRef<ReadonlySet<string>>(selectable)
  if (selected.length === 0) roots.current = selectable
  return roots.current
}
