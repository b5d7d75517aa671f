import { isPressable, optionsOn, PLAY_AREAS, type Pressable } from './page-options.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Returns the index of the point with the lowest cost. Points without a cost are left out. */
function cheapest(points: readonly Point[], costOf: (point: Point) => number | undefined): number | undefined {
  let best: { readonly index: number; readonly cost: number } | undefined
  for (const [index, point] of points.entries()) {
    const cost = costOf(point)
    if (cost !== undefined && (!best || cost < best.cost)) best = { index, cost }
  }
  return best?.index
}

/** Returns the index of the nearest point. */
export const nearest = (points: readonly Point[], from: Point): number | undefined =>
  cheapest(points, ({ x, y }) => Math.hypot(x - from.x, y - from.y))

/** Returns the index of the point that lies best in the direction of an arrow key. Being aside counts three times. */
export function nextInDirection(points: readonly Point[], from: Point, key: string): number | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  return cheapest(points, ({ x, y }) => {
    const [dx, dy] = [x - from.x, y - from.y]
    const along = dx * step.x + dy * step.y
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x)
    return along > 4 ? along + 3 * aside : undefined
  })
}

/**
 * Moves the focus by an arrow key, within the area where it is if possible, else to another area. Returns false if the focus is in a part
 * of the page that is not played in, or if nothing can be chosen.
 */
export function moveFocus(page: Element, key: string): boolean {
  const options = optionsOn(page)
  const here = document.activeElement
  const area = here?.closest(PLAY_AREAS)
  if (!isPressable(here) || here === document.body || here === area) return focusFirst(options)
  if (!area) return false
  const find = (among: readonly Pressable[]): Pressable | undefined => {
    const others = among.filter((option) => option !== here)
    return others[nextInDirection(others.map(middleOf), middleOf(here), key) ?? -1]
  }
  const next = find(options.filter((option) => area.contains(option))) ?? find(options)
  next?.focus()
  return next !== undefined
}

function focusFirst(options: readonly Pressable[]): boolean {
  options[0]?.focus()
  return options.length > 0
}
