import { BOARD, CORNERS, LAYOUTS, LIMITS, PLACES, SORCERERS } from '../content/index.ts'

/** Returns how many places the first side of a layout needs. A missing layout gives `NaN`, which the tests refuse. */
const placesToWin = (layout: (typeof LAYOUTS)[number]['id']): number => LAYOUTS.find(({ id }) => id === layout)?.placesToWin[0] ?? Number.NaN

const [{ summonTrack, attackTrack }] = SORCERERS

/** The numbers in the rules text that come from the content. */
export const NUMBERS: Readonly<Record<string, number>> = {
  columns: BOARD.width,
  rows: BOARD.height,
  warriors: CORNERS[0].warriors.length,
  places: PLACES.length,
  'places-to-win': placesToWin('ffa-4'),
  'places-to-win-team': placesToWin('teams-4'),
  'places-to-win-pair': placesToWin('ffa-3-team'),
  'places-to-win-doubled': placesToWin('ffa-3-player'),
  'summon-places': summonTrack.places,
  'attack-places': attackTrack.places,
  ...Object.fromEntries(SORCERERS.map(({ id, summonTrack: { length } }) => [`${id}-summon`, length])),
  ...Object.fromEntries(SORCERERS.map(({ id, attackTrack: { length } }) => [`${id}-attack`, length])),
  repetitions: LIMITS.repetitionDraw,
  'turn-cap': LIMITS.turnCap.default,
  'turn-cap-min': LIMITS.turnCap.min,
  'turn-cap-max': LIMITS.turnCap.max,
}
