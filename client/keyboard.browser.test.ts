import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { runsFor } from '#shared/conformance/effort.ts'
import { GAMES } from '#shared/games/index.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { playByKeys } from '#testing/browser/keyboard.ts'
import { takeSeat } from '#testing/browser/lobby.ts'
import { seededRandom, startTestServer } from '#testing/server.ts'

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

/** How many decisions are made by keyboard. In the full run it is more than any match has. */
const DECISIONS = runsFor({ quick: 15, usual: 40, all: 2_000 })
const MOST_KEYSTROKES = 3

const begin = async (page: Page, game: string): Promise<string> => {
  const id = await takeSeat(page, { game, seats: 2, pace: 'untimed', options: {} })
  await page.locator('[data-target]').first().waitFor()
  return id
}

/** Returns how many decisions the person in the first seat has made. */
async function decisionsOf(id: string): Promise<number> {
  const kept = await fixture.server.journal.load(id)
  return kept?.entries.filter(({ by, entry }) => by === 'player' && entry.kind === 'answer' && entry.seat === 0).length ?? 0
}

const labels = (page: Page): Promise<readonly string[]> => page.locator('.key-hints kbd').allTextContents()
const area = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest('.board, .own, .hand, .status-bar, .log')?.className)

describe('a match by keyboard alone', () => {
  test.each(GAMES.map(({ id }) => id))('%s takes at most three keystrokes a decision', async (game) => {
    const { page, errors } = await fixture.openPage('Yarrow')
    const id = await begin(page, game)
    const keystrokes = await playByKeys(page, seededRandom(11), async () => (await decisionsOf(id)) >= DECISIONS)
    const decisions = await decisionsOf(id)
    expect(decisions).toBeGreaterThan(10)
    expect(keystrokes / decisions).toBeLessThanOrEqual(MOST_KEYSTROKES)
    expect(errors).toEqual([])
    await page.context().close()
  })
})

describe('keys at the table', () => {
  test('labels appear with the first key, which only shows them, and go with the mouse', async () => {
    const { page } = await fixture.openPage('Rowan')
    const id = await begin(page, 'sorcerers')
    expect(await labels(page)).toEqual([])
    await page.keyboard.press('a')
    await expect.poll(async () => (await labels(page)).slice(0, 3)).toEqual(['a', 'b', 'c'])
    expect(await decisionsOf(id)).toBe(0)
    await page.mouse.click(5, 5)
    await expect.poll(() => labels(page)).toEqual([])
    await page.keyboard.press('Shift')
    await expect.poll(() => labels(page)).toContain('b')
    await page.keyboard.press('b')
    await expect.poll(() => decisionsOf(id)).toBe(1)
  })

  test('no key acts while one writes in the chat, nor together with Ctrl, Alt or Meta', async () => {
    const { page } = await fixture.openPage('Hazel')
    const id = await begin(page, 'sorcerers')
    await page.keyboard.press('Shift')
    await expect.poll(() => labels(page)).toContain('b')
    for (const modifier of ['Control', 'Alt', 'Meta']) await page.keyboard.press(`${modifier}+b`)
    await page.getByRole('tab', { name: 'Chat' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Message').focus()
    await page.keyboard.type('abcu?')
    expect(await page.getByLabel('Message').inputValue()).toBe('abcu?')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await decisionsOf(id)).toBe(0)
  })

  test('Escape clears the selection, u takes a move back, and the focus stays on the board', async () => {
    const { page } = await fixture.openPage('Sorrel')
    await begin(page, 'sorcerers')
    await page.keyboard.press('Shift')
    await expect.poll(() => labels(page)).toContain('a')
    await page.keyboard.press('a')
    await page.locator('.so-selectable.unit').first().waitFor()
    await expect.poll(() => area(page)).toContain('board')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.locator('.so-selectable.goal:focus').waitFor()
    expect(await page.locator('.so-selectable.selected').count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.locator('.so-selectable.selected').waitFor({ state: 'detached' })

    await page.locator('.so-selectable.unit:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.so-selectable.goal:focus').waitFor()
    await page.keyboard.press('Enter')
    const sill = page.locator('.status-bar')
    await sill.getByText('Move a unit').waitFor({ state: 'hidden' })
    expect(await area(page)).toMatch(/board|hand|status-bar/)
    await page.keyboard.press('u')
    await sill.getByText('Move a unit').waitFor()
  })

  test('the log is one tab stop, and arrows lead through its lines', async () => {
    const { page } = await fixture.openPage('Tansy')
    const id = await begin(page, 'sorcerers')
    await playByKeys(page, seededRandom(2), async () => (await decisionsOf(id)) >= 4)
    const lines = page.locator('.lines li > button')
    await expect.poll(() => lines.count()).toBeGreaterThan(3)
    expect(await page.locator('.lines li > button[tabindex="0"]').count()).toBe(1)
    await page.locator('.lines li > button[tabindex="0"]').focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    expect(await lines.nth(1).evaluate((line) => line === document.activeElement)).toBe(true)
    expect(await page.locator('.lines li > button[tabindex="0"]').count()).toBe(1)
  })

  test('? opens a sheet with all keys, which can turn letters off, and the settings open it as well', async () => {
    const { page } = await fixture.openPage('Wren')
    const id = await begin(page, 'witchstone')
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keys' })
    await sheet.waitFor()
    expect(await sheet.locator('dt').allTextContents()).toEqual(['1–9A–Z', '0–9', '←↑↓→', 'Enter', 'Esc', 'U', 'R', '?'])
    await page.keyboard.press('a')
    await sheet.getByRole('button', { name: 'Off' }).click()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    for (const key of ['a', 'b', '?']) await page.keyboard.press(key)
    expect([await labels(page), await sheet.count(), await decisionsOf(id)]).toEqual([[], 0, 0])
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Keys' }).click()
    await sheet.getByRole('button', { name: 'On' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift')
    await expect.poll(async () => (await labels(page)).length).toBeGreaterThan(1)
  })
})
