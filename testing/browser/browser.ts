import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../programs/chromium.ts'

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] })

/** The time limit for each action. Even a busy machine takes less, so only something that hangs reaches it. */
const PATIENCE_MS = 180_000

export interface View {
  readonly width?: number
  readonly hasTouch?: boolean
}

export interface BrowserUser {
  readonly page: Page
  readonly context: BrowserContext
  /** The errors inside the page. The list must stay empty. */
  readonly errors: readonly string[]
}

/** Opens the client as a person who shares nothing with the others. Motion is reduced, so no test has to wait for animations. */
export async function openPage(browser: Browser, address: string, name: string, { width = 1440, hasTouch = false }: View): Promise<BrowserUser> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, hasTouch, locale: 'en-US', reducedMotion: 'reduce' })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  // This lets a test stop the clock of the page.
  if (hasTouch) await page.clock.install()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(new URL('/', address).href)
  await rename(page, name)
  if (new URL(address).pathname !== '/') await page.goto(address)
  return { page, context, errors }
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Change name' }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Use this name' }).click()
  await page.locator('.plate b', { hasText: name }).waitFor()
}

/** Returns where the page draws every unit. Pages that look from the same side give the same result. */
export const unitsOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('[data-unit]')]
      .map((unit) => `${unit.dataset.unit}@${unit.dataset.cell}`)
      .sort()
      .join(' '),
  )

/**
 * Does something while the clock of the page stands still, so that a tap does not become a long press on a busy machine. The page must have
 * a touch screen.
 */
export async function atOneMoment<T>(page: Page, action: () => Promise<T>): Promise<T> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const done = await action()
  await page.clock.resume()
  return done
}
