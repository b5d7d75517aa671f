import type { Board, PathCell } from './vocabulary.ts'

/** The path of the sun side, from the bottom up. Star and Thorn use it on the moon side too. */
const SOLAR_PATH = [
  {},
  { reward: { do: 'transfer', n: 1 } },
  { reward: { do: 'gain', any: 1, mana: 1 } },
  { reward: { do: 'gain', vp: 3 } },
  {
    reward: {
      do: 'seq',
      steps: [
        { do: 'transfer', n: 1 },
        { do: 'draw', n: 1 },
      ],
    },
  },
  { reward: { do: 'gain', any: 2 } },
  { reward: { do: 'gain', vp: 5 } },
  {
    reward: {
      do: 'seq',
      steps: [
        { do: 'transfer', n: 1 },
        { do: 'gain', mana: 2 },
      ],
    },
  },
  { reward: { do: 'gain', vp: 7 } },
] as const satisfies readonly PathCell[]

export const BOARDS = [
  {
    id: 'board-solar',
    name: { en: 'Coven board, sun side', ru: 'Планшет ковена, солнечная сторона' },
    count: 4,
    side: 'solar',
    scouting: {
      do: 'seq',
      steps: [
        { do: 'draw', n: 6 },
        { do: 'gain', knowledge: 3, mana: 2 },
      ],
    },
    token: {
      do: 'seq',
      steps: [
        { do: 'harvest', what: 'outerAll', signal: true },
        { do: 'gain', herb: 1, potion: 1 },
      ],
    },
    path: SOLAR_PATH,
    councilCost: { first: { knowledge: 1, herb: 1, potion: 1 }, next: { knowledge: 2, herb: 2, potion: 2 } },
    freeActions: [],
    actionCells: [],
    stoneCells: [],
    modifiers: [],
    text: {
      en: 'Scouting: 6 cards, 3 knowledge, 2 mana. Token: harvest the outer circle, then 1 herb and 1 potion.',
      ru: 'Разведка: 6 карт, 3 знания, 2 маны. Жетон: урожай с внешнего круга, затем 1 трава и 1 зелье.',
    },
    source: 'rulebook',
    ours: ['path.2-8'],
  },
  {
    id: 'board-star',
    name: { en: 'Star', ru: 'Звезда' },
    count: 1,
    side: 'lunar',
    scouting: { do: 'draw', n: 9 },
    token: { do: 'harvest', what: 'outerAll', signal: true },
    path: SOLAR_PATH,
    councilCost: { first: { knowledge: 0, herb: 0, potion: 0 }, next: { knowledge: 1, herb: 1, potion: 1 } },
    freeActions: [
      {
        id: 'star-discard',
        do: {
          do: 'pay',
          cost: { cards: 1 },
          brings: {
            do: 'choose',
            options: [
              { do: 'gain', any: 1 },
              { do: 'gain', mana: 1 },
            ],
          },
        },
      },
    ],
    actionCells: [],
    stoneCells: [],
    modifiers: [],
    text: {
      en: 'Scouting: 9 cards. Free action: discard 1 card → any 1 resource or 1 mana. First council member free.',
      ru: 'Разведка: 9 карт. Свободное действие: сбрось 1 карту → 1 любой ресурс или 1 мана. Первый член Совета бесплатен.',
    },
    source: 'rulebook',
    ours: ['path.2-8'],
  },
  {
    id: 'board-cross',
    name: { en: 'Cross', ru: 'Крест' },
    count: 1,
    side: 'lunar',
    scouting: {
      do: 'seq',
      steps: [
        { do: 'draw', n: 5 },
        { do: 'gain', knowledge: 3, mana: 2 },
      ],
    },
    token: { do: 'seq', steps: [{ do: 'harvest', what: 'outerAll', signal: true }, { do: 'pathReward' }] },
    path: [
      {},
      {
        slash: [
          { do: 'transfer', n: 1 },
          { do: 'draw', n: 1 },
        ],
      },
      {
        slash: [
          { do: 'gain', any: 1 },
          { do: 'gain', mana: 2 },
        ],
      },
      {
        slash: [
          { do: 'takePlace', n: 1 },
          { do: 'gain', vp: 2 },
        ],
      },
      {
        slash: [
          { do: 'transfer', n: 1 },
          { do: 'gain', vp: 3 },
        ],
      },
      {
        slash: [
          { do: 'gain', any: 2 },
          { do: 'draw', n: 2 },
        ],
      },
      {
        slash: [
          { do: 'takePlace', n: 1 },
          { do: 'gain', vp: 5 },
        ],
      },
      {
        reward: {
          do: 'seq',
          steps: [
            { do: 'transfer', n: 1 },
            { do: 'gain', mana: 2 },
          ],
        },
      },
      { reward: { do: 'gain', vp: 5 } },
    ],
    councilCost: { first: { knowledge: 1, herb: 1, potion: 1 }, next: { knowledge: 2, herb: 2, potion: 2 } },
    freeActions: [],
    actionCells: [{ id: 'board:cross', figures: ['witch'], do: { do: 'advancePath', steps: 1, both: true } }],
    stoneCells: [],
    modifiers: [],
    text: {
      en: 'Scouting: 5 cards, 3 knowledge, 2 mana. Token: harvest the outer circle, then the reward of one reached path cell. Own cell: advance, taking both rewards.',
      ru: 'Разведка: 5 карт, 3 знания, 2 маны. Жетон: урожай с внешнего круга и награда 1 достигнутой ячейки пути. Своя ячейка: шаг по пути с обеими наградами.',
    },
    source: 'rulebook',
    ours: ['path'],
  },
  {
    id: 'board-circle',
    name: { en: 'Circle', ru: 'Круг' },
    count: 1,
    side: 'lunar',
    scouting: {
      do: 'seq',
      steps: [
        { do: 'draw', n: 6 },
        { do: 'gain', knowledge: 3 },
        { do: 'harvest', what: 'outerAll', signal: true },
      ],
    },
    token: { do: 'forEach', of: { count: 'placesOuter' }, each: { do: 'gain', mana: 1 } },
    path: [
      {},
      { reward: { do: 'gain', any: 1 } },
      { reward: { do: 'transfer', n: 1 } },
      { reward: { do: 'harvest', what: 'one', n: 1 } },
      { reward: { do: 'gain', vp: 4 } },
      {
        reward: {
          do: 'seq',
          steps: [
            { do: 'transfer', n: 1 },
            { do: 'draw', n: 2 },
          ],
        },
      },
      { reward: { do: 'gain', any: 3 } },
      { reward: { do: 'gain', vp: 6 } },
      {
        reward: {
          do: 'seq',
          steps: [
            { do: 'transfer', n: 2 },
            { do: 'gain', vp: 5 },
          ],
        },
      },
    ],
    councilCost: { first: { knowledge: 1, herb: 1, potion: 1 }, next: { knowledge: 2, herb: 2, potion: 2 } },
    freeActions: [],
    actionCells: [],
    stoneCells: [],
    modifiers: [{ mod: 'elderReach', reach: 'outer' }],
    text: {
      en: 'Scouting: 6 cards, 3 knowledge, harvest the outer circle. Token: 1 mana per outer place. Elders may use outer cells.',
      ru: 'Разведка: 6 карт, 3 знания, урожай с внешнего круга. Жетон: 1 мана за каждое место силы внешнего круга. Старейшины активируют ячейки и внешнего круга.',
    },
    source: 'rulebook',
    ours: ['path'],
  },
  {
    id: 'board-thorn',
    name: { en: 'Thorn', ru: 'Шип' },
    count: 1,
    side: 'lunar',
    scouting: {
      do: 'seq',
      steps: [
        { do: 'draw', n: 5 },
        { do: 'gain', knowledge: 3, mana: 3 },
      ],
    },
    token: { do: 'harvest', what: 'outerAll', signal: true },
    path: SOLAR_PATH,
    councilCost: { first: { knowledge: 1, herb: 1, potion: 1 }, next: { knowledge: 2, herb: 2, potion: 2 } },
    freeActions: [],
    actionCells: [],
    stoneCells: [
      { id: 'thorn:1', rewards: [{ do: 'gain', any: 2 }] },
      {
        id: 'thorn:2',
        rewards: [
          { do: 'createCatalyst', kind: 'orb', n: 1, where: 'any' },
          { do: 'gain', vp: 1 },
        ],
      },
      {
        id: 'thorn:3',
        rewards: [
          { do: 'transfer', n: 1 },
          { do: 'draw', n: 1 },
        ],
      },
      {
        id: 'thorn:4',
        rewards: [
          { do: 'gain', mana: 2 },
          { do: 'gain', vp: 1 },
        ],
      },
      {
        id: 'thorn:5',
        rewards: [
          { do: 'createCatalyst', kind: 'orb', n: 1, where: 'any' },
          { do: 'transfer', n: 1 },
        ],
      },
    ],
    modifiers: [],
    text: {
      en: 'Scouting: 5 cards, 3 knowledge, 3 mana. Free action: put a stone on an empty stone cell and take its reward.',
      ru: 'Разведка: 5 карт, 3 знания, 3 маны. Свободное действие: помести камень в свободную ячейку и получи её награду.',
    },
    source: 'rulebook',
    ours: ['path.2-8', 'stoneCells.*.rewards'],
  },
] as const satisfies readonly Board[]
