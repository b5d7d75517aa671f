import { useEffect, useRef } from 'react'

/**
 * Makes an area a stop of the Tab key while it can be scrolled, so that the arrow keys scroll it. It is for areas without a button or link
 * inside.
 */
export function useScrollStop<Area extends HTMLElement>() {
  const area = useRef<Area>(null)
  // Runs after every render, because new content can change what fits.
  useEffect(() => {
    const element = area.current
    if (!element) return
    const update = (): void => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      if (scrollWidth > clientWidth || scrollHeight > clientHeight) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    update()
    const watcher = new ResizeObserver(update)
    watcher.observe(element)
    return () => watcher.disconnect()
  })
  return area
}
