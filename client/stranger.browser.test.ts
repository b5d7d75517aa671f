import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { guestOn } from '#testing/browser/lobby.ts'
import { startTestServer } from '#testing/server.ts'

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: () => startTestServer() })

/** Damages the stored token. */
const damage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const guest = JSON.parse(localStorage.getItem('coven.guest') ?? '{}')
    localStorage.setItem('coven.guest', JSON.stringify({ ...guest, token: `${guest.token}x` }))
  })

test('a guest whose token the server does not know is told so and keeps it, until they choose to enter as a new guest', async () => {
  const { page, errors } = await fixture.openPage('Bryony')
  const before = await guestOn(page)
  await damage(page)
  await page.reload()
  await page.getByText('The server does not know your pass.').waitFor()
  await page.reload()
  const anew = page.getByRole('button', { name: 'Continue as a new guest' })
  await anew.waitFor()
  expect(await guestOn(page)).toMatchObject({ id: before.id, name: 'Bryony' })

  await anew.click()
  await anew.waitFor({ state: 'detached' })
  expect(await page.getByText('The server does not know your pass.').count()).toBe(0)
  const now = await guestOn(page)
  expect(now).toMatchObject({ name: 'Bryony', service: before.service })
  expect(now.id).not.toBe(before.id)
  expect(await page.evaluate(() => localStorage.getItem('coven.guest@before'))).toContain(before.id)
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.waitForURL(/\/t\//)
  expect(errors).toEqual([])
})
