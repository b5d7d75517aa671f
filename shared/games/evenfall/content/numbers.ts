import type { Cost, Effect } from './vocabulary.ts'

/** EV-1, EV-14 and the counter board. */
export const ROUNDS = 3
export const MANA_MAX = 20
export const DIAL_MAX = 9
export const STONES_PER_REGION = 4
/** The number of tokens in the box. It is not a limit (EV-R10). */
export const CATALYST_TOKENS = 44
export const PATH_OVERFLOW_VP = 2
export const START_RESOURCES: Cost = { herb: 3, potion: 3, knowledge: 0 }
export const FIGURES_PER_PLAYER = { witch: 4, elder: 4 } as const
export const CATALYST_COST = { sickle: { resource: 'herb', n: 1 }, orb: { resource: 'potion', n: 2 } } as const

/** EV-3.7: the cards drawn in addition, and the cards discarded. */
export const ADVANCED_START = { extraDraw: 2, discard: 2 } as const

/** EV-4.9: the free action that everybody has. */
export const DISCARD_TRADE: Effect = { do: 'pay', cost: { cards: 2 }, brings: { do: 'gain', any: 1 } }
