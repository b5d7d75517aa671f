import type { GlossaryEntry } from '../../../rules/text.ts'

/** Regions, circles and decks. */
export const REGION_WORDS: readonly GlossaryEntry[] = [
  {
    id: 'coven',
    name: { en: 'Coven', ru: 'Ковен' },
    text: {
      en: `Everything in front of a player: board, places, rituals, specialists and council. The four covens are Circle, Cross, Star and
        Thorn.`,
      ru: 'Всё, что лежит перед игроком: планшет, места силы, ритуалы, специалисты и Совет. Ковенов четыре: Круг, Крест, Звезда и Шип.',
    },
    clauses: ['EV-1.9', 'EV-1.10'],
    also: { en: ['clan', 'player', 'colour'], ru: ['клан', 'игрок', 'цвет'] },
  },
  {
    id: 'coven-board',
    name: { en: 'Coven board', ru: 'Планшет ковена' },
    text: {
      en: 'Shows your scouting at the top, the coven path on the left and the price of council members at the bottom.',
      ru: 'Вверху — твоя разведка, слева — путь ковена, внизу — цена членов Совета.',
    },
    clauses: ['EV-1.10'],
    also: { en: ['clan board', 'player board'], ru: ['планшет игрока'] },
  },
  {
    id: 'region',
    name: { en: 'Region', ru: 'Регион' },
    text: {
      en: `Where places are found, action cells stand open and battles are fought. Each region has slots for places, action cells, a big cell, three
        rewards and stones.`,
      ru: `Здесь находят места силы, занимают ячейки действия и сражаются. У каждого региона есть ячейки для мест силы, ячейки действия, большая
        ячейка, три награды и камни.`,
    },
    clauses: ['EV-1.1', 'EV-1.2'],
    also: { en: ['area', 'board'], ru: ['область', 'поле'] },
  },
  {
    id: 'north-lakes',
    name: { en: 'North Lakes', ru: 'Северные озёра' },
    text: {
      en: 'The first region. Its cells give resources for a card; whoever wins here becomes first player.',
      ru: 'Первый регион. Его ячейки дают ресурсы за карту; победитель боя здесь становится первым игроком.',
    },
    clauses: ['EV-10.9', 'EV-17.14'],
    also: { en: ['lakes'], ru: ['озёра'] },
  },
  {
    id: 'central-highlands',
    name: { en: 'Central Highlands', ru: 'Центральное нагорье' },
    text: {
      en: 'The second region. Its cells give cards or a transfer.',
      ru: 'Второй регион. Его ячейки дают карты или перенос.',
    },
    clauses: ['EV-10.10'],
    also: { en: ['Central Mountains', 'mountains'], ru: ['горы', 'нагорье'] },
  },
  {
    id: 'southern-slopes',
    name: { en: 'Southern Slopes', ru: 'Южные склоны' },
    text: {
      en: 'The third region, with three or four players only. Its cells give resources and mana for a resource.',
      ru: 'Третий регион, только втроём и вчетвером. Его ячейки дают ресурсы и ману за ресурс.',
    },
    clauses: ['EV-10.11'],
    also: { en: ['slopes'], ru: ['склоны'] },
  },
  {
    id: 'big-cell',
    name: { en: 'Big cell', ru: 'Большая ячейка' },
    text: {
      en: 'The common space of a region. Witches that find places, and figures moved there, stand in it. It is never full and has no effect.',
      ru: 'Общее пространство региона. Здесь стоят ведьмы, нашедшие места силы, и перемещённые фишки. Места хватает всем, эффекта у неё нет.',
    },
    clauses: ['EV-5.1', 'EV-5.3', 'EV-10.13'],
    also: { en: ['common area', 'large space'], ru: ['общая область'] },
  },
  {
    id: 'slot',
    name: { en: 'Slot', ru: 'Ячейка для места силы' },
    text: {
      en: 'Where a face-up place lies in a region. An emptied slot is refilled at the end of the round.',
      ru: 'Здесь в регионе лежит открытое место силы. Опустевшая ячейка заполняется в конце раунда.',
    },
    clauses: ['EV-5.5', 'EV-18.3'],
    also: { en: ['market', 'display', 'refill'], ru: ['рынок', 'витрина', 'восполнить'] },
  },
  {
    id: 'outer-circle',
    name: { en: 'Outer circle', ru: 'Внешний круг' },
    text: {
      en: 'The upper row to the right of your board. New places come here; they are harvested, but score nothing at the end.',
      ru: 'Верхний ряд справа от планшета. Сюда приходят новые места силы; с них собирают урожай, но в конце они не приносят очков.',
    },
    clauses: ['EV-5.4', 'EV-5.9', 'EV-19.8'],
    also: { en: ['upper row'], ru: ['верхний ряд'] },
  },
  {
    id: 'inner-circle',
    name: { en: 'Inner circle', ru: 'Внутренний круг' },
    text: {
      en: 'The lower row to the right of your board. Only here do places and rituals score at the end, and only here do elders work.',
      ru: 'Нижний ряд справа от планшета. Только здесь места силы и ритуалы приносят очки в конце, и только здесь трудятся старейшины.',
    },
    clauses: ['EV-10.3', 'EV-19.7'],
    also: { en: ['lower row'], ru: ['нижний ряд'] },
  },
  {
    id: 'supply',
    name: { en: 'Supply', ru: 'Запас' },
    text: {
      en: 'Your own witches and elders that wait to be used.',
      ru: 'Твои ведьмы и старейшины, которые ждут дела.',
    },
    clauses: ['EV-1.10', 'EV-18.4'],
    also: { en: ['reserve', 'pool'], ru: ['резерв'] },
  },
  {
    id: 'general-supply',
    name: { en: 'General supply', ru: 'Общий запас' },
    text: {
      en: 'Resources and catalysts for everybody. It never runs out.',
      ru: 'Ресурсы и катализаторы для всех. Он не кончается.',
    },
    clauses: ['EV-14.1', 'EV-12.8'],
    also: { en: ['bank', 'stock'], ru: ['банк'] },
  },
  {
    id: 'main-deck',
    name: { en: 'Main deck', ru: 'Основная колода' },
    text: {
      en: 'The {n:cards} cards you draw from: {n:rituals} rituals and {n:specialists} specialists.',
      ru: '{n:cards} карт, которые ты берёшь: {n:rituals} ритуалов и {n:specialists} карты специалистов.',
    },
    clauses: ['EV-1.5', 'EV-14.6'],
    also: { en: ['draw pile', 'deck'], ru: ['колода'] },
  },
  {
    id: 'place-deck',
    name: { en: 'Place deck', ru: 'Колода мест силы' },
    text: {
      en: 'The {n:places} places of power. It is never reshuffled.',
      ru: '{n:places} места силы. Заново она не перемешивается.',
    },
    clauses: ['EV-1.4', 'EV-14.7'],
    also: { en: ['deck of places', 'yellow cards'], ru: ['жёлтые карты'] },
  },
  {
    id: 'discard-pile',
    name: { en: 'Discard pile', ru: 'Стопка сброса' },
    text: {
      en: 'Discarded cards, face up and open to all. It becomes the new main deck when a card is needed and the deck is empty.',
      ru: 'Сброшенные карты, лицом вверх, открыты всем. Когда нужна карта, а колода пуста, становится новой основной колодой.',
    },
    clauses: ['EV-14.6', 'EV-14.8'],
    also: { en: ['discards'], ru: ['сброс'] },
  },
  {
    id: 'box',
    name: { en: 'Box', ru: 'Коробка' },
    text: {
      en: 'Out of the game: removed rituals, and stones that were not dealt. Nothing comes back from there.',
      ru: 'Вне игры: удалённые ритуалы и неразложенные камни. Оттуда ничто не возвращается.',
    },
    clauses: ['EV-14.8', 'EV-1.6', 'EV-30.7'],
    also: { en: ['out of the game', 'exile'], ru: ['вне игры'] },
  },
  {
    id: 'throne',
    name: { en: 'Enchanted Throne', ru: 'Зачарованный трон' },
    text: {
      en: 'What everybody fights for. On the printed board it holds the tokens for 100 VP.',
      ru: 'То, за что все борются. На печатном поле там лежат жетоны на 100 очков.',
    },
    clauses: ['EV-1.3', 'EV-14.4'],
    also: { en: ['100 points'], ru: ['100 очков'] },
  },
  {
    id: 'first-player',
    name: { en: 'First player', ru: 'Первый игрок' },
    text: {
      en: 'Holds the first player token, takes the first turn and comes first wherever order matters. Only a victory in North Lakes passes it on.',
      ru: 'У него жетон первого игрока, он ходит первым и первый везде, где важен порядок. Жетон переходит только за победу на Северных озёрах.',
    },
    clauses: ['EV-1.11', 'EV-17.14', 'EV-18.8'],
    also: { en: ['starting player', 'token'], ru: ['жетон первого игрока'] },
  },
  {
    id: 'turn-order',
    name: { en: 'Turn order', ru: 'Порядок хода' },
    text: {
      en: 'Clockwise, beginning with the first player.',
      ru: 'По часовой стрелке, начиная с первого игрока.',
    },
    clauses: ['EV-1.12'],
    also: { en: ['clockwise', 'order'], ru: ['очерёдность'] },
  },
  {
    id: 'left-neighbour',
    name: { en: 'Left neighbour', ru: 'Сосед слева' },
    text: {
      en: "The next player clockwise. With two players each is the other's left neighbour.",
      ru: 'Следующий игрок по часовой стрелке. При игре вдвоём каждый для другого — сосед слева.',
    },
    clauses: ['EV-16.6', 'EV-16.7'],
    also: { en: ['opponent on your left'], ru: ['противник слева'] },
  },
]
