import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { runsFor } from '#shared/conformance/effort.ts'
import { GAMES } from '#shared/games/index.ts'
import { LANGUAGES, type Language } from '#shared/kernel/words.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { takeSeat } from '#testing/browser/lobby.ts'
import { isOver, playUntil } from '#testing/browser/play.ts'
import { seededRandom, startTestServer } from '#testing/server.ts'

/** The status bar takes the same room whatever it says, and nothing in it is lost. */

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

const WIDTHS = [1440, 1024, 768, 390] as const
/** How many prompts are looked at in each game and language. */
const PROMPTS = runsFor({ quick: 5, usual: 12, all: 100 })

const setWidth = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: width > 1000 ? 900 : 844 })

async function beginIn(page: Page, language: Language, game: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('coven.language', chosen), language)
  await takeSeat(page, { game, seats: 2, pace: 'untimed', options: {} })
  await page.locator('.status-bar.turn').waitFor()
}

interface Look {
  readonly board: string
  readonly bar: number
  /** The heights of what the board may depend on, because a phase of a game can have another hand. */
  readonly hand: string
  /** The texts of the status bar that cannot be read. */
  readonly lost: readonly string[]
}

/** Reads the page in the next frame, when it has heard of its new width. */
const look = (page: Page): Promise<Look> =>
  page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    const boxOf = (selector: string): string => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      // On a narrow page a hand may come before the board while it is asked for.
      return box ? [box.left, innerWidth > 900 ? box.top : 0, box.width, box.height].map(Math.round).join(' ') : 'none'
    }
    const barBox = document.querySelector('.status-bar')?.getBoundingClientRect()
    const sentence = document.querySelector<HTMLElement>('.sentence')
    const isSentenceLost = sentence?.dataset.fit === 'cut' && !sentence.querySelector('button')?.checkVisibility()
    const acts = [...document.querySelectorAll<HTMLElement>('.acts button')].filter((button) => button.checkVisibility())
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 1
    const isOutside = (button: HTMLElement): boolean => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      if (!barBox || top < barBox.top || bottom > barBox.bottom) return true
      return !button.closest('.strip') && (left < barBox.left || right > barBox.right)
    }
    const lostActs = acts.filter((button) => isCut(button) || isOutside(button)).map((button) => button.innerText)
    const heightOf = (selector: string): number => Math.round(document.querySelector(selector)?.getBoundingClientRect().height ?? 0)
    return {
      hand: `hand ${heightOf('section.hand')}${innerWidth > 900 ? '' : `, own ${heightOf('section.own')}, players ${heightOf('.players')}`}`,
      board: boxOf('section.board'),
      bar: Math.round(barBox?.height ?? 0),
      lost: [...(isSentenceLost ? [sentence?.innerText ?? ''] : []), ...lostActs],
    }
  })

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(GAMES.map(({ id }) => id))('of %s, no prompt moves the board, and all of the status bar can be read', async (game) => {
    const { page, errors } = await fixture.openPage('Bartholomew')
    await beginIn(page, language, game)
    const boards = new Map<string, Map<string, string>>()
    const bars = new Set<string>()
    const seen = new Set<string>()
    const lookAtPrompt = async (): Promise<boolean> => {
      const text = (await page.locator('.status-bar').innerText()).replaceAll(/\s+/g, ' ')
      if (!seen.has(text)) {
        seen.add(text)
        for (const width of WIDTHS) {
          await setWidth(page, width)
          const found = await look(page)
          const place = `${width}: ${found.hand}`
          boards.set(place, (boards.get(place) ?? new Map<string, string>()).set(found.board, text))
          bars.add(`${width}: ${found.bar}`)
          expect(found.lost, `${width}: ${text}`).toEqual([])
        }
        await setWidth(page, 1440)
      }
      return seen.size >= PROMPTS || (await isOver(page))
    }
    await playUntil(page, seededRandom(7), lookAtPrompt)
    for (const [place, found] of boards) expect([...found].slice(1), `${place}: at first ${[...found][0]?.join(' with ')}`).toEqual([])
    expect([...bars].toSorted()).toHaveLength(WIDTHS.length)
    expect(errors).toEqual([])
  })
})

test('a sentence that does not fit is cut, and a button shows all of it', async () => {
  const { page } = await fixture.openPage('Bartholomew')
  await beginIn(page, 'ru', 'evenfall')
  await page.setViewportSize({ width: 200, height: 844 })
  const sentence = page.locator('.sentence[data-fit="cut"]')
  await sentence.waitFor()
  const text = await sentence.locator('p > span').textContent()
  await sentence.getByRole('button').click()
  expect(await page.locator('.whole').innerText()).toBe(text)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('.sentence[data-fit="hinted"]').waitFor()
  expect(await page.locator('.sentence button').count()).toBe(0)
})
