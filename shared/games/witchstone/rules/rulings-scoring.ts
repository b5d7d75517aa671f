import type { Ruling } from '../../../rules/text.ts'

/** Pentagram, crystals, scrolls and final scoring. */
export const SCORING_RULINGS: readonly Ruling[] = [
  {
    id: 'WS-R15',
    clauses: ['WS-7.1', 'WS-7.7'],
    doubt: {
      en: 'A move crosses several coloured cells of the pentagram. When is a special tile used?',
      ru: 'Сова прошла несколько цветных клеток пентаграммы. Когда использовать особый жетон?',
    },
    decision: {
      en: 'Rewards come in track order, and a special tile is used or placed before the next reward.',
      ru: 'Награды идут по порядку трека, и особый жетон надо использовать или положить до следующей награды.',
    },
    reason: { en: 'On the wand it is the same.', ru: 'Так же и на палочке.' },
  },
  {
    id: 'WS-R16',
    clauses: ['WS-7.5'],
    doubt: {
      en: 'When are there no special tiles left, and may boosters be played on what the blue cell gives then?',
      ru: 'Когда считается, что особых жетонов не осталось, и можно ли усилить то, что тогда даёт синяя клетка?',
    },
    decision: {
      en: 'Each blue cell is judged on its own: if there is no tile at it, you do any action twice. Boosters may be played on it.',
      ru: 'Каждая синяя клетка сама по себе: если у неё нет жетона, выполни любое действие дважды. Усилители на него играть можно.',
    },
    reason: {
      en: 'You take the tile at the cell you crossed, not one at another cell. And the action stands in for a special tile, on whose actions the rulebook allows boosters.',
      ru: 'Жетон берут у пройденной клетки, а не у другой. А действие заменяет особый жетон, чьи действия по правилам можно усиливать.',
    },
  },
  {
    id: 'WS-R21',
    clauses: ['WS-4.7', 'WS-8.6'],
    doubt: {
      en: 'Must a crystal on the rim be shelved at once?',
      ru: 'Надо ли сразу ставить кристалл с края на полку?',
    },
    decision: {
      en: 'It may wait until the Crystal action ends. Once it is on an action shelf, its bonus is done right away.',
      ru: 'Он может подождать до конца действия «Кристалл». Но на полке действия его бонус выполняется сразу.',
    },
    reason: {
      en: 'A hint in the rulebook moves all crystals to the rim first and shelves them in any order.',
      ru: 'В подсказке правил сначала выводят на край все кристаллы, а потом ставят их на полки в любом порядке.',
    },
  },
  {
    id: 'WS-R22',
    clauses: ['WS-8.10', 'WS-11.3'],
    doubt: {
      en: 'Does a crystal that finds both shelves full cost points?',
      ru: 'Стоит ли очков кристалл, для которого обе полки полны?',
    },
    decision: {
      en: 'No. It gives nothing, costs nothing and is not damaged.',
      ru: 'Нет. Он ничего не даёт, ничего не стоит и не повреждён.',
    },
    reason: {
      en: 'The rulebook lets you put it behind the screen and speaks of no loss.',
      ru: 'Правила велят убрать его за ширму и о потере не говорят.',
    },
  },
  {
    id: 'WS-R23',
    clauses: ['WS-11.2'],
    doubt: { en: 'May the score fall below zero?', ru: 'Может ли счёт стать меньше нуля?' },
    decision: { en: 'Yes.', ru: 'Да.' },
    reason: {
      en: 'Otherwise damaging crystals would be free for somebody without points.',
      ru: 'Иначе для игрока без очков повреждать кристаллы было бы даром.',
    },
  },
  {
    id: 'WS-R24',
    clauses: ['WS-7.2', 'WS-9.3'],
    doubt: { en: 'Must an owl make all its steps?', ru: 'Обязана ли сова сделать все шаги?' },
    decision: { en: 'No, on either track you may stop earlier.', ru: 'Нет, на обоих треках можно остановиться раньше.' },
    reason: { en: 'Every repeat is a “may”.', ru: 'Любой повтор выполнять не обязательно.' },
  },
  {
    id: 'WS-R26',
    clauses: ['WS-0.3', 'WS-13.6'],
    doubt: { en: 'Do lying witches count as figures on the board?', ru: 'Считаются ли лежащие чародеи фигурками на поле?' },
    decision: {
      en: 'Yes, on the silver cell and for the prophecy.',
      ru: 'Да, и на серебряной клетке, и для пророчества.',
    },
    reason: { en: 'The example of the wand counts two lying witches.', ru: 'В примере с палочкой посчитаны два лежащих чародея.' },
  },
  {
    id: 'WS-R27',
    clauses: ['WS-13.10'],
    doubt: {
      en: 'Does the prophecy that counts scroll cards count itself?',
      ru: 'Считает ли себя пророчество, которое считает карты свитков?',
    },
    decision: { en: 'Yes.', ru: 'Да.' },
    reason: { en: 'It is a scroll card of yours like any other.', ru: 'Это такая же твоя карта свитка, как остальные.' },
  },
  {
    id: 'WS-R28',
    clauses: ['WS-13.4'],
    doubt: {
      en: 'How do the levels of joined regions build on each other?',
      ru: 'Как связаны между собой уровни в пророчествах о присоединённых районах?',
    },
    decision: {
      en: 'Each level asks for everything below it and one region more.',
      ru: 'Каждый уровень требует всего предыдущего и ещё одного района.',
    },
    reason: {
      en: 'In the example a forest and a foreign tower are the first level, a second foreign tower the second. The third level and the other two cards are ours.',
      ru: 'В примере лес и чужая башня — первый уровень, вторая чужая башня — второй. Третий уровень и две другие карты наши.',
    },
  },
  {
    id: 'WS-R31',
    clauses: ['WS-14.3'],
    doubt: {
      en: 'Two players with equal points stand on the same cell of the wand, and it is not the last. Who wins?',
      ru: 'У двоих поровну очков, совы на одной клетке палочки, и это не последняя клетка. Кто победил?',
    },
    decision: { en: 'They share the victory.', ru: 'Победа общая.' },
    reason: { en: 'The rulebook has no further tie-break.', ru: 'Других способов решить ничью в правилах нет.' },
  },
  {
    id: 'WS-R35',
    clauses: ['WS-7.7'],
    doubt: {
      en: 'In the examples special tiles lie beside the new domino. Must they?',
      ru: 'В примерах особые жетоны лежат рядом с новым парным. Обязательно ли это?',
    },
    decision: { en: 'No, any free cell will do.', ru: 'Нет, годится любая свободная ячейка.' },
    reason: { en: 'The text of the rule asks for a free cell only.', ru: 'Текст правила требует только свободной ячейки.' },
  },
  {
    id: 'WS-R39',
    clauses: ['WS-10.1'],
    doubt: {
      en: 'A special tile or a shelf gives Scroll twice. Is that two cards?',
      ru: 'Особый жетон или полка дают «Свиток» дважды. Это две карты?',
    },
    decision: { en: 'No: one card, chosen from two shelves.', ru: 'Нет: одна карта на выбор с двух полок.' },
    reason: {
      en: 'Repeats of Scroll always widen the choice and never the number of cards.',
      ru: 'Повторы «Свитка» всегда расширяют выбор, а не число карт.',
    },
  },
  {
    id: 'WS-R40',
    clauses: ['WS-8.2'],
    doubt: { en: 'May a crystal pass over printed symbols?', ru: 'Может ли кристалл пройти над напечатанным символом?' },
    decision: { en: 'Yes, but it may not stop there.', ru: 'Да, но остановиться там не может.' },
    reason: {
      en: 'It may pass over occupied cells, and a printed symbol is no more than an occupied cell.',
      ru: 'Над занятыми ячейками проходить можно, а напечатанный символ — всего лишь занятая ячейка.',
    },
  },
  {
    id: 'WS-R41',
    clauses: ['WS-4.9'],
    doubt: {
      en: 'You have Crystal repeats, but every crystal is boxed in. Is the action over?',
      ru: 'Повторы «Кристалла» есть, но все кристаллы заперты. Действие закончено?',
    },
    decision: {
      en: 'Not while you have at least two crystals: you may damage one and go on, or end the action yourself.',
      ru: 'Нет, пока кристаллов хотя бы два: можно повредить один и продолжить или закончить действие самому.',
    },
    reason: {
      en: 'Crystals may be damaged at any moment of your turn.',
      ru: 'Повреждать кристаллы можно в любой момент своего хода.',
    },
  },
]
