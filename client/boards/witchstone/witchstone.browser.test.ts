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
async function sitDown(page: Page): Promise<void> {
  const id = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('coven.guest') ?? '{}')
    const response = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ game: 'witchstone', seats: 2, bots: ['novice'], startAtOnce: true, pace: 'live', options: { scrollPrivacy: 'open' } }),
    })
    return (await response.json()).id
  })
  await page.goto(`${house.url}/t/${id}`)
  await page.locator('.ws-table').waitFor()
}

test(
  'a whole match of Witchstone is played by touching what is lit',
  async () => {
    const { page, errors } = await visit(browser, house.url, 'Yarrow')
    await sitDown(page)
    await page.locator('.ws-region.tower.lit').first().click()
    const over = page.locator('.sill.won')
    await playUntil(page, chanceFrom(5), async () => (await over.count()) > 0, 6_000)
    expect(await page.locator('.ws-laid').count()).toBeGreaterThan(4)
    expect(errors).toEqual([])
  },
  LONG_MS,
)
