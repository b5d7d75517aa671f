import type { GlossaryEntry } from '../../../rules/text.ts'

/** Scrolls, the course of a match, and the six actions by name. */
export const TABLE_TERMS: readonly GlossaryEntry[] = [
  {
    id: 'scroll',
    name: { en: 'Scroll card', ru: 'Карта свитка' },
    text: {
      en: 'A booster or a prophecy, taken from the scroll rack.',
      ru: 'Усилитель действий или пророчество, взятые со стеллажа свитков.',
    },
    clauses: ['WS-10.1', 'WS-10.5'],
    also: { en: ['scroll', 'card'], ru: ['свиток', 'карта'] },
  },
  {
    id: 'scroll-rack',
    name: { en: 'Scroll rack', ru: 'Стеллаж свитков' },
    text: {
      en: 'The deck of scrolls and the open cards on the shelves below it. The bottom shelf is the easiest to reach.',
      ru: 'Стопка свитков и открытые карты на полках под ней. До нижней полки дотянуться проще всего.',
    },
    clauses: ['WS-1.2', 'WS-10.2'],
    also: { en: ['shelf', 'deck', 'row'], ru: ['полка', 'колода', 'стопка', 'открытый ряд'] },
  },
  {
    id: 'range',
    name: { en: 'Range', ru: 'Выбор полок' },
    text: {
      en: 'How many shelves of the scroll rack, from the bottom up, you may choose from.',
      ru: 'Из скольких полок стеллажа свитков, считая снизу, можно выбрать карту.',
    },
    clauses: ['WS-10.1', 'WS-3.7'],
    also: { en: ['reach'], ru: ['диапазон'] },
  },
  {
    id: 'booster',
    name: { en: 'Booster', ru: 'Усилитель действия' },
    text: {
      en: 'A scroll that adds repeats to the running action. Unused, it scores a little at the end.',
      ru: 'Свиток, который добавляет повторы активному действию. Неиспользованный принесёт немного очков в конце.',
    },
    clauses: ['WS-4.10', 'WS-10.6', 'WS-10.7'],
    also: { en: ['boost', 'enhancer', 'plus'], ru: ['усилитель', 'бустер', 'плюс'] },
  },
  {
    id: 'prophecy',
    name: { en: 'Prophecy', ru: 'Пророчество' },
    text: {
      en: 'A scroll with a task of three levels. It scores at the end, a little even if no level is fulfilled.',
      ru: 'Свиток с заданием из трёх уровней. Приносит очки в конце, немного — даже без единого выполненного уровня.',
    },
    clauses: ['WS-12.1', 'WS-12.2', 'WS-13.1'],
    also: { en: ['goal', 'objective', 'task', 'mission'], ru: ['задание', 'цель'] },
  },
  {
    id: 'level',
    name: { en: 'Level of a prophecy', ru: 'Уровень пророчества' },
    text: {
      en: 'One of the three steps of its task. A level counts only together with all below it.',
      ru: 'Одна из трёх ступеней задания. Уровень засчитывается только вместе со всеми предыдущими.',
    },
    clauses: ['WS-12.2'],
    also: { en: ['stage'], ru: ['ступень'] },
  },
  {
    id: 'collection',
    name: { en: 'Collection', ru: 'Коллекция' },
    text: {
      en: 'All power tokens, special tiles or scroll cards that you have taken in the game, wherever they are now.',
      ru: 'Все жетоны усиления, особые жетоны или карты свитков, взятые тобой за игру, где бы они сейчас ни были.',
    },
    clauses: ['WS-0.6'],
    also: { en: ['own', 'taken'], ru: ['взятые', 'свои'] },
  },
  {
    id: 'screen',
    name: { en: 'Screen', ru: 'Ширма' },
    text: {
      en: 'Behind it lie your dominoes, and what you have gained or used up. The table agrees how much of this the others see. They never see your dominoes.',
      ru: 'За ней лежат парные жетоны и всё полученное и использованное. Что из этого видят другие, решает стол. Парных жетонов они не видят.',
    },
    clauses: ['WS-1.7', 'WS-4.13'],
    also: { en: ['hidden', 'secret', 'behind'], ru: ['скрыто', 'тайна', 'за ширмой'] },
  },
  {
    id: 'points',
    name: { en: 'Victory points', ru: 'Победные очки' },
    text: {
      en: 'What decides the game. Most are scored at once; owl tiles, power tokens and scrolls are added at the end.',
      ru: 'То, что решает игру. Большинство получают сразу; жетоны сов, жетоны усиления и свитки прибавляются в конце.',
    },
    clauses: ['WS-12.1', 'WS-12.3'],
    also: { en: ['VP', 'score', 'points'], ru: ['ПО', 'счёт', 'очки'] },
  },
  {
    id: 'first-player',
    name: { en: 'First player', ru: 'Первый игрок' },
    text: {
      en: 'Chooses a tower last and takes the first turn.',
      ru: 'Выбирает башню последним и ходит первым.',
    },
    clauses: ['WS-1.9', 'WS-1.10', 'WS-2.1'],
    also: { en: ['start player', 'who begins'], ru: ['стартовый игрок', 'кто начинает'] },
  },
  {
    id: 'turn',
    name: { en: 'Turn and round', ru: 'Ход и раунд' },
    text: {
      en: 'In your turn you lay a domino and do its two actions. When everybody has had a turn, a round is over.',
      ru: 'В свой ход ты кладёшь парный жетон и выполняешь два его действия. Когда все сходили, раунд закончен.',
    },
    clauses: ['WS-2.1', 'WS-2.2'],
    also: { en: ['round', 'order'], ru: ['раунд', 'очерёдность'] },
  },
  {
    id: 'keeper',
    name: { en: 'Keeper of the Witchstone', ru: 'Хранитель Скалы ведьм' },
    text: { en: 'The title of the winner.', ru: 'Титул победителя.' },
    clauses: ['WS-12.3'],
    also: { en: ['winner', 'victory'], ru: ['победитель', 'победа'] },
  },
  {
    id: 'experience',
    name: { en: 'Experience level', ru: 'Уровень опыта' },
    text: {
      en: 'With mixed experience it says among how many dominoes a seat chooses: {n:hand} at standard, {n:easy-hand}, {n:medium-hand}, or no choice at all.',
      ru: 'В варианте «Разный опыт» говорит, из скольких парных жетонов выбирает игрок: из {n:hand} в обычной игре, из {n:easy-hand}, из {n:medium-hand} или не выбирает вовсе.',
    },
    clauses: ['WS-15.1', 'WS-15.2', 'WS-15.3', 'WS-15.4'],
    also: { en: ['handicap', 'difficulty', 'beginner', 'mixed experience'], ru: ['фора', 'сложность', 'новичок', 'разный опыт'] },
  },
  {
    id: 'energy',
    name: { en: 'Energy (action)', ru: 'Энергия (действие)' },
    text: { en: 'Place energy markers and complete portals.', ru: 'Клади маркеры энергии и завершай порталы.' },
    clauses: ['WS-5.1'],
    also: { en: ['portals'], ru: ['порталы'] },
  },
  {
    id: 'witches',
    name: { en: 'Witches (action)', ru: 'Чародеи (действие)' },
    text: { en: 'Prepare witches beside your tower and send them to regions.', ru: 'Готовь чародеев возле башни и отправляй их в районы.' },
    clauses: ['WS-6.1'],
  },
  {
    id: 'pentagram-action',
    name: { en: 'Pentagram (action)', ru: 'Пентаграмма (действие)' },
    text: { en: 'Move your owl around the pentagram.', ru: 'Веди сову по пентаграмме.' },
    clauses: ['WS-7.1'],
  },
  {
    id: 'crystal-action',
    name: { en: 'Crystal (action)', ru: 'Кристалл (действие)' },
    text: { en: 'Move crystals in your cauldron and out of it.', ru: 'Двигай кристаллы в котле и выводи их на край.' },
    clauses: ['WS-8.1'],
  },
  {
    id: 'wand-action',
    name: { en: 'Wand (action)', ru: 'Волшебная палочка (действие)' },
    text: { en: 'Move your owl along the wand.', ru: 'Веди сову по волшебной палочке.' },
    clauses: ['WS-9.1'],
  },
  {
    id: 'scroll-action',
    name: { en: 'Scroll (action)', ru: 'Свиток (действие)' },
    text: { en: 'Take one scroll card; the repeats say from how far up.', ru: 'Возьми одну карту свитка; от повторов зависит, с какой высоты.' },
    clauses: ['WS-10.1'],
  },
]
