import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../programs/chromium.ts'

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] })

/** Only what hangs takes as long: also a busy machine gets there sooner. */
const PATIENCE_MS = 180_000

export interface View {
  readonly width?: number
  readonly hasTouch?: boolean
}

export interface BrowserUser {
  readonly page: Page
  readonly context: BrowserContext
  /** What went wrong inside the page; must stay empty. */
  readonly errors: readonly string[]
}

/** A person with a browser of their own: nothing is shared with the others. Pieces do not travel, so nobody has to wait for them. */
export async function openPage(browser: Browser, address: string, name: string, { width = 1440, hasTouch = false }: View): Promise<BrowserUser> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, hasTouch, locale: 'en-US', reducedMotion: 'reduce' })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  // So that a test can hold the time of the page.
  if (hasTouch) await page.clock.install()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(new URL('/', address).href)
  await rename(page, name)
  if (new URL(address).pathname !== '/') await page.goto(address)
  return { page, context, errors }
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Change the name' }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Take this name' }).click()
  await page.locator('.plate b', { hasText: name }).waitFor()
}

/** Where every figure stands, as the page draws it; the same on every page that looks from the same side. */
export const unitsOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('[data-unit]')]
      .map((unit) => `${unit.dataset.unit}@${unit.dataset.cell}`)
      .sort()
      .join(' '),
  )

/** Does something while no time passes on the page: however busy the machine is, a tap does not become a long press. The page must have a touch screen. */
export async function atOneMoment<T>(page: Page, deed: () => Promise<T>): Promise<T> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const done = await deed()
  await page.clock.resume()
  return done
}
