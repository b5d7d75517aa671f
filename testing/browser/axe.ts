import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Both layouts in both themes. A theme changes nothing but colours, so the second one needs only the rule about colours. */
const LOOKS = [
  { width: 1440, theme: 'light', onlyColours: false },
  { width: 1440, theme: 'dark', onlyColours: true },
  { width: 390, theme: 'dark', onlyColours: false },
  { width: 390, theme: 'light', onlyColours: true },
] as const

/** The part of axe's report that the tests read. */
interface Report {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
  }[]
}

/** Returns every violation that axe-core finds on the page, or in one part of it, at both widths and in both themes. */
export async function violationsOn(page: Page, name: string, part = 'html'): Promise<readonly string[]> {
  const found: string[] = []
  await page.evaluate(AXE)
  for (const { width, theme, onlyColours } of LOOKS) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const { violations } = await page.evaluate<Report>(runIn(part, onlyColours))
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html, failureSummary = '' }) => `${name} ${width} ${theme} ${id}: ${html.slice(0, 240)} ${failureSummary}`))
  }
  return found
}

/** Waits until the page is laid out for its new width. The rule about labels is marked as experimental, so it must be named. */
function runIn(part: string, onlyColours: boolean): string {
  const rules = onlyColours ? { runOnly: ['color-contrast'] } : { rules: { 'label-content-name-mismatch': { enabled: true } } }
  return `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() =>
    axe.run(${JSON.stringify(part)}, ${JSON.stringify({ resultTypes: ['violations'], ...rules })}))`
}
