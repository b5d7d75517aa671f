import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { runsFor } from '#shared/conformance/effort.ts'
import { REFUSALS } from '#shared/kernel/refusal.ts'

export type Chance = (below: number) => number
/** How a target is chosen: with the real mouse, with a click event on what a mouse would hit, or with focus and Enter. */
type Way = 'mouse' | 'click' | 'keys'

/** The selectable targets of the board, and the closed chips that hide some. */
const SELECTABLE = '.selectable[data-target], .beckons[aria-expanded="false"]'
/** The targets and buttons that the status bar offers during the match, and the button that continues after a refusal. */
const OFFERED = [
  '.status-bar.turn .acts [data-target]:not(:disabled)',
  '.status-bar.turn .acts .btn.go:not(:disabled, [aria-disabled="true"])',
  '.status-bar.bad .acts .btn',
].join(', ')

/** Waits between two looks at a page on which there is nothing to do yet. */
export const shortPause = (): Promise<void> => pause(20)
/** After this many looks in vain, the match is taken to hang. */
const MAX_GLANCES = 15_000
/** After this many looks in vain at a match that is over, the condition is taken to be out of reach. */
const GLANCES_AT_END = 500
/** The most clicks by default. A decision takes one or a few, and a whole match some hundred. */
const MAX_CLICKS = 2_000
/** How many clicks `playOut` makes before a bot takes over: about a fifth of a match, and in the full run all of it. */
const BY_HAND = runsFor({ quick: 20, usual: 40, all: MAX_CLICKS })

/** Whether the match has come to its end. */
export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.status-bar.won').count()) > 0

/** Whether the page asks something of its player. */
export const isAsked = async (page: Page): Promise<boolean> => (await page.locator(`${SELECTABLE}, ${OFFERED}`).count()) > 0

/** The only refusals that a player may get who clicks selectable targets: the clock or another player was faster. */
const TOO_LATE: readonly string[] = [REFUSALS.stale.en, REFUSALS['nothing-to-undo'].en]

interface Aim {
  readonly target: string
  readonly x: number
  readonly y: number
}

/** Finds a random target that may be clicked and can be hit. One time in three it prefers the status bar, so that rounds come to an end. */
async function aim(page: Page, chance: Chance, { way = 'click', neverPasses = false }: PlayOptions): Promise<Aim | undefined> {
  const choice = [SELECTABLE, OFFERED, chance(3) === 0, chance(1_000), way, neverPasses] as const
  const { aimed, refused } = await page.evaluate(([lit, offered, bySill, at, way, neverPasses]) => {
    const all = (what: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)]
    const [board, statusBar] = [all(lit), all(offered)]
    const either = bySill && statusBar.length > 0 ? statusBar : [...board, ...statusBar]
    const targets = neverPasses && board.length > 0 ? board : either
    const aimAt = (target: HTMLElement) => {
      if (!target.checkVisibility()) return undefined
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      // The cards of a full hand overlap, but some part of each can be hit.
      const parts = [0.5, 0.3, 0.7, 0.1, 0.9]
      const points = parts.flatMap((down) => parts.map((across) => ({ x: left + width * across, y: top + height * down })))
      const point = points.find(({ x, y }) => way === 'keys' || target.contains(document.elementFromPoint(x, y)))
      return point && { ...point, target }
    }
    const touch = (target: HTMLElement): void => {
      if (way === 'keys') target.focus({ preventScroll: true })
      if (way === 'click') target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    const refused = document.querySelector('.status-bar.bad .acts .btn') ? document.querySelector('.status-bar.bad')?.textContent : undefined
    for (let n = 0; n < targets.length; n++) {
      const found = targets[(at + n) % targets.length]
      const aimed = found && aimAt(found)
      if (!aimed) continue
      touch(aimed.target)
      return { aimed: { x: aimed.x, y: aimed.y, target: aimed.target.dataset.target ?? '' }, refused }
    }
    return { refused }
  }, choice)
  if (refused)
    expect(
      TOO_LATE.filter((sentence) => refused.includes(sentence)),
      refused,
    ).not.toEqual([])
  return aimed
}

/** Clicks a random target and returns its id. Undefined if there was none. */
async function clickRandomTarget(page: Page, chance: Chance, manner: PlayOptions): Promise<string | undefined> {
  const aimed = await aim(page, chance, manner)
  if (!aimed) return undefined
  const { way = 'click' } = manner
  if (way === 'mouse') await page.mouse.click(aimed.x, aimed.y)
  if (way === 'keys') await page.keyboard.press('Enter')
  return aimed.target
}

interface PlayOptions {
  readonly way?: Way
  /** Does not use the status bar while a target on the board is selectable. Random passes could end a match early in a draw. */
  readonly neverPasses?: boolean
  /** The most clicks, which is more than the condition ever takes. */
  readonly touches?: number
  readonly onClick?: (target: string) => void
}

/** Lets one or several people play at random until the condition holds. It limits the clicks, not the time. */
export async function playUntil(
  players: Page | readonly Page[],
  chance: Chance,
  done: () => Promise<boolean>,
  manner: PlayOptions = {},
): Promise<void> {
  const { touches = MAX_CLICKS, onClick } = manner
  const pages = [players].flat()
  const fail = async (problem: string): Promise<never> => {
    throw new Error(`${problem}: ${await Promise.all(pages.map((page) => page.locator('.status-bar').innerText()))}`)
  }
  const isOverForAll = async (): Promise<boolean> => (await Promise.all(pages.map(isOver))).every(Boolean)
  let touched = 0
  const clickOnEachPage = async (): Promise<boolean> => {
    const before = touched
    for (const page of pages) {
      const target = await clickRandomTarget(page, chance, manner)
      if (target === undefined) continue
      if (++touched > touches) await fail(`the condition did not hold after ${touches} clicks`)
      onClick?.(target)
    }
    return touched > before
  }
  for (let idle = 0; !(await done()); ) {
    if (await clickOnEachPage()) idle = 0
    else if (++idle % GLANCES_AT_END === 0 && (await isOverForAll())) await fail('the match ended before the condition held')
    else if (idle > MAX_GLANCES) await fail('no page had anything to click')
    else await shortPause()
  }
}

/** Plays a whole match on one page: first with the mouse, and then a bot plays the seat. */
export async function playOut(page: Page, chance: Chance): Promise<void> {
  let touched = 0
  await playUntil(page, chance, async () => touched >= BY_HAND || (await isOver(page)), { way: 'mouse', onClick: () => touched++ })
  if (!(await isOver(page))) await letBotPlay(page)
  await waitForEnd(page)
}

/** Waits until the match is over. Only the time without any change on the page is limited, because a busy machine plays slowly. */
export async function waitForEnd(page: Page): Promise<void> {
  while (!(await isOver(page))) {
    const shown = await page.locator('body').innerText()
    await page.waitForFunction((before) => document.querySelector('.status-bar.won') || document.body.innerText !== before, shown)
  }
}

/** Hands the seat to a bot. If the match ends first, the button for that is gone. */
export async function letBotPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  const offer = page.getByRole('button', { name: 'Let a bot play for me' })
  const isAccepted = (): Promise<boolean> =>
    offer.click({ timeout: 10_000 }).then(
      () => true,
      () => false,
    )
  await expect.poll(async () => (await isOver(page)) || isAccepted()).toBe(true)
  await page.keyboard.press('Escape')
}
