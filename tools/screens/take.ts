import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Subject } from './subjects.ts'

/** The widths for which the client is laid out, with the height of a usual window. */
const HEIGHTS = { 1440: 900, 1024: 768, 768: 1024, 390: 844 } as const
export type Width = keyof typeof HEIGHTS
export const THEMES = ['dark', 'light'] as const
type Theme = (typeof THEMES)[number]

export interface Look {
  readonly theme: Theme
  readonly language: string
}

/** Opens the page in this theme and language. */
export async function openSubject(page: Page, { ready, open }: Subject, address: string, look: Look): Promise<void> {
  await page.evaluate(({ theme, language }) => {
    localStorage.setItem('coven.theme', theme)
    localStorage.setItem('coven.language', language)
  }, look)
  await page.goto(address)
  await page.locator(ready).first().waitFor()
  await open?.(page)
}

/** Resizes the window and waits until the page has been laid out and painted for it. */
export async function resize(page: Page, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHTS[width] })
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise((painted) => requestAnimationFrame(painted))
  })
}

interface Picture {
  readonly folder: string
  readonly name: string
}

export async function takePng(page: Page, { scrolls = false }: Subject, { folder, name }: Picture): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: scrolls, animations: 'disabled' })
}

/** Takes a small picture for the docs. Playwright itself cannot write WebP. */
export async function takeWebp(page: Page, { folder, name }: Picture): Promise<void> {
  await mkdir(folder, { recursive: true })
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 })
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
  await session.detach()
}
