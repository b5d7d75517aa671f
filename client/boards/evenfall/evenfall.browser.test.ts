import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/client-build.ts'
import { chanceFrom, openHouse } from '#server/testing/house.ts'
import { evenfall } from '#shared/games/evenfall/index.ts'
import { REFUSALS } from '#shared/kernel/refusal.ts'
import { isOver } from '../../testing/browser.ts'
import { sitDown } from '../../testing/lobby.ts'
import { tablesOf } from '../../testing/record.ts'
import { setStage } from '../../testing/stage.ts'
import { tableOf } from './table.ts'

const LONG_MS = 600_000

const stage = setStage({ build: maybeBuildClient, open: openHouse })

/** A match against novices; tells its id. */
async function begin(page: Page, seats: number, options: Readonly<Record<string, string>> = {}): Promise<string> {
  const id = await sitDown(page, { game: evenfall.id, seats, pace: 'untimed', options })
  await page.locator('.ev-table').waitFor()
  return id
}

/** What is lit, and what the sill offers while the match lasts: after a refusal, to go on. */
const LIT = '.lit[data-touch]'
const OFFERED = '.sill.turn .acts [data-touch], .sill.turn .acts .btn.go:not([aria-disabled="true"]), .sill.bad .acts .btn'

type Way = 'click' | 'keys'
type Chance = (below: number) => number

/**
 * Touches one of the things that may be touched, the page's own way: a click, or the focus and Enter. Now and then it is the sill's
 * turn, so that rounds come to an end. `false`: there was nothing to be touched.
 */
async function touch(page: Page, chance: Chance, way: Way): Promise<boolean> {
  const [bySill, at] = [chance(3) === 0, chance(1_000)]
  const { touched, refused } = await page.evaluate(
    ([lit, offered, bySill, at, way]) => {
      const refused = document.querySelector('.sill.bad')?.textContent ?? ''
      const all = (what: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)]
      const sill = all(offered)
      const things = bySill && sill.length > 0 ? sill : [...all(lit), ...sill]
      const thing = things[at % Math.max(1, things.length)]
      if (way === 'click') thing?.click()
      else thing?.focus()
      return { touched: thing !== undefined, refused }
    },
    [LIT, OFFERED, bySill, at, way] as const,
  )
  // Whoever touches faster than the server answers is late with the second touch; nothing else is ever refused.
  if (refused !== '') expect(refused).toContain(REFUSALS.stale.en)
  if (touched && way === 'keys') await page.keyboard.press('Enter')
  return touched
}

/** Plays at random until the condition holds. */
async function play(page: Page, chance: Chance, way: Way, done: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + LONG_MS * 0.9
  while (!(await done())) {
    if (performance.now() > until) throw new Error(`still not done: ${await page.locator('.sill').innerText()}`)
    if (!(await touch(page, chance, way))) await page.waitForTimeout(20)
  }
}

describe('Evenfall in the browser', () => {
  test(
    'one person plays a whole match against a bot by clicking what is lit, and reads the score line by line',
    async () => {
      const { page, errors } = await stage.visit('Yarrow')
      const id = await begin(page, 2)
      expect(await page.locator('.ev-region').count()).toBe(2)
      expect(await page.locator('.ev-hand .ev-card').count()).toBe(6)
      // The first touch with a real mouse: a window is lit, a click finds the place.
      const place = page.locator('.ev-window.lit').first()
      const found = await place.getAttribute('data-touch')
      await place.click()
      await page.locator(`.ev-covenpart [data-thing="${found}"]`).waitFor()
      await play(page, chanceFrom(3), 'click', () => isOver(page))
      expect(await page.locator('.result .place').count()).toBe(2)
      expect(await page.locator('.result .sums').first().innerText()).toContain('During the game')

      // The other coven can be laid out in full, and the discard pile lies open.
      await page.locator('.ev-tab').last().click()
      expect(await page.locator('.ev-covenpart').getAttribute('aria-label')).toContain('Coven of')
      const pile = page.locator('.ev-pile')
      await pile.click()
      const { discard, box } = tableOf(tablesOf(evenfall, await stage.house.journal.load(id)).last)
      expect(await pile.innerText()).toBe(String(discard.length))
      await expect.poll(() => page.locator('.ev-spread .ev-card').count()).toBe(discard.length + box.length)
      expect(errors).toEqual([])
    },
    LONG_MS,
  )

  test(
    'alone and by keyboard: the Automa’s turn is told on the board, a card is read, and the battle comes',
    async () => {
      const { page, errors } = await stage.visit('Rowan')
      await begin(page, 1)
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
      const { page, errors } = await stage.visit('Moth', { width: 390 })
      const notches = page.locator('.ev-notch')
      const mayTurn = async (): Promise<boolean> => (await notches.count()) > 1
      // Who plays at random may come to the end without a battle that mana could decide: then it is another match.
      for (let match = 5; !(await mayTurn()); match++) {
        await begin(page, 3, { side: 'lunar', covenAssignment: 'choose' })
        await page.locator('.ev-covencard.lit').first().click()
        await page.locator('.ev-region').first().waitFor()
        expect(await page.locator('.ev-region').count()).toBe(3)
        await play(page, chanceFrom(match), 'click', async () => (await mayTurn()) || (await isOver(page)))
      }
      const last = notches.last()
      const label = (await last.getAttribute('aria-label')) ?? ''
      await last.click()
      expect(await page.locator('.stepper output').innerText()).toBe(label.replace(/\D/g, ''))
      expect(errors).toEqual([])
    },
    LONG_MS,
  )
})
