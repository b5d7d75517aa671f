import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { runsFor } from '#shared/conformance/effort.ts'
import { GAMES } from '#shared/games/index.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { takeSeat } from '#testing/browser/lobby.ts'
import { isOver, letBotPlay, playUntil, waitForEnd } from '#testing/browser/play.ts'
import { seededRandom, startTestServer } from '#testing/server.ts'

/** Everything that a player can choose can be hit by a finger, on a phone. */

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

/** How many taps are made before a bot takes over. In the full run it is more than any match needs. */
const TAPS = runsFor({ quick: 15, usual: 25, all: 4_000 })

async function begin(page: Page, game: string): Promise<string> {
  const id = await takeSeat(page, { game, seats: 2, pace: 'untimed', options: {} })
  await page.locator('.status-bar.turn').waitFor()
  return id
}

/**
 * Returns what is lit and too small for a finger. On the board a tap beside a small target means that target, and a tap on several of them
 * enlarges them, so there only the others count.
 */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const offered = [...document.querySelectorAll<HTMLElement>('.selectable[data-target], .beckons, .status-bar .acts button, .hidden-count')]
    return offered
      .filter((target) => target.checkVisibility() && !target.closest('.zoom-in .selectable'))
      .map((target) => ({ name: `${target.className} ${target.dataset.target ?? target.innerText}`, box: target.getBoundingClientRect() }))
      .filter(({ box: { width, height } }) => Math.min(width, height) < 43.5)
      .map(({ name, box: { width, height } }) => `${name} ${Math.round(width)}×${Math.round(height)}`)
  })

test.each(GAMES.map(({ id }) => id))('a match of %s is played by touch alone, and all that is lit is large enough for a finger', async (game) => {
  const { page, errors } = await fixture.openPage('Yarrow', { width: 390, hasTouch: true })
  await begin(page, game)
  let taps = 0
  const seen = new Set<string>()
  const look = async (): Promise<boolean> => {
    const text = await page.locator('.status-bar').innerText()
    if (!seen.has(text)) {
      seen.add(text)
      expect(await tooSmall(page), text).toEqual([])
    }
    return taps >= TAPS || (await isOver(page))
  }
  await playUntil(page, seededRandom(5), look, { way: 'tap', touches: 2 * TAPS, onClick: () => taps++ })
  if (!(await isOver(page))) await letBotPlay(page)
  await waitForEnd(page)
  expect(errors).toEqual([])
})
