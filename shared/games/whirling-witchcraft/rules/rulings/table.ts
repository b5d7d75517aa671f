import type { Ruling } from '../../../../rules/text.ts'

/** Rulings on how a match works on a server. */
export const TABLE: readonly Ruling[] = [
  {
    id: 'WW-R34',
    clauses: ['WW-2.5', 'WW-9.10'],
    doubt: {
      en: 'Does the Clairvoyant get {n:clairvoyant-hand} cards at the first deal?',
      ru: 'Получает ли «Провидица» уже при первой раздаче {n:clairvoyant-hand} карт?',
    },
    decision: {
      en: 'No. Everybody is dealt {n:hand-limit}. Her limit counts from the first draw on.',
      ru: 'Нет. Всем сдаётся по {n:hand-limit} карты. Её предел действует с первого добора.',
    },
    reason: {
      en: 'The rulebook deals the cards before characters are turned to their power side, and its note on her speaks only of drawing.',
      ru: 'По книге правил карты сдают раньше, чем персонажи переворачиваются стороной силы, а в пояснении к ней речь только о доборе.',
    },
  },
  {
    id: 'WW-R35',
    clauses: ['WW-5.3', 'WW-5.14'],
    doubt: {
      en: 'Must you point at every single cube when you use a recipe?',
      ru: 'Нужно ли при применении рецепта указывать каждый кубик?',
    },
    decision: {
      en: 'You are asked about a slot only if there is a choice: another ingredient, or the same one from another place. All else is filled by itself.',
      ru: 'О ячейке спрашивают, только если есть выбор: другой ингредиент или такой же из другого места. Остальное заполняется само.',
    },
    reason: { en: 'It saves time and takes no decision away from you.', ru: 'Так быстрее, и ни одно решение у тебя не отнимается.' },
  },
  {
    id: 'WW-R36',
    clauses: ['WW-3.3'],
    doubt: {
      en: 'How far can you take back what you do in a step?',
      ru: 'Насколько можно вернуть назад сделанное на этапе?',
    },
    decision: {
      en: 'Answer by answer, until the step resolves. If you take back something nobody was told about, nobody is told of that either.',
      ru: 'Ответ за ответом, пока этап не разыгран. Если вернуть то, о чём никто не знал, об этом тоже никто не узнает.',
    },
    reason: {
      en: 'Before a step resolves nobody has seen anything, so changing your mind harms nobody.',
      ru: 'Пока этап не разыгран, никто ничего не видит, и передумать можно без вреда для других.',
    },
  },
  {
    id: 'WW-R37',
    clauses: ['WW-3.7', 'WW-9.2'],
    doubt: {
      en: 'What becomes of things already prepared when somebody calls for initiative?',
      ru: 'Что станет с уже подготовленным, когда кто-то требует хода по инициативе?',
    },
    decision: {
      en: 'Everything you began stays in front of you, unseen. On your turn keep it, go on from there, or start over; what was done before the call cannot be taken back one by one. The Witch of All Trades is asked for her cube again.',
      ru: 'Всё начатое остаётся перед тобой, нераскрытым. В свой черёд оставь его, продолжи или начни заново; но вернуть по шагам то, что сделано до требования, нельзя. «Ведьму на все руки» о кубике спросят снова.',
    },
    reason: {
      en: 'A call should change the order, not destroy your work.',
      ru: 'Требование меняет порядок, а не губит твою работу.',
    },
  },
  {
    id: 'WW-R38',
    clauses: ['WW-3.6'],
    doubt: {
      en: 'In a step by initiative, do the others watch every cube you move?',
      ru: 'Видят ли другие на этапе по инициативе каждый твой кубик?',
    },
    decision: {
      en: 'No. You prepare in secret and may take things back; what you did is shown and applied when you finish.',
      ru: 'Нет. Ты готовишься втайне и можешь передумать; сделанное показывается и применяется, когда ты заканчиваешь.',
    },
    reason: {
      en: 'What counts for the next player is the result, not how you got there.',
      ru: 'Следующему игроку важен итог, а не то, как ты к нему приходишь.',
    },
  },
  {
    id: 'WW-R39',
    clauses: ['WW-3.2', 'WW-5.2', 'WW-4.12'],
    doubt: {
      en: 'Is somebody asked who can do nothing in a step?',
      ru: 'Спрашивают ли того, кому на этапе нечего делать?',
    },
    decision: {
      en: 'If no recipe and no power of yours can be used in the transformation, you are skipped and cannot call for initiative in it. A fired Raven with an empty workbench does ask you, but all you can do is finish.',
      ru: 'Если при трансформации нельзя применить ни рецепт, ни силу, тебя пропускают, и потребовать на этом этапе хода по инициативе ты не можешь. Если сработал «Ворон», а стол пуст, тебя спросят, но останется только закончить.',
    },
    reason: {
      en: 'Nobody should wait for an empty answer. Who is asked follows from open things alone, so it gives nothing away.',
      ru: 'Незачем ждать пустого ответа. Кого спрашивают, видно из одних открытых вещей, так что тайн это не выдаёт.',
    },
  },
  {
    id: 'WW-R40',
    clauses: ['WW-4.1', 'WW-4.3'],
    doubt: {
      en: 'You have only one card left, so you must play it. Does it happen by itself?',
      ru: 'На руке одна карта, и её всё равно придётся сыграть. Сыграется ли она сама?',
    },
    decision: { en: 'No. You lay it down yourself.', ru: 'Нет. Её кладёшь ты.' },
    reason: {
      en: 'If only cards without a choice were played at once, the others would learn whether yours can be turned.',
      ru: 'Если бы сами игрались только карты без выбора, другие узнавали бы, поворотная ли твоя.',
    },
  },
  {
    id: 'WW-R41',
    clauses: ['WW-2.4', 'WW-4.1', 'WW-9.11', 'WW-4.11', 'WW-5.2', 'WW-9.4', 'WW-9.2', 'WW-3.7'],
    doubt: { en: 'What happens if your time runs out?', ru: 'Что будет, если твоё время вышло?' },
    decision: {
      en: `You keep the first character dealt. You play your lowest number, not turned; if you are the Daredevil with a random card, that one, and you take no further bonus. In arcana and transformation, what you have prepared counts; a recipe you began is completed with the first possible cubes. The Child of the Elements takes the kind with most room; if equal, in the order mushroom, spider, toad, mandrake, heart of shadow. The Witch of All Trades moves nothing. Nobody calls for initiative.`,
      ru: `Остаётся первый сданный персонаж. Играется рецепт с наименьшим номером, без поворота, а если «Сорвиголове» уже выпала карта, то она, и бонус больше не берётся. В чарах и трансформации засчитывается подготовленное; начатый рецепт завершается первыми подходящими кубиками. «Дитя стихий» берёт тип, для которого больше места, при равенстве по порядку: гриб, паук, жаба, мандрагора, сердце тени. «Ведьма на все руки» ничего не перемещает. Хода по инициативе никто не требует.`,
    },
    reason: {
      en: 'The game goes on without a surprise: nothing you did is lost, nothing risky is done for you.',
      ru: 'Игра идёт дальше без неожиданностей: сделанное тобой не пропадает, ничего рискованного за тебя не делается.',
    },
  },
  {
    id: 'WW-R42',
    clauses: ['WW-2.5'],
    doubt: { en: 'In which order do the cards in your hand lie?', ru: 'В каком порядке лежат карты на руке?' },
    decision: { en: 'By initiative, the lowest number first.', ru: 'По инициативе, начиная с наименьшего номера.' },
    reason: {
      en: 'So the order tells nobody which card came last.',
      ru: 'Так порядок не выдаёт, какая карта пришла последней.',
    },
  },
  {
    id: 'WW-R43',
    clauses: ['WW-8.1', 'WW-9.1', 'WW-8.5'],
    doubt: {
      en: 'You have seen the cards you pass on. Must you remember where they are?',
      ru: 'Переданные карты тебе известны. Нужно ли помнить, где они?',
    },
    decision: {
      en: 'No. You are shown where the cards you once held are now: with which player, in hand or face down, or in the discard pile. A reshuffle ends that.',
      ru: 'Нет. Тебе показано, где сейчас карты, побывавшие у тебя: у какого игрока, на руке или лицом вниз перед ним, или в сбросе. После перемешивания сброса это уже неизвестно.',
    },
    reason: {
      en: 'Hands travel as a whole and in the open, so a good memory would know it anyway.',
      ru: 'Руки передаются целиком и у всех на виду, так что хорошая память и так это знает.',
    },
  },
  {
    id: 'WW-R44',
    clauses: ['WW-4.13', 'WW-9.9', 'WW-9.11'],
    doubt: {
      en: 'May you name a kind that is already free for you?',
      ru: 'Можно ли назвать тип, который для тебя уже свободный?',
    },
    decision: { en: 'Yes, but it adds nothing.', ru: 'Да, но это ничего не даст.' },
    reason: { en: 'The Book lets you name any kind.', ru: '«Книга» разрешает назвать любой тип.' },
  },
  {
    id: 'WW-R45',
    clauses: ['WW-9.11'],
    doubt: { en: 'When is the Daredevil’s bonus used up?', ru: 'Когда бонус «Сорвиголовы» исчерпан?' },
    decision: {
      en: 'After one ingredient with Book or Cauldron, after {n:raven-cubes} with the Raven, or when she says that is enough.',
      ru: 'После одного ингредиента для «Книги» и «Котла», после {n:raven-cubes} для «Ворона» или когда она скажет «достаточно».',
    },
    reason: { en: 'It is one use of one arcana, no more.', ru: 'Это одно применение одних чар, не больше.' },
  },
  {
    id: 'WW-R46',
    clauses: ['WW-9.7', 'WW-4.2'],
    doubt: {
      en: 'The Potion Brewer has no card to play. Do the symbols of the last one still count?',
      ru: '«Зельевару» нечего сыграть. Действуют ли символы прошлой карты?',
    },
    decision: {
      en: 'No. The power needs a recipe revealed in this round.',
      ru: 'Нет. Сила требует рецепта, раскрытого в этом раунде.',
    },
    reason: {
      en: 'The power looks at the new recipe, as the tokens do.',
      ru: 'Сила смотрит на новый рецепт, как и жетоны.',
    },
  },
  {
    id: 'WW-R47',
    clauses: ['WW-3.2', 'WW-3.6'],
    doubt: {
      en: 'In which order is it told what several players did in a step?',
      ru: 'В каком порядке сообщается, что сделали несколько игроков?',
    },
    decision: {
      en: 'By seats, no matter who answered first; in a step by initiative, by initiative.',
      ru: 'По местам, кто бы ни ответил раньше; на этапе по инициативе — по инициативе.',
    },
    reason: {
      en: 'How fast somebody decides is nobody’s business.',
      ru: 'Кто как быстро решает, других не касается.',
    },
  },
  {
    id: 'WW-R48',
    clauses: ['WW-1.1', 'WW-1.2'],
    doubt: { en: 'What happens when a player gives up?', ru: 'Что будет, если игрок сдаётся?' },
    decision: {
      en: 'A bot takes the seat. Neighbours, cauldrons and hands stay as they are.',
      ru: 'Место занимает бот. Соседи, котлы и рецепты остаются как были.',
    },
    reason: {
      en: 'In a ring everybody needs both neighbours.',
      ru: 'В кругу каждому нужны оба соседа.',
    },
  },
  {
    id: 'WW-R49',
    clauses: ['WW-7.3', 'WW-7.4'],
    doubt: {
      en: 'How are players ranked who do not win?',
      ru: 'Как распределяются места тех, кто не победил?',
    },
    decision: {
      en: 'Everybody is compared in the same way, and equals share a place. The score is the number of ingredients in the circle.',
      ru: 'Всех сравнивают одинаково, равные делят место. Счёт — число ингредиентов в круге.',
    },
    reason: {
      en: 'The rulebook only names a winner, but a result shows all places.',
      ru: 'Книга правил называет только победителя, а в результате нужны все места.',
    },
  },
]
