import type { RulesChapter } from '../../../rules/text.ts'

export const PIECES_CHAPTER: RulesChapter = {
  id: 'pieces',
  title: { en: 'Cards and tiles', ru: 'Карты и жетоны' },
  sections: [
    {
      id: 'what-pieces-do',
      title: { en: 'What cards and tiles can do', ru: 'Что умеют карты и жетоны' },
      clauses: ['WS-0.7'],
      text: {
        en: `Look at a card, tile, token or cell, and it tells you what it does. There are only these effects: points at once; repeats of one action, of one out of two, or of any; an owl tile, a special tile or a [[term:power-token|power token]] to take; points for each thing you have; more repeats for the running action; points at the end by levels; two symbols in one cell.

There are {n:tokens} power tokens: {n:tokens-of-each} of each action, {n:tokens-of-each} with {n:token-vp} points.`,
        ru: `Посмотри на карту, жетон или клетку, и они скажут, что делают. Других эффектов нет: очки сразу; повторы одного действия, одного из двух или любого; взять жетон совы, особый жетон или [[term:power-token|жетон усиления]]; очки за каждую вещь, которая у тебя есть; добавка к активному действию; очки в конце по уровням; два символа в одной ячейке.

Жетонов усиления {n:tokens}: по {n:tokens-of-each} на каждое действие, ещё {n:tokens-of-each} приносят по {n:token-vp} очка.`,
      },
    },
    {
      id: 'boosters',
      title: { en: 'Boosters', ru: 'Усилители действий' },
      clauses: ['WS-10.6'],
      text: {
        en: `Of the {n:scrolls} scroll cards {n:boosters} are [[term:booster|boosters]]:

- {n:booster-copies} for each of the six actions: {n:booster-times} more repeats of that action;
- {n:any-booster-copies} for any action: {n:any-booster-times} more repeat of whatever is running.

When you may play them is told in [[WS-4.11]].

**Example.** During Crystal you play a Crystal booster and one for any action: three more repeats.`,
        ru: `Из {n:scrolls} карт свитков {n:boosters} — [[term:booster|усилители]]:

- по {n:booster-copies} на каждое из шести действий: ещё {n:booster-times} повтора этого действия;
- {n:any-booster-copies} на любое действие: ещё {n:any-booster-times} повтор того, что идёт сейчас.

Когда их можно играть, сказано в [[WS-4.11]].

**Пример.** Во время «Кристалла» ты играешь усилитель «Кристалла» и усилитель любого действия: ещё три повтора.`,
      },
    },
    {
      id: 'prophecies-of-chains',
      title: { en: 'Prophecies: chains', ru: 'Пророчества: цепочки' },
      clauses: ['WS-13.1'],
      text: {
        en: 'The other {n:prophecies} scroll cards are [[term:prophecy|prophecies]], each there once. Six of them, one for each action, look at your longest [[term:chain|chain]] of that symbol: {n:chain-1} / {n:chain-2} / {n:chain-3} cells or more. Printed symbols, dominoes and special tiles count.',
        ru: 'Остальные {n:prophecies} карты свитков — [[term:prophecy|пророчества]], каждое в одном экземпляре. Шесть из них, по одному на действие, смотрят на самую длинную [[term:chain|цепочку]] этого символа в котле: не меньше {n:chain-1} / {n:chain-2} / {n:chain-3} ячеек. Считаются напечатанные символы, парные и особые жетоны.',
      },
    },
    {
      id: 'prophecies-of-paths',
      title: { en: 'Prophecies: different regions', ru: 'Пророчества: разные районы' },
      clauses: ['WS-13.2'],
      text: {
        en: `Three prophecies name three kinds of region in order. For the first level a witch of yours stands in a region of the first kind, for the second also of the second, for the third of all three:

- Path of Leaves: forest, Witchstone, [[term:foreign-tower|foreign tower]];
- Path of Hearths: village, foreign tower, Witchstone;
- Path of Banners: castle, Witchstone, foreign tower.

Without the first kind no level is fulfilled, whatever else you [[term:occupy|occupy]]. It does not matter which witch came first.`,
        ru: `Три пророчества называют три типа районов по порядку. Для первого уровня твой чародей должен стоять в районе первого типа, для второго ещё и второго, для третьего — всех трёх:

- «Путь листвы»: лес, Скала ведьм, [[term:foreign-tower|чужая башня]];
- «Путь очагов»: деревня, чужая башня, Скала ведьм;
- «Путь знамён»: замок, Скала ведьм, чужая башня.

Без первого типа не выполнен ни один уровень, что бы ещё ни было [[term:occupy|занято]]. Какой чародей пришёл раньше, неважно.`,
      },
    },
    {
      id: 'prophecies-of-one-type',
      title: { en: 'Prophecies: regions of one kind', ru: 'Пророчества: районы одного типа' },
      clauses: ['WS-13.3'],
      text: {
        en: 'Four prophecies count your witches in different regions of one kind: forests, villages, castles or [[term:foreign-tower|foreign towers]]. The levels need witches in {n:same-1} / {n:same-2} / {n:same-3} of them.',
        ru: 'Четыре пророчества считают, в скольких разных районах одного типа стоят твои чародеи: в лесах, деревнях, замках или [[term:foreign-tower|чужих башнях]]. Для уровней нужно районов: {n:same-1} / {n:same-2} / {n:same-3}.',
      },
    },
    {
      id: 'prophecies-of-portals',
      title: { en: 'Prophecies: joined regions', ru: 'Пророчества: присоединённые районы' },
      clauses: ['WS-13.4'],
      text: {
        en: `Three prophecies ask what your **own** completed [[term:portal|portals]] join to your own tower. No witch is needed. Level by level:

- Ring of Towers: a forest and one, two, three foreign towers;
- Stone and Hearth: the Witchstone and one, two, three villages;
- Stone and Crown: the Witchstone and one, two, three castles.

**Example.** Your portals reach a forest and one foreign tower: {n:prophecy-vp-1} points. A second foreign tower makes it {n:prophecy-vp-2}.`,
        ru: `Три пророчества спрашивают, что присоединяют к твоей башне **твои** завершённые [[term:portal|порталы]]. Чародеи не нужны. По уровням:

- «Кольцо башен»: лес и одна, две, три чужие башни;
- «Скала и очаг»: Скала ведьм и одна, две, три деревни;
- «Скала и корона»: Скала ведьм и один, два, три замка.

**Пример.** Твои порталы доходят до леса и одной чужой башни: {n:prophecy-vp-1} очка. Вторая чужая башня поднимет до {n:prophecy-vp-2}.`,
      },
    },
    {
      id: 'prophecies-of-figures',
      title: { en: 'Prophecies: figures and the wand', ru: 'Пророчества: фигурки и палочка' },
      clauses: ['WS-13.5', 'WS-13.6', 'WS-13.7', 'WS-13.8'],
      text: {
        en: `The levels of each card:

- **First at the Stone:** your place on the Witchstone, third / second / first. The slot with {n:slot-1} is first. Fourth, or absent: no level.
- **Great Gathering:** [[term:figure|figures in the ball]], the high witch and lying witches included, {n:figures-1} / {n:figures-2} / {n:figures-3} or more.
- **Waiting Circle:** [[term:lying-witch|lying witches]], without the high witch, {n:lying-1} / {n:lying-2} / {n:lying-3} or more.
- **Silver Trail:** [[term:silver-cell|silver cells]] activated, {n:silver-1} / {n:silver-2} / {n:silver-3} or more.`,
        ru: `Уровни каждой карты:

- **Первый у Скалы:** твоё место на Скале ведьм, третье / второе / первое. Ячейка с числом {n:slot-1} — первое место. Четвёртое место или никакого: ни одного уровня.
- **Большой сбор:** [[term:figure|фигурки в шаре]] вместе с верховной ведьмой и лежащими чародеями, {n:figures-1} / {n:figures-2} / {n:figures-3} или больше.
- **Круг ожидания:** [[term:lying-witch|лежащие чародеи]] без верховной ведьмы, {n:lying-1} / {n:lying-2} / {n:lying-3} или больше.
- **Серебряный след:** активированные [[term:silver-cell|серебряные клетки]], {n:silver-1} / {n:silver-2} / {n:silver-3} или больше.`,
      },
    },
    {
      id: 'prophecies-of-collections',
      title: { en: 'Prophecies: collections', ru: 'Пророчества: коллекции' },
      clauses: ['WS-13.9', 'WS-13.10', 'WS-13.11', 'WS-13.12'],
      text: {
        en: `The levels of each card, counted in your [[term:collection|collection]]:

- **Rare Charms:** special tiles, {n:specials-1} / {n:specials-2} / {n:specials-3} or more.
- **Keeper of Scrolls:** scroll cards, used or not, this one included, {n:scrolls-1} / {n:scrolls-2} / {n:scrolls-3} or more.
- **Hoard of Power:** power tokens, {n:tokens-1} / {n:tokens-2} / {n:tokens-3} or more.
- **Full Flasks:** your coloured crystals on all seven shelves of the potion rack, {n:rack-1} / {n:rack-2} / {n:rack-3} or more. Black ones and those behind your screen never count.`,
        ru: `Уровни каждой карты, считается твоя [[term:collection|коллекция]]:

- **Редкие чары:** особые жетоны, {n:specials-1} / {n:specials-2} / {n:specials-3} или больше.
- **Собиратель свитков:** карты свитков, использованные и нет, вместе с этой, {n:scrolls-1} / {n:scrolls-2} / {n:scrolls-3} или больше.
- **Запас сил:** жетоны усиления, {n:tokens-1} / {n:tokens-2} / {n:tokens-3} или больше.
- **Полные флаконы:** твои цветные кристаллы на всех семи полках стеллажа для зелий, {n:rack-1} / {n:rack-2} / {n:rack-3} или больше. Чёрный кристалл и кристаллы за ширмой не считаются никогда.`,
      },
    },
  ],
}
