import type { Preferences } from './preferences.ts'
import { PREFERENCES_KEY, preferences } from './store.ts'

/** Tells the style sheets the preferences that they know. */
function apply({ theme, speed, palette, textSize }: Preferences): void {
  const { dataset } = document.documentElement
  if (theme === 'auto') delete dataset.theme
  else dataset.theme = theme
  Object.assign(dataset, { speed, palette, text: textSize })
}

/** Keeps the page as the person prefers it, also when they change something in another tab. */
export function applyPreferences(): void {
  apply(preferences.read())
  preferences.subscribe(() => apply(preferences.read()))
  addEventListener('storage', ({ key }) => {
    if (key === PREFERENCES_KEY) preferences.reload()
  })
}
