import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/client-build.ts'
import { chanceFrom, openHouse, type TestHouse } from '#server/testing/house.ts'
import { GAMES } from '#shared/games/index.ts'
import { witchstone } from '#shared/games/witchstone/index.ts'
import { launch, playUntil, visit } from '../../testing/browser.ts'

const LONG_MS = 240_000

let browser: Browser
let house: TestHouse
beforeAll(async () => {
  await maybeBuildClient(() => undefined)
  browser = await launch()
  house = await openHouse({ games: [witchstone, ...GAMES.filter(({ id }) => id !== witchstone.id)] })
}, LONG_MS)
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

/** Sets a table with one bot for whoever looks at the page, and goes there. */
async function sitDown(page: Page, options: Readonly<Record<string, string>>): Promise<void> {
  const id = await page.evaluate(async (wanted) => {
    const { token } = JSON.parse(localStorage.getItem('coven.guest') ?? '{}')
    const response = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ game: 'witchstone', seats: 2, bots: ['novice'], startAtOnce: true, pace: 'live', options: wanted }),
    })
    return (await response.json()).id
  }, options)
  await page.goto(`${house.url}/t/${id}`)
  await page.locator('.ws-table').waitFor()
}

test(
  'a whole match of Witchstone is played by touching what is lit',
  async () => {
    const { page, errors } = await visit(browser, house.url, 'Yarrow')
    await sitDown(page, { scrollPrivacy: 'open' })
    await page.locator('.ws-region.tower.lit').first().click()
    const over = page.locator('.sill.won')
    await playUntil(page, chanceFrom(5), async () => (await over.count()) > 0, 6_000)
    expect(await page.locator('.ws-laid').count()).toBeGreaterThan(4)
    expect(errors).toEqual([])
  },
  LONG_MS,
)

test(
  'a domino is turned by a key and laid by Enter, with the chains it would make; what one merely may do leaves the sill to the turn',
  async () => {
    const { page, errors } = await visit(browser, house.url, 'Sorrel')
    await sitDown(page, { firstPlayer: 'seat-0' })
    // the bot has chosen its tower, then it is this seat's; whatever the token brings is let go
    await page.locator('.ws-region.tower.lit').first().click()
    const hide = page.locator('.ws-aside')
    await hide.waitFor()
    expect(await page.locator('.sill [data-touch="hide-scrolls"]').count()).toBe(0)
    await playUntil(page, chanceFrom(3), async () => (await page.locator('.ws-domino.lit').count()) > 0)
    await page.locator('.ws-domino.lit').first().click()
    await page.locator('.ws-goal.lit').first().focus()
    await page.keyboard.press('Enter')
    const second = page.locator('.ws-ghost > g').nth(1)
    const before = await second.getAttribute('transform')
    await page.keyboard.press('r')
    expect(await second.getAttribute('transform')).not.toBe(before)
    expect(await page.locator('.ws-ghost .ws-count').count()).toBe(2)
    await page.keyboard.press('Enter')
    await page.locator('.ws-cauldron .ws-laid').waitFor()
    expect(await page.locator('.ws-chip.kind.lit').count()).toBe(2)
    // a crystal that was moved before in the turn is marked too
    expect(await page.locator('.ws-cauldron .ws-last').count()).toBeGreaterThanOrEqual(2)
    expect(errors).toEqual([])
  },
  LONG_MS,
)
