import type { Ruling } from '../../../rules/text.ts'

/** How the board and the pieces look where pictures of them are missing. */
export const PIECES_RULINGS: readonly Ruling[] = [
  {
    id: 'WS-R1',
    clauses: ['WS-1.5'],
    doubt: {
      en: 'The list of what is in the box is a picture, and we do not have it.',
      ru: 'Состав игры показан картинкой, а её у нас нет.',
    },
    decision: {
      en: 'Numbers come from the text of the setup, and from public descriptions of the box where it is silent.',
      ru: 'Количества взяты из текста подготовки, а где он молчит — из открытых описаний коробки.',
    },
    reason: {
      en: 'The setup names most of them, and nothing in it speaks against the rest.',
      ru: 'Подготовка называет большинство из них, и остальным в ней ничего не противоречит.',
    },
  },
  {
    id: 'WS-R2',
    clauses: ['WS-0.4', 'WS-1.4'],
    doubt: {
      en: 'The rulebook names towers, forests and the Witchstone, but never lists all regions.',
      ru: 'В правилах упомянуты башни, лес и Скала ведьм, но полного списка районов нет.',
    },
    decision: {
      en: 'There are {n:regions-of-type} each of towers, forests, villages and castles, and the Witchstone.',
      ru: 'Башен, лесов, деревень и замков по {n:regions-of-type}, и ещё Скала ведьм.',
    },
    reason: {
      en: 'A public review describes it so. It fits: of {n:tokens} tokens {n:tokens-on-regions} lie on the map, and {n:tokens-on-table} are left for the stone table, as many as the lower shelf has bottles with four players.',
      ru: 'Так описано в открытом обзоре. И всё сходится: из {n:tokens} жетона {n:tokens-on-regions} лежат на карте, а {n:tokens-on-table} остаются на каменном столе, столько же, сколько бутылочек на нижней полке при четырёх игроках.',
    },
  },
  {
    id: 'WS-R3',
    clauses: ['WS-5.3', 'WS-5.6'],
    doubt: {
      en: 'Which regions the portals join, and how long they are, is only in the picture of the board.',
      ru: 'Какие районы соединяют порталы и какой они длины, видно только на рисунке поля.',
    },
    decision: {
      en: 'We drew {n:portals} portals, alike in all four quarters. Every tower has a direct portal to the Witchstone.',
      ru: 'Мы начертили {n:portals} порталов, одинаково во всех четырёх четвертях. От каждой башни есть прямой портал к Скале ведьм.',
    },
    reason: {
      en: 'No tower is better than another, and the example of the witches in the rulebook needs the direct portal.',
      ru: 'Ни одна башня не лучше других, а прямой портал нужен для примера с чародеями в правилах.',
    },
  },
  {
    id: 'WS-R4',
    clauses: ['WS-1.6', 'WS-8.2'],
    doubt: { en: 'The size of the cauldron is not said.', ru: 'Размер котла не указан.' },
    decision: {
      en: 'It is a hexagon with three rings of cells around the centre, {n:cauldron-cells} in all.',
      ru: 'Это шестиугольник с тремя кольцами ячеек вокруг центра, всего {n:cauldron-cells}.',
    },
    reason: {
      en: 'In an example the black crystal passes three covered cells and leaves the cauldron with four repeats.',
      ru: 'В одном из примеров чёрный кристалл проходит три занятые ячейки и покидает котёл за четыре повтора.',
    },
  },
  {
    id: 'WS-R5',
    clauses: ['WS-1.6', 'WS-3.1'],
    doubt: { en: 'Where the six symbols are printed is not said.', ru: 'Где напечатаны шесть символов, не сказано.' },
    decision: {
      en: 'One in each corner, clockwise: Energy, Witches, Pentagram, Crystal, Wand, Scroll.',
      ru: 'По одному в каждом углу, по часовой стрелке: «Энергия», «Чародеи», «Пентаграмма», «Кристалл», «Волшебная палочка», «Свиток».',
    },
    reason: {
      en: 'Public descriptions put them into the corners. The order is ours and follows the chapters of the rulebook.',
      ru: 'Открытые описания помещают их в углы. Порядок наш, как у глав книги правил.',
    },
  },
  {
    id: 'WS-R6',
    clauses: ['WS-1.6', 'WS-8.1', 'WS-8.4'],
    doubt: { en: 'Where the bubbles, the arrows and the exits are is not said.', ru: 'Где пузырьки, стрелки и выходы, не сказано.' },
    decision: {
      en: 'Each side has a bubble cell facing it, two arrow cells and one exit. The exit never shows a symbol of its own two corners.',
      ru: 'У каждой стороны есть ячейка с пузырьками напротив, две ячейки со стрелками и один выход. Символ выхода не совпадает с символами двух её углов.',
    },
    reason: {
      en: 'A crystal then costs as much as it brings: {n:way-out} repeats out and {n:shelf-times} back, the black one {n:way-out-black} and {n:black-shelf-times}.',
      ru: 'Тогда кристалл стоит столько, сколько приносит: {n:way-out} повтора наружу и {n:shelf-times} обратно, чёрный {n:way-out-black} и {n:black-shelf-times}.',
    },
  },
  {
    id: 'WS-R7',
    clauses: ['WS-1.3', 'WS-1.7', 'WS-2.5'],
    doubt: {
      en: 'Which symbols are on the dominoes and on the special tiles is only in pictures.',
      ru: 'Какие символы на парных и особых жетонах, видно только на рисунках.',
    },
    decision: {
      en: 'Both sets have all {n:dominoes} pairs of two different symbols, each once.',
      ru: 'В обоих наборах есть все {n:dominoes} пар разных символов, каждая по одному разу.',
    },
    reason: {
      en: 'For dominoes public descriptions say so. For special tiles the number fits, and the rest is ours.',
      ru: 'Для парных жетонов так говорят открытые описания. Для особых сходится количество, остальное решили мы.',
    },
  },
  {
    id: 'WS-R13',
    clauses: ['WS-6.7'],
    doubt: {
      en: 'Of the four slots on the Witchstone the rulebook names only the first and the second.',
      ru: 'Из четырёх ячеек Скалы ведьм в правилах названы только первая и вторая.',
    },
    decision: { en: 'The third is worth {n:slot-3}, the fourth {n:slot-4}.', ru: 'Третья приносит {n:slot-3}, четвёртая {n:slot-4}.' },
    reason: { en: 'The row {n:slot-1}, {n:slot-2} goes on falling.', ru: 'Ряд {n:slot-1}, {n:slot-2} и дальше убывает.' },
  },
  {
    id: 'WS-R14',
    clauses: ['WS-7.1', 'WS-7.6'],
    doubt: {
      en: 'How long the pentagram is, and where its coloured cells are, is only in the picture.',
      ru: 'Длина пентаграммы и места цветных клеток видны только на рисунке.',
    },
    decision: {
      en: 'It has {n:pentagram-cells} cells. Every third one is coloured: blue, orange, blue, orange, blue.',
      ru: 'В ней {n:pentagram-cells} клеток. Цветная каждая третья: синяя, оранжевая, синяя, оранжевая, синяя.',
    },
    reason: {
      en: 'Three places for special tiles and two for owls are known. The distances are ours.',
      ru: 'Три места для особых жетонов и два для сов известны. Расстояния выбрали мы.',
    },
  },
  {
    id: 'WS-R17',
    clauses: ['WS-9.2', 'WS-9.4'],
    doubt: {
      en: 'How long the wand is and what its cells give is mostly in the picture.',
      ru: 'Длина палочки и то, что дают её клетки, по большей части остались на рисунке.',
    },
    decision: {
      en: 'It has {n:wand-end} cells: light, light, silver, dark, again and again, and a silver one at the end. Six silver cells count six kinds of things; five dark ones give the five other actions.',
      ru: 'В ней {n:wand-end} клетки: светлая, светлая, серебряная, тёмная и снова так же, а последняя серебряная. Шесть серебряных считают шесть разных вещей, пять тёмных дают пять других действий.',
    },
    reason: {
      en: 'The rulebook gives a point for each figure and two Witches, doubled to four; a prophecy needs five silver cells. Public descriptions list five bonuses, one of them a Scroll with three shelves, six for the leader. The rest is ours.',
      ru: 'В правилах есть очко за каждую фигурку и два «Чародея», удвоенные до четырёх; пророчеству нужно пять серебряных клеток. В открытых описаниях пять бонусов, один из них «Свиток» с тремя полками, у лидера с шестью. Остальное наше.',
    },
  },
  {
    id: 'WS-R29',
    clauses: ['WS-10.6', 'WS-13.1'],
    doubt: {
      en: 'How many copies there are of each scroll is not said, and the cards have no names.',
      ru: 'Сколько экземпляров у каждого свитка, не сказано, и имён у карт нет.',
    },
    decision: {
      en: '{n:booster-copies} boosters of each action, {n:any-booster-copies} of any action, {n:prophecies} prophecies, each once. The names are ours.',
      ru: 'По {n:booster-copies} усилителя каждого действия, {n:any-booster-copies} усилителя любого, {n:prophecies} пророчества по одному. Имена придумали мы.',
    },
    reason: {
      en: 'All kinds that the rulebook describes are there, and together they make the known {n:scrolls}.',
      ru: 'Есть все виды карт, описанные в правилах, и вместе их ровно {n:scrolls}, как известно.',
    },
  },
  {
    id: 'WS-R30',
    clauses: ['WS-1.4', 'WS-0.7'],
    doubt: { en: 'What the {n:tokens} power tokens show is not listed.', ru: 'Что изображено на {n:tokens} жетоне усиления, не перечислено.' },
    decision: {
      en: '{n:tokens-of-each} of each of the six actions, and {n:tokens-of-each} with {n:token-vp} points.',
      ru: 'По {n:tokens-of-each} на каждое из шести действий и {n:tokens-of-each} по {n:token-vp} очка.',
    },
    reason: {
      en: 'The rulebook names exactly these seven kinds, and seven divides {n:tokens} evenly.',
      ru: 'В правилах названы именно эти семь видов, а {n:tokens} делится на семь поровну.',
    },
  },
  {
    id: 'WS-R36',
    clauses: ['WS-13.2', 'WS-13.3'],
    doubt: {
      en: 'Prophecies about regions show their kinds only as pictures.',
      ru: 'На пророчествах о районах типы показаны только картинками.',
    },
    decision: {
      en: 'We chose three paths through different kinds, and one card for each kind of which there are four.',
      ru: 'Мы выбрали три пути через разные типы и по карте на каждый тип, которого в шаре четыре.',
    },
    reason: {
      en: 'The rulebook says how such cards score and that a black tower means a foreign one. The combinations are ours.',
      ru: 'Правила говорят, как такие карты приносят очки и что чёрная башня значит чужую. Сочетания наши.',
    },
  },
  {
    id: 'WS-R42',
    clauses: ['WS-1.5'],
    doubt: { en: 'At a real table everybody chooses a colour.', ru: 'За настоящим столом каждый выбирает цвет.' },
    decision: { en: 'Here the seat gives the colour.', ru: 'Здесь цвет определяется местом.' },
    reason: { en: 'All cauldrons are alike, so the colour changes nothing.', ru: 'Все котлы одинаковы, так что цвет ни на что не влияет.' },
  },
]
