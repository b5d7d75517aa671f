export const ROUNDS = 3
export const START_GOODS = { coin: 4, scroll: 3, lantern: 2 } as const
/** The Apprentices in the starting hand by the number of players. A Warrior comes with them. */
export const START_APPRENTICES = { 2: 5, 3: 4, 4: 4 } as const
/** The villages that are built at the start, by the number of players. */
export const PREBUILT_VILLAGES = { 2: 1, 3: 0, 4: 0 } as const

/** The points of the final scoring. */
export const END_SCORING = {
  sameColourSet: 9,
  mixedSet: 6,
  looseShard: 1,
  shardsPerSet: 3,
  resourcesPerSet: 3,
  favourPerResourceSet: 3,
} as const
