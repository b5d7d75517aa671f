import type { LocalizedText } from '../../../kernel/words.ts'
import type { Cost, Effect, Piece, SectorId, Shard } from './vocabulary.ts'

export interface NightReward {
  readonly each: Effect
  readonly majority: Effect
}

export interface Sector extends Piece {
  readonly id: SectorId
  readonly shard: Shard
  readonly day: Effect
  readonly night: NightReward
  /** The cost of the paid slot, which comes after the free ones. */
  readonly paidSlot: Cost
  readonly dayText: LocalizedText
  readonly nightText: LocalizedText
}

export const MAIN_BOARD = {
  id: 'main-board',
  name: { en: 'Main board (Kingdom of Ryozen)', ru: 'Основное поле (королевство Рёдзен)' },
  count: 1,
  source: 'rulebook',
} as const satisfies Piece

/**
 * The free slots of a sector by the number of players; there is one paid slot more. The numbers are ours, after an example with three slots in the
 * rulebook (RY-R3).
 */
export const FREE_SLOTS = { 2: 1, 3: 2, 4: 2 } as const

/** The sectors, clockwise. The opposite one is three further on. The resource of the paid slot is ours (RY-R3), except for the Clan House. */
export const SECTORS = [
  {
    id: 'gate',
    name: { en: 'Gate', ru: 'Врата' },
    count: 1,
    shard: 'coral',
    day: {
      step: 'sequence',
      of: [
        { step: 'gain', of: { lantern: 1 } },
        { step: 'may', do: { step: 'discard-event' } },
      ],
    },
    night: { each: { step: 'gain', of: { favour: 4 } }, majority: { step: 'gain', of: { coral: 1 } } },
    paidSlot: { coin: 1 },
    dayText: { en: 'Gain 1 lantern. You may discard 1 foretold event.', ru: 'Получи 1 фонарь. Можно сбросить 1 предсказанное событие.' },
    nightText: { en: 'Each: 4 favour. Majority: 1 coral shard.', ru: 'Каждому: 4 очка благосклонности. Большинство: 1 коралловый осколок.' },
    source: 'rulebook',
  },
  {
    id: 'capital',
    name: { en: 'Capital', ru: 'Столица' },
    count: 1,
    shard: 'coral',
    day: { step: 'sequence', of: [{ step: 'gain', of: { scroll: 2 } }, { step: 'herald-first' }] },
    night: { each: { step: 'gain', of: { favour: 2 } }, majority: { step: 'gain', of: { coral: 1 } } },
    paidSlot: { lantern: 1 },
    dayText: { en: 'Gain 2 scrolls. Your herald goes first.', ru: 'Получи 2 свитка. Твой Глашатай становится первым.' },
    nightText: { en: 'Each: 2 favour. Majority: 1 coral shard.', ru: 'Каждому: 2 очка благосклонности. Большинство: 1 коралловый осколок.' },
    source: 'rulebook',
  },
  {
    id: 'outskirts',
    name: { en: 'Outskirts', ru: 'Окраина' },
    count: 1,
    shard: 'jade',
    day: {
      step: 'travel',
      ways: [
        { explore: { min: 1, max: 2 }, build: 0 },
        { explore: { min: 0, max: 1 }, build: 1 },
      ],
    },
    night: { each: { step: 'gain', of: { scroll: 1 } }, majority: { step: 'gain', of: { jade: 1 } } },
    paidSlot: { scroll: 1 },
    dayText: {
      en: 'Explore 1 or 2 villages; or explore up to 1 and build a new one.',
      ru: 'Исследуй 1 или 2 деревни; или исследуй не больше 1 и построй новую.',
    },
    nightText: { en: 'Each: 1 scroll. Majority: 1 jade shard.', ru: 'Каждому: 1 свиток. Большинство: 1 нефритовый осколок.' },
    source: 'rulebook',
  },
  {
    id: 'altar',
    name: { en: 'Altar', ru: 'Алтарь' },
    count: 1,
    shard: 'jade',
    day: {
      step: 'sequence',
      of: [
        { step: 'may', do: { step: 'travel', ways: [{ explore: { min: 1, max: 1 }, build: 0 }] } },
        { step: 'may', do: { step: 'bonus', of: 'explored' } },
      ],
    },
    night: { each: { step: 'gain', of: { any: 1 } }, majority: { step: 'gain', of: { jade: 1 } } },
    paidSlot: { lantern: 1 },
    dayText: {
      en: 'You may explore 1 village, then take the bonus of one you have explored.',
      ru: 'Можно исследовать 1 деревню, затем получить бонус одной из исследованных.',
    },
    nightText: { en: 'Each: 1 resource of choice. Majority: 1 jade shard.', ru: 'Каждому: 1 любой ресурс. Большинство: 1 нефритовый осколок.' },
    source: 'rulebook',
  },
  {
    id: 'springs',
    name: { en: 'Springs', ru: 'Источники' },
    count: 1,
    shard: 'agate',
    day: { step: 'may', do: { step: 'buy', max: 2 } },
    night: { each: { step: 'gain', of: { lantern: 1 } }, majority: { step: 'gain', of: { agate: 1 } } },
    paidSlot: { coin: 1 },
    dayText: { en: 'You may buy up to 2 revelations.', ru: 'Можно приобрести до 2 откровений.' },
    nightText: { en: 'Each: 1 lantern. Majority: 1 agate shard.', ru: 'Каждому: 1 фонарь. Большинство: 1 агатовый осколок.' },
    source: 'rulebook',
  },
  {
    id: 'clan-house',
    name: { en: 'Clan House', ru: 'Дом кланов' },
    count: 1,
    shard: 'agate',
    day: {
      step: 'sequence',
      of: [
        { step: 'may', do: { step: 'reveal' } },
        { step: 'may', do: { step: 'hire' } },
      ],
    },
    night: { each: { step: 'gain', of: { coin: 1 } }, majority: { step: 'gain', of: { agate: 1 } } },
    paidSlot: { scroll: 1 },
    dayText: {
      en: 'You may reveal a companion, then hire one of yours from the row.',
      ru: 'Можно раскрыть соратника, затем нанять одного своего из ряда.',
    },
    nightText: { en: 'Each: 1 coin. Majority: 1 agate shard.', ru: 'Каждому: 1 монета. Большинство: 1 агатовый осколок.' },
    source: 'rulebook',
    rulebook: ['paidSlot'],
  },
] as const satisfies readonly Sector[]

export const EVENT_AREAS = {
  id: 'event-areas',
  name: { en: 'Foretold event areas', ru: 'Области предсказанных событий' },
  count: 4,
  source: 'public',
} as const satisfies Piece

export const REVELATION_ROW = {
  id: 'revelation-row',
  name: { en: 'Revelation display', ru: 'Ряд откровений' },
  count: 3,
  source: 'rulebook',
} as const satisfies Piece

export const CAPITAL_TRACK = {
  id: 'capital-track',
  name: { en: 'Capital track', ru: 'Трек Столицы' },
  count: 1,
  /** The first position is the best. */
  positions: ['I', 'II', 'III', 'IV'],
  source: 'rulebook',
} as const satisfies Piece & { readonly positions: readonly string[] }

export const FAVOUR_TRACK = {
  id: 'favour-track',
  name: { en: 'Favour track', ru: 'Трек благосклонности' },
  count: 1,
  min: 0,
  source: 'rulebook',
} as const satisfies Piece & { readonly min: number }
