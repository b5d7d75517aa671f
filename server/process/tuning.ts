import { TUNING, type Tuning } from '#rooms/index.ts'
import type { Config } from './config.ts'

const CHAT_MS = 10_000
const SECOND_MS = 1000
const NONE = Number.POSITIVE_INFINITY

/** Returns the tuning for a configuration. The operator can set a part of it; the rest is fixed. */
export function tuningOf(config: Config): Tuning {
  const isOff = config.LIMITS === 'off'
  return {
    ...TUNING,
    spectators: config.SPECTATORS_PER_TABLE || NONE,
    looksPerSecond: config.LOOKS_PER_SECOND,
    changes: isOff ? { ...TUNING.changes, most: NONE } : TUNING.changes,
    chat: {
      rate: { most: (isOff ? 0 : config.TABLE_CHAT_LINES) || NONE, withinMs: CHAT_MS },
      repeatMs: isOff ? 0 : config.TABLE_CHAT_REPEAT_SECONDS * SECOND_MS,
    },
  }
}
