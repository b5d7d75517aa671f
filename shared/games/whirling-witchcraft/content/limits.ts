/** The numbers of the game that belong to no single piece. */
export const LIMITS = {
  seats: { min: 2, max: 5 },
  hand: 4,
  /** So many characters are dealt to each player, who keeps one. */
  dealtCharacters: 2,
  /** So many cubes in a circle win. */
  circle: 5,
  /** The spaces of an arcana card; from the last one a token goes on to the first. */
  track: 6,
  lastCauldronRounds: 3,
} as const
