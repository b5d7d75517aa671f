import type { Page } from 'playwright-core'

/** Lets the page believe that its tab is hidden, or visible again. Without a screen, Chromium itself shows every page as visible. */
export const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
