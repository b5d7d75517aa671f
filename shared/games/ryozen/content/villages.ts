import type { LocalizedText } from '../../../kernel/words.ts'
import type { Cost, Effect, Piece, SectorId } from './vocabulary.ts'

export interface Village extends Piece {
  readonly bonus: Effect
  readonly text: LocalizedText
}

export interface VillageArea extends Piece {
  readonly sector: SectorId
  /** The cost of building there. */
  readonly cost: Cost
  readonly favour: number
}

/** Position 0 of the path. The village is in the rulebook, its bonus is ours (RY-R6). */
export const START_VILLAGE = {
  id: 'start-village',
  name: { en: 'Starting village', ru: 'Стартовая деревня' },
  count: 1,
  bonus: { step: 'gain', of: { coin: 2 } },
  text: { en: 'Gain 2 coins.', ru: 'Получи 2 монеты.' },
  source: 'rulebook',
  ours: ['bonus'],
} as const satisfies Village

/** Positions 1 to 7 of the path. */
export const VILLAGE_AREAS = [
  {
    id: 'village-area-1',
    name: { en: 'Village area 1', ru: 'Область деревни 1' },
    count: 1,
    sector: 'outskirts',
    cost: { scroll: 1 },
    favour: 2,
    source: 'ours',
  },
  {
    id: 'village-area-2',
    name: { en: 'Village area 2', ru: 'Область деревни 2' },
    count: 1,
    sector: 'outskirts',
    cost: { coin: 1 },
    favour: 2,
    source: 'ours',
  },
  {
    id: 'village-area-3',
    name: { en: 'Village area 3', ru: 'Область деревни 3' },
    count: 1,
    sector: 'outskirts',
    cost: { coin: 1, scroll: 1 },
    favour: 4,
    source: 'ours',
  },
  {
    id: 'village-area-4',
    name: { en: 'Village area 4', ru: 'Область деревни 4' },
    count: 1,
    sector: 'outskirts',
    cost: { coin: 1, lantern: 1 },
    favour: 4,
    source: 'ours',
  },
  {
    id: 'village-area-5',
    name: { en: 'Village area 5', ru: 'Область деревни 5' },
    count: 1,
    sector: 'altar',
    cost: { scroll: 1, lantern: 1 },
    favour: 5,
    source: 'ours',
  },
  {
    id: 'village-area-6',
    name: { en: 'Village area 6', ru: 'Область деревни 6' },
    count: 1,
    sector: 'altar',
    cost: { coin: 2, scroll: 1 },
    favour: 6,
    source: 'ours',
  },
  {
    id: 'village-area-7',
    name: { en: 'Village area 7', ru: 'Область деревни 7' },
    count: 1,
    sector: 'altar',
    cost: { coin: 1, scroll: 1, lantern: 1 },
    favour: 6,
    source: 'ours',
  },
] as const satisfies readonly VillageArea[]

/** Position 8 of the path: the cost and the favour of building it, and its bonus once it is built. */
export const ALTAR_TILE = {
  id: 'altar-tile',
  name: { en: 'Altar tile', ru: 'Тайл Алтаря' },
  count: 1,
  sector: 'altar',
  cost: { coin: 1, scroll: 1, lantern: 1 },
  favour: 7,
  bonus: { step: 'pay', cost: { any: 1 }, do: { step: 'gain', of: { shard: 1 } } },
  text: {
    en: 'Once built: pay 1 resource of choice and gain 1 moon shard of choice.',
    ru: 'Когда построен: заплати 1 любой ресурс и получи 1 осколок луны на выбор.',
  },
  source: 'rulebook',
} as const satisfies Village & VillageArea

