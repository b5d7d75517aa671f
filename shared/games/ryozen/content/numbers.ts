export const ROUNDS = 3
export const START_GOODS = { coin: 4, scroll: 3, lantern: 2 } as const
/** Apprentices in the starting hand, by the number of players; a Warrior comes with them. */
export const START_APPRENTICES = { 2: 5, 3: 4, 4: 4 } as const
/** Villages that stand before anybody has built one. */
export const PREBUILT_VILLAGES = { 2: 1, 3: 0, 4: 0 } as const

/** What is counted when the last night is over. */
export const END_SCORING = {
  sameColourSet: 9,
  mixedSet: 6,
  looseShard: 1,
  shardsPerSet: 3,
  resourcesPerSet: 3,
  favourPerResourceSet: 3,
} as const
