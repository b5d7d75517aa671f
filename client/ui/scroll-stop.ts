import { type RefObject, useEffect, useRef } from 'react'

const FOCUSABLE = 'a[href], button, input, [tabindex="0"]'

/**
 * Makes an area a stop of the Tab key while it can be scrolled and nothing inside takes the focus, so that the arrow keys can scroll it.
 * `known` is the area's ref if it has one already.
 */
export function useScrollStop<Area extends HTMLElement>(known?: RefObject<Area | null>): RefObject<Area | null> {
  const own = useRef<Area>(null)
  const area = known ?? own
  // Runs after every render, because new content can change what fits.
  useEffect(() => {
    const element = area.current
    if (!element) return
    const update = (): void => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      const isScrolled = scrollWidth > clientWidth || scrollHeight > clientHeight
      if (isScrolled && !element.querySelector(FOCUSABLE)) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    update()
    const watcher = new ResizeObserver(update)
    watcher.observe(element)
    return () => watcher.disconnect()
  })
  return area
}
