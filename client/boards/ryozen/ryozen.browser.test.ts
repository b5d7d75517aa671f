import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { atOneMoment, unitsOn } from '#testing/browser/browser.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { expectPast } from '#testing/browser/expect-past.ts'
import { createMatch, playNow, sayReady } from '#testing/browser/lobby.ts'
import { isOver, playOut, playUntil } from '#testing/browser/play.ts'
import { seededRandom, startTestServer } from '#testing/server.ts'

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

/** Target kinds that must be selected during the match: companions, slots, ways to place them, goods. */
const KINDS = [/^p\d-apprentice/, /^(gate|capital|outskirts|altar|springs|clan-house)-\d$/, /^(revealed|hidden)$/, /^(coin|scroll|lantern)$/]

/** Starts a match with novices on the other seats, up to the dealt clans. */
async function begin(page: Page, seats: number, mode: string): Promise<void> {
  await createMatch(page, { game: 'Ryozen', seats, bots: seats - 1, choices: [mode, 'Dealt at random'] })
  await sayReady(page)
  await page.locator('.ry-kingdom').waitFor()
}

/** Records turns of the disc and the hours at which the moon shows, as they happen. */
const watchMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { turns: 0, hours: [] as string[] }
    Object.assign(globalThis, { seen })
    document.querySelector('.ry-disc')?.addEventListener('transitionrun', (event) => {
      if (event.target === event.currentTarget) seen.turns++
    })
    const note = (): void => {
      const hour = document.querySelector('.round')?.textContent ?? ''
      const moon = document.querySelector('.ry-moon') ? 'moon' : ''
      if (moon && !seen.hours.includes(hour)) seen.hours.push(hour)
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
const motionSeen = (page: Page): Promise<{ readonly turns: number; readonly hours: readonly string[] }> =>
  page.evaluate(() => Reflect.get(globalThis, 'seen'))

describe('Ryozen in the browser', () => {
  test('one person plays a whole match against a bot by clicking what is selectable, and looks back', async () => {
    const { page, errors } = await fixture.openPage('Yarrow')
    await playNow(page, 'Ryozen')
    await page.locator('.ry-banner.selectable').first().click()
    await page.locator('.ry-kingdom').waitFor()

    const touched = new Set<string>()
    const hasTouched = (pattern: RegExp): boolean => [...touched].some((target) => pattern.test(target))
    const chance = seededRandom(11)
    await playUntil(page, chance, async () => KINDS.every(hasTouched), { onClick: (target) => touched.add(target) })
    await playOut(page, chance)
    expect(await page.locator('.result .first').count()).toBe(1)

    await expectPast(page, 3, unitsOn)
    expect(errors).toEqual([])
  })

  test('the disc turns visibly, and at night the moon moves from place to place', async () => {
    const { page, errors } = await fixture.openPage('Sorrel')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await begin(page, 2, 'Usual')
    await watchMotion(page)
    await playUntil(page, seededRandom(3), async () => {
      const { turns, hours } = await motionSeen(page)
      return (turns > 0 && hours.length > 0) || (await isOver(page))
    })
    const { turns, hours } = await motionSeen(page)
    expect(turns).toBeGreaterThan(0)
    expect(hours[0]).toMatch(/^Night \d · /)
    expect(errors).toEqual([])
  })

  test('on a touch screen the first touch shows a card and the second selects it', async () => {
    const { page, errors } = await fixture.openPage('Tansy', { hasTouch: true })
    const cards = page.locator('.ry-tile-card.event.selectable, .ry-village.selectable')
    const chance = seededRandom(8)
    // Most matches offer a card. If one ends without any, the test plays another.
    for (let matches = 0; matches < 5 && (await cards.count()) === 0; matches++) {
      await page.goto(fixture.server.url)
      await begin(page, 2, 'Usual')
      await playUntil(page, chance, async () => (await cards.count()) > 0 || (await isOver(page)))
    }
    const card = cards.first()
    const label = (await card.getAttribute('aria-label')) ?? ''
    const id = await card.getAttribute('data-target')
    await atOneMoment(page, () => card.tap())
    const text = await page.locator('.ry-peek p').first().innerText()
    expect(label).toContain(text)
    const taken = page.locator(`.selected[data-target="${id}"]`)
    await taken.waitFor()
    expect(await taken.count()).toBe(1)
    await atOneMoment(page, () => taken.tap())
    await taken.waitFor({ state: 'detached' })
    expect(errors).toEqual([])
  })

  test('on a phone, in the Phoenix Palace mode, two bots and a person reach the second day', async () => {
    const { page, errors } = await fixture.openPage('Rowan', { width: 390 })
    await begin(page, 3, 'Phoenix Palace')
    expect(await page.locator('.ry-hit.spot').count()).toBe(9)
    await playUntil(page, seededRandom(5), async () => (await page.locator('.round').innerText()).includes('Day 2'))

    // A companion can be read by keyboard. Its card opens beside it, and Esc closes it.
    const companion = page.locator('.ry-companion').first()
    await page.keyboard.press('Tab')
    await companion.focus()
    await page.locator('.ry-peek').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.ry-peek').waitFor({ state: 'detached' })
    expect(errors).toEqual([])
  })
})
