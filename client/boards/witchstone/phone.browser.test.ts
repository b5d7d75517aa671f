import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { witchstone } from '#shared/games/witchstone/index.ts'
import type { Match } from '#shared/kernel/match.ts'
import { LANGUAGES, type Language } from '#shared/kernel/words.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { guestOn } from '#testing/browser/lobby.ts'
import { playUntil } from '#testing/browser/play.ts'
import { prepareMatch } from '#testing/prepared-match.ts'
import { seededRandom, startTestServer } from '#testing/server.ts'
import type { TableView } from './table.ts'

/** Witchstone on a phone, and the player's own scrolls at every width. */

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

interface Wanted {
  readonly seed: number
  readonly language: Language
  /** How many scrolls the guest holds. */
  readonly scrolls: number
}

const scrollsOf = ({ game, position }: Match): number => (game.table(position.state) as TableView).players[0]?.scrolls.length ?? 0

/** Opens a match in which the guest decides. */
async function open(page: Page, { seed, language, scrolls }: Wanted): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('coven.language', chosen), language)
  const id = await prepareMatch(fixture.server, await guestOn(page), witchstone, {
    seats: 2,
    seed,
    until: (match) => match.decisionOf(0) !== undefined && scrollsOf(match) >= scrolls,
  })
  await page.goto(new URL(`/t/${id}`, fixture.server.url).href)
  await page.locator('.ws-hand').waitFor()
}

/** Returns which parts say another number than they have lit targets, and what is not on the screen. */
const missingOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    const wrong: string[] = []
    if (document.documentElement.scrollHeight > innerHeight) wrong.push(`the page is ${document.documentElement.scrollHeight} high`)
    const bar = document.querySelector('.status-bar')?.getBoundingClientRect().top ?? 0
    for (const selector of ['.board', '.hand', '.ws-dominoes', '.ws-held']) {
      const bottom = document.querySelector(selector)?.getBoundingClientRect().bottom
      if (bottom === undefined || bottom > bar + 1) wrong.push(`${selector} ends at ${bottom}, the bar begins at ${bar}`)
    }
    const chips = [...document.querySelectorAll('.ws-chips button')]
    for (const [n, part] of ['cauldron', 'ball', 'tracks', 'rack', 'scrolls'].entries()) {
      const areas = part === 'tracks' ? '[data-part="tracks"], .wandpart' : `[data-part="${part}"]`
      const lit = [...document.querySelectorAll(areas)].flatMap((area) => [...area.querySelectorAll('.selectable[data-target]')]).length
      const told = Number(chips[n]?.querySelector('b')?.textContent ?? 0)
      if (lit !== told) wrong.push(`${part}: ${lit} lit, ${told} told`)
    }
    return wrong
  })

test('on a phone the prompt, the hand and the board fit on the screen, and each part of the table says how much is lit there', async () => {
  const { page, errors } = await fixture.openPage('Bartholomew', { width: 390 })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, { seed: 1, language: 'ru', scrolls: 1 })
  let looks = 0
  await playUntil(page, seededRandom(9), async () => {
    await expect.poll(() => missingOn(page)).toEqual([])
    return ++looks > 15
  })
  expect(errors).toEqual([])
})

/** Returns what overlaps or leaves its card on the player's own scrolls. */
const collisions = (page: Page): Promise<readonly string[]> =>
  page.locator('.ws-held .ws-scroll').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const parts = [...card.querySelectorAll<HTMLElement>('.name, .needs > span, .note')].filter((part) => part.checkVisibility())
      const outer = card.getBoundingClientRect()
      const boxes = parts.map((part) => ({ text: part.innerText, cut: part.scrollWidth > part.clientWidth + 1, box: part.getBoundingClientRect() }))
      const isOut = ({ left, right, top, bottom }: DOMRect): boolean =>
        left < outer.left - 1 || right > outer.right + 1 || top < outer.top - 1 || bottom > outer.bottom + 1
      const touches = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
      return boxes.flatMap(({ text, cut, box }, n) => [
        ...(cut || isOut(box) ? [`${text} does not fit`] : []),
        ...boxes.slice(n + 1).flatMap((other) => (touches(box, other.box) ? [`${text} lies on ${other.text}`] : [])),
      ])
    }),
  )

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([5, 7, 12, 15])('nothing on the player’s own scrolls overlaps or is cut (match %i)', async (seed) => {
    const { page } = await fixture.openPage('Bartholomew')
    await open(page, { seed, language, scrolls: 3 })
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 })
      expect(await collisions(page), String(width)).toEqual([])
    }
    // What does not fit beside the dominoes is counted.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.ws-held .hidden-count').first().waitFor()
  })
})
