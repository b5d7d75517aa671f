import type { RulesChapter } from '../../../rules/text.ts'

export const CHOOSE: RulesChapter = {
  id: 'choose',
  title: { en: 'Choosing and revealing recipes', ru: 'Выбор и раскрытие рецепта' },
  sections: [
    {
      id: 'choose-one',
      title: { en: 'One card, face down', ru: 'Одна карта лицом вниз' },
      clauses: ['WW-4.1', 'WW-4.2'],
      text: {
        en: `If you have cards in hand, choose exactly one [[term:recipe|recipe]] and lay it face down. You cannot pass. You must play a card even if you will not be able to use it.

With an empty hand you play nothing this round. That can happen only after the deck has run out.`,
        ru: `Если у тебя есть карты на руке, выбери ровно один [[term:recipe|рецепт]] и положи его лицом вниз. Пропустить выбор нельзя: карту нужно сыграть, даже если применить её не получится.

С пустой рукой ты в этом раунде ничего не играешь. Такое бывает, только когда кончилась колода.`,
      },
    },
    {
      id: 'turning',
      title: { en: 'Turning a recipe', ru: 'Поворот рецепта' },
      clauses: ['WW-4.3', 'WW-4.4'],
      text: {
        en: `Some recipes are [[term:rotatable|rotatable]]. When you lay one down, decide how it lies: as printed, or turned round, so that [[term:input-slot|inputs]] and [[term:output-slot|outputs]] change places. All other recipes lie as printed; only Whirlwind may turn those too ([[WW-9.3]]).

Once revealed, a recipe never turns again. The one exception is the Trickster’s own card ([[WW-9.8]]).`,
        ru: `Некоторые рецепты [[term:rotatable|поворотные]]. Выкладывая такой, реши, как его положить: как напечатано или повернув. Повёрнутый рецепт берёт то, что [[term:output-slot|давал]], и даёт то, что [[term:input-slot|брал]]. Остальные рецепты лежат как напечатано; повернуть и их может только «Властительница вихрей» ([[WW-9.3]]).

После раскрытия рецепт уже не поворачивается. Исключение одно — собственная карта «Ловкачки» ([[WW-9.8]]).`,
      },
    },
    {
      id: 'before-choosing',
      title: { en: 'Before you choose', ru: 'До выбора' },
      clauses: ['WW-4.5'],
      text: {
        en: `Two characters can do something here. Before choosing, an Initiate may swap the whole hand for a new one ([[WW-9.1]]). The Daredevil may let chance pick the card instead of choosing it ([[WW-9.11]]). Neither is possible once the card lies on the table.`,
        ru: `Два персонажа могут вмешаться в этот этап. «Посвящённая» до выбора может сменить всю руку ([[WW-9.1]]). «Сорвиголова» может не выбирать карту, а довериться случаю ([[WW-9.11]]). Когда карта уже лежит на столе, ни того, ни другого уже не сделать.`,
      },
    },
    {
      id: 'reveal',
      title: { en: 'Reveal', ru: 'Раскрытие' },
      clauses: ['WW-4.6'],
      text: {
        en: `When everybody has chosen, the Daredevil’s bonus is applied first, if there is one. Then all cards are turned up at once. Yours joins your [[term:in-play|recipes in play]] and stays there until the end of the game.`,
        ru: `Когда выбрали все, сначала применяется бонус «Сорвиголовы», если он есть. Потом все карты раскрываются разом. Твоя присоединяется к твоим [[term:in-play|рецептам в игре]] и остаётся там до конца партии.`,
      },
    },
  ],
}

