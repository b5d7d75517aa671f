import type { LocalizedText } from '../../../kernel/words.ts'
import type { NightReward } from './sectors.ts'
import type { Effect, Piece } from './vocabulary.ts'

export const ROTATING_BOARD = {
  id: 'rotating-board',
  name: { en: 'Rotating board', ru: 'Вращающееся поле' },
  count: 1,
  positions: 6,
  /** The rulebook says that three of the six sectors are highlighted. That it is every other one is ours (RY-R2). */
  highlightOffsets: [0, 2, 4],
  source: 'rulebook',
  ours: ['highlightOffsets'],
} as const satisfies Piece & { readonly positions: number; readonly highlightOffsets: readonly number[] }

const GAIN_AND_TURN = { step: 'sequence', of: [{ step: 'gain', of: { any: 1 } }, { step: 'rotate' }] } as const satisfies Effect
const LIGHT = { step: 'pay', cost: { lantern: 1 }, do: { step: 'day-effect', of: 'highlighted' } } as const satisfies Effect
const LIGHT_AND_TURN = { step: 'sequence', of: [LIGHT, { step: 'rotate' }], whole: true } as const satisfies Effect

export const PALACE = {
  id: 'palace',
  name: { en: 'Phoenix Palace', ru: 'Дворец Феникса' },
  count: 1,
  levels: 3,
  day: {
    step: 'choose',
    of: [
      { id: 'gain', do: GAIN_AND_TURN },
      { id: 'light', do: LIGHT_AND_TURN },
    ],
  },
  night: {
    each: {
      step: 'sequence',
      of: [
        { step: 'per', count: 'own-companions-in-palace', do: { step: 'gain', of: { favour: 1 } } },
        { step: 'gain', of: { shard: 1 } },
      ],
    },
    majority: { step: 'first-player' },
  },
  dayText: {
    en: 'Gain 1 resource of choice; or pay 1 lantern and apply the day effect of a highlighted sector. Then the Palace turns by one sector.',
    ru: 'Получи 1 любой ресурс; или заплати 1 фонарь и примени дневной эффект выделенного сектора. Затем Дворец поворачивается на один сектор.',
  },
  nightText: {
    en: 'Each: 1 favour for each companion here and 1 moon shard of choice. Majority: the first player token.',
    ru: 'Каждому: 1 очко благосклонности за каждого соратника здесь и 1 осколок луны на выбор. Большинство: жетон первого игрока.',
  },
  source: 'rulebook',
} as const satisfies Piece & {
  readonly levels: number
  readonly day: Effect
  readonly night: NightReward
  readonly dayText: LocalizedText
  readonly nightText: LocalizedText
}

export const SPOT_KINDS = ['outer-wall', 'battlement', 'summit'] as const
export type SpotKind = (typeof SPOT_KINDS)[number]

export interface Spot extends Piece {
  readonly kind: SpotKind
  /** The side of the Palace on which it is. The summit has none. */
  readonly face?: number
}

/** The places for one companion each in the mode of the Phoenix Palace. */
export const SPOTS = [
  { id: 'wall-0', name: { en: 'Outer wall 1', ru: 'Внешняя стена 1' }, count: 1, kind: 'outer-wall', face: 0, source: 'rulebook' },
  { id: 'battlement-0', name: { en: 'Battlement 1', ru: 'Бойница 1' }, count: 1, kind: 'battlement', face: 0, source: 'rulebook' },
  { id: 'wall-1', name: { en: 'Outer wall 2', ru: 'Внешняя стена 2' }, count: 1, kind: 'outer-wall', face: 1, source: 'rulebook' },
  { id: 'battlement-1', name: { en: 'Battlement 2', ru: 'Бойница 2' }, count: 1, kind: 'battlement', face: 1, source: 'rulebook' },
  { id: 'wall-2', name: { en: 'Outer wall 3', ru: 'Внешняя стена 3' }, count: 1, kind: 'outer-wall', face: 2, source: 'rulebook' },
  { id: 'battlement-2', name: { en: 'Battlement 3', ru: 'Бойница 3' }, count: 1, kind: 'battlement', face: 2, source: 'rulebook' },
  { id: 'wall-3', name: { en: 'Outer wall 4', ru: 'Внешняя стена 4' }, count: 1, kind: 'outer-wall', face: 3, source: 'rulebook' },
  { id: 'battlement-3', name: { en: 'Battlement 4', ru: 'Бойница 4' }, count: 1, kind: 'battlement', face: 3, source: 'rulebook' },
  { id: 'summit', name: { en: 'Summit', ru: 'Вершина' }, count: 1, kind: 'summit', source: 'rulebook' },
] as const satisfies readonly Spot[]

export const SPOT_EFFECTS: Readonly<Record<SpotKind, Effect>> = {
  'outer-wall': GAIN_AND_TURN,
  battlement: LIGHT_AND_TURN,
  summit: { step: 'sequence', of: [{ step: 'gain', of: { any: 1 } }, { step: 'may', do: LIGHT }, { step: 'rotate' }] },
}

export const SPOT_TEXTS: Readonly<Record<SpotKind, LocalizedText>> = {
  'outer-wall': { en: 'Gain 1 resource of choice. Then the Palace turns.', ru: 'Получи 1 любой ресурс. Затем Дворец поворачивается.' },
  battlement: {
    en: 'Pay 1 lantern and apply the day effect of a highlighted sector. Then the Palace turns.',
    ru: 'Заплати 1 фонарь и примени дневной эффект выделенного сектора. Затем Дворец поворачивается.',
  },
  summit: {
    en: 'Gain 1 resource of choice; you may pay 1 lantern to apply the day effect of a highlighted sector. Then the Palace turns. Who stands here already is pushed out.',
    ru: 'Получи 1 любой ресурс; можно заплатить 1 фонарь и применить дневной эффект выделенного сектора. Затем Дворец поворачивается. Кто уже стоит здесь, того сталкивают.',
  },
}

/** The sides of the board where the players sit, clockwise from the first one. They are ours (RY-R29). */
export const SIDES = { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3] } as const
/** The faces of the Palace seen from side 0, by rotation. From side n they are n further on. They are ours (RY-R29). */
export const VISIBLE_FACES = [[0], [0, 3], [3, 2], [2], [2, 1], [1, 0]] as const
export const FACE_COUNT = 4
