import { type PointerEvent, useCallback, useEffect, useRef } from 'react'

const DRAG_FROM = 7
const LIFT = 1.25

interface Held {
  readonly element: HTMLElement
  readonly x: number
  readonly y: number
  ghost: HTMLElement | undefined
}

/** Returns a copy of the dragged element for the pointer. */
function likeness(element: HTMLElement): HTMLElement {
  const shown = element.querySelector('.ww-cube:not(.ww-slot)') ?? element.closest('.ww-card') ?? element
  const { width, height } = shown.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'ww-ghost'
  ghost.dataset.surface = 'board'
  ghost.style.width = `${width}px`
  ghost.style.height = `${height}px`
  ghost.append(shown.cloneNode(true))
  document.body.append(ghost)
  return ghost
}

const zoneUnder = (x: number, y: number, zone: string): Element | null | undefined =>
  document.elementFromPoint(x, y)?.closest(`[data-drop~="${zone}"]`)

/** Returns whether the click ends a drag. A dragged target needs no second touch. */
export const wasDropped = (element: HTMLElement): boolean => element.dataset.dropped !== undefined

/**
 * Lets an element with `data-drag` be dragged to a place with the same word in `data-drop`. Dropping it there clicks it, so that there is
 * only one way to answer.
 */
export function useDrag() {
  const held = useRef<Held | undefined>(undefined)
  const letGo = useCallback((): void => {
    held.current?.ghost?.remove()
    held.current = undefined
    delete document.documentElement.dataset.dragging
  }, [])

  useEffect(() => {
    const move = (event: globalThis.PointerEvent): void => {
      const now = held.current
      if (!now) return
      if (!now.ghost) {
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < DRAG_FROM) return
        now.ghost = likeness(now.element)
        document.documentElement.dataset.dragging = now.element.dataset.drag ?? ''
      }
      const over = zoneUnder(event.clientX, event.clientY, now.element.dataset.drag ?? '')
      now.ghost.classList.toggle('over', Boolean(over))
      now.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%) scale(${LIFT})`
    }
    const drop = (event: globalThis.PointerEvent): void => {
      const now = held.current
      const dragged = now?.ghost !== undefined
      const over = now && dragged && zoneUnder(event.clientX, event.clientY, now.element.dataset.drag ?? '')
      letGo()
      if (!now || !dragged) return
      // The click that ends the drag selects nothing.
      const swallow = (click: MouseEvent): void => click.stopPropagation()
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => {
        removeEventListener('click', swallow, { capture: true })
        if (!over || !now.element.isConnected) return
        now.element.dataset.dropped = ''
        now.element.click()
        delete now.element.dataset.dropped
      })
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', letGo)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', letGo)
      letGo()
    }
  }, [letGo])

  return useCallback((event: PointerEvent<HTMLElement>): void => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : undefined
    if (!element || event.button !== 0) return
    event.stopPropagation()
    held.current = { element: element, x: event.clientX, y: event.clientY, ghost: undefined }
  }, [])
}
