import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Focuses the selectable button with the lowest cost that is not pressed yet. It focuses none if no button has a cost. */
function focusBest(layer: HTMLElement, costOf: (dx: number, dy: number) => number | undefined, from: Point): void {
  let best: { readonly element: HTMLElement; readonly cost: number } | undefined
  for (const element of layer.querySelectorAll<HTMLElement>('.selectable:not([aria-pressed="true"])')) {
    const { x, y } = middleOf(element)
    const cost = costOf(x - from.x, y - from.y)
    if (cost !== undefined && (!best || cost < best.cost)) best = { element, cost }
  }
  best?.element.focus()
}

/**
 * Makes a layer of buttons playable by keyboard. Arrow keys move to the nearest button in that direction. When the pressed button is no
 * longer selectable, the nearest selectable one takes the focus. `lit` changes when the buttons do.
 */
export function useRovingFocus<Layer extends HTMLElement = HTMLDivElement>(selectable: unknown) {
  const layer = useRef<Layer>(null)
  const pressed = useRef<Point | undefined>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the buttons change
  useLayoutEffect(() => {
    const from = pressed.current
    if (!layer.current || !from || document.activeElement !== document.body) return
    focusBest(layer.current, Math.hypot, from)
  }, [selectable])

  const onKeyDown = (event: KeyboardEvent<Layer>): void => {
    const here = document.activeElement
    if (!here || !event.currentTarget.contains(here)) return
    if (event.key === 'Enter' || event.key === ' ') pressed.current = middleOf(here)
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const cost = (dx: number, dy: number): number | undefined => {
      const along = dx * step.x + dy * step.y
      const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x)
      return along > 4 ? along + 3 * aside : undefined
    }
    focusBest(event.currentTarget, cost, middleOf(here))
  }

  const onPointerDown = (): void => {
    pressed.current = undefined
  }
  return { layer, onKeyDown, onPointerDown }
}
