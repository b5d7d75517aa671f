import type { Page } from 'playwright-core'
import { type Chance, isOver, shortPause } from './play.ts'

/** A button as a screen reader finds it: a name, and the area that it is in. */
export interface NamedButton {
  readonly area: string
  readonly name: string
}

/** The areas of the table in which a player acts, by their names. */
const AREAS = ['Board', 'Your side', 'Your hand', 'Decision']
/** Buttons that take something back. */
const BACK: ReadonlySet<string> = new Set(['Undo'])

const AREA = /^(\s*)- '?region "([^"]*)"/
const BUTTON = /^\s*- '?button "((?:[^"\\]|\\.)*)"((?: \[[^\]]*\])*)/

/** Returns the buttons of the playing areas that can be pressed and are not pressed yet, from the accessibility tree alone. */
export async function buttonsOn(page: Page): Promise<readonly NamedButton[]> {
  const found: NamedButton[] = []
  let area: { readonly name: string; readonly indent: number } | undefined
  for (const line of (await page.locator('main').ariaSnapshot()).split('\n')) {
    const indent = line.search(/\S/)
    if (area && indent <= area.indent) area = undefined
    const [, , region] = AREA.exec(line) ?? []
    if (region !== undefined && AREAS.includes(region)) area = { name: region, indent }
    const [, name = '', state = ''] = BUTTON.exec(line.includes("- '") ? line.replaceAll("''", "'") : line) ?? []
    if (area && name !== '' && !/disabled|pressed/.test(state) && !BACK.has(name)) found.push({ area: area.name, name: name.replaceAll('\\"', '"') })
  }
  return found
}

/** Returns the names that several buttons of one area have. Somebody who only hears them cannot tell these buttons apart. */
export function namesakes(buttons: readonly NamedButton[]): readonly string[] {
  const names = buttons.map(({ area, name }) => `${area}: ${name}`)
  return [...new Set(names.filter((name, n) => names.indexOf(name) !== n))]
}

/** Presses a random button by its role and name, as often as it takes until the condition holds. */
export async function playByNames(page: Page, chance: Chance, done: () => Promise<boolean>): Promise<readonly NamedButton[]> {
  const pressed: NamedButton[] = []
  while (!(await done()) && !(await isOver(page))) {
    const buttons = await buttonsOn(page)
    const button = buttons[chance(Math.max(1, buttons.length))]
    if (!button) {
      await shortPause()
      continue
    }
    const target = page
      .getByRole('region', { name: button.area, exact: true })
      .getByRole('button', { name: button.name, exact: true, disabled: false })
    // The table may have changed since it was read.
    const element = await target
      .first()
      .elementHandle({ timeout: 2_000 })
      .catch(() => undefined)
    if (!element) continue
    await element.focus()
    await page.keyboard.press('Enter')
    pressed.push(button)
  }
  return pressed
}
