import type { Page } from 'playwright-core'
import { type Chance, isOver, shortPause } from './play.ts'

/** After this many looks in vain, the match is taken to hang. */
const MAX_GLANCES = 15_000

interface Offer {
  /** The keys of the options that are not selected yet, as the page announces them. */
  readonly keys: readonly string[]
  /** Whether Enter has something to confirm. */
  readonly canConfirm: boolean
  /** Whether the focus is on an option that is not selected yet. */
  readonly isOnOption: boolean
  readonly isNumberAsked: boolean
  /** Whether the board or the hand offers something, be it outside the visible part. */
  readonly isLit: boolean
}

/** Reads what a person with a keyboard can do on the page now. */
const readOffer = (page: Page): Promise<Offer> =>
  page.evaluate(() => {
    const keyed = [...document.querySelectorAll('[aria-keyshortcuts]:not([aria-pressed="true"])')]
    const here = document.activeElement
    return {
      keys: keyed.map((option) => option.getAttribute('aria-keyshortcuts') ?? ''),
      canConfirm:
        document.querySelector('.status-bar:is(.turn, .bad) .acts .btn.go:not(:disabled, [aria-disabled="true"]), .status-bar.bad .btn') !== null,
      isOnOption: here?.matches('[data-target]:not(:disabled, [aria-pressed="true"])') ?? false,
      isNumberAsked: document.querySelector('.status-bar.turn .stepper') !== null,
      isLit: document.querySelector('.selectable[data-target]') !== null,
    }
  })

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const

/** Chooses the next keystroke. Most often it is the key of an option; one time in six it is an arrow, or Enter on what the arrow found. */
function nextKey({ keys, canConfirm, isOnOption, isNumberAsked, isLit }: Offer, chance: Chance): string | undefined {
  if (keys.length === 0 && !isLit && !canConfirm) return undefined
  if (canConfirm && !isOnOption && chance(3) > 0) return 'Enter'
  if (isNumberAsked && chance(2) === 0) return String(chance(10))
  const roll = chance(6)
  if (isOnOption && roll === 0) return 'Enter'
  if (isLit && (roll === 1 || keys.length === 0)) return ARROWS[chance(ARROWS.length)]
  return keys.length > 0 ? keys[chance(keys.length)] : 'Enter'
}

/** Plays with the keyboard alone until the condition holds or the match is over. Returns the number of keystrokes. */
export async function playByKeys(page: Page, chance: Chance, done: () => Promise<boolean>): Promise<number> {
  let keystrokes = 0
  for (let idle = 0; !(await isOver(page)) && !(await done()); ) {
    const key = nextKey(await readOffer(page), chance)
    if (key !== undefined) {
      await page.keyboard.press(key)
      keystrokes++
      idle = 0
    } else if (++idle > MAX_GLANCES) throw new Error(`no key does anything: ${await page.locator('.status-bar').innerText()}`)
    else await shortPause()
  }
  return keystrokes
}
