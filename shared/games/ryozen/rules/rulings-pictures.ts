import type { Ruling } from '../../../rules/text.ts'

/** What the rulebook shows only in pictures that we do not have. */
export const PICTURE_RULINGS: readonly Ruling[] = [
  {
    id: 'RY-R1',
    clauses: ['RY-0.1'],
    doubt: {
      en: 'In which order do the six sectors lie around the Palace? Only a picture showed it.',
      ru: 'В каком порядке лежат шесть секторов вокруг Дворца? Это было видно только на картинке.',
    },
    decision: {
      en: 'Clockwise: Gate, Capital, Outskirts, Altar, Springs, Clan House.',
      ru: 'По часовой стрелке: Врата, Столица, Окраина, Алтарь, Источники, Дом кланов.',
    },
    reason: {
      en: 'Night rewards go clockwise from the Gate and end with the Clan House. The rulebook and a public preview list the sectors in this order.',
      ru: 'Ночные награды раздают от Врат по часовой стрелке, и последним идёт Дом кланов. В этом порядке секторы перечислены и в правилах, и в открытом обзоре игры.',
    },
  },
  {
    id: 'RY-R2',
    clauses: ['RY-0.2'],
    doubt: {
      en: 'Three sectors are highlighted at a time. Which three?',
      ru: 'Выделены всегда три сектора. Какие именно?',
    },
    decision: { en: 'Every other one.', ru: 'Через один.' },
    reason: {
      en: 'Our choice. This way all three colours of moon shards are highlighted in every position.',
      ru: 'Наше решение. Так в любом положении выделены все три цвета осколков луны.',
    },
  },
  {
    id: 'RY-R3',
    clauses: ['RY-1.1', 'RY-3.3'],
    doubt: {
      en: 'How many slots has a sector, and what do the paid ones cost?',
      ru: 'Сколько мест в секторе и сколько стоят платные?',
    },
    decision: {
      en: 'With three or four players {n:free-slots-34} free slots and one paid slot, with two players {n:free-slots-2} free and one paid. A paid slot costs a coin, a lantern or a scroll, by sector.',
      ru: 'Втроём и вчетвером {n:free-slots-34} бесплатных и одно платное, вдвоём {n:free-slots-2} бесплатное и одно платное. Платное стоит монету, фонарь или свиток, смотря по сектору.',
    },
    reason: {
      en: "In the rulebook's example two companions stand in the Clan House, and the last slot costs a scroll. The rest is ours.",
      ru: 'В примере из правил в Доме кланов стоят двое, а последнее место стоит свиток. Остальное — наше решение.',
    },
  },
  {
    id: 'RY-R4',
    clauses: ['RY-1.9', 'RY-2.2'],
    doubt: { en: 'How many events are foretold for a Night?', ru: 'Сколько событий предсказывают на одну Ночь?' },
    decision: { en: 'There are {n:event-areas} event areas.', ru: 'Областей событий {n:event-areas}.' },
    reason: { en: 'From a public report of people who played the printed game.', ru: 'Из открытого отчёта тех, кто играл в печатную игру.' },
  },
  {
    id: 'RY-R5',
    clauses: ['RY-1.7', 'RY-5.5'],
    doubt: {
      en: 'How many areas has the path, and what does building on each of them cost and give?',
      ru: 'Сколько областей на пути, сколько стоит постройка на каждой и сколько очков она даёт?',
    },
    decision: {
      en: '{n:village-areas} areas. Building costs one to three resources and gives {n:area-1-favour} to {n:area-7-favour} favour.',
      ru: 'Областей {n:village-areas}. Постройка стоит от одного до трёх ресурсов и даёт от {n:area-1-favour} до {n:area-7-favour} очков.',
    },
    reason: {
      en: 'Our choice. Only the Altar tile is told in words: three resources for {n:altar-tile-favour} favour. No area gives as much.',
      ru: 'Наше решение. Словами описан только тайл Алтаря: три ресурса, очков {n:altar-tile-favour}. Ни одна область столько не даёт.',
    },
  },
  {
    id: 'RY-R6',
    clauses: ['RY-10.1'],
    doubt: { en: 'What is the bonus of the starting village?', ru: 'Какой бонус у стартовой деревни?' },
    decision: { en: '{n:start-village-coins} coins.', ru: '{n:start-village-coins} монеты.' },
    reason: {
      en: 'Our choice. No other village gives coins alone.',
      ru: 'Наше решение. Ни одна другая деревня не даёт одни лишь монеты.',
    },
  },
  {
    id: 'RY-R7',
    clauses: ['RY-9.1'],
    doubt: {
      en: 'How many areas has the Clan House row, and what does a hire from each of them cost and give?',
      ru: 'Сколько областей в ряду Дома кланов, сколько стоит наём с каждой и сколько очков он даёт?',
    },
    decision: {
      en: '{n:hire-areas} areas, from {n:hire-1-coins} coin for {n:hire-1-favour} favour on the left to {n:hire-6-coins} coins for {n:hire-6-favour} on the right.',
      ru: 'Областей {n:hire-areas}: слева монет {n:hire-1-coins}, очков {n:hire-1-favour}; справа монет {n:hire-6-coins}, очков {n:hire-6-favour}.',
    },
    reason: {
      en: 'The rulebook says only that the left is the cheapest. The numbers are ours.',
      ru: 'В правилах сказано лишь, что слева дешевле всего. Числа наши.',
    },
  },
  {
    id: 'RY-R8',
    clauses: ['RY-1.6'],
    doubt: { en: 'How many tiles of each kind has a clan?', ru: 'Сколько тайлов каждого вида в клане?' },
    decision: {
      en: '{n:clan-apprentices} Apprentices, one Warrior, and one of each of the {n:clan-stack} other kinds.',
      ru: '{n:clan-apprentices} Подмастерьев, один Воин и по одному из {n:clan-stack} остальных видов.',
    },
    reason: {
      en: 'A clan has {n:clan-tiles} tiles. Without the starting hand {n:clan-stack} are left, and that is how many other kinds the rulebook names.',
      ru: 'В клане {n:clan-tiles} тайлов. Без стартового набора остаётся {n:clan-stack} — ровно столько других видов названо в правилах.',
    },
  },
  {
    id: 'RY-R9',
    clauses: ['RY-8.1', 'RY-8.8'],
    doubt: {
      en: 'How many copies of each revelation are there, what do they cost, what does burning bring, and which glyph do they have?',
      ru: 'Сколько копий у каждого откровения, сколько они стоят, сколько очков дают при сжигании и какой на них глиф?',
    },
    decision: {
      en: 'Each Offering is there once, every other card twice. Prices from {n:rainbow-price} to {n:offering-of-the-phoenix-price} scrolls burn for {n:rainbow-burn}, {n:disguise-burn}, {n:prayer-burn} and {n:offering-of-the-phoenix-burn} favour. Six glyphs are on six cards each.',
      ru: 'Каждое подношение одно, всех прочих карточек по две. При цене от {n:rainbow-price} до {n:offering-of-the-phoenix-price} свитков сожжение даёт {n:rainbow-burn}, {n:disguise-burn}, {n:prayer-burn} и {n:offering-of-the-phoenix-burn} очков. Шесть глифов, каждый на шести карточках.',
    },
    reason: {
      en: 'The rulebook names {n:revelation-cards} cards of {n:revelation-kinds} kinds. The rest is ours: a scroll is worth a little more than one favour.',
      ru: 'В правилах названо {n:revelation-cards} карточек {n:revelation-kinds} видов. Остальное наше: свиток стоит чуть больше одного очка.',
    },
  },
]