export const ARCANA_STEP: RulesChapter = {
  id: 'arcana',
  title: { en: 'Arcana', ru: 'Активация чар' },
  sections: [
    {
      id: 'tokens',
      title: { en: 'Tokens move', ru: 'Жетоны движутся' },
      clauses: ['WW-4.7', 'WW-4.7a'],
      text: {
        en: `For each [[term:arcana-symbol|arcana symbol]] on the card you have just revealed, the matching token moves one space. A token at zero enters the card on space 1. All symbols count, whichever way round the card lies.

Your very first card counts in full as well: two equal symbols take a token from zero straight to space 2.`,
        ru: `За каждый [[term:arcana-symbol|символ чар]] на только что раскрытой карте соответствующий жетон проходит одно деление. Жетон со счётом ноль встаёт на деление 1. Учитываются все символы, как бы ни лежала карта.

Самая первая карта тоже считается полностью: два одинаковых символа переносят жетон с нуля сразу на деление 2.`,
      },
    },
    {
      id: 'firing',
      title: { en: 'When an arcana fires', ru: 'Когда чары срабатывают' },
      clauses: ['WW-4.8'],
      text: {
        en: `An arcana **fires** in the round in which its token lands on an even number or jumps over one.

Example: raven and book are at 1, the cauldron is at 0. You reveal Lore of Spores, with one symbol of each. Raven and book reach 2 and fire; the cauldron reaches 1 and does not. Next round you reveal Whirling Scheme with two cauldron symbols. The token jumps from 1 over 2 to 3, so the cauldron fires.`,
        ru: `Чары **срабатывают** в тот раунд, когда их жетон встаёт на чётное деление или перескакивает его.

Пример: ворон и книга на делении 1, котёл на нуле. Раскрывается «Предание спор» — по одному символу каждого вида. Ворон и книга доходят до 2 и срабатывают, котёл доходит до 1 и не срабатывает. В следующем раунде раскрывается «Круговерть замыслов» с двумя котлами. Жетон с 1 перескакивает через 2 на 3, и котёл срабатывает.`,
      },
    },
    {
      id: 'track',
      title: { en: 'Round and round the card', ru: 'По карте чар снова и снова' },
      clauses: ['WW-4.9', 'WW-4.10'],
      text: {
        en: `The arcana card has {n:track-spaces} spaces. From the last one a token goes on to space 1, and even spaces keep firing. From space {n:track-spaces}, one symbol leads to 1 and fires nothing; two symbols lead to 2 and fire.

No card has more than two equal symbols. So in this way each of your arcana fires at most once a round.`,
        ru: `На карте чар {n:track-spaces} делений. С последнего жетон переходит на первое, и чётные деления работают как прежде. С деления {n:track-spaces} один символ ведёт на 1, и ничего не срабатывает; два символа ведут на 2, и чары срабатывают.

Больше двух одинаковых символов на карте не бывает. Поэтому таким путём каждые твои чары срабатывают не чаще раза в раунд.`,
      },
    },
    {
      id: 'using-arcana',
      title: { en: 'Now or never', ru: 'Сейчас или никогда' },
      clauses: ['WW-4.11', 'WW-4.15'],
      text: {
        en: `Using a [[term:fires|fired]] arcana is up to you. What you leave unused is lost at the end of this step; nothing can be saved for later.

If several fire, use them in any order. They neither help nor hinder one another. Only the Raven and the Potion Brewer’s power share something: both take cubes from the same workbench.`,
        ru: `[[term:fires|Сработавшие]] чары применять не обязательно. Что не применено, пропадает в конце этого этапа: отложить ничего нельзя.

Если чар сработало несколько, применяй их в любом порядке. Друг другу они не помогают и не мешают. Общее есть только у «Ворона» и силы «Зельевара»: они берут кубики с одного и того же стола.`,
      },
    },
    {
      id: 'raven',
      title: { en: 'Raven', ru: 'Ворон' },
      clauses: ['WW-4.12'],
      text: {
        en: `Return up to {n:raven-cubes} ingredients from your own workbench to the supply. They may be of one kind or of different kinds, and you may return fewer or none.`,
        ru: `Верни со своего стола в запас до {n:raven-cubes} ингредиентов. Они могут быть одного типа или разных; можно вернуть меньше или ничего.`,
      },
    },
    {
      id: 'book',
      title: { en: 'Book', ru: 'Книга' },
      clauses: ['WW-4.13'],
      text: {
        en: `Name one kind of ingredient. Until the end of the round it is [[term:free|free]] for you: you may fill input slots with any number of that kind from the supply.

This goes for every recipe you use this round, your character’s own included. It never pays anything else, such as the Scribe’s price ([[WW-9.9]]). You may still use your own cubes of that kind.`,
        ru: `Назови один тип ингредиентов. До конца раунда он для тебя [[term:free|свободный]]: ячейки используемых ингредиентов можно заполнять им из запаса в любом количестве.

Это относится ко всем рецептам, которые ты применяешь в этом раунде, и к рецепту персонажа тоже. Ничего другого так не оплатить — например, цену «Писательницы волшебства» ([[WW-9.9]]). Свои кубики этого типа тратить тоже можно.`,
      },
    },
    {
      id: 'cauldron-arcana',
      title: { en: 'Cauldron', ru: 'Котёл' },
      clauses: ['WW-4.14'],
      text: {
        en: `Add one ingredient of any kind from the supply to your own cauldron.

It counts as brewed: it is passed on with the rest, and it counts for the Witch of All Trades ([[WW-9.2]]). But it already lies in the cauldron, so no recipe can use it.`,
        ru: `Добавь в свой котёл один ингредиент любого типа из запаса.

Он считается полученным по рецепту: уходит соседу вместе с остальными и учитывается для «Ведьмы на все руки» ([[WW-9.2]]). Но он уже в котле, поэтому потратить его на рецепт нельзя.`,
      },
    },
    {
      id: 'potion-in-arcana',
      title: { en: 'The Potion Brewer’s moment', ru: 'Время «Зельевара»' },
      clauses: ['WW-4.16'],
      text: {
        en: `The Potion Brewer’s power belongs to this step, beside any fired arcana ([[WW-9.7]]). Even if nothing has fired, a cauldron symbol on the new card and a cube on the workbench are enough to take part.`,
        ru: `Сила «Зельевара» применяется на этом этапе, наряду со сработавшими чарами ([[WW-9.7]]). Даже если чары не сработали, для участия достаточно символа котла на новой карте и кубика на столе.`,
      },
    },
  ],
}
