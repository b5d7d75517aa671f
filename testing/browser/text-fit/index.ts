import { join } from 'node:path'
import { buildSync } from 'esbuild'
import type { Page } from 'playwright-core'

let script: string | undefined

/** Returns the code that runs inside the page, as one script. */
function loadScript(): string {
  const entryPoints = [join(import.meta.dirname, 'in-page.ts')]
  const { outputFiles } = buildSync({ entryPoints, bundle: true, write: false, format: 'iife', globalName: 'textFit', target: 'es2023' })
  return outputFiles[0]?.text ?? ''
}

/**
 * Returns the texts of the table that are cut off, hidden under something, or written over another text, each as a line for a person.
 * What can be scrolled into view counts as readable. In a hand whose cards overlap like a fan, one card may cover another.
 */
export function findTextFaults(page: Page): Promise<readonly string[]> {
  script ??= loadScript()
  return page.evaluate<readonly string[]>(`${script}; textFit.findTextFaults(document.querySelector('main'))`)
}
