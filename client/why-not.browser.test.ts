import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { EFFORT, SEED } from '#shared/conformance/effort.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { Match } from '#shared/kernel/match.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { guestOn } from '#testing/browser/lobby.ts'
import { prepareMatch } from '#testing/prepared-match.ts'
import { startTestServer } from '#testing/server.ts'

/** A bot that never moves, so that the guest can be seen waiting. */
const NEVER_MS = 2 ** 30
const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: () => startTestServer({ tuning: { botPauseMs: NEVER_MS } }) })

/** After how many commands a table is tried. */
const MOMENTS = EFFORT === 'all' ? [10, 30, 60, 90] : [30]

const afterCommands = (count: number, isWanted: (match: Match) => boolean): ((match: Match) => boolean) => {
  let commands = 0
  return (match) => ++commands > count && isWanted(match)
}

async function open(page: Page, game: Game, until: (match: Match) => boolean): Promise<void> {
  const id = await prepareMatch(fixture.server, await guestOn(page), game, { seats: Math.min(3, game.seats.max), seed: SEED, until })
  await page.goto(new URL(`/t/${id}`, fixture.server.url).href)
  await page.locator('section.hand').waitFor()
}

interface Silent {
  readonly tried: number
  /** The pieces and buttons whose click said nothing. */
  readonly silent: readonly string[]
  readonly reasons: readonly string[]
}

/** Clicks every piece and button of board, hand and side that is visible and not lit, and reads the note beside each. */
const clickUnlit = (page: Page): Promise<Silent> =>
  page.evaluate(async () => {
    const frames = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    const silent: string[] = []
    const reasons = new Set<string>()
    const areas = 'section.board, section.own, section.hand, section.status-bar'
    const unlit = [...document.querySelectorAll('[aria-disabled="true"], [data-piece]:not(.selectable, .selected), [data-unit]')].filter(
      (element) => element.closest(areas) && element.checkVisibility() && !element.querySelector('.selectable') && !element.closest('.selectable'),
    )
    for (const element of unlit) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      await frames()
      const text = document.querySelector('.why')?.textContent ?? ''
      if (text === '') silent.push(element.outerHTML.slice(0, 160))
      else reasons.add(text)
    }
    return { tried: unlit.length, silent, reasons: [...reasons] }
  })

describe.each(GAMES)('at the table of $id', (game) => {
  test.each(MOMENTS)('everything that is not lit says why, on the own turn and while waiting, after %i commands', async (moment) => {
    const { page, errors } = await fixture.openPage('Rowan')
    await open(
      page,
      game,
      afterCommands(moment, (match) => match.decisionOf(0) !== undefined),
    )
    await page.locator('.status-bar.turn').waitFor()
    const own = await clickUnlit(page)
    expect(own.silent).toEqual([])
    expect(own.tried).toBeGreaterThan(5)
    expect(own.reasons).not.toContain('It is not your turn.')

    await open(
      page,
      game,
      afterCommands(moment, (match) => match.decisionOf(0) === undefined && match.outcome === undefined),
    )
    await page.locator('.status-bar.wait').waitFor()
    const waiting = await clickUnlit(page)
    expect(waiting.silent).toEqual([])
    expect(waiting.reasons).toContain('It is not your turn.')
    expect(errors).toEqual([])
    await page.context().close()
  })
})
