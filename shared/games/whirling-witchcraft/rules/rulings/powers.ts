import type { Ruling } from '../../../../rules/text.ts'

/** Rulings on the powers of characters and on arcana. */
export const POWERS: readonly Ruling[] = [
  {
    id: 'WW-R13',
    clauses: ['WW-5.1', 'WW-9.4'],
    doubt: {
      en: 'When does the Child of the Elements take ingredients? The rulebook says before the transformation, public card texts say before a recipe is played.',
      ru: 'Когда «Дитя стихий» берёт ингредиенты? В книге правил — перед трансформацией, в общедоступных текстах карты — перед розыгрышем рецепта.',
    },
    decision: { en: 'At the beginning of the transformation.', ru: 'В начале трансформации.' },
    reason: { en: 'The rulebook decides.', ru: 'Решает книга правил.' },
  },
  {
    id: 'WW-R14',
    clauses: ['WW-2.9', 'WW-9.8'],
    doubt: {
      en: 'Mushrooms are laid on the Trickster’s card during setup. The rulebook does not say what for.',
      ru: 'При подготовке на карту «Ловкачки» кладут грибы. Зачем, в книге правил не сказано.',
    },
    decision: {
      en: 'They fill the inputs in round 1, so the first use is free. If she does not use the card, they return to the supply.',
      ru: 'Они заполняют ячейки в 1-м раунде, так что первое применение бесплатно. Если карту не применить, они возвращаются в запас.',
    },
    reason: {
      en: 'That is what cubes on input slots mean everywhere else: they are paid, and at the end of the step they go to the supply.',
      ru: 'Так работают кубики в ячейках на любой карте: они уже потрачены, а в конце этапа уходят в запас.',
    },
  },
  {
    id: 'WW-R15',
    clauses: ['WW-9.9'],
    doubt: {
      en: 'How much does the Scribe of Magic pay, and how often? The rulebook’s note speaks of spending a mandrake, in the singular. Our card says two.',
      ru: 'Сколько и как часто платит «Писательница волшебства»? В пояснении книги правил сказано «потратить мандрагору», в единственном числе. На нашей карте — две.',
    },
    decision: {
      en: 'She pays {n:scribe-price} mandrakes, once a round, at any moment of her transformation. Each may come from the workbench or from output slots.',
      ru: 'Она платит {n:scribe-price} мандрагоры, раз в раунд, в любой момент своей трансформации. Каждая мандрагора берётся со стола или из ячеек получаемых ингредиентов.',
    },
    reason: {
      en: 'Our card follows a public list of the card texts, and that list says two. The note explains where a mandrake may come from; the price stands on the card. For a single mandrake, a free kind for the rest of the round would be very cheap. Output slots hold cubes only during the transformation, so that is the moment.',
      ru: 'Наша карта следует общедоступному списку текстов карт, а в нём две. Пояснение говорит, откуда можно взять мандрагору; цена стоит на карте. За одну мандрагору свободный тип до конца раунда был бы слишком дёшев. В ячейках получаемых ингредиентов кубики лежат только во время трансформации, значит, это её время.',
    },
  },
  {
    id: 'WW-R16',
    clauses: ['WW-9.11'],
    doubt: {
      en: 'The rulebook does not describe the Daredevil’s power; it only says that her arcana come in addition to others.',
      ru: 'Сила «Сорвиголовы» в книге правил не описана; сказано лишь, что её чары действуют в дополнение к другим.',
    },
    decision: {
      en: 'She may play a random card and then use one arcana. She decides how the card lies, and she takes the bonus before seeing the others’ cards.',
      ru: 'Можно сыграть случайную карту и тогда применить одни чары. Как ляжет карта, решает она сама, а бонус берёт, не видя чужих карт.',
    },
    reason: {
      en: 'The power itself is known from public lists. She sees which card is missing from her hand anyway, so she may also turn it. Everything before the reveal is secret for all.',
      ru: 'Сама сила известна из общедоступных списков. Какой карты на руке не хватает, она всё равно видит, поэтому может и повернуть её. До раскрытия всё тайно для всех.',
    },
  },
  {
    id: 'WW-R17',
    clauses: ['WW-9.7'],
    doubt: {
      en: 'The rulebook’s note on the Potion Brewer does not say when ingredients may be moved, or how many.',
      ru: 'В пояснении к «Зельевару» не сказано, когда и сколько ингредиентов можно переложить.',
    },
    decision: {
      en: 'One for each cauldron symbol on the recipe revealed this round, in the arcana step.',
      ru: 'По одному за каждый символ котла на рецепте, раскрытом в этом раунде, при активации чар.',
    },
    reason: { en: 'Public lists of the cards say so.', ru: 'Так в общедоступных списках карт.' },
  },
  {
    id: 'WW-R18',
    clauses: ['WW-9.6', 'WW-5.13'],
    doubt: {
      en: 'When exactly is the Warrior of Power discarded?',
      ru: 'Когда именно сбрасывается «Воин силы»?',
    },
    decision: {
      en: 'At the end of the transformation in which his recipe was used.',
      ru: 'В конце той трансформации, в которой применён его рецепт.',
    },
    reason: {
      en: 'Until then his outputs lie on the card and may feed other recipes.',
      ru: 'До этого полученное лежит на карте и может пойти в другие рецепты.',
    },
  },
  {
    id: 'WW-R19',
    clauses: ['WW-4.14'],
    doubt: {
      en: 'The Cauldron’s ingredient is added as if a recipe had made it. May another recipe use it, then?',
      ru: 'Ингредиент от чар «Котёл» добавляется так, будто получен по рецепту. Значит, его можно пустить в другой рецепт?',
    },
    decision: {
      en: 'No. It counts as brewed and is passed on, but no recipe can use it.',
      ru: 'Нет. Он считается полученным и уходит соседу, но в рецепты не идёт.',
    },
    reason: {
      en: 'It lies in the cauldron. Recipes take cubes from the workbench and from output slots.',
      ru: 'Он лежит в котле, а рецепты берут кубики со стола и из ячеек получаемых ингредиентов.',
    },
  },
  {
    id: 'WW-R20',
    clauses: ['WW-4.7'],
    doubt: {
      en: 'Do the arcana symbols of a turned recipe count?',
      ru: 'Учитываются ли символы чар на повёрнутом рецепте?',
    },
    decision: { en: 'Yes, always all of them.', ru: 'Да, всегда и все.' },
    reason: {
      en: 'The rulebook counts the symbols on the revealed card and makes no exception.',
      ru: 'В книге правил считаются символы на раскрытой карте, без исключений.',
    },
  },
]
