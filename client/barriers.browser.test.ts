import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { EFFORT, SEED } from '#shared/conformance/effort.ts'
import { GAMES } from '#shared/games/index.ts'
import { whirlingWitchcraft } from '#shared/games/whirling-witchcraft/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { Match } from '#shared/kernel/match.ts'
import { violationsOn } from '#testing/browser/axe.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { createMatch, guestOn } from '#testing/browser/lobby.ts'
import { prepareMatch } from '#testing/prepared-match.ts'
import { startTestServer } from '#testing/server.ts'

/** Barriers for people who use a screen reader, a keyboard or high contrast, as far as axe-core can find them. */

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 900 }

/** After how many of the guest's decisions a table is checked. The full run checks more of them, and the end of every game. */
const MOMENTS = EFFORT === 'all' ? [0, 2, 5, 9, 14, 20] : [6]
const ENDINGS = EFFORT === 'all' ? GAMES : [whirlingWitchcraft]

/** Returns a condition that holds when the first seat decides for the time after `count` others. */
function afterDecisions(count: number): (match: Match) => boolean {
  let seen = 0
  let last: string | undefined
  return (match) => {
    const decision = match.decisionOf(0)
    const id = decision && !decision.optional ? decision.id : undefined
    if (id !== undefined && id !== last) seen++
    last = id
    return id !== undefined && seen > count
  }
}

async function openMatch(page: Page, game: Game, wanted: { readonly seats: number; readonly until: (match: Match) => boolean }): Promise<void> {
  const id = await prepareMatch(fixture.server, await guestOn(page), game, { ...wanted, seed: SEED })
  await page.goto(new URL(`/t/${id}`, fixture.server.url).href)
}

/** Opens a sheet of the top bar, checks it, and closes it. */
async function violationsOnSheet(page: Page, sheet: string, name: string): Promise<readonly string[]> {
  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: sheet, exact: true }).click()
  const found = await violationsOn(page, `${name}, ${sheet}`, ':popover-open')
  await page.keyboard.press('Escape')
  return found
}

/** Opens the sheet of all keys, checks it, and closes it. */
async function violationsOnKeys(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(WIDE)
  await page.keyboard.press('?')
  const found = await violationsOn(page, 'keys', 'dialog')
  await page.keyboard.press('Escape')
  return found
}

async function setLanguage(page: Page, language: 'English' | 'Русский'): Promise<void> {
  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: /^(Settings|Настройки)$/ }).click()
  await page.getByRole('button', { name: language, exact: true }).click()
  await page.keyboard.press('Escape')
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

  test.each(GAMES)('at the table of $id with few and many players, in both languages', async (game) => {
    const { page, errors } = await fixture.openPage('Rowan')
    const found: string[] = []
    for (const [n, moment] of MOMENTS.entries())
      for (const seats of new Set([n % 2 === 0 ? game.seats.min : 2, game.seats.max])) {
        await openMatch(page, game, { seats, until: afterDecisions(moment) })
        await page.locator('.status-bar.turn').waitFor()
        const language = (n + seats) % 2 === 0 ? 'English' : 'Русский'
        await setLanguage(page, language)
        found.push(...(await violationsOn(page, `${language}, ${seats} players, decision ${moment}`)))
      }
    expect(found).toEqual([])
    expect(errors).toEqual([])
  })

  test.each(GAMES)('on the sheets of $id and in the chat', async (game) => {
    const { page, errors } = await fixture.openPage('Rowan')
    await openMatch(page, game, { seats: game.seats.max, until: afterDecisions(1) })
    await page.locator('.status-bar.turn').waitFor()
    const found = [...(await violationsOnSheet(page, 'Rules', 'table')), ...(await violationsOnKeys(page))]
    if (game === whirlingWitchcraft) found.push(...(await violationsOnSheet(page, 'Settings', 'table')))
    // On a narrow page log and chat lie in a drawer.
    await page.setViewportSize(NARROW)
    await page.getByRole('button', { name: 'Log and chat' }).click()
    await page.getByRole('tab', { name: 'Chat' }).click()
    found.push(...(await violationsOn(page, 'chat', '.log')))
    expect(found).toEqual([])
    expect(errors).toEqual([])
  })

  test.each(ENDINGS)('at the end of a match of $id, in its fairness proof and in its replay', async (game) => {
    const { page, errors } = await fixture.openPage('Rowan')
    await openMatch(page, game, { seats: game.seats.max, until: ({ outcome }) => outcome !== undefined })
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
