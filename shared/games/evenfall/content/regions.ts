import type { Region } from './vocabulary.ts'

export const REGIONS = [
  {
    id: 'north-lakes',
    name: { en: 'North Lakes', ru: 'Северные озёра' },
    count: 1,
    sides: [
      { id: '1-3', players: [1, 2, 3], placeSlots: 3, actionCells: 2 },
      { id: '4', players: [4], placeSlots: 4, actionCells: 3 },
    ],
    cellEffect: { do: 'pay', cost: { cards: 1 }, brings: { do: 'gain', any: 3 } },
    rewards: [
      { at: 4, reward: { do: 'draw', n: 1 } },
      { at: 6, reward: { do: 'gain', vp: 3 } },
      { at: 8, reward: { do: 'gain', any: 2 } },
    ],
    winnerTakesFirstPlayer: true,
    text: { en: 'Discard 1 card → gain any 3 resources.', ru: 'Сбрось 1 карту → получи 3 любых ресурса.' },
    source: 'rulebook',
    ours: ['rewards.2'],
  },
  {
    id: 'central-highlands',
    name: { en: 'Central Highlands', ru: 'Центральное нагорье' },
    count: 1,
    sides: [
      { id: '1-3', players: [1, 2, 3], placeSlots: 3, actionCells: 2 },
      { id: '4', players: [4], placeSlots: 4, actionCells: 3 },
    ],
    cellEffect: {
      do: 'choose',
      options: [
        { do: 'draw', n: 3 },
        {
          do: 'seq',
          steps: [
            { do: 'transfer', n: 1 },
            { do: 'draw', n: 2 },
          ],
        },
      ],
    },
    rewards: [
      { at: 4, reward: { do: 'gain', any: 1 } },
      {
        at: 6,
        reward: {
          do: 'seq',
          steps: [
            { do: 'transfer', n: 1 },
            { do: 'gain', vp: 1 },
          ],
        },
      },
      { at: 8, reward: { do: 'gain', vp: 5 } },
    ],
    winnerTakesFirstPlayer: false,
    text: { en: 'Draw 3 cards, or transfer and draw 2 cards.', ru: 'Возьми 3 карты или выполни перенос и возьми 2 карты.' },
    source: 'rulebook',
    ours: ['rewards'],
  },
  {
    id: 'southern-slopes',
    name: { en: 'Southern Slopes', ru: 'Южные склоны' },
    count: 1,
    sides: [
      { id: '3', players: [3], placeSlots: 3, actionCells: 2 },
      { id: '4', players: [4], placeSlots: 4, actionCells: 3 },
    ],
    cellEffect: { do: 'pay', cost: { any: 1 }, brings: { do: 'gain', any: 2, mana: 3 } },
    rewards: [
      { at: 4, reward: { do: 'gain', vp: 2 } },
      { at: 6, reward: { do: 'draw', n: 2 } },
      {
        at: 8,
        reward: {
          do: 'seq',
          steps: [
            { do: 'transfer', n: 1 },
            { do: 'gain', vp: 3 },
          ],
        },
      },
    ],
    winnerTakesFirstPlayer: false,
    text: { en: 'Pay any 1 resource → gain any 2 resources and 3 mana.', ru: 'Заплати 1 любой ресурс → получи 2 любых ресурса и 3 маны.' },
    source: 'rulebook',
    ours: ['rewards'],
  },
] as const satisfies readonly Region[]
