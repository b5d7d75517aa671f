const FIELDS = 'input, textarea, select, [contenteditable]'

interface Pressed {
  readonly key: string
  readonly code: string
}

const PLAIN = /^[a-z0-9?]$/
const OF_CODE = /^(?:Key|Digit)([A-Z0-9])$/

/** Names a pressed key. Keyboards without Latin letters, and those that need Shift for digits, are read by the place of the key. */
export function keyOf({ key, code }: Pressed): string {
  const typed = key.toLowerCase()
  if (PLAIN.test(typed)) return typed
  return OF_CODE.exec(code)?.[1]?.toLowerCase() ?? key
}

/** Whether the person writes text, or means a key of the browser. Then no key of the table may act. */
export function isForSomethingElse({ ctrlKey, altKey, metaKey, isComposing, target }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || isComposing || (target instanceof Element && target.closest(FIELDS) !== null)
}
