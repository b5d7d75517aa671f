import type { GlossaryEntry } from '../../../rules/text.ts'

/** The crystal ball, and the two tracks. */
export const BALL_TERMS: readonly GlossaryEntry[] = [
  {
    id: 'crystal-ball',
    name: { en: 'Crystal ball', ru: 'Магический шар' },
    text: {
      en: 'The map in the middle of the board: regions, and portals between them.',
      ru: 'Карта в середине поля: районы и порталы между ними.',
    },
    clauses: ['WS-0.3', 'WS-0.4'],
    also: { en: ['map', 'board'], ru: ['карта', 'поле'] },
  },
  {
    id: 'region',
    name: { en: 'Region', ru: 'Район' },
    text: {
      en: 'A place in the crystal ball: a tower, a forest, a village, a castle or the Witchstone. The first figure to occupy it takes its power token.',
      ru: 'Место в магическом шаре: башня, лес, деревня, замок или Скала ведьм. Кто первым занял район, забирает его жетон усиления.',
    },
    clauses: ['WS-0.4', 'WS-6.6'],
    also: { en: ['forest', 'village', 'castle', 'place'], ru: ['лес', 'деревня', 'замок', 'место'] },
  },
  {
    id: 'own-tower',
    name: { en: 'Own tower', ru: 'Своя башня' },
    text: {
      en: 'The tower of your high witch. Your portals grow from it, and your witches set out from it.',
      ru: 'Башня твоей верховной ведьмы. От неё растут твои порталы и отправляются твои чародеи.',
    },
    clauses: ['WS-0.4', 'WS-1.11'],
    also: { en: ['main tower', 'home', 'violet tower'], ru: ['главная башня', 'дом', 'фиолетовая башня'] },
  },
  {
    id: 'foreign-tower',
    name: { en: 'Foreign tower', ru: 'Чужая башня' },
    text: {
      en: 'Each of the three towers without your high witch, whether another player lives there or nobody.',
      ru: 'Любая из трёх башен, где нет твоей верховной ведьмы, занята она другим игроком или нет.',
    },
    clauses: ['WS-0.4'],
    also: { en: ['black tower', 'rival tower'], ru: ['чёрная башня', 'башня соперника'] },
  },
  {
    id: 'witchstone',
    name: { en: 'Witchstone', ru: 'Скала ведьм' },
    text: {
      en: 'The region in the middle. It has no power token but four slots with points: the earlier you come, the more you score.',
      ru: 'Район в центре. Жетона усиления там нет, зато есть четыре ячейки с очками: чем раньше придёшь, тем больше получишь.',
    },
    clauses: ['WS-6.7', 'WS-13.5'],
    also: { en: ['slot', 'rock', 'centre'], ru: ['скала', 'центр'] },
  },
  {
    id: 'portal',
    name: { en: 'Portal', ru: 'Портал' },
    text: {
      en: 'A line of one to three cells between two regions. Full of energy markers of one player it is completed: it scores, and witches travel over it.',
      ru: 'Линия из одной, двух или трёх ячеек между двумя районами. Заполненный маркерами одного игрока, он завершён: приносит очки, и по нему ходят чародеи.',
    },
    clauses: ['WS-5.3', 'WS-5.6'],
    also: { en: ['road', 'path', 'connection', 'network'], ru: ['дорога', 'путь', 'связь', 'сеть'] },
  },
  {
    id: 'energy-marker',
    name: { en: 'Energy marker', ru: 'Маркер энергии' },
    text: {
      en: 'What portals are built of. Once placed it never moves.',
      ru: 'Из них строятся порталы. Выложенный маркер больше не двигается.',
    },
    clauses: ['WS-5.1', 'WS-5.8'],
    also: { en: ['energy', 'marker'], ru: ['энергия', 'маркер'] },
  },
  {
    id: 'high-witch',
    name: { en: 'High witch', ru: 'Верховная ведьма' },
    text: {
      en: 'Your one great figure. She takes a tower before the first turn and stays there.',
      ru: 'Твоя главная фигурка. До первого хода она занимает башню и остаётся в ней.',
    },
    clauses: ['WS-1.11', 'WS-0.3'],
    also: { en: ['leader figure'], ru: ['ведьма'] },
  },
  {
    id: 'witch',
    name: { en: 'Witch', ru: 'Чародей' },
    text: {
      en: 'A figure you first prepare beside your tower and then send to a region, where it stays.',
      ru: 'Фигурка, которую сначала готовят возле башни, а потом отправляют в район, где она остаётся.',
    },
    clauses: ['WS-6.1', 'WS-6.8'],
    also: { en: ['wizard', 'sorcerer', 'meeple', 'figure'], ru: ['ведьма', 'колдун', 'маг', 'фигурка'] },
  },
  {
    id: 'lying-witch',
    name: { en: 'Lying witch', ru: 'Лежащий чародей' },
    text: {
      en: 'A prepared witch beside your tower. It occupies nothing but counts as a figure in the ball.',
      ru: 'Подготовленный чародей возле твоей башни. Он ничего не занимает, но считается фигуркой в шаре.',
    },
    clauses: ['WS-0.3', 'WS-6.1', 'WS-13.7'],
    also: { en: ['prepared witch', 'waiting'], ru: ['подготовленный чародей', 'плашмя'] },
  },
  {
    id: 'figure',
    name: { en: 'Figure in the ball', ru: 'Фигурка в шаре' },
    text: {
      en: 'Your high witch, each of your lying witches and each of your standing ones.',
      ru: 'Твоя верховная ведьма, каждый лежащий и каждый стоящий чародей.',
    },
    clauses: ['WS-0.3', 'WS-13.6'],
  },
  {
    id: 'occupy',
    name: { en: 'Occupy', ru: 'Занять район' },
    text: {
      en: 'A figure of yours ends up standing in a region. You score, and the first figure there takes the power token.',
      ru: 'Твоя фигурка встала в районе. Это приносит очки, а первой фигурке достаётся жетон усиления.',
    },
    clauses: ['WS-0.3', 'WS-6.6'],
    also: { en: ['stand', 'arrive', 'visit'], ru: ['занимать', 'стоять', 'прийти'] },
  },
  {
    id: 'power-token',
    name: { en: 'Power token', ru: 'Жетон усиления' },
    text: {
      en: 'It gives a repeat of its action, or points at once. Used or not, it scores again at the end.',
      ru: 'Даёт повтор своего действия или сразу очки. Использован он или нет, в конце он принесёт очки ещё раз.',
    },
    clauses: ['WS-4.6', 'WS-12.1'],
    also: { en: ['power', 'region bonus'], ru: ['усиление', 'бонус района'] },
  },
  {
    id: 'owl',
    name: { en: 'Owl', ru: 'Фигурка совы' },
    text: {
      en: 'Your pawn on a track. One owl shows your points, one goes around the pentagram, one along the wand.',
      ru: 'Твоя фишка на треке. Одна сова показывает очки, другая идёт по пентаграмме, третья по палочке.',
    },
    clauses: ['WS-1.8'],
    also: { en: ['pawn', 'owl figure'], ru: ['фишка', 'сова'] },
  },
  {
    id: 'pentagram',
    name: { en: 'Pentagram', ru: 'Пентаграмма' },
    text: {
      en: 'A loop of grey, blue and orange cells. Blue gives a special tile, orange an owl tile.',
      ru: 'Кольцо из серых, синих и оранжевых клеток. Синяя даёт особый жетон, оранжевая — жетон совы.',
    },
    clauses: ['WS-7.1', 'WS-7.6'],
    also: {
      en: ['star', 'loop', 'blue cell', 'orange cell', 'grey cell'],
      ru: ['звезда', 'круг', 'синяя клетка', 'оранжевая клетка', 'серая клетка'],
    },
  },
  {
    id: 'owl-tile',
    name: { en: 'Owl tile', ru: 'Жетон совы' },
    text: {
      en: 'The reward of an orange cell. It lies behind your screen and is worth its number at the end.',
      ru: 'Награда оранжевой клетки. Лежит за ширмой и в конце приносит столько очков, сколько на нём написано.',
    },
    clauses: ['WS-7.4', 'WS-12.1'],
    also: { en: ['owls'], ru: ['совы'] },
  },
  {
    id: 'wand',
    name: { en: 'Wand', ru: 'Волшебная палочка' },
    text: {
      en: 'A track from the handle to the tip with light, silver and dark cells. It also decides ties.',
      ru: 'Трек от рукоятки до кончика со светлыми, серебряными и тёмными клетками. Он же определяет победителя при равенстве очков.',
    },
    clauses: ['WS-9.1', 'WS-14.1'],
    also: { en: ['handle', 'track', 'light cell'], ru: ['палочка', 'рукоятка', 'трек', 'светлая клетка'] },
  },
  {
    id: 'silver-cell',
    name: { en: 'Silver cell', ru: 'Серебряная клетка' },
    text: {
      en: 'A cell of the wand that scores one kind of thing you have at that moment.',
      ru: 'Клетка палочки, которая приносит очки за что-то одно из того, что есть у тебя в этот момент.',
    },
    clauses: ['WS-9.2', 'WS-13.8'],
    also: { en: ['interim scoring', 'activated'], ru: ['предварительные достижения', 'активированная клетка'] },
  },
  {
    id: 'dark-cell',
    name: { en: 'Dark cell', ru: 'Тёмная клетка' },
    text: {
      en: 'A cell of the wand that gives a bonus, twice as big for the leader.',
      ru: 'Клетка палочки, которая даёт бонус, лидеру вдвое больший.',
    },
    clauses: ['WS-9.2', 'WS-9.4'],
    also: { en: ['brown cell'], ru: ['тёмно-коричневая клетка'] },
  },
  {
    id: 'leader',
    name: { en: 'Leader', ru: 'Лидер' },
    text: {
      en: 'Whoever ends a move on the wand ahead of all others or level with the foremost.',
      ru: 'Тот, чья сова закончила передвижение по палочке впереди всех или вровень с самой дальней.',
    },
    clauses: ['WS-9.4'],
    also: { en: ['double', 'ahead', 'level'], ru: ['вдвое', 'впереди', 'удвоение'] },
  },
]
