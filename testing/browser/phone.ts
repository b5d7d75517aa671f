import type { Page } from 'playwright-core'

export interface PhoneView {
  /** How far the page could be scrolled down. */
  readonly scroll: number
  /** The parts that must always be in view and are not. */
  readonly missing: readonly string[]
  /** The lit targets that are out of sight. */
  readonly hidden: readonly string[]
  /** How many lit targets the chips and tabs of the page announce elsewhere. */
  readonly announced: number
}

/** Reads what of the prompt, the hand and the lit targets is in view without scrolling the page. */
export const readPhoneView = (page: Page): Promise<PhoneView> =>
  page.evaluate(() => {
    const isInside = (part: Element): boolean => {
      const { top, bottom, height } = part.getBoundingClientRect()
      return height === 0 || (top > -1 && bottom < innerHeight + 1)
    }
    const canBeHit = (target: Element): boolean => {
      const { left, top, width, height } = target.getBoundingClientRect()
      const shares = [0.5, 0.25, 0.75, 0.1, 0.9]
      return shares.some((x) => shares.some((y) => target.contains(document.elementFromPoint(left + width * x, top + height * y))))
    }
    const numberIn = ({ textContent }: Element): number => Number(/\d+/u.exec(textContent ?? '')?.[0] ?? 0)
    const parts = [...document.querySelectorAll('.status-bar, section.hand')]
    const lit = [...document.querySelectorAll<HTMLElement>('main .selectable[data-target]')]
    return {
      scroll: document.documentElement.scrollHeight - innerHeight,
      missing: parts.filter((part) => !isInside(part)).map(({ className }) => className),
      hidden: lit.filter((target) => !canBeHit(target)).map(({ dataset }) => dataset.target ?? ''),
      announced: [...document.querySelectorAll('main :is(.lit-edge, .edge, [data-lit])')].reduce((sum, chip) => sum + numberIn(chip), 0),
    }
  })
