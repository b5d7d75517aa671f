import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { createMatch } from '#testing/browser/lobby.ts'
import { playUntil } from '#testing/browser/play.ts'
import { setVisibility } from '#testing/browser/visibility.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { seededRandom, startTestServer } from '#testing/server.ts'

const BOT_PAUSE_MS = 1000

/** The bots move only while the test lets time pass. */
const time = new ControlledTime()
const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: () => startTestServer({ time, tuning: { botPauseMs: BOT_PAUSE_MS } }) })

const matchOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''
const entriesOf = async (id: string): Promise<number> => (await fixture.server.journal.load(id))?.entries.length ?? 0

/** Lets the bots move until so many entries have been added. */
async function letBotsMove(id: string, entries: number): Promise<void> {
  const until = (await entriesOf(id)) + entries
  const move = async (): Promise<boolean> => {
    time.advance(BOT_PAUSE_MS)
    return (await entriesOf(id)) >= until
  }
  await expect.poll(move).toBe(true)
}

/** Begins a match of four, of whom three are bots, and plays until the bots have much to do before the person is asked again. */
async function beginAndWait(page: Page): Promise<string> {
  await createMatch(page, { game: 'Sorcerers', seats: 4, bots: 3 })
  await page.getByRole('button', { name: 'I am ready' }).click()
  let turns = 0
  const isWaiting = async (): Promise<boolean> => {
    const waits = (await page.locator('.status-bar.wait').count()) > 0 && (await page.locator('.board [data-unit]').count()) > 0
    if (waits && turns > 0) return true
    if (!waits) turns += await page.locator('.so-selectable.goal').count()
    time.advance(BOT_PAUSE_MS)
    return false
  }
  await playUntil(page, seededRandom(7), isWaiting)
  return matchOf(page)
}

const retelling = (page: Page) => page.getByRole('region', { name: 'While you were away' })
const since = (page: Page) => page.locator('.lines .since')

test('a person who comes back is told what has happened, and the log marks it', async () => {
  const { page, errors } = await fixture.openPage('Rowan')
  const id = await beginAndWait(page)
  expect(await since(page).count()).toBe(0)
  const address = page.url()
  await page.goto(fixture.server.url)
  await page.getByRole('button', { name: 'Play now' }).waitFor()
  await letBotsMove(id, 4)

  await page.goto(address)
  await retelling(page).waitFor()
  expect(await retelling(page).locator('li').count()).toBeGreaterThan(1)
  expect(await retelling(page).getByText('Rowan').count(), 'own moves are known').toBe(0)
  await since(page).waitFor()
  const after = await page.locator('.lines li').evaluateAll((lines) => lines.length - 1 - lines.findIndex((line) => line.matches('.since')))
  expect(after).toBeGreaterThanOrEqual(4)
  await page.keyboard.press('Escape')
  await retelling(page).waitFor({ state: 'detached' })
  expect(await since(page).count()).toBe(1)

  // The same after the tab was hidden.
  const lines = page.locator('.lines li > button')
  const before = await lines.count()
  await setVisibility(page, 'hidden')
  await letBotsMove(id, 6)
  await expect.poll(() => lines.count()).toBeGreaterThan(before + 3)
  await setVisibility(page, 'visible')
  await retelling(page)
    .getByRole('button', { name: /^All \d+ events/ })
    .click()
  await retelling(page).waitFor({ state: 'detached' })
  expect(await since(page).count()).toBe(1)
  expect(errors).toEqual([])
  await page.context().close()
})

test('the log shows one player, or one kind of event', async () => {
  const { page } = await fixture.openPage('Sorrel')
  const id = await beginAndWait(page)
  await letBotsMove(id, 6)
  const lines = page.locator('.lines li > button')
  await expect.poll(() => lines.count()).toBeGreaterThan(6)
  const all = await lines.count()
  await page.locator('.log-filter summary').click()
  await page.getByRole('group', { name: 'Whose events' }).getByRole('button', { name: 'Sorrel' }).click()
  const own = await lines.count()
  expect(own).toBeGreaterThan(0)
  expect(own).toBeLessThan(all)
  expect(await lines.evaluateAll((shown) => shown.every((line) => line.textContent?.includes('Sorrel')))).toBe(true)
  await page.getByRole('group', { name: 'Which events' }).getByRole('button', { name: 'Cards' }).click()
  expect(await lines.count()).toBeLessThan(own)
  expect(await page.locator('.log-filter summary').innerText()).toBe('Sorrel · Cards')
  await page.getByRole('group', { name: 'Whose events' }).getByRole('button', { name: 'Everybody' }).click()
  await page.getByRole('group', { name: 'Which events' }).getByRole('button', { name: 'All events' }).click()
  await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(all)
})
