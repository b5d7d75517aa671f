import { LANGUAGES } from '#shared/kernel/words.ts'

/** Everything that a person can choose about the client. `auto` follows the browser or the system. */
export const CHOICES = {
  language: ['auto', ...LANGUAGES],
  theme: ['auto', 'dark', 'light'],
  textSize: ['usual', 'large', 'largest'],
  /** The colours of the players. */
  palette: ['usual', 'distinct'],
  /** Whether a choice is first shown as selected and sent by a second touch: always, if it is small under a finger, or never. */
  confirm: ['always', 'touch', 'never'],
  /** How loud the sounds are. */
  sounds: ['off', 'quiet', 'on'],
  replaySounds: ['off', 'on'],
  /** Whether the browser notifies a person who does not see the page when it is their turn. */
  notifications: ['off', 'on'],
  vibration: ['off', 'on'],
  /** How events are played on the board. */
  speed: ['slow', 'normal', 'fast', 'instant', 'step'],
  /** Whether letters, digits and `?` act at the table. */
  singleKeys: ['on', 'off'],
} as const

export type Preferences = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] }

const DEFAULTS: Preferences = {
  language: 'auto',
  theme: 'auto',
  textSize: 'usual',
  palette: 'usual',
  confirm: 'touch',
  sounds: 'quiet',
  replaySounds: 'off',
  notifications: 'off',
  vibration: 'on',
  speed: 'normal',
  singleKeys: 'on',
}

/** The version of the record. A change of what a stored value means raises it. */
const VERSION = 1

const oneOf = <T extends string>(known: readonly T[], value: unknown, usual: T): T => known.find((one) => one === value) ?? usual

/** Returns the preferences that a record contains. Whatever it lacks, or has in a form that is not known, gets the default. */
export function preferencesIn(record: object): Preferences {
  const kept: { readonly [K in keyof Preferences]?: unknown } = record
  return {
    language: oneOf(CHOICES.language, kept.language, DEFAULTS.language),
    theme: oneOf(CHOICES.theme, kept.theme, DEFAULTS.theme),
    textSize: oneOf(CHOICES.textSize, kept.textSize, DEFAULTS.textSize),
    palette: oneOf(CHOICES.palette, kept.palette, DEFAULTS.palette),
    confirm: oneOf(CHOICES.confirm, kept.confirm, DEFAULTS.confirm),
    sounds: oneOf(CHOICES.sounds, kept.sounds, DEFAULTS.sounds),
    replaySounds: oneOf(CHOICES.replaySounds, kept.replaySounds, DEFAULTS.replaySounds),
    notifications: oneOf(CHOICES.notifications, kept.notifications, DEFAULTS.notifications),
    vibration: oneOf(CHOICES.vibration, kept.vibration, DEFAULTS.vibration),
    speed: oneOf(CHOICES.speed, kept.speed, DEFAULTS.speed),
    singleKeys: oneOf(CHOICES.singleKeys, kept.singleKeys, DEFAULTS.singleKeys),
  }
}

/** Reads a stored record. A text that is no record gives the defaults. */
export function parsePreferences(text: string): Preferences {
  try {
    const record: unknown = JSON.parse(text)
    return preferencesIn(typeof record === 'object' && record !== null ? record : {})
  } catch {
    return DEFAULTS
  }
}

export const formatPreferences = (preferences: Preferences): string => JSON.stringify({ version: VERSION, ...preferences })
