import type { GameOptions } from '#shared/kernel/game-options.ts'
import type { Pace } from '#shared/protocol/match.ts'

/** A match whose course is pinned. Its name is also its file name and part of its id. */
export interface PinnedTable {
  readonly name: string
  readonly game: string
  readonly seats: number
  /** Options that differ from the defaults. */
  readonly options: GameOptions
  readonly pace: Pace
  /** The phase in which the match stays, if it never begins. */
  readonly leftWhile?: 'gathering' | 'opening'
  /** The number of acts. With `isFinished`, the match is played to its end. */
  readonly acts: number
  readonly isFinished: boolean
}

const ACTS = 56
const FEW_ACTS = 36

const tableOf = (game: string, seats: number, variant: string, rest: Partial<PinnedTable> = {}): PinnedTable => ({
  name: [game, seats, ...(variant ? [variant] : [])].join('-'),
  game,
  seats,
  options: {},
  pace: 'untimed',
  acts: variant ? FEW_ACTS : ACTS,
  isFinished: false,
  ...rest,
})

/** The tables: every number of players with default options, the main variants, and for each game one match to its end. */
export const TABLES: readonly PinnedTable[] = [
  tableOf('sorcerers', 2, '', { isFinished: true }),
  tableOf('sorcerers', 3, ''),
  tableOf('sorcerers', 4, ''),
  tableOf('sorcerers', 3, 'team', { options: { threePlayerPair: 'team', sorcererChoice: 'random' } }),
  tableOf('sorcerers', 3, 'enemies', { options: { threePlayerPair: 'independent', enterSandwich: 'deadly' } }),
  tableOf('sorcerers', 4, 'teams', { options: { mode: 'teams' } }),
  tableOf('sorcerers', 4, 'long-liver', { options: { longLiver: true, seatOrder: 'as-seated' } }),
  tableOf('sorcerers', 2, 'live', { pace: 'live' }),
  tableOf('sorcerers', 2, 'gathering', { leftWhile: 'gathering' }),
  tableOf('sorcerers', 2, 'opening', { leftWhile: 'opening' }),

  tableOf('whirling-witchcraft', 2, '', { isFinished: true }),
  tableOf('whirling-witchcraft', 3, ''),
  tableOf('whirling-witchcraft', 4, ''),
  tableOf('whirling-witchcraft', 5, ''),
  tableOf('whirling-witchcraft', 3, 'sealed', { options: { timing: 'sealed' }, pace: 'live' }),
  tableOf('whirling-witchcraft', 3, 'strict', { options: { timing: 'strict' } }),
  tableOf('whirling-witchcraft', 2, 'initiates', { options: { characters: 'initiate' } }),

  tableOf('ryozen', 2, '', { isFinished: true }),
  tableOf('ryozen', 3, ''),
  tableOf('ryozen', 4, ''),
  tableOf('ryozen', 2, 'palace', { options: { mode: 'palace' } }),
  tableOf('ryozen', 4, 'palace', { options: { mode: 'palace', clanChoice: 'random', firstPlayer: 'seat-1' }, pace: 'relaxed' }),

  tableOf('witchstone', 2, '', { isFinished: true }),
  tableOf('witchstone', 3, ''),
  tableOf('witchstone', 4, ''),
  tableOf('witchstone', 2, 'mixed', { options: { mixedExperience: true } }),
  tableOf('witchstone', 3, 'hidden', { options: { scrollPrivacy: 'stacked', screens: 'strict' } }),

  tableOf('evenfall', 1, '', { isFinished: true }),
  tableOf('evenfall', 2, ''),
  tableOf('evenfall', 3, ''),
  tableOf('evenfall', 4, ''),
  tableOf('evenfall', 1, 'moon', { options: { side: 'lunar', difficulty: 'master' } }),
  tableOf('evenfall', 2, 'moon', { options: { side: 'lunar' } }),
  tableOf('evenfall', 4, 'moon', { options: { side: 'lunar', advancedStart: true, covenAssignment: 'choose' } }),
]
