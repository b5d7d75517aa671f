import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { playNow } from '#testing/browser/lobby.ts'
import { startTestServer } from '#testing/server.ts'

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

const openSettings = (page: Page): Promise<void> => page.getByRole('button', { name: /^(Settings|Настройки)$/ }).click()
const chip = (page: Page, group: string, choice: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name: choice, exact: true })
const token = (page: Page, name: string): Promise<string> =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name)

test('at 390 px and by keyboard alone, every setting is reached, takes effect at once, and is kept in one record', async () => {
  const { page, errors } = await fixture.openPage('Rowan', { width: 390 })
  await page.getByRole('button', { name: 'Settings' }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('region', { name: 'Settings' }).first()
  await sheet.waitFor()
  const tokens = page.locator('.settings .token')
  expect(await tokens.evaluateAll((all) => all.every((one) => one.getBoundingClientRect().height >= 44))).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  const usual = [await token(page, '--p2'), await token(page, '--bg')]
  const reached = new Set<string>()
  for (let presses = 0; presses < (await tokens.count()) + 2; presses++) {
    await page.keyboard.press('Tab')
    const text = await page.evaluate(() => document.activeElement?.closest('.settings .token')?.textContent ?? '')
    const group = await page.evaluate(() => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent ?? '')
    if (text) reached.add(`${group}: ${text}`)
    const wanted = ['Theme: Day', 'Text size: Largest', 'Colours of players: For colour-blind eyes', 'Ask before a choice is sent: Always']
    if (wanted.includes(`${group}: ${text}`)) await page.keyboard.press('Enter')
  }
  expect(reached.size).toBe(await tokens.count())
  expect([await token(page, '--p2'), await token(page, '--bg')]).not.toEqual(usual)
  expect(
    await page
      .locator('.pop > *')
      .first()
      .evaluate((part) => getComputedStyle(part).zoom),
  ).toBe('1.3')
  expect(await page.locator('.pop:popover-open').evaluate((pop) => pop.scrollWidth <= pop.clientWidth)).toBe(true)

  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('coven.preferences') ?? '{}'))
  expect(kept).toMatchObject({ version: 1, theme: 'light', textSize: 'largest', palette: 'distinct', confirm: 'always' })
  await page.evaluate((record) => localStorage.setItem('coven.preferences', JSON.stringify({ ...record, theme: 7, speed: 'warp' })), kept)
  await page.reload()
  await openSettings(page)
  expect(await chip(page, 'Theme', 'System').getAttribute('aria-pressed')).toBe('true')
  expect(await chip(page, 'Speed of events', 'Normal').getAttribute('aria-pressed')).toBe('true')
  expect(await chip(page, 'Text size', 'Largest').getAttribute('aria-pressed')).toBe('true')
  await chip(page, 'Language', 'Русский').click()
  await chip(page, 'Размер текста', 'Обычный').waitFor()
  expect(errors).toEqual([])
  await page.context().close()
})

test('a person who wants to be asked always sends nothing with one click, and one who never wants it sends at once', async () => {
  const { page } = await fixture.openPage('Hazel')
  await openSettings(page)
  await chip(page, 'Ask before a choice is sent', 'Always').click()
  await page.keyboard.press('Escape')
  await playNow(page, 'Sorcerers')
  const choice = page.locator('.so-choice.selectable').first()
  await choice.click()
  const confirm = page.locator('.status-bar .confirm')
  await confirm.waitFor()
  await confirm.click()
  await confirm.waitFor({ state: 'detached' })
  await page.locator('.so-selectable.unit').first().click()
  await page.locator('.so-selectable.goal').first().click()
  await confirm.waitFor()
  await openSettings(page)
  await chip(page, 'Ask before a choice is sent', 'Never').click()
  // The first closes the settings, the second clears the selection.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.locator('.so-selectable.selected').waitFor({ state: 'detached' })
  await page.locator('.so-selectable.unit').first().click()
  await page.locator('.so-selectable.goal').first().click()
  await page.locator('.status-bar').getByText('Move a unit').waitFor({ state: 'hidden' })
  expect(await confirm.count()).toBe(0)

  // With the largest text and long words, the menu of a narrow table still fits.
  await page.setViewportSize({ width: 390, height: 844 })
  await openSettings(page)
  await chip(page, 'Text size', 'Largest').click()
  await chip(page, 'Language', 'Русский').click()
  await page.getByRole('button', { name: 'Пусть бот поиграет за меня' }).waitFor()
  expect(await page.locator('.pop:popover-open').evaluate((pop) => pop.scrollWidth - pop.clientWidth)).toBe(0)
})
