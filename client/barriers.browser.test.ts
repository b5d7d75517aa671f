import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { GAMES } from '#shared/games/index.ts'
import { whirlingWitchcraft } from '#shared/games/whirling-witchcraft/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { Match } from '#shared/kernel/match.ts'
import { violationsOn } from '#testing/browser/axe.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { createMatch, guestOn } from '#testing/browser/lobby.ts'
import { letBotPlay } from '#testing/browser/play.ts'
import { prepareMatch } from '#testing/prepared-match.ts'
import { startTestServer } from '#testing/server.ts'

/** Barriers for people who use a screen reader, a keyboard or high contrast, as far as axe-core can find them. */

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

/** Returns a condition that holds in the middle of a match, when the first seat decides. */
function middleOf(): (match: Match) => boolean {
  let commands = 0
  return (match) => ++commands > 60 && match.decisionOf(0) !== undefined
}

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 900 }

/** Opens the middle of a match in which the page's guest decides. */
async function openMiddle(page: Page, game: Game): Promise<void> {
  const id = await prepareMatch(fixture.server, await guestOn(page), game, { seats: Math.min(3, game.seats.max), until: middleOf() })
  await page.goto(new URL(`/t/${id}`, fixture.server.url).href)
  await page.locator('.status-bar.turn').waitFor()
}

/** Opens a sheet of the top bar, checks it, and closes it. */
async function violationsOnSheet(page: Page, sheet: string, name: string): Promise<readonly string[]> {
  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: sheet, exact: true }).click()
  const found = await violationsOn(page, `${name}, ${sheet}`, ':popover-open')
  await page.keyboard.press('Escape')
  return found
}

describe('axe-core finds no violation at 1440 and 390 pixels in either theme', () => {
  test('in the lobby, its sheets, the waiting room and where there is nothing', async () => {
    const { page, errors } = await fixture.openPage('Yarrow')
    const found = [...(await violationsOn(page, 'lobby')), ...(await violationsOnSheet(page, 'Settings', 'lobby'))]
    await page.setViewportSize(WIDE)
    await page.getByRole('button', { name: 'Set a table' }).click()
    found.push(...(await violationsOn(page, 'new table', 'dialog')))
    await page.keyboard.press('Escape')
    await page.setViewportSize(WIDE)
    await createMatch(page, { game: 'Evenfall', seats: 3, bots: 1 })
    await page.getByText('The table is set').waitFor()
    found.push(...(await violationsOn(page, 'waiting room')))
    await page.goto(new URL(`/t/${randomUUID()}`, fixture.server.url).href)
    await page.locator('main.waiting h1').waitFor()
    found.push(...(await violationsOn(page, 'not found')))
    expect(found).toEqual([])
    expect(errors).toEqual([])
  })

  test.each(GAMES)('at the table of $id, on its sheets and in the chat', async (game) => {
    const { page, errors } = await fixture.openPage('Rowan')
    await openMiddle(page, game)
    const found = [...(await violationsOn(page, 'middle'))]
    for (const sheet of ['Rules', 'Settings']) found.push(...(await violationsOnSheet(page, sheet, 'middle')))
    // On a narrow page log and chat lie in a drawer.
    await page.setViewportSize(NARROW)
    await page.getByRole('button', { name: 'Log and chat' }).click()
    await page.getByRole('tab', { name: 'Chat' }).click()
    found.push(...(await violationsOn(page, 'chat', '.log')))
    expect(found).toEqual([])
    expect(errors).toEqual([])
  })

  test('at the end of a match, in its fairness proof and in its replay', async () => {
    const { page, errors } = await fixture.openPage('Rowan')
    await openMiddle(page, whirlingWitchcraft)
    await letBotPlay(page)
    await page.locator('.status-bar.won').waitFor()
    const found = [...(await violationsOn(page, 'end'))]
    await page.setViewportSize(WIDE)
    await page.getByRole('link', { name: 'Fairness proof' }).click()
    await page.locator('.proof h2').waitFor()
    found.push(...(await violationsOn(page, 'proof', '.log')))
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.keyboard.press('Escape')
    await page.setViewportSize(WIDE)
    await page.getByRole('button', { name: 'To the end' }).click()
    found.push(...(await violationsOn(page, 'replay')))
    expect(found).toEqual([])
    expect(errors).toEqual([])
  })
})
