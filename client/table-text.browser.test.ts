import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { evenfall } from '#shared/games/evenfall/index.ts'
import { GAMES } from '#shared/games/index.ts'
import { sorcerers } from '#shared/games/sorcerers/index.ts'
import { witchstone } from '#shared/games/witchstone/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { Match } from '#shared/kernel/match.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { guestOn, takeSeat } from '#testing/browser/lobby.ts'
import { letBotPlay, waitForEnd } from '#testing/browser/play.ts'
import { prepareMatch } from '#testing/prepared-match.ts'
import { startTestServer } from '#testing/server.ts'

/** The text of lobby and table: nothing is cut or covered, and a click on what is not lit gets an answer. */

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

/** Returns a condition that holds in the middle of a match, when the first seat decides. */
function middleOf(): (match: Match) => boolean {
  let commands = 0
  return (match) => ++commands > 60 && match.decisionOf(0) !== undefined
}

/** Opens the middle of a match in which the page's guest decides. */
async function openMiddle(page: Page, game: Game): Promise<void> {
  const id = await prepareMatch(fixture.server, await guestOn(page), game, { seats: Math.min(3, game.seats.max), until: middleOf() })
  await page.goto(new URL(`/t/${id}`, fixture.server.url).href)
  await page.locator('.status-bar.turn').waitFor()
}

const setWidth = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: width > 1000 ? 900 : 844 })

/** Returns the texts that are wider than the element that shows them. */
const cutTexts = (texts: Locator): Promise<readonly string[]> =>
  texts.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => scrollWidth > clientWidth || scrollHeight > clientHeight + 2)
      .map(({ textContent }) => textContent ?? ''),
  )

/** Returns the words that are broken into two lines. */
const brokenWords = (texts: Locator): Promise<readonly string[]> =>
  texts.evaluateAll((all) =>
    all.flatMap((element) => {
      const [text] = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const words = [...(text?.textContent ?? '').matchAll(/[^\s-]+/gu)]
      return words.flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        if (text) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
        }
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox()
  if (!box) throw new Error('the part is not on the page')
  return box
}

test.each([1440, 1024, 920])('at %i pixels the lobby’s text does not lie on its picture', async (width) => {
  const { page } = await fixture.openPage('Yarrow', { width })
  const art = await boxOf(page.locator('.hero-art > svg'))
  const parts = page.locator('.hero-text :is(.tale, .plate b, .duel button, .ways button)')
  for (const part of await parts.all()) {
    const { x, width: wide } = await boxOf(part)
    expect(x + wide, await part.innerText()).toBeLessThanOrEqual(art.x)
  }
})

describe('at the table', () => {
  test.each(GAMES)('of $id, the own name and state are not cut, and what is not lit says why', async (game) => {
    const { page, errors } = await fixture.openPage('Bartholomew')
    await openMiddle(page, game)
    for (const width of [1440, 1024, 768, 390]) {
      await setWidth(page, width)
      expect(await cutTexts(page.locator('.players .pl').first().locator('.name, .st'))).toEqual([])
      expect(await brokenWords(page.locator('.players .pl .name')), String(width)).toEqual([])
    }
    await setWidth(page, 1440)
    await expectReason(page)
    expect(errors).toEqual([])
  })
})

/** Clicks the first target that is not lit, and checks the note beside it. */
async function expectReason(page: Page): Promise<void> {
  const unlit = page
    .locator(':is(section.board, section.own, section.hand) :is([aria-disabled="true"], [data-piece]:not(.selectable), [data-unit])')
    .locator('visible=true')
  const bar = page.locator('.status-bar')
  const before = await Promise.all([boxOf(bar), boxOf(page.locator('section.board'))])
  // The page has heard of its new width only in the next frame, and a new width takes the note away.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
  await unlit.first().dispatchEvent('click')
  const note = page.locator('.why')
  await note.waitFor()
  const text = await note.innerText()
  expect(text).not.toBe('')
  expect(await page.locator('[role="status"]', { hasText: text }).count()).toBe(1)
  expect(await Promise.all([boxOf(bar), boxOf(page.locator('section.board'))])).toEqual(before)
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
}

test.each(['English', 'Русский'])(
  'in %s the rules on the page of Ryozen’s draft are not cut, and its banners lie inside the board',
  async (language) => {
    const { page } = await fixture.openPage('Yarrow')
    await takeSeat(page, { game: 'ryozen', seats: 2, pace: 'untimed' })
    await page.locator('.ry-draft').waitFor()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: language }).click()
    await page.keyboard.press('Escape')
    for (const width of [1440, 1024, 390]) {
      await setWidth(page, width)
      expect(await cutTexts(page.locator('.ry-tips li')), String(width)).toEqual([])
      const board = await boxOf(page.locator('section.board'))
      for (const banner of await page.locator('.ry-banner').all()) {
        const { y, height } = await boxOf(banner)
        expect(y).toBeGreaterThanOrEqual(board.y)
        expect(y + height).toBeLessThanOrEqual(board.y + board.height)
      }
    }
  },
)

test('the button that shows the whole board is far from the player’s own corner', async () => {
  const { page } = await fixture.openPage('Yarrow', { width: 390 })
  await openMiddle(page, sorcerers)
  const board = await boxOf(page.locator('section.board'))
  await page.locator('.zoom').dispatchEvent('wheel', { deltaY: -400, clientX: board.x + 50, clientY: board.y + 50 })
  const { x, y, width, height } = await boxOf(page.getByRole('button', { name: 'Whole board' }))
  expect(y + height).toBeLessThan(board.y + board.height / 4)
  expect(x).toBeGreaterThan(board.x + board.width / 2)
  expect(width).toBeLessThanOrEqual(44)
})

test.each([1440, 1024, 390])('at %i pixels the panels of witches and elders in Evenfall say how many there are', async (width) => {
  const { page } = await fixture.openPage('Yarrow')
  await openMiddle(page, evenfall)
  await setWidth(page, width)
  const figures = page.locator('section.own .ev-figures')
  expect(await figures.count()).toBe(2)
  for (const figure of await figures.all()) {
    const [outer, count] = [await boxOf(figure), await boxOf(figure.locator('b'))]
    expect(count.width).toBeGreaterThan(0)
    expect(count.x + count.width).toBeLessThanOrEqual(outer.x + outer.width)
  }
})

test('after the end of Witchstone there is no heading for open tasks', async () => {
  const { page } = await fixture.openPage('Yarrow')
  await openMiddle(page, witchstone)
  await letBotPlay(page)
  await waitForEnd(page)
  expect(await page.locator('.ws-open h2').count()).toBe(0)
})
