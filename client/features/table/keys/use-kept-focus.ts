import { useCallback, useEffect, useRef } from 'react'
import { middleOf, nearest, type Point } from './arrows.ts'
import { AREAS, confirmOn, isPressable, optionsOn, PLAY_AREAS, type Pressable } from './page-options.ts'
import { usePageChanges } from './use-page-changes.ts'

/** Where a person works with the keyboard. */
interface Place {
  readonly area: (typeof AREAS)[number]
  readonly at: Point
  /** The target that had the focus. */
  readonly target: string | undefined
}

function placeOf(element: Element | null): Place | undefined {
  const area = AREAS.find((one) => element?.closest(one))
  return isPressable(element) && area && !element.matches(PLAY_AREAS) ? { area, at: middleOf(element), target: element.dataset.target } : undefined
}

const isLost = (element: Element | null): boolean => element === null || element === document.body || element.matches(':disabled')
/** Whether the target that a person chose has stayed on the table without being a choice any more. */
const isSpent = (element: Element | null, { target }: Place): boolean => target !== undefined && (element?.matches('[aria-disabled="true"]') ?? false)
const isParked = (element: Element | null): boolean => element?.matches(PLAY_AREAS) ?? false

/**
 * Returns the option that takes the focus: what was selected, if it waits for Enter; else the nearest one, in the same area if possible.
 * From the status bar the board comes first, so that a second Enter does not skip what is asked next.
 */
function successor(page: Element, { area, at, target }: Place): Pressable | undefined {
  const options = optionsOn(page)
  const isPressed = (option: Pressable): boolean => option.getAttribute('aria-pressed') === 'true'
  const selected = options.find((option) => isPressed(option) && option.dataset.target === target)
  if (selected && target && confirmOn(page)) return selected
  const free = options.filter((option) => !isPressed(option))
  const isBar = area === '.status-bar'
  const inArea = free.filter((option) => (option.closest(area) === null) === isBar)
  const among = inArea.length > 0 ? inArea : free
  return among[nearest(among.map(middleOf), at) ?? -1]
}

/** Gives the focus to the area itself, so that the person goes on from there, although nothing in it can be chosen now. */
function park(page: Element, { area }: Place): void {
  const kept = page.querySelector<HTMLElement>(area) ?? page.querySelector<HTMLElement>('.status-bar')
  if (!kept) return
  kept.tabIndex = -1
  kept.dataset.kept = ''
  kept.focus({ preventScroll: true })
}

/** Keeps the focus where a person works with the keyboard, when the option that had it is gone. */
export function useKeptFocus(isKeyboard: boolean): void {
  const place = useRef<Place | undefined>(undefined)
  useEffect(() => {
    const remember = (): void => {
      place.current = placeOf(document.activeElement) ?? place.current
    }
    const forget = (): void => {
      place.current = undefined
    }
    addEventListener('focusin', remember)
    addEventListener('keydown', remember, { capture: true })
    addEventListener('pointerdown', forget, { capture: true })
    return () => {
      removeEventListener('focusin', remember)
      removeEventListener('keydown', remember, { capture: true })
      removeEventListener('pointerdown', forget, { capture: true })
    }
  }, [])
  usePageChanges(
    isKeyboard,
    useCallback((page) => {
      const here = document.activeElement
      if (!place.current || !(isLost(here) || isParked(here) || isSpent(here, place.current))) return
      const next = successor(page, place.current)
      if (next) next.focus()
      else if (isLost(here)) park(page, place.current)
    }, []),
  )
}
