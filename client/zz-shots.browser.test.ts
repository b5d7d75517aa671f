import { test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { GAMES } from '#shared/games/index.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { guestOn, takeSeat } from '#testing/browser/lobby.ts'
import { prepareMatch } from '#testing/prepared-match.ts'
import { startTestServer } from '#testing/server.ts'

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })
const DIR = '/tmp/axe-shots'
test('shots', async () => {
  const { page } = await fixture.openPage('Bartholomew')
  const shot = async (name: string, widths = [1440, 1024, 390]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : width === 1024 ? 768 : 900 })
      await page.waitForTimeout(150)
      await page.screenshot({ path: `${DIR}/${name}-${width}.png` })
      console.log(`${name}-${width}`)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await shot('lobby', [1440, 1279, 1024, 910, 390])
  await takeSeat(page, { game: 'ryozen', seats: 2, pace: 'live' })
  await page.locator('.ry-draft').waitFor()
  await shot('ryozen-draft')
  for (const game of GAMES) {
    let commands = 0
    const id = await prepareMatch(fixture.server, await guestOn(page), game, {
      seats: Math.min(3, game.seats.max),
      until: (m) => ++commands > 60 && m.decisionOf(0) !== undefined,
    })
    await page.goto(new URL(`/t/${id}`, fixture.server.url).href)
    await page.locator('.status-bar.turn').waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    const unlit = page.locator(':is(.board, .own, .hand) :is([aria-disabled="true"], [data-thing]:not(.selectable), [data-unit])')
    const n = await unlit.count()
    console.log(game.id, 'unlit', n)
    for (let i = n - 1; i >= 0 && i > n - 12; i--) {
      await unlit
        .nth(i)
        .click({ timeout: 1500 })
        .catch(() => undefined)
      if (await page.locator('.why').count()) break
    }
    console.log('why', await page.locator('.why').allInnerTexts())
    await shot(game.id, [1440, 390])
  }
})
