import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { START_TIMES } from '#rooms/match/host/start-round.ts'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { createMatch, sayReady } from '#testing/browser/lobby.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { startTestServer } from '#testing/server.ts'

/** How a match begins, as two people see it. The test controls the clock. */

const time = new ControlledTime()
const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: () => startTestServer({ time, tuning: { starts: START_TIMES } }) })

const statusBar = (page: Page, text: string) => page.locator('.status-bar').getByText(text)
const sit = (page: Page) => page.getByRole('button', { name: 'Sit here' }).click()
const seals = (page: Page, name: string) => page.getByRole('img', { name })
/** Removes the stored nonce, as on another device, which does not have it. */
const forgetNonce = (page: Page, match: string) => page.evaluate((key) => localStorage.removeItem(key), `coven.kept.${match}`)

test('a player who is not ready or does not open in time loses the seat, and the proof says so', async () => {
  const host = await fixture.openPage('Hazel')
  await createMatch(host.page, { game: 'Sorcerers', seats: 2 })
  await host.page.getByText('The table is set').waitFor()
  expect(await statusBar(host.page, 'The match begins when every seat is taken and everybody is ready.').count()).toBe(1)
  const { pathname } = new URL(host.page.url())
  const match = pathname.split('/').at(-1) ?? ''
  const guest = await fixture.openPage('Wren', { address: fixture.server.url + pathname, width: 390 })
  const pages = [host.page, guest.page]

  await sit(guest.page)
  for (const page of pages) await statusBar(page, 'Anyone who is not ready in time loses their seat:').waitFor()
  // The timer counts in the page's own time, so how much of the minute it still shows says nothing.
  await host.page.getByRole('timer').waitFor()
  await sayReady(guest.page)
  await statusBar(guest.page, 'Waiting for Hazel.').waitFor()
  time.advance(60_000)
  await statusBar(host.page, 'Choose a seat at the table.').waitFor()
  await statusBar(guest.page, 'Waiting for players.').waitFor()
  expect(await host.page.getByRole('timer').count()).toBe(0)
  await sit(host.page)

  await forgetNonce(guest.page, match)
  await sayReady(host.page)
  await statusBar(guest.page, 'Your number is not in this browser.').waitFor()
  await statusBar(host.page, 'Everybody is ready. Waiting for the number of Wren.').waitFor()
  expect(await host.page.getByRole('button', { name: 'Stand up' }).count()).toBe(0)
  time.advance(10_000)
  await statusBar(guest.page, 'Choose a seat at the table.').waitFor()
  await sit(guest.page)
  for (const page of pages) {
    await statusBar(page, 'Say when you are ready to play.').waitFor()
    await sayReady(page)
  }
  for (const page of pages) await page.locator('.so-field, .so-choice').first().waitFor()

  await guest.page.getByRole('button', { name: 'Settings' }).click()
  await guest.page.getByRole('button', { name: 'Resign' }).click()
  await guest.page.getByRole('button', { name: 'Yes, resign' }).click()
  await host.page.getByRole('link', { name: 'Fairness proof' }).click()
  await host.page.getByText('Nobody chose the shuffle').waitFor()
  await host.page.getByText('1 round was void').waitFor()
  await host.page.getByText('Round 1 was not revealed by: Wren').waitFor()
  expect([await seals(host.page, 'Checked').count(), await seals(host.page, 'Does not match').count()]).toEqual([6, 0])
  await host.page.getByText('What this does not prove').waitFor()

  // A browser that has seen other commitments reports a failed check.
  await host.page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
    kept.rounds[2].commitments.reverse()
    localStorage.setItem(key, JSON.stringify(kept))
  }, `coven.kept.${match}`)
  await host.page.reload()
  await host.page.getByText('This proof does not hold').waitFor()
  await host.page.getByText('This browser saw something else').waitFor()
  expect(await seals(host.page, 'Does not match').count()).toBe(1)

  // A spectator who was absent can only check the record against itself, and the page says so.
  const stranger = await fixture.openPage('Owl', { address: host.page.url() })
  await stranger.page.getByText('This browser noted nothing while').waitFor()
  expect([await seals(stranger.page, 'Checked').count(), await seals(stranger.page, 'Does not match').count()]).toEqual([4, 0])
  expect([...host.errors, ...guest.errors, ...stranger.errors]).toEqual([])
})
