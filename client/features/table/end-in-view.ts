import { useEffect, useRef } from 'react'

/** Keeps the end of a list in view until the reader scrolls away from it. */
export function useEndInView(length: number) {
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list grows, and when it comes into view
  useEffect(() => {
    const element = list.current
    if (!element) return
    const toEnd = (): void => {
      if (atEnd.current) element.scrollTop = element.scrollHeight
    }
    toEnd()
    const watcher = new ResizeObserver(toEnd)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [length])
  const onScroll = (): void => {
    const element = list.current
    if (element && element.clientHeight > 0) atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40
  }
  return { list, onScroll }
}
