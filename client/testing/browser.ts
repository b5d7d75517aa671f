import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/chromium.ts'

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] })

export interface View {
  readonly width?: number
  readonly hasTouch?: boolean
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** What went wrong inside the page; must stay empty. */
  readonly errors: readonly string[]
}

/** A person with a browser of their own: nothing is shared with the others. Pieces do not travel, so nobody has to wait for them. */
export async function visit(browser: Browser, address: string, name: string, { width = 1440, hasTouch = false }: View): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, hasTouch, locale: 'en-US', reducedMotion: 'reduce' })
  const page = await context.newPage()
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

/** Whether the match has come to its end. */
export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.sill.won').count()) > 0

const TOUCHABLE = '.lit[data-touch], .acts [data-touch]'

/** Whether the page asks something of its player. */
export const isAsked = async (page: Page): Promise<boolean> => (await page.locator(TOUCHABLE).count()) > 0

/** Clicks one of the lit things, or of the buttons that stand for choices; `false` if there was none. */
export async function touchSomething(page: Page, chance: (below: number) => number): Promise<boolean> {
  const things = page.locator(TOUCHABLE)
  const count = await things.count()
  if (count === 0) return false
  // What was lit may go out before the click arrives: then nothing was touched, and the next try sees what is lit now.
  return things
    .nth(chance(count))
    .click({ timeout: 1_000 })
    .then(
      () => true,
      () => false,
    )
}

/** Plays at random until the condition holds. */
export async function playUntil(page: Page, chance: (below: number) => number, done: () => Promise<boolean>, tries = 3_000): Promise<void> {
  for (let n = 0; n < tries; n++) {
    if (await done()) return
    if (!(await touchSomething(page, chance))) await page.waitForTimeout(20)
  }
  throw new Error(`still not done after ${tries} tries: ${await page.locator('.sill').innerText()}`)
}

/** Where every figure stands, as the page draws it; the same on every page that looks from the same side. */
export const unitsOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('[data-unit]')]
      .map((unit) => `${unit.dataset.unit}@${unit.dataset.cell}`)
      .sort()
      .join(' '),
  )