export const VILLAGES = [
  {
    id: 'prosperopolis',
    name: { en: 'Prosperopolis', ru: 'Благополис' },
    count: 1,
    bonus: { step: 'gain', of: { coin: 1, scroll: 1, lantern: 1 } },
    text: { en: 'Gain 1 of each resource.', ru: 'Получи по 1 ресурсу каждого вида.' },
    source: 'rulebook',
  },
  {
    id: 'craftville',
    name: { en: 'Craftville', ru: 'Мастервила' },
    count: 1,
    bonus: { step: 'gain', of: { scroll: 3 } },
    text: { en: 'Gain 3 scrolls.', ru: 'Получи 3 свитка.' },
    source: 'rulebook',
  },
  {
    id: 'fire-cape',
    name: { en: 'Fire Cape', ru: 'Огненный мыс' },
    count: 1,
    bonus: { step: 'gain', of: { lantern: 2 } },
    text: { en: 'Gain 2 lanterns.', ru: 'Получи 2 фонаря.' },
    source: 'rulebook',
  },
  {
    id: 'river-shoal',
    name: { en: 'River Shoal', ru: 'Речная отмель' },
    count: 1,
    bonus: { step: 'per', count: 'own-revelations-div-2', do: { step: 'gain', of: { favour: 1 } } },
    text: { en: 'Gain 1 favour for every 2 revelations you have.', ru: 'Получи 1 очко благосклонности за каждые 2 твои откровения.' },
    source: 'rulebook',
  },
  {
    id: 'bulwark',
    name: { en: 'Bulwark', ru: 'Оплот' },
    count: 1,
    bonus: { step: 'per', count: 'empty-event-areas', do: { step: 'gain', of: { any: 1 } } },
    text: { en: 'Gain 1 resource of choice for each empty event area.', ru: 'Получи 1 любой ресурс за каждую пустую область событий.' },
    source: 'rulebook',
  },
  {
    id: 'owl-cove',
    name: { en: 'Owl Cove', ru: 'Совиная бухта' },
    count: 1,
    bonus: { step: 'flip', to: 'hidden', owner: 'own', where: 'anywhere', n: 1 },
    text: { en: 'Turn one of your revealed companions in a sector hidden.', ru: 'Скрой одного своего раскрытого соратника в секторе.' },
    source: 'rulebook',
  },
  {
    id: 'bandit-lair',
    name: { en: 'Bandit Lair', ru: 'Бандитское логово' },
    count: 1,
    bonus: { step: 'sequence', of: [{ step: 'return-event' }, { step: 'gain', of: { favour: 3 } }], whole: true },
    text: {
      en: 'Return the top discarded event to an empty area and gain 3 favour.',
      ru: 'Верни верхнее сброшенное событие на пустую область и получи 3 очка благосклонности.',
    },
    source: 'rulebook',
  },
  {
    id: 'bird-gorge',
    name: { en: 'Bird Gorge', ru: 'Птичье ущелье' },
    count: 1,
    bonus: { step: 'per', count: 'own-companions-in-highlighted', do: { step: 'gain', of: { favour: 1 } } },
    text: {
      en: 'Gain 1 favour for each companion you have in highlighted sectors.',
      ru: 'Получи 1 очко благосклонности за каждого своего соратника в выделенных секторах.',
    },
    source: 'rulebook',
  },
  {
    id: 'town-hall',
    name: { en: 'Town Hall', ru: 'Ратуша' },
    count: 1,
    bonus: { step: 'day-effect', of: 'capital' },
    text: { en: 'Apply the day effect of the Capital.', ru: 'Примени дневной эффект Столицы.' },
    source: 'rulebook',
  },
  {
    id: 'nomad-camp',
    name: { en: 'Nomad Camp', ru: 'Лагерь кочевников' },
    count: 1,
    bonus: { step: 'relocate', face: 'revealed', from: 'board', to: 'another' },
    text: {
      en: 'Move one of your revealed companions, from a sector or the Palace, to a free slot of another sector.',
      ru: 'Перемести одного своего раскрытого соратника из сектора или Дворца на свободное место другого сектора.',
    },
    source: 'rulebook',
  },
  {
    id: 'moon-forge',
    name: { en: 'Moon Forge', ru: 'Лунная кузница' },
    count: 1,
    bonus: { step: 'sequence', of: [{ step: 'explorer-back' }, { step: 'gain', of: { shard: 1 } }], whole: true },
    text: {
      en: 'Move your explorer back 1 village and gain 1 moon shard of choice.',
      ru: 'Отведи своего Исследователя на 1 деревню назад и получи 1 осколок луны на выбор.',
    },
    source: 'rulebook',
  },
  {
    id: 'moon-harbour',
    name: { en: 'Moon Harbour', ru: 'Лунная гавань' },
    count: 1,
    bonus: { step: 'night-reward' },
    text: {
      en: 'Choose a highlighted sector: everybody there gets its night reward now.',
      ru: 'Выбери выделенный сектор: все, кто там есть, сразу получают его ночную награду.',
    },
    source: 'rulebook',
  },
] as const satisfies readonly Village[]
