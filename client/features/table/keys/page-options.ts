import { assignKeys, LETTERS } from './key-list.ts'

/** Everything that can be pressed: buttons, and targets inside a drawing. */
export type Pressable = HTMLElement | SVGElement

/** The areas of the page in which a player plays. */
export const AREAS = ['.board', '.own', '.hand', '.status-bar'] as const
export const PLAY_AREAS = AREAS.join(', ')
const TARGETS = '.selectable[data-target], [data-target][aria-pressed="true"], .beckons[aria-expanded="false"]'
const BUTTONS = '.status-bar.turn .acts button:not(:disabled, .undo, .go:not([data-target]))'
const CONFIRM = '.status-bar:is(.turn, .past) .acts .go:not(:disabled, [aria-disabled="true"]), .status-bar.bad .acts .btn'
const UNDO = '.status-bar .undo:not([aria-disabled="true"])'
const OPEN_SHEETS = 'dialog[open], .pop:popover-open'

export const isPressable = (element: Element | null): element is Pressable => element instanceof HTMLElement || element instanceof SVGElement

const visible = (page: Element, selector: string): readonly Pressable[] =>
  [...page.querySelectorAll(selector)].filter(isPressable).filter((element) => element.checkVisibility())

const targetsOn = (page: Element): readonly Pressable[] => visible(page, TARGETS).filter((target) => !target.closest('.status-bar'))
export const confirmOn = (page: Element): Pressable | undefined => visible(page, CONFIRM)[0]
export const undoOn = (page: Element): Pressable | undefined => visible(page, UNDO)[0]
export const hasOpenSheet = (): boolean => document.querySelector(OPEN_SHEETS) !== null

/** Returns everything that an arrow key may move to. */
export const optionsOn = (page: Element): readonly Pressable[] => [...targetsOn(page), ...visible(page, `${BUTTONS}, ${CONFIRM}`)]

/** Clicks the element like a mouse does. Drawings have no method for that. */
export const press = (element: Pressable): void => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

export interface KeyHint {
  readonly key: string
  readonly element: Pressable
  readonly x: number
  readonly y: number
}

/** Where a label may lie on its option, as parts of the width and the height. The corner hides the least. */
const SPOTS = [
  [0.1, 0.1],
  [0.5, 0.1],
  [0.5, 0.3],
  [0.2, 0.5],
  [0.8, 0.5],
  [0.5, 0.5],
  [0.5, 0.85],
] as const

/** Returns a point at which the option is visible and can be hit, if there is one. */
function visiblePoint(element: Pressable): { readonly x: number; readonly y: number } | undefined {
  const { left, top, width, height } = element.getBoundingClientRect()
  const points = SPOTS.map(([across, down]) => ({ x: Math.round(left + width * across), y: Math.round(top + height * down) }))
  return points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)))
}

const placed = (elements: readonly Pressable[]) =>
  elements.flatMap((element) => {
    const point = visiblePoint(element)
    return point ? [{ element, ...point }] : []
  })

/** Returns the options that are on the screen, with their keys. `isAmount` keeps the digits for a number. */
export function hintsOn(page: Element, isAmount: boolean): readonly KeyHint[] {
  const [buttons, targets] = [placed(visible(page, BUTTONS)), placed(targetsOn(page))]
  const options = isAmount ? [...buttons, ...targets] : undefined
  if (options) return withKeys(options, LETTERS)
  const keys = assignKeys(buttons.length, targets.length)
  return [...withKeys(buttons, keys.buttons), ...withKeys(targets, keys.targets)]
}

const withKeys = (options: readonly Omit<KeyHint, 'key'>[], keys: readonly string[]): readonly KeyHint[] =>
  options.flatMap((option, index) => {
    const key = keys[index]
    return key === undefined ? [] : [{ ...option, key }]
  })
