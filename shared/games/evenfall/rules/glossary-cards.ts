import type { GlossaryEntry } from '../../../rules/text.ts'

/** Places, cards, tokens and stones. */
export const CARD_WORDS: readonly GlossaryEntry[] = [
  {
    id: 'place',
    name: { en: 'Place of power', ru: 'Место силы' },
    text: {
      en: `A card you find in a region and keep in your coven. It has a cost in witches, a harvest, symbols, perhaps a link bonus and VP, and room for
        one ritual.`,
      ru: `Карта, которую находят в регионе и хранят в ковене. У неё есть цена в ведьмах, урожай, символы, иногда бонус связи и ПО; на ней помещается
        один ритуал.`,
    },
    clauses: ['EV-5.1', 'EV-5.10'],
    also: { en: ['location', 'land'], ru: ['локация', 'место'] },
  },
  {
    id: 'starting-place',
    name: { en: 'Starting place', ru: 'Начальное место силы' },
    text: {
      en: 'The place of your coven that you begin with. It carries a ritual like any other.',
      ru: 'Место силы твоего ковена, с которым ты начинаешь. На нём может лежать ритуал, как на любом другом.',
    },
    clauses: ['EV-1.10', 'EV-7.3'],
    also: { en: ['home', 'start'], ru: ['стартовое место', 'дом'] },
  },
  {
    id: 'harvest',
    name: { en: 'Harvest', ru: 'Урожай' },
    text: {
      en: 'The bonuses in the top right corner of a place. To harvest means to gain all of them, once more for each sickle there.',
      ru: 'Бонусы в правом верхнем углу места силы. Собрать урожай — получить их все и ещё раз за каждый серп.',
    },
    clauses: ['EV-6.5', 'EV-6.6'],
    also: { en: ['gather', 'income', 'production'], ru: ['доход', 'сбор'] },
  },
  {
    id: 'symbol',
    name: { en: 'Symbol', ru: 'Символ' },
    text: {
      en: 'One of the four kinds at the top of a place: ember, tide, moss, gale. A stone fits where its symbol stands.',
      ru: 'Один из четырёх видов вверху места силы: Жар, Прилив, Мох, Вихрь. Камень подходит туда, где есть его символ.',
    },
    clauses: ['EV-19.2', 'EV-32.1'],
    also: { en: ['icon', 'ember', 'tide', 'moss', 'gale'], ru: ['значок', 'жар', 'прилив', 'мох', 'вихрь'] },
  },
  {
    id: 'link-bonus',
    name: { en: 'Link bonus', ru: 'Бонус связи' },
    text: {
      en: 'An effect at the bottom of some places, carried out when a ritual is linked there.',
      ru: 'Эффект в нижней части некоторых мест силы. Выполняется, когда с местом связывают ритуал.',
    },
    clauses: ['EV-7.1', 'EV-7.6', 'EV-7.7'],
    also: { en: ['binding bonus', 'placement bonus'], ru: ['связь', 'бонус размещения'] },
  },
  {
    id: 'ritual',
    name: { en: 'Ritual', ru: 'Ритуал' },
    text: {
      en: 'A card you pay for and link to a place of yours: an artifact, a spell or a familiar.',
      ru: 'Карта, которую оплачивают и связывают со своим местом силы: артефакт, заклятие или фамильяр.',
    },
    clauses: ['EV-7.1', 'EV-7.9'],
    also: { en: ['card', 'building'], ru: ['карта'] },
  },
  {
    id: 'keyword',
    name: { en: 'Keyword', ru: 'Ключевое слово' },
    text: {
      en: 'Artifact, spell or familiar. Rituals and specialists can have keywords, council members cannot.',
      ru: 'Артефакт, заклятие или фамильяр. Ключевые слова бывают у ритуалов и специалистов, но не у членов Совета.',
    },
    clauses: ['EV-7.14', 'EF-N1'],
    also: { en: ['tag', 'type'], ru: ['тип', 'свойство'] },
  },
  {
    id: 'artifact',
    name: { en: 'Artifact', ru: 'Артефакт' },
    text: {
      en: 'One of the three keywords.',
      ru: 'Одно из трёх ключевых слов.',
    },
    clauses: ['EV-7.14'],
    also: { en: ['item'], ru: ['предмет'] },
  },
  {
    id: 'spell',
    name: { en: 'Spell', ru: 'Заклятие' },
    text: {
      en: 'One of the three keywords.',
      ru: 'Одно из трёх ключевых слов.',
    },
    clauses: ['EV-7.14'],
    also: { en: ['magic'], ru: ['заклинание', 'магия'] },
  },
  {
    id: 'familiar',
    name: { en: 'Familiar', ru: 'Фамильяр' },
    text: {
      en: 'One of the three keywords.',
      ru: 'Одно из трёх ключевых слов.',
    },
    clauses: ['EV-7.14'],
    also: { en: ['animal', 'beast'], ru: ['зверь', 'животное'] },
  },
  {
    id: 'specialist',
    name: { en: 'Specialist', ru: 'Специалист' },
    text: {
      en: `A person you play to the left of your board. The upper half of the card works, and its VP count. There are {n:specialist-names} names,
        {n:specialist-copies} copies of each.`,
      ru: `Персонаж, которого кладут слева от планшета. Действует верхняя половина карты, её ПО считаются. Имён {n:specialist-names}, по
        {n:specialist-copies} копии каждого.`,
    },
    clauses: ['EV-8.1', 'EV-8.2'],
    also: { en: ['person', 'character', 'upper half'], ru: ['персонаж', 'верхняя половина'] },
  },
  {
    id: 'council',
    name: { en: 'Council', ru: 'Совет' },
    text: {
      en: 'Specialist cards played below your board at the price of the board. Only their lower half works.',
      ru: 'Карты специалистов, разыгранные под планшет по его цене. Действует только нижняя половина.',
    },
    clauses: ['EV-9.1', 'EV-9.3'],
    also: { en: ['council member', 'lower half'], ru: ['член Совета', 'нижняя половина'] },
  },
  {
    id: 'coven-token',
    name: { en: 'Coven token', ru: 'Жетон ковена' },
    text: {
      en: `Once a round: use it as a main action, then it lies face down. On the sun side it harvests your outer circle and gives a herb and a potion.`,
      ru: `Раз за раунд активируй его основным действием, потом он лежит рубашкой вверх. На солнечной стороне даёт урожай со всего внешнего круга,
        траву и зелье.`,
    },
    clauses: ['EV-6.1', 'EV-6.2', 'EV-18.5'],
    also: { en: ['clan token'], ru: ['жетон клана'] },
  },
  {
    id: 'coven-path',
    name: { en: 'Coven path', ru: 'Путь ковена' },
    text: {
      en: 'The track on the left of your board. Each step up gives the reward of the cell; beyond the top each step gives {n:overflow} VP.',
      ru: 'Шкала слева на планшете. Каждый шаг вверх даёт награду ячейки; сверх пути каждый шаг даёт {n:overflow} ПО.',
    },
    clauses: ['EV-13.1', 'EV-13.2'],
    also: { en: ['track', 'advance', 'step'], ru: ['шкала', 'шаг', 'продвинуться'] },
  },
  {
    id: 'action-cell',
    name: { en: 'Action cell', ru: 'Ячейка действия' },
    text: {
      en: 'A space for one figure, in a region, on a ritual or on the Cross board. Put a figure there and carry out the effect.',
      ru: 'Место для одной фишки в регионе, на ритуале или на планшете Креста. Поставь фишку и выполни эффект.',
    },
    clauses: ['EV-10.1', 'EV-10.4'],
    also: { en: ['action space', 'worker placement'], ru: ['поле действия', 'размещение рабочих'] },
  },
  {
    id: 'catalyst',
    name: { en: 'Catalyst', ru: 'Катализатор' },
    text: {
      en: 'A token on a catalyst cell of a ritual: a sickle or an orb. It stays there for good.',
      ru: 'Жетон в ячейке для катализатора на ритуале: серп или шар. Остаётся там навсегда.',
    },
    clauses: ['EV-12.1', 'EV-12.4'],
  },
  {
    id: 'catalyst-cell',
    name: { en: 'Catalyst cell', ru: 'Ячейка для катализатора' },
    text: {
      en: 'A space on a ritual for one sickle or one orb.',
      ru: 'Место на ритуале для одного серпа или одного шара.',
    },
    clauses: ['EV-12.1', 'EV-12.4'],
    also: { en: ['catalyst slot', 'socket'], ru: ['гнездо'] },
  },
  {
    id: 'sickle',
    name: { en: 'Sickle', ru: 'Серп' },
    text: {
      en: 'A catalyst for {n:sickle-herbs} herb. Its place yields its harvest once more, every time.',
      ru: 'Катализатор за {n:sickle-herbs} траву. Место силы каждый раз приносит урожай ещё раз.',
    },
    clauses: ['EV-12.2', 'EV-12.5', 'EV-6.6'],
    also: { en: ['scythe'], ru: ['коса'] },
  },
  {
    id: 'orb',
    name: { en: 'Orb', ru: 'Шар' },
    text: {
      en: 'A catalyst for {n:orb-potions} potions. When you create it, advance one step on the coven path.',
      ru: 'Катализатор за {n:orb-potions} зелья. При создании продвинься на один шаг по пути ковена.',
    },
    clauses: ['EV-12.2', 'EV-12.6'],
    also: { en: ['ball', 'sphere'], ru: ['сфера'] },
  },
  {
    id: 'stone',
    name: { en: 'Power stone', ru: 'Камень силы' },
    text: {
      en: 'Won in battles. At the end it doubles the VP of a ritual on an inner place with its symbol.',
      ru: 'Его выигрывают в бою. В конце он удваивает ПО ритуала на месте внутреннего круга с тем же символом.',
    },
    clauses: ['EV-17.13', 'EV-19.2', 'EV-19.7'],
    also: { en: ['powerstone', 'gem'], ru: ['самоцвет'] },
  },
  {
    id: 'red-stone',
    name: { en: 'Red stone', ru: 'Красный камень' },
    text: {
      en: 'A single stone with a universal symbol, for Thorn on the moon side. It fits every place that has a symbol and counts as every kind.',
      ru: 'Единственный камень с универсальным символом, у Шипа на лунной стороне. Подходит любому месту с символом и считается камнем любого вида.',
    },
    clauses: ['EV-24.8', 'EV-19.2', 'EV-32.1'],
    also: { en: ['wild stone', 'joker'], ru: ['джокер', 'универсальный камень'] },
  },
  {
    id: 'stone-cell',
    name: { en: 'Stone cell', ru: 'Ячейка для камня' },
    text: {
      en: "A space on Thorn's moon-side board that gives its reward when you put a stone there.",
      ru: 'Место на лунном планшете Шипа, которое даёт награду, когда туда кладут камень.',
    },
    clauses: ['EV-24.4', 'EV-24.5'],
  },
]
