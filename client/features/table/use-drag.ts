import { useEffect } from 'react'
import { ON_LIT } from '../../boards/kit/drag.ts'
import { likenessOf } from './likeness.ts'

const DRAG_FROM_PX = 7
const LIFT = 1.15

type Draggable = HTMLElement | SVGElement

interface Held {
  readonly element: Draggable
  /** The word of the places where it may be dropped. */
  readonly zone: string
  readonly x: number
  readonly y: number
  ghost: HTMLElement | undefined
}

const isDraggable = (element: Element | null | undefined): element is Draggable => element instanceof HTMLElement || element instanceof SVGElement

/** Clicks the target like a mouse does, so that there is only one way to answer. */
function press(target: Draggable): void {
  target.dataset.dropped = ''
  target.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'mouse' }))
  delete target.dataset.dropped
}

function dropUnder({ clientX, clientY }: PointerEvent, { zone, element }: Held): Draggable | undefined {
  const under = document.elementFromPoint(clientX, clientY)
  const place = under?.closest(zone === ON_LIT ? '.selectable[data-target]' : `[data-drop~="${zone}"]`)
  const isSame = isDraggable(place) && place.dataset.target !== undefined && place.dataset.target === element.dataset.target
  return isDraggable(place) && !isSame ? place : undefined
}

function lift(held: Held, { pointerId }: PointerEvent): void {
  const { element, zone } = held
  held.ghost = likenessOf(element)
  document.documentElement.dataset.dragging = zone
  // Without this, a finger would not tell the targets on its way that it passes them.
  if (element.hasPointerCapture(pointerId)) element.releasePointerCapture(pointerId)
  if (zone === ON_LIT && element.getAttribute('aria-pressed') !== 'true') press(element)
}

/** Answers with what was dropped. What is dropped beside every place is as before. */
function answer({ element, zone }: Held, place: Draggable | undefined): void {
  if (zone !== ON_LIT) {
    if (place && element.isConnected) press(element)
    return
  }
  const picked = document.querySelector(`[data-target="${CSS.escape(element.dataset.target ?? '')}"][aria-pressed="true"]`)
  const target = place ?? picked
  if (isDraggable(target)) press(target)
}

/** The click with which a mouse ends a drag selects nothing. */
function swallowClick(then: () => void): void {
  const swallow = (click: MouseEvent): void => click.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => {
    removeEventListener('click', swallow, { capture: true })
    then()
  })
}

/** Lets the targets with `data-drag` be dragged, by mouse, pen and finger, with the same answer as clicking them. */
export function useDrag(): void {
  useEffect(() => {
    let held: Held | undefined
    const letGo = (): void => {
      held?.ghost?.remove()
      held = undefined
      delete document.documentElement.dataset.dragging
    }
    const take = (event: PointerEvent): void => {
      const element = event.target instanceof Element ? event.target.closest('[data-drag]') : undefined
      if (!event.isPrimary) letGo()
      else if (isDraggable(element) && event.button === 0)
        held = { element, zone: element.dataset.drag ?? '', x: event.clientX, y: event.clientY, ghost: undefined }
    }
    const move = (event: PointerEvent): void => {
      if (!held) return
      const { clientX, clientY } = event
      if (!held.ghost && Math.hypot(clientX - held.x, clientY - held.y) < DRAG_FROM_PX) return
      if (!held.ghost) lift(held, event)
      held.ghost?.classList.toggle('over', dropUnder(event, held) !== undefined)
      if (held.ghost) held.ghost.style.transform = `translate(${clientX}px, ${clientY}px) translate(-50%, -50%) scale(${LIFT})`
    }
    const drop = (event: PointerEvent): void => {
      const dropped = held
      const place = held?.ghost && dropUnder(event, held)
      const isDragged = held?.ghost !== undefined
      letGo()
      if (dropped && isDragged) swallowClick(() => answer(dropped, place))
    }
    addEventListener('pointerdown', take, { capture: true })
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', letGo)
    return () => {
      removeEventListener('pointerdown', take, { capture: true })
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', letGo)
      letGo()
    }
  }, [])
}
