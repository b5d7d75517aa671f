import { defineEvents, type KindsOf, seat } from '../../kernel/define-events.ts'
import { list, number, oneOf } from '../../kernel/shape.ts'
import { CELL_NAMES } from './cells.ts'
import { CORNERS, PLACES, SORCERERS, SPELLS, SUMMONS, WARRIORS } from './content/index.ts'
import { UNIT_IDS } from './state.ts'

const idsOf = (pieces: readonly { readonly id: string }[]): readonly string[] => pieces.map(({ id }) => id)

/** The corner whose units an event is about. */
const slot = number
const cell = oneOf(CELL_NAMES)
const unit = oneOf(UNIT_IDS)
const sorcerer = oneOf(idsOf(SORCERERS))
const token = oneOf(idsOf([...SORCERERS, ...WARRIORS, ...SUMMONS]))
const spell = oneOf(idsOf(SPELLS))
const corner = oneOf(idsOf(CORNERS))

const motion = { seat, slot, unit, token, from: cell, to: cell }
const casting = { ...motion, spell }
const death = { seat, victim: seat, unit, token, cell }
/** The fields of an event about a place. The side holds `held` of the `needed` places. */
const place = { seat, place: oneOf(idsOf(PLACES)), held: number, needed: number }
const timer = { seat, slot, spell }
const won = { seat, held: number }
const teamWon = { ...won, partner: seat }
const drawn = { turns: number }

export const events = defineEvents({
  'sorcerer-chosen': { seat, slot, sorcerer, corner },
  'sorcerer-dealt': { seat, slot, sorcerer, corner },
  'timer-advanced': { ...timer, step: number, length: number },
  'spell-charged': timer,
  'timer-reset': timer,
  moved: motion,
  jumped: { ...motion, over: unit, overToken: token },
  /** `seat` pushes, and `slot` is the corner of the pushed unit. */
  pushed: { ...motion, by: token },
  relocated: casting,
  swapped: { ...casting, other: unit, otherToken: token },
  leapt: { ...casting, over: unit, overToken: token },
  summoned: { seat, slot, spell, unit, token, cell },
  killed: { ...death, slot, spell },
  captured: death,
  trapped: death,
  vanished: { seat, unit, token, cell },
  'place-taken': place,
  'place-left': place,
  /** A sorcerer fell and its army fights on, except for `units`, which leave with it. */
  ghost: { seat, slot, sorcerer, units: list(unit) },
  defeated: { seat, slot, sorcerer, units: list(unit) },
  'handed-over': { seat, mate: seat, slot, sorcerer },
  passed: { seat, slot, sorcerer },
  'won-by-places': won,
  'team-won-by-places': teamWon,
  'won-by-last': won,
  'team-won-by-last': teamWon,
  'drawn-by-repetition': drawn,
  'drawn-by-cap': drawn,
  'drawn-by-together': drawn,
})
export type Events = KindsOf<typeof events>
