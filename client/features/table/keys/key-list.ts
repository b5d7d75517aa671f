import type { UiKey } from '../../../i18n/words.ts'

type KeyAction = 'choose' | 'amount' | 'move' | 'confirm' | 'clear' | 'undo' | 'turn' | 'help'

/** A key of the table, or several that do the same. The handler and the sheet of keys both read the list of them. */
export interface KeyBinding {
  readonly action: KeyAction
  /** The keys as `keyOf` names them. */
  readonly keys: readonly string[]
  /** The keys as the sheet shows them. */
  readonly shown: readonly string[]
  readonly text: UiKey
  /** The only game that has the key. */
  readonly game?: string
}

export const DIGITS: readonly string[] = [...'1234567890']
/** The letters for options. `u` and `r` have fixed meanings. */
export const LETTERS: readonly string[] = [...'abcdefghijklmnopqstvwxyz']

export const KEYS: readonly KeyBinding[] = [
  { action: 'choose', keys: [...DIGITS, ...LETTERS], shown: ['1–9', 'A–Z'], text: 'keys.choose' },
  { action: 'amount', keys: DIGITS, shown: ['0–9'], text: 'keys.amount' },
  { action: 'move', keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'], shown: ['←', '↑', '↓', '→'], text: 'keys.move' },
  { action: 'confirm', keys: ['Enter'], shown: ['Enter'], text: 'keys.confirm' },
  { action: 'clear', keys: ['Escape'], shown: ['Esc'], text: 'keys.clear' },
  { action: 'undo', keys: ['u'], shown: ['U'], text: 'keys.undo' },
  { action: 'turn', keys: ['r'], shown: ['R'], text: 'keys.turn', game: 'witchstone' },
  { action: 'help', keys: ['?'], shown: ['?'], text: 'keys.help' },
]

/** Returns the bindings that a game has. */
export const keysOf = (game: string): readonly KeyBinding[] => KEYS.filter((binding) => (binding.game ?? game) === game)

/** Whether a person can turn the key off, as WCAG 2.1.4 asks for every key that types a character. */
export const isCharacter = (key: string): boolean => key.length === 1

/** Gives digits to the buttons and letters to the targets. When one kind runs out, it uses what is left of the other. */
export function assignKeys(buttons: number, targets: number): { readonly buttons: readonly string[]; readonly targets: readonly string[] } {
  const forButtons = [...DIGITS, ...LETTERS.toReversed()].slice(0, buttons)
  const left = [...LETTERS, ...DIGITS].filter((key) => !forButtons.includes(key))
  return { buttons: forButtons, targets: left.slice(0, targets) }
}
