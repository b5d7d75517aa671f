import type { Ruling } from '../../../../rules/text.ts'

/** Rulings on what the printed game says in pictures or only on cards. */
export const PRINTED: readonly Ruling[] = [
  {
    id: 'WW-R1',
    clauses: ['WW-1.1'],
    doubt: {
      en: 'The text of the rulebook does not say how many can play.',
      ru: 'В тексте книги правил не сказано, сколько человек может играть.',
    },
    decision: {
      en: '{n:players-min} to {n:players-max} players.',
      ru: 'От {n:players-min} до {n:players-max} игроков.',
    },
    reason: {
      en: 'There are not enough boards and cauldrons in the box for more, and shops and reviews give the same numbers.',
      ru: 'На большее число игроков в коробке не хватит планшетов и котлов, и те же числа называют магазины и обзоры.',
    },
  },
  {
    id: 'WW-R2',
    clauses: ['WW-1.7'],
    doubt: {
      en: 'How much a workbench holds is shown only in a picture that we do not have. The text mentions just that a fifth mandrake does not fit.',
      ru: 'Сколько помещается на столе, показано только на рисунке, которого у нас нет. В тексте видно лишь, что пятая мандрагора не помещается.',
    },
    decision: {
      en: '{n:room-heart} hearts of shadow, {n:room-mandrake} mandrakes, {n:room-common} of each common ingredient.',
      ru: '{n:room-heart} сердца тени, {n:room-mandrake} мандрагоры и по {n:room-common} обычных ингредиентов каждого типа.',
    },
    reason: {
      en: 'Reviews of the printed game agree on these numbers, and they fit the text.',
      ru: 'В этих числах сходятся обзоры печатной игры, и они согласуются с текстом.',
    },
  },
  {
    id: 'WW-R3',
    clauses: ['WW-1.6'],
    doubt: {
      en: 'The rulebook counts {n:cubes} cubes, but not how many of each kind.',
      ru: 'В книге правил указано, что кубиков {n:cubes}, но не сказано, сколько каких.',
    },
    decision: {
      en: '{n:cubes-heart} hearts of shadow, {n:cubes-mandrake} mandrakes, {n:cubes-common} of each common ingredient.',
      ru: '{n:cubes-heart} сердец тени, {n:cubes-mandrake} мандрагор и по {n:cubes-common} обычных ингредиентов каждого типа.',
    },
    reason: {
      en: 'A review lists them so. It changes nothing in play: the supply is unlimited.',
      ru: 'Так их перечисляет один из обзоров. На игру это не влияет: запас не ограничен.',
    },
  },
  {
    id: 'WW-R4',
    clauses: ['WW-5.3', 'WW-4.7'],
    doubt: {
      en: 'The faces of the recipes are pictures that we do not have. Two public lists differ in five cards.',
      ru: 'Лица рецептов — рисунки, которых у нас нет. Два общедоступных списка расходятся в пяти картах.',
    },
    decision: {
      en: 'Where the lists agree, we follow them. For the three Flasks and for Spider Summons we follow one list, for Lore of Spores the other: it gives a mandrake.',
      ru: 'Где списки совпадают, мы следуем им. Для трёх «Флаконов» и «Призыва пауков» взят один список, для «Предания спор» другой: оно даёт мандрагору.',
    },
    reason: {
      en: 'Recipes come in families of three that differ only in the common ingredients. In each case we took the version that fits the pattern of its family.',
      ru: 'Рецепты идут семействами по три и внутри семейства отличаются только обычными ингредиентами. Каждый раз взят вариант, который подходит к остальным картам семейства.',
    },
  },
  {
    id: 'WW-R5',
    clauses: ['WW-3.4'],
    doubt: {
      en: 'The initiative numbers are printed on the cards, and most of them are not known to us.',
      ru: 'Номера инициативы напечатаны на картах, и большинство из них нам неизвестно.',
    },
    decision: {
      en: 'The six single recipes have 1 to 6. Then come the families, those with few slots first; in each the order is mushroom, spider, toad.',
      ru: 'У шести одиночных рецептов номера с 1 по 6. За ними идут семейства, сначала те, где ячеек меньше; внутри каждого порядок такой: гриб, паук, жаба.',
    },
    reason: {
      en: 'This fits what is known: The Lost Arcana has 2, and the rulebook’s example with 17 and 18 can only mean two Charms. The rest is ours.',
      ru: 'Это согласуется с известным: у «Утраченных чар» номер 2, а пример из книги правил с числами 17 и 18 подходит только двум «Наговорам». Остальное решили мы.',
    },
  },
  {
    id: 'WW-R6',
    clauses: ['WW-3.4'],
    doubt: {
      en: 'Does turning a recipe change its initiative?',
      ru: 'Меняет ли поворот рецепта его инициативу?',
    },
    decision: { en: 'No. A card has one number.', ru: 'Нет. У карты один номер.' },
    reason: {
      en: 'The rulebook’s example names a turned card by a single number and mentions no second one.',
      ru: 'В примере из книги правил у повёрнутой карты назван один номер, о втором речи нет.',
    },
  },
  {
    id: 'WW-R7',
    clauses: ['WW-4.3', 'WW-4.12', 'WW-4.13', 'WW-4.14'],
    doubt: {
      en: 'In the text we have, icons are missing: the mark of recipes that can be turned, and which effect belongs to which arcana.',
      ru: 'В имеющемся у нас тексте нет значков: ни знака поворотных рецептов, ни указания, какой эффект у каких чар.',
    },
    decision: {
      en: '{n:rotatable-recipes} recipes can be turned. The Raven removes, the Book makes an ingredient free, the Cauldron adds.',
      ru: 'Повернуть можно {n:rotatable-recipes} рецепта. «Ворон» убирает, «Книга» делает ингредиент свободным, «Котёл» добавляет.',
    },
    reason: {
      en: 'Reviews and a photograph of the printed game show it.',
      ru: 'Это видно из обзоров и фотографии печатной игры.',
    },
  },
  {
    id: 'WW-R8',
    clauses: ['WW-4.10'],
    doubt: {
      en: 'What happens to a token that has reached the last space of the arcana card?',
      ru: 'Что делать с жетоном, который дошёл до последнего деления карты чар?',
    },
    decision: {
      en: 'It goes on to space 1 and keeps firing on even spaces.',
      ru: 'Он переходит на деление 1, и чётные деления работают дальше.',
    },
    reason: {
      en: 'The card has {n:track-spaces} spaces, as a photograph shows. Counting symbols without the card has no end either, and {n:track-spaces} is even, so both ways agree.',
      ru: 'На карте {n:track-spaces} делений, это видно на фотографии. При подсчёте символов без карты предела тоже нет, а {n:track-spaces} — число чётное, поэтому оба способа совпадают.',
    },
  },
  {
    id: 'WW-R9',
    clauses: ['WW-4.8', 'WW-4.17'],
    doubt: {
      en: 'With the arcana card, jumping over an even space fires. For counting without the card, the rulebook only says that the number becomes even.',
      ru: 'С картой чар срабатывает и перескок через чётное деление. О подсчёте без карты сказано только, что число становится чётным.',
    },
    decision: { en: 'Jumping over an even number fires in both cases.', ru: 'Перескок через чётное число срабатывает в обоих случаях.' },
    reason: {
      en: 'Both are meant to be the same rule, and in the rulebook’s own example a jump from 1 to 3 fires.',
      ru: 'Это одно и то же правило, и в примере самой книги правил перескок с 1 на 3 срабатывает.',
    },
  },
  {
    id: 'WW-R10',
    clauses: ['WW-2.8'],
    doubt: {
      en: 'Characters may carry arcana symbols, but the rulebook does not say which ones, nor whether an arcana can fire during setup.',
      ru: 'На персонажах бывают символы чар, но в книге правил не сказано, на каких и могут ли чары сработать при подготовке.',
    },
    decision: {
      en: 'Only the Toad Whisperer has one, a book. Nothing fires during setup.',
      ru: 'Символ есть только у «Жабоуста», это книга. При подготовке ничего не срабатывает.',
    },
    reason: {
      en: 'A public list of the cards shows it. Arcana fire in the arcana step, and setup has none.',
      ru: 'Так в общедоступном списке карт. Чары срабатывают на этапе активации, а при подготовке его нет.',
    },
  },
  {
    id: 'WW-R11',
    clauses: ['WW-9.1'],
    doubt: {
      en: 'The rulebook does not describe the Initiate’s power.',
      ru: 'Сила «Посвящённой» в книге правил не описана.',
    },
    decision: {
      en: 'Once a game she may be discarded to swap the whole hand for {n:redraw-cards} new cards, before choosing.',
      ru: 'Один раз за игру, до выбора рецепта, её можно сбросить и взять вместо всей руки {n:redraw-cards} новые карты.',
    },
    reason: {
      en: 'A photograph of the card and a review say so.',
      ru: 'Так на фотографии карты и в обзоре.',
    },
  },
  {
    id: 'WW-R12',
    clauses: ['WW-9.12'],
    doubt: {
      en: 'The notes in the rulebook cover only ten of the {n:advanced-characters} characters. About the Spider Summoner public lists disagree: four spiders or five.',
      ru: 'Пояснения в книге правил касаются только десяти персонажей, а всего их {n:advanced-characters}. О «Призывательнице пауков» списки расходятся: четыре паука или пять.',
    },
    decision: {
      en: 'The other two are Fey-Blessed and Spider Summoner. The Spider Summoner’s recipe gives five spiders.',
      ru: 'Ещё двое — «Благословлённая феями» и «Призывательница пауков». Рецепт «Призывательницы» даёт пять пауков.',
    },
    reason: {
      en: 'Two public sources say five, one says four.',
      ru: 'Два общедоступных источника говорят о пяти, один о четырёх.',
    },
  },
]
