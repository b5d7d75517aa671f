import type { LocalizedText } from '../../../kernel/words.ts'
import type { Cost, Effect, Piece } from './vocabulary.ts'

export interface Companion extends Piece {
  readonly perClan: number
  /** Whether it is part of the starting hand. */
  readonly starting: boolean
  readonly ability?: Effect
  readonly text: LocalizedText
}

/** The cost to place a companion hidden. */
export const HIDING_COST = { coin: 1 } as const satisfies Cost

/**
 * The kinds of companions. That a clan has one of each in addition to its starting hand is ours (RY-R8): 14 of its 20 tiles are left, and there are
 * 14 other kinds.
 */
export const COMPANIONS = [
  {
    id: 'apprentice',
    name: { en: 'Apprentice', ru: 'Подмастерье' },
    count: 20,
    perClan: 5,
    starting: true,
    text: { en: 'No ability.', ru: 'Нет способности.' },
    source: 'rulebook',
    rulebook: ['count', 'perClan'],
  },
  {
    id: 'warrior',
    name: { en: 'Warrior', ru: 'Воин' },
    count: 4,
    perClan: 1,
    starting: true,
    ability: { step: 'strike', owner: 'any', where: 'here', face: 'any' },
    text: { en: 'Strike another companion in this sector.', ru: 'Нанеси удар по другому соратнику в этом секторе.' },
    source: 'rulebook',
    rulebook: ['count', 'perClan'],
  },
  {
    id: 'philosopher',
    name: { en: 'Philosopher', ru: 'Философ' },
    count: 4,
    perClan: 1,
    starting: false,
    ability: { step: 'buy', max: 1 },
    text: { en: 'Buy a revelation at its price.', ru: 'Приобрети откровение по его цене.' },
    source: 'rulebook',
  },
  {
    id: 'merchant',
    name: { en: 'Merchant', ru: 'Торговец' },
    count: 4,
    perClan: 1,
    starting: false,
    ability: { step: 'gain', of: { any: 1 } },
    text: { en: 'Gain 1 resource of choice.', ru: 'Получи 1 любой ресурс.' },
    source: 'rulebook',
  },
  {
    id: 'archer',
    name: { en: 'Archer', ru: 'Лучник' },
    count: 4,
    perClan: 1,
    starting: false,
    ability: { step: 'strike', owner: 'any', where: 'opposite', face: 'any' },
    text: { en: 'Strike a companion in the opposite sector.', ru: 'Нанеси удар по соратнику в противоположном секторе.' },
    source: 'rulebook',
  },
  {
    id: 'bard',
    name: { en: 'Bard', ru: 'Бард' },
    count: 4,
    perClan: 1,
    starting: false,
    ability: { step: 'flip', to: 'hidden', owner: 'any', where: 'adjacent', n: 1 },
    text: { en: 'Turn a revealed companion in an adjacent sector hidden.', ru: 'Скрой раскрытого соратника в соседнем секторе.' },
    source: 'rulebook',
  },
  {
    id: 'juggler',
    name: { en: 'Juggler', ru: 'Фокусник' },
    count: 4,
    perClan: 1,
    starting: false,
    ability: { step: 'copy-ability' },
    text: {
      en: 'Use the ability of one of your companions in the Clan House row.',
      ru: 'Примени способность одного своего соратника из ряда Дома кланов.',
    },
    source: 'rulebook',
  },
  {
    id: 'diplomat',
    name: { en: 'Diplomat', ru: 'Дипломат' },
    count: 4,
    perClan: 1,
    starting: false,
    ability: { step: 'relocate', face: 'any', from: 'adjacent', to: 'here' },
    text: {
      en: 'Move one of your companions from an adjacent sector to a free slot of this one.',
      ru: 'Перемести одного своего соратника из соседнего сектора на свободное место этого.',
    },
    source: 'rulebook',
  },
  {
    id: 'adviser',
    name: { en: 'Adviser', ru: 'Советник' },
    count: 4,
    perClan: 1,
    starting: false,
    ability: {
      step: 'when',
      condition: 'herald-first',
      do: { step: 'gain', of: { favour: 3 } },
      else: { step: 'gain', of: { scroll: 2 } },
    },
    text: {
      en: 'If your herald is first, gain 3 favour; if not, 2 scrolls.',
      ru: 'Если твой Глашатай первый, получи 3 очка благосклонности, иначе 2 свитка.',
    },
    source: 'rulebook',
  },
  {
    id: 'pathfinder',
    name: { en: 'Pathfinder', ru: 'Следопыт' },
    count: 4,
    perClan: 1,
    starting: false,
    ability: {
      step: 'choose',
      of: [
        { id: 'explore', do: { step: 'travel', ways: [{ explore: { min: 1, max: 1 }, build: 0 }] } },
        { id: 'bonus', do: { step: 'bonus', of: 'current' } },
      ],
    },
    text: {
      en: 'Explore 1 village, or take the bonus of the one you stand on.',
      ru: 'Исследуй 1 деревню или получи бонус той, где стоит твой Исследователь.',
    },
    source: 'rulebook',
  },
  {
    id: 'seer',
    name: { en: 'Seer', ru: 'Ясновидец' },
    count: 4,
    perClan: 1,
    starting: false,
    ability: {
      step: 'choose',
      of: [
        { id: 'discard', do: { step: 'discard-event' } },
        { id: 'return', do: { step: 'return-event' } },
      ],
    },
    text: {
      en: 'Discard a foretold event, or return the top discarded one to an empty area.',
      ru: 'Сбрось предсказанное событие или верни верхнее сброшенное на пустую область.',
    },
    source: 'rulebook',
  },
  {
    id: 'mentor',
    name: { en: 'Mentor', ru: 'Наставник' },
    count: 4,
    perClan: 1,
    starting: false,
    ability: { step: 'day-effect', of: 'clan-house' },
    text: { en: 'Apply the day effect of the Clan House.', ru: 'Примени дневной эффект Дома кланов.' },
    source: 'rulebook',
  },
  {
    id: 'hermit',
    name: { en: 'Hermit', ru: 'Отшельник' },
    count: 4,
    perClan: 1,
    starting: false,
    ability: { step: 'divert' },
    text: {
      en: 'Apply the day effect of an adjacent sector instead of this one.',
      ru: 'Примени дневной эффект соседнего сектора вместо этого.',
    },
    source: 'rulebook',
  },
  {
    id: 'guardian',
    name: { en: 'Guardian', ru: 'Страж' },
    count: 4,
    perClan: 1,
    starting: false,
    ability: { step: 'pay', cost: { coin: 1 }, do: { step: 'lock' } },
    text: {
      en: 'Pay 1 coin: until your next turn nobody may place or move a companion into this sector.',
      ru: 'Заплати 1 монету: до твоего следующего хода в этот сектор нельзя помещать и перемещать соратников.',
    },
    source: 'rulebook',
  },
  {
    id: 'organizer',
    name: { en: 'Organizer', ru: 'Организатор' },
    count: 4,
    perClan: 1,
    starting: false,
    ability: { step: 'strike', owner: 'any', where: 'own-hidden', face: 'any' },
    text: {
      en: 'Strike a companion in a sector where you have a hidden companion.',
      ru: 'Нанеси удар по соратнику в секторе, где у тебя есть скрытый соратник.',
    },
    source: 'rulebook',
  },
  {
    id: 'night-agent',
    name: { en: 'Night Agent', ru: 'Ночной агент' },
    count: 4,
    perClan: 1,
    starting: false,
    ability: { step: 'pay', cost: { any: 1 }, do: { step: 'gain', of: { sectorShard: 1 } } },
    text: {
      en: 'Pay 1 resource of choice: gain 1 moon shard of the colour of this sector.',
      ru: 'Заплати 1 любой ресурс: получи 1 осколок луны цвета этого сектора.',
    },
    source: 'rulebook',
  },
] as const satisfies readonly Companion[]
export type CompanionId = (typeof COMPANIONS)[number]['id']
