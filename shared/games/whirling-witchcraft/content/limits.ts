/** The numbers of the game that belong to no single piece. */
export const LIMITS = {
  seats: { min: 2, max: 5 },
  hand: 4,
  /** The number of characters that each player is dealt. The player keeps one. */
  dealtCharacters: 2,
  /** The number of cubes in a circle that wins. */
  circle: 5,
  /** The number of spaces on an arcana card. From the last one a token goes to the first. */
  track: 6,
  lastCauldronRounds: 3,
} as const
