import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { unitsOn } from '#testing/browser/browser.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { startTestServer } from '#testing/server.ts'

const BOT_PAUSE_MS = 1000

/** The bots move only while the test lets time pass. */
const time = new ControlledTime()
const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: () => startTestServer({ time, tuning: { botPauseMs: BOT_PAUSE_MS } }) })

async function botsMoveUntil(shown: Locator): Promise<void> {
  const move = (): Promise<boolean> => {
    time.advance(BOT_PAUSE_MS)
    return shown.isVisible()
  }
  await expect.poll(move).toBe(true)
}

test('a move is undone, and a bot takes over from a player who lets it', async () => {
  const { page, errors } = await fixture.openPage('Rowan')
  await page.getByRole('button', { name: 'Play now' }).click()
  const choice = page.locator('.so-choice.selectable').first()
  await botsMoveUntil(choice)
  await choice.click()
  await botsMoveUntil(page.locator('.so-selectable.unit').first())
  const statusBar = page.locator('.status-bar')
  const before = await unitsOn(page)
  await page.locator('.so-selectable.unit').first().click()
  await page.locator('.so-selectable.goal').first().click()
  await statusBar.getByText('Cast a spell').or(statusBar.getByText('End the turn')).first().waitFor()
  expect(await unitsOn(page)).not.toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await statusBar.getByText('Move a unit').waitFor()
  expect(await unitsOn(page)).toBe(before)

  // By keyboard alone: the arrow keys move between selectable figures. From the selected figure the focus moves to a cell it can reach.
  await page.locator('.so-selectable.unit').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.locator('.so-selectable.goal:focus').waitFor()
  await page.keyboard.press('Enter')
  await statusBar.getByText('Move a unit').waitFor({ state: 'hidden' })
  expect(await unitsOn(page)).not.toBe(before)

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Let a bot play for me' }).click()
  await page.getByText('A bot is playing for you.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Take the seat back' }).click()
  await page.locator('[data-target]').first().waitFor()
  expect(errors).toEqual([])
})
