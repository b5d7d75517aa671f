import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'

const LINES = 'li > button'

const linesOf = (list: HTMLElement): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>(LINES)]

/** Returns the index to which a key leads from a line. */
export function lineAfter(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, from - 1)
    case 'ArrowDown':
      return Math.min(count - 1, from + 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** Makes one tab stop of all lines: the focused one, or else the last. Arrow keys, Home and End move between them. */
export function useLineKeys(list: RefObject<HTMLElement | null>, length: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list grows
  useLayoutEffect(() => {
    const lines = list.current ? linesOf(list.current) : []
    const stop = lines.find((line) => line === document.activeElement) ?? lines.at(-1)
    for (const line of lines) line.tabIndex = line === stop ? 0 : -1
  }, [list, length])

  return (event: KeyboardEvent<HTMLElement>): void => {
    const lines = linesOf(event.currentTarget)
    const from = lines.findIndex((line) => line.matches(':focus'))
    const to = from === -1 ? undefined : lineAfter(event.key, from, lines.length)
    if (to === undefined) return
    event.preventDefault()
    for (const [index, line] of lines.entries()) line.tabIndex = index === to ? 0 : -1
    lines[to]?.focus()
  }
}
