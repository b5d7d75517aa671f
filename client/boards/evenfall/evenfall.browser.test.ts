import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/client-build.ts'
import { chanceFrom, openHouse, type TestHouse } from '#server/testing/house.ts'
import { launch, visit } from '../../testing/browser.ts'

const LONG_MS = 300_000

let browser: Browser
let house: TestHouse
beforeAll(async () => {
  await maybeBuildClient(() => undefined)
  browser = await launch()
  house = await openHouse()
}, LONG_MS)
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

/** Sets a table for whoever looks at the page, bots in the other seats, and goes there. */
async function sitDown(page: Page, seats: number, options: Readonly<Record<string, string | boolean>> = {}): Promise<void> {
  const id = await page.evaluate(
    async ({ seats, options }) => {
      const { token } = JSON.parse(localStorage.getItem('coven.guest') ?? '{}')
      const response = await fetch('/api/matches', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          game: 'evenfall',
          seats,
          bots: Array.from({ length: seats - 1 }, () => 'novice'),
          startAtOnce: true,
          pace: 'untimed',
          options,
        }),
      })
      return (await response.json()).id
    },
    { seats, options },
  )
  await page.goto(`${house.url}/t/${id}`)
  await page.locator('.ev-table').waitFor()
}

/** What is lit, and what the sill offers while the match lasts. */
const LIT = '.lit[data-touch]'
const OFFERED = '.sill.turn .acts [data-touch], .sill.turn .acts .btn.go:not([aria-disabled="true"])'

type Way = 'click' | 'keys'
type Chance = (below: number) => number

/**
 * Touches one of the things that may be touched, the page's own way: a click, or the focus and Enter. Now and then it is the sill's
 * turn, so that rounds come to an end. `false`: there was nothing to be touched.
 */
async function touch(page: Page, chance: Chance, way: Way): Promise<boolean> {
  const [bySill, at] = [chance(3) === 0, chance(1_000)]
  const touched = await page.evaluate(
    ([lit, offered, bySill, at, way]) => {
      const all = (what: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)]
      const sill = all(offered)
      const things = bySill && sill.length > 0 ? sill : [...all(lit), ...sill]
      const thing = things[at % Math.max(1, things.length)]
      if (!thing) return false
      if (way === 'click') thing.click()
      else thing.focus()
      return true
    },
    [LIT, OFFERED, bySill, at, way] as const,
  )
  if (touched && way === 'keys') await page.keyboard.press('Enter')
  return touched
}

/** Plays at random until the condition holds. */
async function play(page: Page, chance: Chance, way: Way, done: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + LONG_MS
  while (!(await done())) {
    if (performance.now() > until) throw new Error(`still not done: ${await page.locator('.sill').innerText()}`)
    if (!(await touch(page, chance, way))) await page.waitForTimeout(20)
  }
}

describe('Evenfall in the browser', () => {
  test(
    'one person plays a whole match against a bot by clicking what is lit, and reads the score line by line',
    async () => {
      const { page, errors } = await visit(browser, house.url, 'Yarrow')
      await sitDown(page, 2)
      expect(await page.locator('.ev-region').count()).toBe(2)
      expect(await page.locator('.ev-hand .ev-card').count()).toBe(6)
      // The first touch with a real mouse: a window is lit, a click finds the place.
      const place = page.locator('.ev-window.lit').first()
      const found = await place.getAttribute('data-touch')
      await place.click()
      await page.locator(`.ev-covenpart [data-thing="${found}"]`).waitFor()
      const over = page.locator('.sill.won')
      await play(page, chanceFrom(3), 'click', async () => (await over.count()) > 0)
      expect(await page.locator('.result .place').count()).toBe(2)
      expect(await page.locator('.result .sums').first().innerText()).toContain('During the game')

      // The other coven can be laid out in full, and the discard pile lies open.
      await page.locator('.ev-tab').last().click()
      expect(await page.locator('.ev-covenpart').getAttribute('aria-label')).toContain('Coven of')
      const pile = page.locator('.ev-pile')
      await pile.click()
      await expect.poll(() => page.locator('.ev-spread .ev-card').count()).toBeGreaterThanOrEqual(Number(await pile.innerText()))
      expect(errors).toEqual([])
    },
    LONG_MS,
  )

  test(
    'alone and by keyboard: the Automa’s turn is told on the board, a card is read, and the battle comes',
    async () => {
      const { page, errors } = await visit(browser, house.url, 'Rowan')
      await sitDown(page, 1)
      const deeds = page.locator('.ev-deeds li')
      expect(await deeds.innerText()).toContain('Her first turn comes after yours.')

      // A card opens beside what has the focus, and Esc closes it.
      await page.locator('.ev-hand [data-thing]').first().focus()
      await page.keyboard.press('Tab')
      await page.locator('.ev-peek').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('.ev-peek').waitFor({ state: 'detached' })

      // The arrows go from one lit thing of the board to the next.
      await page.locator('.ev-window.lit').first().focus()
      const first = await page.evaluate(() => document.activeElement?.getAttribute('data-touch'))
      await page.keyboard.press('ArrowRight')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-touch'))).not.toBe(first)

      await page.keyboard.press('Enter')
      await play(page, chanceFrom(4), 'keys', async () => (await page.locator('.ev-deeds').innerText()).includes('The Automa reveals'))
      expect(await page.locator('.ev-wheel .act.here').count()).toBe(1)
      await play(page, chanceFrom(6), 'keys', async () => (await page.locator('.round').innerText()).includes('Round 2'))
      expect(errors).toEqual([])
    },
    LONG_MS,
  )

  test(
    'on a phone three players choose their covens and come to the battles, where the dial turns',
    async () => {
      const { page, errors } = await visit(browser, house.url, 'Moth', 390)
      await sitDown(page, 3, { side: 'lunar', covenAssignment: 'choose' })
      await page.locator('.ev-covencard.lit').first().click()
      await page.locator('.ev-region').first().waitFor()
      expect(await page.locator('.ev-region').count()).toBe(3)
      const notches = page.locator('.ev-notch')
      await play(page, chanceFrom(5), 'click', async () => (await notches.count()) > 1)
      const last = notches.last()
      const label = (await last.getAttribute('aria-label')) ?? ''
      await last.click()
      expect(await page.locator('.stepper output').innerText()).toBe(label.replace(/\D/g, ''))
      expect(errors).toEqual([])
    },
    LONG_MS,
  )
})
