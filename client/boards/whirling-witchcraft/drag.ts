import { type PointerEvent, useCallback, useEffect, useRef } from 'react'

const DRAG_FROM = 7
const LIFT = 1.25

interface Held {
  readonly thing: HTMLElement
  readonly x: number
  readonly y: number
  ghost: HTMLElement | undefined
}

/** A likeness of what is held, under the pointer. */
function likeness(thing: HTMLElement): HTMLElement {
  const shown = thing.querySelector('.ww-cube:not(.ww-slot)') ?? thing.closest('.ww-card') ?? thing
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

/** Whether the click is the end of a drag: who carried a thing to its place needs no second look. */
export const wasDropped = (thing: HTMLElement): boolean => thing.dataset.dropped !== undefined

/**
 * Whatever has `data-drag` can be pulled to a place that has the same word in `data-drop`.
 * Letting it go there is the same as clicking it, so there is only one way in which things are answered.
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
        now.ghost = likeness(now.thing)
        document.documentElement.dataset.dragging = now.thing.dataset.drag ?? ''
      }
      const over = zoneUnder(event.clientX, event.clientY, now.thing.dataset.drag ?? '')
      now.ghost.classList.toggle('over', Boolean(over))
      now.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%) scale(${LIFT})`
    }
    const drop = (event: globalThis.PointerEvent): void => {
      const now = held.current
      const dragged = now?.ghost !== undefined
      const over = now && dragged && zoneUnder(event.clientX, event.clientY, now.thing.dataset.drag ?? '')
      letGo()
      if (!now || !dragged) return
      // The click that ends the drag is not a touch.
      const swallow = (click: MouseEvent): void => click.stopPropagation()
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => {
        removeEventListener('click', swallow, { capture: true })
        if (!over || !now.thing.isConnected) return
        now.thing.dataset.dropped = ''
        now.thing.click()
        delete now.thing.dataset.dropped
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
    const thing = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : undefined
    if (!thing || event.button !== 0) return
    event.stopPropagation()
    held.current = { thing, x: event.clientX, y: event.clientY, ghost: undefined }
  }, [])
}
