import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { createMatch, takeSeat } from '#testing/browser/lobby.ts'
import { letBotPlay, waitForEnd } from '#testing/browser/play.ts'
import { startTestServer } from '#testing/server.ts'

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

const textOf = async (page: Page, what: string): Promise<readonly string[]> => page.locator(what).allInnerTexts()

test('a match ends with a moment that names the winner, counts up the scores, and comes only once', async () => {
  const { page, errors } = await fixture.openPage('Yarrow')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await takeSeat(page, { game: 'ryozen', seats: 2, pace: 'untimed', options: {} })
  await page.locator('.status-bar').first().waitFor()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await letBotPlay(page)
  await waitForEnd(page)
  const victory = page.locator('.victory')
  await victory.waitFor()
  const said = await victory.locator('h2').innerText()
  expect(said).toMatch(/You win!|wins\.|A draw/)

  // The scores have counted up to the sums of their rows, and everybody has the same number of rows.
  const totals = async () => (await textOf(page, '.result .vpn')).map((text) => Number(text.trim()))
  const sums = await page
    .locator('.result .sums')
    .evaluateAll((lists) =>
      lists.map((list) => [...list.querySelectorAll('li > :last-child')].reduce((sum, { textContent }) => sum + (Number(textContent) || 0), 0)),
    )
  await expect.poll(totals).toEqual(sums)
  const rows = await page.locator('.result .sums').evaluateAll((lists) => lists.map((list) => list.children.length))
  expect(new Set(rows).size).toBe(1)

  await page.keyboard.press('Escape')
  await victory.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Link copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Ryozen: ')
  expect(copied).toContain('Yarrow')
  expect(copied).not.toContain('You win')
  expect(copied).toMatch(/\/r\/[\w-]+$/)

  await page.reload()
  await page.locator('.status-bar.won').waitFor()
  expect(await victory.count()).toBe(0)
  expect(errors).toEqual([])
})

test('an invitation has a QR code, and goes through the share sheet where the system has one', async () => {
  const { page } = await fixture.openPage('Hazel')
  await createMatch(page, { game: 'Sorcerers', seats: 2 })
  await page.getByRole('button', { name: 'QR code of the invitation' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: 'QR code of the invitation' }).waitFor()
  expect(await dialog.locator('figcaption').innerText()).toBe(page.url())
  await page.keyboard.press('Escape')

  await page.evaluate(() => {
    const asked: unknown[] = []
    Object.assign(navigator, { canShare: () => true, share: async (shared: unknown) => void asked.push(shared) })
    Object.assign(window, { asked })
  })
  await page.getByRole('button', { name: 'Invite by link' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as { asked?: unknown[] }).asked))
    .toEqual([{ title: 'Sorcerers', text: 'Come and play Sorcerers.', url: page.url() }])
})
