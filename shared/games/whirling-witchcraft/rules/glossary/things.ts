import type { GlossaryEntry } from '../../../../rules/text.ts'

/** Glossary entries on the things on the table. */
export const THINGS: readonly GlossaryEntry[] = [
  {
    id: 'ingredient',
    name: { en: 'Ingredient', ru: 'Ингредиент' },
    text: {
      en: 'What recipes take and give, a cube of one of {n:kinds} kinds: heart of shadow, mandrake, mushroom, spider, toad.',
      ru: 'То, что рецепты берут и дают: кубик одного из {n:kinds} типов. Это сердце тени, мандрагора, гриб, паук и жаба.',
    },
    clauses: ['WW-1.7', 'WW-5.3'],
    also: { en: ['cube', 'resource', 'kind', 'type'], ru: ['кубик', 'ресурс', 'тип', 'вид'] },
  },
  {
    id: 'heart-of-shadow',
    name: { en: 'Heart of shadow', ru: 'Сердце тени' },
    text: {
      en: 'The rarest ingredient, black. A workbench has room for {n:room-heart}.',
      ru: 'Самый редкий ингредиент, чёрный. На столе их помещается {n:room-heart}.',
    },
    clauses: ['WW-1.7'],
    also: { en: ['black', 'B'], ru: ['чёрный'] },
  },
  {
    id: 'mandrake',
    name: { en: 'Mandrake', ru: 'Мандрагора' },
    text: {
      en: 'A rare ingredient, white. A workbench has room for {n:room-mandrake}.',
      ru: 'Редкий ингредиент, белый. На столе их помещается {n:room-mandrake}.',
    },
    clauses: ['WW-1.7'],
    also: { en: ['white', 'root', 'W'], ru: ['белый', 'корень'] },
  },
  {
    id: 'mushroom',
    name: { en: 'Mushroom', ru: 'Гриб' },
    text: {
      en: 'A common ingredient, red. A workbench has room for {n:room-common}.',
      ru: 'Обычный ингредиент, красный. На столе их помещается {n:room-common}.',
    },
    clauses: ['WW-1.7'],
    also: { en: ['red', 'R'], ru: ['красный'] },
  },
  {
    id: 'spider',
    name: { en: 'Spider', ru: 'Паук' },
    text: {
      en: 'A common ingredient, blue. A workbench has room for {n:room-common}.',
      ru: 'Обычный ингредиент, синий. На столе их помещается {n:room-common}.',
    },
    clauses: ['WW-1.7'],
    also: { en: ['blue', 'U'], ru: ['синий'] },
  },
  {
    id: 'toad',
    name: { en: 'Toad', ru: 'Жаба' },
    text: {
      en: 'A common ingredient, green. A workbench has room for {n:room-common}.',
      ru: 'Обычный ингредиент, зелёный. На столе их помещается {n:room-common}.',
    },
    clauses: ['WW-1.7'],
    also: { en: ['frog', 'green', 'G'], ru: ['лягушка', 'зелёный'] },
  },
  {
    id: 'player-board',
    name: { en: 'Player board', ru: 'Планшет игрока' },
    text: {
      en: 'Your own board, with your workbench and your Witch’s Circle.',
      ru: 'Твой собственный планшет: на нём колдовской стол и ведьмин круг.',
    },
    clauses: ['WW-2.1'],
    also: { en: ['mat', 'tableau'], ru: ['доска', 'поле'] },
  },
  {
    id: 'reference-card',
    name: { en: 'Reference card', ru: 'Карта-памятка' },
    text: {
      en: 'A reminder of the steps in the printed game. It does nothing in play.',
      ru: 'Напоминание об этапах в печатной игре. На игру не влияет.',
    },
    clauses: ['WW-2.1'],
    also: { en: ['player aid', 'reminder'], ru: ['памятка', 'подсказка'] },
  },
  {
    id: 'workbench',
    name: { en: 'Workbench', ru: 'Колдовской стол' },
    text: {
      en: 'Where you keep the ingredients you may use. It has a fixed number of spaces for each kind.',
      ru: 'Место для ингредиентов, которые ты можешь использовать. Для каждого типа на нём есть определённое число ячеек.',
    },
    clauses: ['WW-1.7', 'WW-6.3'],
    also: { en: ['bench', 'capacity', 'room'], ru: ['стол', 'вместимость', 'ячейки'] },
  },
  {
    id: 'circle',
    name: { en: 'Witch’s Circle', ru: 'Ведьмин круг' },
    text: {
      en: 'Where ingredients land that your right neighbour had no room for. You need at least {n:circle-goal} to win. They never leave it.',
      ru: 'Сюда попадают ингредиенты, для которых у соседа справа не нашлось места. Для победы их нужно хотя бы {n:circle-goal}. Назад они не уходят.',
    },
    clauses: ['WW-1.8', 'WW-6.3', 'WW-7.2'],
    also: { en: ['score', 'points', 'victory'], ru: ['очки', 'счёт', 'победа'] },
  },
  {
    id: 'cauldron',
    name: { en: 'Cauldron', ru: 'Котёл' },
    text: {
      en: 'What you have brewed gathers here and is passed to your right neighbour. It holds any number of ingredients.',
      ru: 'Здесь собирается всё сваренное, и это уходит соседу справа. Ингредиентов в нём может быть сколько угодно.',
    },
    clauses: ['WW-5.12', 'WW-6.2', 'WW-1.7'],
    also: { en: ['pot', 'kettle'], ru: ['горшок', 'чан'] },
  },
  {
    id: 'supply',
    name: { en: 'Supply', ru: 'Запас' },
    text: {
      en: 'The unlimited store of ingredients that everybody shares.',
      ru: 'Общее хранилище ингредиентов, из которого берут все. Оно не кончается.',
    },
    clauses: ['WW-1.6'],
    also: { en: ['stock', 'bank', 'reserve'], ru: ['общий запас', 'банк', 'резерв'] },
  },
  {
    id: 'recipe',
    name: { en: 'Recipe', ru: 'Рецепт' },
    text: {
      en: 'A card that turns some ingredients into others. It has a number for initiative and may carry arcana symbols.',
      ru: 'Карта, которая превращает одни ингредиенты в другие. На ней есть номер инициативы и могут быть символы чар.',
    },
    clauses: ['WW-4.1', 'WW-5.2'],
    also: { en: ['card', 'potion', 'spell'], ru: ['карта', 'зелье', 'заклинание'] },
  },
  {
    id: 'in-play',
    name: { en: 'Recipes in play', ru: 'Рецепты в игре' },
    text: {
      en: 'The recipes you have revealed so far. You may use each of them once a round, until the end of the game.',
      ru: 'Все раскрытые тобой рецепты. Каждый из них можно применять раз в раунд до конца партии.',
    },
    clauses: ['WW-4.6', 'WW-5.2'],
    also: { en: ['tableau', 'played cards'], ru: ['сыгранные карты', 'выложенные рецепты'] },
  },
  {
    id: 'input-slot',
    name: { en: 'Input slot', ru: 'Ячейка используемых ингредиентов' },
    text: {
      en: 'A place on a recipe for a cube you pay. All of them must be filled.',
      ru: 'Место на рецепте для кубика, который ты тратишь. Заполнить нужно все такие ячейки.',
    },
    clauses: ['WW-5.3', 'WW-5.6'],
    also: { en: ['cost', 'price', 'pay'], ru: ['вход', 'цена', 'плата', 'тратить'] },
  },
  {
    id: 'output-slot',
    name: { en: 'Output slot', ru: 'Ячейка получаемых ингредиентов' },
    text: {
      en: 'A place on a recipe for a cube you gain. Until the end of the transformation, later recipes may use it.',
      ru: 'Место на рецепте для кубика, который ты получаешь. До конца трансформации его можно пустить в следующие рецепты.',
    },
    clauses: ['WW-5.3', 'WW-5.4', 'WW-5.12'],
    also: { en: ['gain', 'product', 'brewed'], ru: ['выход', 'готовое', 'получать'] },
  },
  {
    id: 'hybrid-slot',
    name: { en: 'Hybrid slot', ru: 'Гибридная ячейка' },
    text: {
      en: 'A slot that shows two ingredients. It takes or gives one cube of either.',
      ru: 'Ячейка с двумя ингредиентами. Она принимает или даёт один кубик любого из двух.',
    },
    clauses: ['WW-5.8'],
    also: { en: ['either', 'split'], ru: ['двойная ячейка', 'или'] },
  },
  {
    id: 'any-slot',
    name: { en: 'Any slot', ru: 'Ячейка любого ингредиента' },
    text: {
      en: 'An output slot that gives one cube of any kind. Only two characters have such slots: Toad Whisperer and Warrior of Power.',
      ru: 'Ячейка, которая даёт один кубик любого типа. Такие есть только у двух персонажей: у «Жабоуста» и у «Воина силы».',
    },
    clauses: ['WW-5.9', 'WW-9.5', 'WW-9.6'],
    also: { en: ['wild', 'joker'], ru: ['любой', 'джокер'] },
  },
  {
    id: 'rotatable',
    name: { en: 'Rotatable recipe', ru: 'Поворотный рецепт' },
    text: {
      en: 'A recipe that may be turned round when it is played, so that inputs and outputs change places.',
      ru: 'Рецепт, который можно повернуть при розыгрыше: тогда используемое и получаемое меняются местами.',
    },
    clauses: ['WW-4.3', 'WW-4.4'],
    also: { en: ['rotate', 'turn', 'flip', 'upright'], ru: ['повернуть', 'перевернуть', 'поворот'] },
  },
]
