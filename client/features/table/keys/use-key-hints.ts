import { useCallback, useEffect, useRef, useState } from 'react'
import { hintsOn, type KeyHint } from './page-options.ts'
import { usePageChanges } from './use-page-changes.ts'

const NONE: readonly KeyHint[] = []
const SHORTCUT = 'aria-keyshortcuts'

const isSame = (a: readonly KeyHint[], b: readonly KeyHint[]): boolean =>
  a.length === b.length && a.every(({ key, element, x, y }, n) => b[n]?.key === key && b[n].element === element && b[n].x === x && b[n].y === y)

function announce(before: readonly KeyHint[], now: readonly KeyHint[]): void {
  for (const { element } of before) element.removeAttribute(SHORTCUT)
  for (const { element, key } of now) element.setAttribute(SHORTCUT, key.toUpperCase())
}

/** Keeps the keys of the options on the page up to date while they are shown. A key acts only while its label is on the screen. */
export function useKeyHints(isShown: boolean, isAmount: boolean): readonly KeyHint[] {
  const [hints, setHints] = useState(NONE)
  const shown = useRef(NONE)
  const show = useCallback((next: readonly KeyHint[]) => {
    if (isSame(shown.current, next)) return
    announce(shown.current, next)
    shown.current = next
    setHints(next)
  }, [])
  usePageChanges(
    isShown,
    useCallback((page) => show(hintsOn(page, isAmount)), [show, isAmount]),
  )
  useEffect(() => {
    if (!isShown) show(NONE)
  }, [isShown, show])
  return hints
}
