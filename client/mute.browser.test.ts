import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { createMatch } from '#testing/browser/lobby.ts'
import { startTestServer } from '#testing/server.ts'

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: () => startTestServer() })

const openChat = (page: Page): Promise<void> => page.getByRole('tab', { name: 'Chat' }).click()
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}
const line = (page: Page, text: string) => page.locator('.lines.chat li', { hasText: text })

test('a muted person’s lines disappear from the reader’s own page, until the reader shows them again', async () => {
  const host = await fixture.openPage('Yarrow')
  await createMatch(host.page, { game: 'Sorcerers', seats: 2 })
  await host.page.locator('#invitation').waitFor()
  const [loud, kind] = [await fixture.openPage('Loud', { address: host.page.url() }), await fixture.openPage('Kind', { address: host.page.url() })]
  const pages = [host, loud, kind].map(({ page }) => page)
  await Promise.all(pages.map(openChat))
  await say(loud.page, 'first noise')
  await say(host.page, 'well met')
  for (const page of pages) await Promise.all(['first noise', 'well met'].map((text) => line(page, text).waitFor()))
  // Nobody can mute themselves.
  expect(await host.page.getByRole('button', { name: 'Mute Yarrow' }).count()).toBe(0)

  await line(host.page, 'first noise').getByRole('button', { name: 'Mute Loud' }).click()
  await line(host.page, 'first noise').waitFor({ state: 'detached' })
  await say(loud.page, 'second noise')
  await line(kind.page, 'second noise').waitFor()
  await say(kind.page, 'good evening')
  await line(host.page, 'good evening').waitFor()
  expect(await host.page.locator('.lines.chat li').allInnerTexts()).toEqual(
    ['Yarrow well met', 'Kind good evening'].map((text) => expect.stringContaining(text)),
  )
  expect(await line(loud.page, 'noise').count()).toBe(2)

  await host.page.getByRole('button', { name: 'Show Loud again' }).click()
  await line(host.page, 'second noise').waitFor()
  expect(await host.page.locator('.lines.chat li').count()).toBe(4)
  expect([host, loud, kind].flatMap(({ errors }) => errors)).toEqual([])
})

/** Returns the chair of the player with this name. */
const chair = (page: Page, name: string) => page.locator('.chair', { has: page.locator('b', { hasText: name }) })

test('the host mutes a player at the table, sees who is muted, and lets them talk again', async () => {
  const host = await fixture.openPage('Sage')
  await createMatch(host.page, { game: 'Evenfall', seats: 3 })
  await host.page.locator('#invitation').waitFor()
  const [loud, kind] = [
    await fixture.openPage('Thistle', { address: host.page.url(), width: 390 }),
    await fixture.openPage('Clover', { address: host.page.url() }),
  ]
  for (const { page } of [loud, kind]) await page.getByRole('button', { name: 'Sit here' }).first().click()
  const mute = (name: string) => chair(host.page, name).getByRole('button', { name: 'Mute', exact: true })
  const unmute = (name: string) => chair(host.page, name).getByRole('button', { name: 'Unmute' })
  await mute('Clover').waitFor()
  expect(await chair(host.page, 'Sage').getByRole('button').count(), 'nobody mutes themselves').toBe(0)
  for (const { page } of [loud, kind]) expect(await page.getByRole('button', { name: 'Mute', exact: true }).count()).toBe(0)

  await mute('Thistle').click()
  await unmute('Thistle').waitFor()
  for (const { page } of [host, loud]) await chair(page, 'Thistle').getByText('Muted').waitFor()
  expect(await chair(host.page, 'Clover').getByText('Muted').count()).toBe(0)
  expect(await kind.page.getByText('Muted').count(), 'nobody else’s business').toBe(0)
  await host.page.reload()
  await chair(host.page, 'Thistle').getByText('Muted').waitFor()

  await loud.page.getByRole('button', { name: 'Log' }).click()
  for (const { page } of [host, loud, kind]) await openChat(page)
  await say(loud.page, 'noise')
  await loud.page.getByText('The host has muted you until the match begins.').waitFor()
  await say(kind.page, 'good evening')
  await line(host.page, 'good evening').waitFor()
  await unmute('Thistle').click()
  await mute('Thistle').waitFor()
  await say(loud.page, 'sorry')
  for (const { page } of [host, loud, kind]) await line(page, 'sorry').waitFor()
  expect(await host.page.locator('.lines.chat li').allInnerTexts()).toEqual(
    ['Clover good evening', 'Thistle sorry'].map((text) => expect.stringContaining(text)),
  )
  expect(await chair(host.page, 'Thistle').getByText('Muted').count()).toBe(0)
  expect([host, loud, kind].flatMap(({ errors }) => errors)).toEqual([])
})
