import type { RulesChapter } from '../../../rules/text.ts'

export const SETUP: RulesChapter = {
  id: 'setup',
  title: { en: 'Before the first turn', ru: 'До первого хода' },
  sections: [
    {
      id: 'setup-pentagram',
      title: { en: 'Owls and special tiles', ru: 'Совы и особые жетоны' },
      clauses: ['WS-1.1', 'WS-1.3'],
      text: {
        en: `Everything is shuffled once, before the match. Later you only draw from these stacks.

The two orange cells of the [[term:pentagram|pentagram]] hold a stack of [[term:owl-tile|owl tiles]] each: {n:owl-1} on top, then {n:owl-2}, {n:owl-3}, {n:owl-4} and {n:owl-5}. The {n:specials} [[term:special-tile|special tiles]] are shuffled and lie face down in the middle. Of these, {n:special-slots} are turned up, one at each blue cell.`,
        ru: `Всё перемешивается один раз, до начала партии. Потом жетоны и карты только берутся из этих стопок.

На двух оранжевых клетках [[term:pentagram|пентаграммы]] лежит по стопке [[term:owl-tile|жетонов сов]]: сверху {n:owl-1}, под ним {n:owl-2}, {n:owl-3}, {n:owl-4} и {n:owl-5}. [[term:special-tile|Особые жетоны чар]], их {n:specials}, лежат стопкой лицом вниз в центре. Из них открыты {n:special-slots}, по одному у каждой синей клетки.`,
      },
    },
    {
      id: 'setup-scrolls-and-tokens',
      title: { en: 'Scrolls and power tokens', ru: 'Свитки и жетоны усиления' },
      clauses: ['WS-1.2', 'WS-1.4'],
      text: {
        en: `The {n:scrolls} [[term:scroll|scroll cards]] are shuffled and lie face down on the [[term:scroll-rack|scroll rack]]. Of these, {n:shelves} are turned up, one on each shelf. Shelf 1 is the bottom one, farthest from the deck; shelf {n:shelves} is next to it.

The {n:tokens} [[term:power-token|power tokens]] are shuffled. One lies face up in each of the {n:tokens-on-regions} regions around the Witchstone. The Witchstone has none. The other {n:tokens-on-table} lie face up on the violet part of the [[term:stone-table|stone table]].`,
        ru: `[[term:scroll|Карты свитков]], их {n:scrolls}, перемешаны и лежат лицом вниз на [[term:scroll-rack|стеллаже свитков]]. Из них открыты {n:shelves}, по одной на каждой полке. Полка 1 самая нижняя, она дальше всех от стопки; полка {n:shelves} — рядом со стопкой.

[[term:power-token|Жетоны усиления]], их {n:tokens}, тоже перемешаны. По одному лежит лицом вверх в каждом из {n:tokens-on-regions} районов вокруг Скалы ведьм. На самой Скале жетона нет. Остальные {n:tokens-on-table} лежат лицом вверх на фиолетовой области [[term:stone-table|каменного стола]].`,
      },
    },
    {
      id: 'setup-pieces',
      title: { en: 'What you have', ru: 'Что у тебя есть' },
      clauses: ['WS-1.5', 'WS-1.8'],
      text: {
        en: `You play green, red, yellow or blue. The colour changes nothing.

You have a screen, a cauldron, {n:dominoes} dominoes, a [[term:high-witch|high witch]], {n:witches} witches, {n:markers} [[term:energy-marker|energy markers]], {n:crystals} [[term:crystal|crystals]] of your colour and a [[term:black-crystal|black one]].

Your {n:owls} [[term:owl|owls]] start at 0 of the score track, on the first cell of the pentagram and on the handle of the wand.

The cube, the familiar and the player aid of the box are reminders. Here the table itself shows what is still to do.`,
        ru: `Твой цвет зелёный, красный, жёлтый или синий. На игру он не влияет.

У тебя есть ширма, котёл, {n:dominoes} парных жетонов чар, [[term:high-witch|верховная ведьма]], {n:witches} чародеев, {n:markers} [[term:energy-marker|маркеров энергии]], {n:crystals} [[term:crystal|кристаллов]] твоего цвета и [[term:black-crystal|чёрный кристалл]].

Твои {n:owls} [[term:owl|совы]] стоят на нуле трека очков, на начальной клетке пентаграммы и на рукоятке палочки.

Кубик действия, маркер фамильяра и памятка из коробки только напоминают. Здесь стол сам показывает, что осталось сделать.`,
      },
    },
    {
      id: 'setup-cauldron',
      title: { en: 'Your cauldron', ru: 'Твой котёл' },
      clauses: ['WS-1.6'],
      text: {
        en: 'Your [[term:cauldron|cauldron]] is a hexagon of {n:cauldron-cells} cells, the same for everybody. A symbol is printed in each corner. Clockwise from the top left corner these are Energy, Witches, Pentagram, Crystal, Wand and Scroll. The black crystal starts in the centre, the {n:crystals} coloured ones on the cells with bubbles.',
        ru: 'Твой [[term:cauldron|котёл]] — шестиугольник из {n:cauldron-cells} ячеек, одинаковый у всех. В каждом углу напечатан символ. По часовой стрелке от левого верхнего угла это Энергия, Чародеи, Пентаграмма, Кристалл, Волшебная палочка и Свиток. Чёрный кристалл вначале лежит в центре, {n:crystals} цветных — на ячейках с пузырьками.',
      },
    },
    {
      id: 'setup-dominoes',
      title: { en: 'Your dominoes', ru: 'Твои парные жетоны' },
      clauses: ['WS-1.7'],
      text: {
        en: 'Your {n:dominoes} [[term:domino|dominoes]] show every pair of two different actions once. After shuffling, {n:hand} lie face up behind your [[term:screen|screen]], where only you see them. The other {n:supply} lie face down beside it, and nobody sees them, not even you.',
        ru: 'На твоих {n:dominoes} [[term:domino|парных жетонах]] каждая пара разных действий встречается ровно один раз. После перемешивания {n:hand} лежат лицом вверх за твоей [[term:screen|ширмой]], их видишь только ты. Остальные {n:supply} лежат рядом лицом вниз, их не видит никто, и ты тоже.',
      },
    },
    {
      id: 'first-player',
      title: { en: 'Who begins', ru: 'Кто начинает' },
      clauses: ['WS-1.9', 'WS-1.10'],
      text: {
        en: `The [[term:first-player|first player]] is drawn by lot, unless the table has named a colour. If nobody plays that colour, the lot decides.

Towers are chosen the other way round. Whoever sits to the right of the first player chooses first, then it goes on counter-clockwise, and the first player comes last. You must choose a tower that nobody has taken.

**Example.** Green, Red and Yellow sit in this order, and Green is first. Yellow, Red, Green choose towers; Green, Red, Yellow take turns.`,
        ru: `[[term:first-player|Первого игрока]] определяет жребий, если за столом не выбрали цвет. Если этим цветом никто не играет, всё равно решает жребий.

Башни выбирают в обратном порядке. Начинает сидящий справа от первого игрока, дальше выбирают против часовой стрелки, первый игрок последним. Выбрать надо башню, которую ещё никто не занял.

**Пример.** По кругу сидят зелёный, красный и жёлтый, первый игрок зелёный. Башни выбирают жёлтый, красный, зелёный; ходят зелёный, красный, жёлтый.`,
      },
    },
    {
      id: 'choosing-a-tower',
      title: { en: 'Choosing a tower', ru: 'Выбор башни' },
      clauses: ['WS-1.11', 'WS-1.12'],
      text: {
        en: `Put your [[term:high-witch|high witch]] into the tower. You [[term:occupy|occupy]] it: score {n:region-vp} points, take its [[term:power-token|power token]] and use it at once. It gives {n:token-times} repeat of its action, or {n:token-vp} points. You may decline the repeat; the token goes behind your screen all the same. Only then does the next player choose.

The repeat follows the usual rules. But you have no booster yet, and you may not damage a crystal before your first turn ([[WS-11.1]]).`,
        ru: `Поставь [[term:high-witch|верховную ведьму]] в башню. Ты [[term:occupy|занимаешь]] её: получи {n:region-vp} очка, возьми её [[term:power-token|жетон усиления]] и сразу используй. Он даёт {n:token-times} повтор своего действия или {n:token-vp} очка. От повтора можно отказаться, жетон всё равно ляжет за ширму. Только после этого выбирает следующий.

Повтор выполняется по обычным правилам. Но усилителей у тебя ещё нет, а повреждать кристаллы до первого хода нельзя ([[WS-11.1]]).`,
      },
    },
    {
      id: 'own-and-foreign-towers',
      title: { en: 'Regions, own and foreign towers', ru: 'Районы, своя и чужие башни' },
      clauses: ['WS-0.4'],
      text: {
        en: `The [[term:crystal-ball|crystal ball]] has {n:regions} [[term:region|regions]]: {n:regions-of-type} towers, {n:regions-of-type} forests, {n:regions-of-type} villages, {n:regions-of-type} castles and, in the middle, the Witchstone.

The tower of your high witch is your [[term:own-tower|own tower]]. Every other tower is a [[term:foreign-tower|foreign tower]] to you, whether somebody lives there or not. A tower that nobody chose keeps its power token until the first figure comes. Printed prophecies show your own tower in violet and foreign ones in black.`,
        ru: `В [[term:crystal-ball|магическом шаре]] {n:regions} [[term:region|районов]]: {n:regions-of-type} башни, {n:regions-of-type} леса, {n:regions-of-type} деревни, {n:regions-of-type} замка и Скала ведьм посередине.

Башня с твоей верховной ведьмой — [[term:own-tower|твоя]]. Все остальные башни для тебя [[term:foreign-tower|чужие]], даже если там никого нет. Башня, которую никто не выбрал, хранит жетон усиления, пока туда не придёт первая фигурка. На печатных пророчествах своя башня фиолетовая, чужая чёрная.`,
      },
    },
  ],
}
