import type { GlossaryEntry } from '../../../rules/text.ts'

/** Actions, and everything in and around the cauldron. */
export const CAULDRON_TERMS: readonly GlossaryEntry[] = [
  {
    id: 'action',
    name: { en: 'Action', ru: 'Действие' },
    text: {
      en: 'One of the six things you can do: Energy, Witches, Pentagram, Crystal, Wand, Scroll. Each has its own symbol.',
      ru: 'Одно из шести дел: «Энергия», «Чародеи», «Пентаграмма», «Кристалл», «Волшебная палочка», «Свиток». У каждого свой символ.',
    },
    clauses: ['WS-0.1'],
    also: { en: ['symbol', 'kind'], ru: ['символ', 'тип действия'] },
  },
  {
    id: 'repeat',
    name: { en: 'Repeat', ru: 'Повтор' },
    text: {
      en: 'An action done once: one marker, one step, one witch prepared. For Scroll a repeat is one more shelf to choose from.',
      ru: 'Действие, выполненное один раз: один маркер, один шаг, один подготовленный чародей. Для «Свитка» повтор — это ещё одна полка на выбор.',
    },
    clauses: ['WS-0.2', 'WS-3.4'],
    also: { en: ['times', 'how often', 'execution'], ru: ['раз', 'сколько раз', 'повторение'] },
  },
  {
    id: 'running',
    name: { en: 'Running action', ru: 'Активное действие' },
    text: {
      en: 'The action whose repeats you are using now. A bonus inside of it becomes the running action until it is done.',
      ru: 'Действие, повторы которого ты сейчас выполняешь. Бонус внутри него сам становится активным действием, пока не закончится.',
    },
    clauses: ['WS-0.2', 'WS-4.2'],
    also: { en: ['activation', 'active action', 'current action'], ru: ['активация', 'идущее действие', 'текущее действие', 'кубик'] },
  },
  {
    id: 'bonus',
    name: { en: 'Bonus', ru: 'Бонус' },
    text: {
      en: 'Repeats that come from something other than your domino: a special tile, an empty blue cell, a shelf, a dark cell or a power token.',
      ru: 'Повторы не от парного жетона, а от чего-то другого: особого жетона, пустой синей клетки, полки, тёмной клетки или жетона усиления.',
    },
    clauses: ['WS-4.1', 'WS-4.2'],
    also: { en: ['combo', 'extra action'], ru: ['бонусное действие', 'комбо'] },
  },
  {
    id: 'chain',
    name: { en: 'Chain', ru: 'Цепочка' },
    text: {
      en: 'Adjacent cells of your cauldron with the same symbol. The chain through the half you have just laid says how often you do its action.',
      ru: 'Соседние ячейки котла с одинаковым символом. Цепочка через только что выложенную половину жетона говорит, сколько раз выполнять действие.',
    },
    clauses: ['WS-3.3', 'WS-3.4'],
    also: { en: ['group', 'adjacent', 'length'], ru: ['группа', 'соседние', 'длина'] },
  },
  {
    id: 'domino',
    name: { en: 'Domino', ru: 'Парный жетон чар' },
    text: {
      en: 'A tile with two different symbols that covers two cells of your cauldron. You lay one each turn.',
      ru: 'Жетон с двумя разными символами, накрывающий две ячейки котла. Каждый ход ты кладёшь один такой.',
    },
    clauses: ['WS-2.3', 'WS-2.5'],
    also: { en: ['double tile', 'pair'], ru: ['домино', 'двойной жетон', 'парный'] },
  },
  {
    id: 'special-tile',
    name: { en: 'Special tile', ru: 'Особый жетон чар' },
    text: {
      en: 'A tile of one cell with two symbols, from a blue cell of the pentagram. Use it at once for one of its actions, or put it into your cauldron for good.',
      ru: 'Жетон на одну ячейку с двумя символами, его даёт синяя клетка пентаграммы. Используй его сразу ради одного из действий или положи в котёл навсегда.',
    },
    clauses: ['WS-7.5', 'WS-7.7'],
    also: { en: ['single tile', 'wild tile', 'blue'], ru: ['особый жетон', 'одиночный жетон'] },
  },
  {
    id: 'supply',
    name: { en: 'Supply', ru: 'Запас' },
    text: {
      en: 'What you have not brought into play yet: face-down dominoes, witches, energy markers.',
      ru: 'То, что ещё не вошло в игру: парные жетоны лицом вниз, чародеи, маркеры энергии.',
    },
    clauses: ['WS-1.7', 'WS-2.7'],
    also: { en: ['stock', 'draw'], ru: ['резерв', 'добор'] },
  },
  {
    id: 'cauldron',
    name: { en: 'Cauldron', ru: 'Колдовской котёл' },
    text: {
      en: 'Your board: a hexagon with a printed symbol in each corner, where you lay dominoes and special tiles and where your crystals start.',
      ru: 'Твоё поле: шестиугольник с символом в каждом углу. Сюда кладут парные и особые жетоны, здесь вначале лежат кристаллы.',
    },
    clauses: ['WS-1.6', 'WS-3.1'],
    also: { en: ['player board', 'kettle', 'hexagon', 'bubbles'], ru: ['планшет', 'шестиугольник', 'пузырьки'] },
  },
  {
    id: 'free-cell',
    name: { en: 'Free cell', ru: 'Свободная ячейка' },
    text: {
      en: 'A cell of the cauldron without printed symbol, crystal, domino and special tile.',
      ru: 'Ячейка котла без напечатанного символа, кристалла, парного и особого жетона.',
    },
    clauses: ['WS-0.5'],
    also: { en: ['empty cell', 'space'], ru: ['пустая ячейка', 'место'] },
  },
  {
    id: 'rim',
    name: { en: 'Rim', ru: 'Край котла' },
    text: {
      en: 'The edge of the cauldron with its six exits. A crystal gets there from a cell with an arrow and is then shelved.',
      ru: 'Кромка котла с шестью выходами. Кристалл попадает туда с ячейки со стрелкой, а оттуда на полку.',
    },
    clauses: ['WS-8.1', 'WS-8.4'],
    also: { en: ['exit', 'edge', 'arrow', 'arrow cell'], ru: ['выход', 'кромка', 'стрелка', 'ячейка со стрелкой'] },
  },
  {
    id: 'crystal',
    name: { en: 'Crystal', ru: 'Кристалл' },
    text: {
      en: 'It takes up a cell of your cauldron until you move it out and shelve it for a bonus, or damage it.',
      ru: 'Занимает ячейку котла, пока ты не выведешь его на край и не поставишь на полку ради бонуса или не повредишь.',
    },
    clauses: ['WS-8.1', 'WS-8.6'],
    also: { en: ['gem', 'coloured crystal'], ru: ['камень', 'цветной кристалл'] },
  },
  {
    id: 'black-crystal',
    name: { en: 'Black crystal', ru: 'Чёрный кристалл' },
    text: {
      en: 'The crystal in the centre. Its bonus is two higher, but it is never counted.',
      ru: 'Кристалл из центра котла. Его бонус больше на два, но при подсчётах он не учитывается.',
    },
    clauses: ['WS-8.7', 'WS-8.8'],
  },
  {
    id: 'damage',
    name: { en: 'Damage a crystal', ru: 'Повредить кристалл' },
    text: {
      en: 'Take a crystal out of your cauldron without a bonus. The first costs one point, every further one costs one point more than the one before.',
      ru: 'Убрать кристалл из котла без бонуса. Первый стоит одно очко, каждый следующий на очко дороже предыдущего.',
    },
    clauses: ['WS-11.1', 'WS-2.8'],
    also: { en: ['remove', 'discard a crystal', 'penalty', 'minus'], ru: ['убрать', 'сбросить кристалл', 'штраф', 'минус'] },
  },
  {
    id: 'potion-rack',
    name: { en: 'Potion rack', ru: 'Стеллаж для зелий' },
    text: {
      en: 'Seven shelves with bottles for crystals: one shelf for each action and the lower shelf.',
      ru: 'Семь полок с бутылочками для кристаллов: по полке на каждое действие и нижняя.',
    },
    clauses: ['WS-8.6', 'WS-8.9'],
    also: { en: ['shelf', 'bottle', 'flask', 'capacity'], ru: ['полка', 'бутылочка', 'флакон', 'вместимость'] },
  },
  {
    id: 'action-shelf',
    name: { en: 'Action shelf', ru: 'Полка действия' },
    text: {
      en: 'One of the six upper shelves. A crystal goes there from the exit with the same symbol and gives that action.',
      ru: 'Одна из шести верхних полок. Кристалл встаёт на неё с выхода с тем же символом и даёт это действие.',
    },
    clauses: ['WS-8.6', 'WS-8.10'],
  },
  {
    id: 'lower-shelf',
    name: { en: 'Lower shelf', ru: 'Нижняя полка' },
    text: {
      en: 'The seventh shelf. A crystal from any exit may go there and takes a power token from the stone table.',
      ru: 'Седьмая полка. Кристалл с любого выхода может встать сюда и взять жетон усиления с каменного стола.',
    },
    clauses: ['WS-8.6', 'WS-8.10'],
    also: { en: ['seventh shelf', 'bottom shelf'], ru: ['седьмая полка'] },
  },
  {
    id: 'stone-table',
    name: { en: 'Stone table', ru: 'Каменный стол' },
    text: {
      en: 'Where the power tokens lie that are not in a region. Crystals on the lower shelf take them.',
      ru: 'Здесь лежат жетоны усиления, которым не досталось района. Их берут за кристаллы на нижней полке.',
    },
    clauses: ['WS-1.4', 'WS-8.6'],
    also: { en: ['violet area'], ru: ['фиолетовая область'] },
  },
]
