import { useEffect } from 'react'

const WATCHED = ['class', 'disabled', 'aria-pressed', 'aria-disabled', 'aria-expanded', 'data-target']
const MOVES = ['scroll', 'resize', 'transitionend', 'animationend'] as const

export const tablePage = (): Element | undefined => document.querySelector('main.table') ?? undefined

/** Calls back at once and whenever an option of the table appears, changes, moves or goes. Boards keep state that no parent knows of. */
export function usePageChanges(isOn: boolean, onChange: (page: Element) => void): void {
  useEffect(() => {
    const page = tablePage()
    if (!isOn || !page) return
    const look = (): void => onChange(page)
    look()
    const observer = new MutationObserver(look)
    observer.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: WATCHED })
    for (const type of MOVES) addEventListener(type, look, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      for (const type of MOVES) removeEventListener(type, look, { capture: true })
    }
  }, [isOn, onChange])
}
