import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { maybeBuildClient } from '#server/client-build.ts'
import { openHouse } from '#server/testing/house.ts'
import { setTable } from './testing/lobby.ts'
import { setStage } from './testing/stage.ts'

const stage = setStage({ build: maybeBuildClient, open: () => openHouse() })

const openChat = (page: Page): Promise<void> => page.getByRole('tab', { name: 'Chat' }).click()
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}
const line = (page: Page, text: string) => page.locator('.lines.chat li', { hasText: text })

test('a reader mutes one person: their lines are gone, from this page alone, until they are wanted again', async () => {
  const host = await stage.visit('Yarrow')
  await setTable(host.page, { game: 'Sorcerers', seats: 2 })
  await host.page.locator('#invitation').waitFor()
  const [loud, kind] = [await stage.visit('Loud', { address: host.page.url() }), await stage.visit('Kind', { address: host.page.url() })]
  const pages = [host, loud, kind].map(({ page }) => page)
  await Promise.all(pages.map(openChat))
  await say(loud.page, 'first noise')
  await say(host.page, 'well met')
  for (const page of pages) await Promise.all(['first noise', 'well met'].map((text) => line(page, text).waitFor()))
  // Nobody needs to be spared their own words.
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
