import type { GameEvent } from '#shared/kernel/event.ts'

/** What is worth watching by itself; everything else goes with what comes next. */
const SEEN: ReadonlySet<string> = new Set(['automa-turn', 'battle', 'dial-shown', 'battle-won'])

export const tempoOf = (event: GameEvent): number => (SEEN.has(event.type) ? 520 : 0)
