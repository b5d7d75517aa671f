import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Checks that the page shows an earlier table at a line of the log, and the current one afterwards. Returns what is read from the latter. */
export async function expectPast(page: Page, line: number, read: (page: Page) => Promise<string>): Promise<string> {
  const end = await read(page)
  await page.locator('.lines li button').nth(line).click()
  await page.getByText('The table as it stood earlier.').waitFor()
  expect(await read(page)).not.toBe(end)
  await page.getByRole('button', { name: 'Back to now' }).click()
  expect(await read(page)).toBe(end)
  return end
}
