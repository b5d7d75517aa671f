import type { RulesChapter } from '../../../rules/text.ts'

export const TRANSFORM: RulesChapter = {
  id: 'transform',
  title: { en: 'Transformation', ru: 'Трансформация ингредиентов' },
  sections: [
    {
      id: 'before-brewing',
      title: { en: 'First of all', ru: 'Прежде всего' },
      clauses: ['WW-5.1'],
      text: {
        en: `Before brewing anything, the Child of the Elements must take new ingredients ([[WW-9.4]]). Everybody else starts brewing right away.`,
        ru: `«Дитя стихий» прежде всего обязано взять новые ингредиенты ([[WW-9.4]]). Все остальные сразу начинают варить.`,
      },
    },
    {
      id: 'using-recipes',
      title: { en: 'Using recipes', ru: 'Применение рецептов' },
      clauses: ['WW-5.2', 'WW-5.3'],
      text: {
        en: `Use any of your recipes in play, from all rounds so far, and your character’s own recipe if there is one. The order is yours. Each recipe works at most once a round. You never have to use one, not even one that costs nothing.

To use a recipe, fill **all** its [[term:input-slot|input slots]]. Then fill **all** its [[term:output-slot|output slots]] from the [[term:supply|supply]].`,
        ru: `Применяй любые свои рецепты в игре, из всех прошедших раундов, и рецепт своего персонажа, если он есть. Порядок любой. Каждый рецепт можно применить не больше раза за раунд. Применять не обязательно ни один, даже если он ничего не стоит.

Чтобы применить рецепт, заполни **все** его [[term:input-slot|ячейки используемых ингредиентов]]. Затем заполни из [[term:supply|запаса]] **все** [[term:output-slot|ячейки получаемых]].`,
      },
    },
    {
      id: 'sources',
      title: { en: 'Where inputs come from', ru: 'Откуда брать ингредиенты' },
      clauses: ['WW-5.4', 'WW-5.6'],
      text: {
        en: `Each cube you pay comes from one of these places:

- your workbench;
- output slots of recipes you have used earlier in this step;
- the supply, if the kind is free for you ([[WW-4.13]]);
- the Trickster’s card, for the mushrooms laid there ([[WW-9.8]]).

A cube on an input slot is spent. You cannot use it again.`,
        ru: `Каждый используемый кубик берётся из одного из этих мест:

- с твоего колдовского стола;
- из ячеек получаемых ингредиентов тех рецептов, которые уже применены на этом этапе;
- из запаса, если этот тип для тебя свободный ([[WW-4.13]]);
- с карты «Ловкачки», если это лежащие на ней грибы ([[WW-9.8]]).

Кубик в ячейке используемых ингредиентов потрачен. Второй раз взять его нельзя.`,
      },
    },
    {
      id: 'chains',
      title: { en: 'One feeds the next', ru: 'Одно варится из другого' },
      clauses: ['WW-5.5', 'WW-5.11'],
      text: {
        en: `What you have brewed may feed later recipes. Brewed cubes of a kind are all alike, whichever recipe made them. But a recipe never feeds itself: its outputs appear only when its inputs are complete.

Example: with a mandrake and a toad, Elixir of the Moon makes a mandrake and, as you choose, a mushroom. Spider Summons takes that mushroom and one from your workbench, and makes a mandrake and two spiders. In all, two mandrakes and two spiders go into the cauldron.`,
        ru: `Сваренное можно пустить в следующие рецепты. Готовые кубики одного типа одинаковы, каким бы рецептом они ни были получены. Но взять то, что даёт он сам, рецепт не может: получаемое появляется, только когда всё используемое уже на месте.

Пример: «Эликсир луны» из мандрагоры и жабы даёт мандрагору и, по твоему выбору, гриб. «Призыв пауков» берёт этот гриб и ещё один со стола и даёт мандрагору и двух пауков. Всего в котёл уходят две мандрагоры и два паука.`,
      },
    },
    {
      id: 'all-or-nothing',
      title: { en: 'All or nothing', ru: 'Всё или ничего' },
      clauses: ['WW-5.7', 'WW-5.15'],
      text: {
        en: `If you cannot fill every input slot, you cannot use the recipe, and nothing moves.

The game only offers what is allowed: your own recipes not yet used this round, cubes that fit and that you have, your character’s power. Anything else is refused and changes nothing; what you have prepared so far stays. A slot with only one possible cube is filled by itself.`,
        ru: `Если заполнить все ячейки используемых ингредиентов не получается, рецепт применить нельзя, и ничего не меняется.

Игра предлагает только разрешённое: твои рецепты, ещё не применённые в этом раунде, подходящие кубики, которые у тебя есть, силу твоего персонажа. Всё прочее отклоняется и ничего не меняет, а подготовленное раньше остаётся. Если для ячейки подходит лишь один кубик, он ложится сам.`,
      },
    },
    {
      id: 'hybrid-slots',
      title: { en: 'Hybrid slots', ru: 'Гибридные ячейки' },
      clauses: ['WW-5.8', 'WW-5.9'],
      text: {
        en: `A [[term:hybrid-slot|hybrid slot]] shows two ingredients. As an input it takes one cube of either; as an output it gives one cube of either. You decide when you use the recipe, for each slot and each round anew.

An [[term:any-slot|any slot]] gives one cube of any of the {n:kinds} kinds. Several such slots are chosen one by one: equal or different.`,
        ru: `На [[term:hybrid-slot|гибридной ячейке]] показаны два ингредиента. В ячейку используемых клади один кубик любого из двух; из ячейки получаемых бери один кубик любого из двух. Решай, когда применяешь рецепт: для каждой ячейки и в каждом раунде заново.

[[term:any-slot|Ячейка любого ингредиента]] даёт один кубик любого типа, а их {n:kinds}. Если таких ячеек несколько, выбирай для каждой отдельно: одинаковое или разное.`,
      },
    },
    {
      id: 'empty-sides',
      title: { en: 'Empty sides', ru: 'Пустые стороны' },
      clauses: ['WW-5.10'],
      text: {
        en: `A recipe without inputs costs nothing: Void Storm, for example. A recipe without outputs gives nothing, but you may still pay for it. The Lost Arcana has no slots at all. It cannot be used; only its symbols count.`,
        ru: `Рецепт без используемых ингредиентов ничего не стоит — например, «Буря пустоты». Рецепт без получаемых ничего не даёт, но заплатить за него можно. У «Утраченных чар» ячеек нет совсем: применить их нельзя, важны только символы.`,
      },
    },
    {
      id: 'slot-order',
      title: { en: 'Your order counts', ru: 'Порядок выбираешь ты' },
      clauses: ['WW-5.14', 'WW-5.16'],
      text: {
        en: `Slots are filled one after another, as they stand on the card. On a turned card the printed outputs are the inputs, and the printed inputs are the outputs.

Your recipes are used exactly in the order you give. Nothing is rearranged or improved for you.`,
        ru: `Ячейки заполняются одна за другой, как они стоят на карте. На повёрнутой карте ячейки меняются ролями: получаемые ингредиенты становятся используемыми, а используемые — получаемыми.

Рецепты применяются ровно в том порядке, какой задашь ты. Ничего не переставляется и не улучшается за тебя.`,
      },
    },
    {
      id: 'end-of-brewing',
      title: { en: 'Into the cauldron', ru: 'Всё в котёл' },
      clauses: ['WW-5.12', 'WW-5.13'],
      text: {
        en: `When you finish, this happens in order:

- Everything left on your output slots goes into your cauldron, beside what the arcana step put there. Cubes on input slots return to the supply, and so do mushrooms the Trickster has not used on her card.
- The Warrior of Power is discarded if you have used his recipe ([[WW-9.6]]).
- The Witch of All Trades may move a cube to her circle ([[WW-9.2]]).`,
        ru: `Когда ты заканчиваешь, по порядку происходит вот что:

- Всё, что осталось в ячейках получаемых ингредиентов, отправляется в твой котёл — к тому, что попало туда при активации чар. Кубики из ячеек используемых возвращаются в запас, и неиспользованные грибы с карты «Ловкачки» тоже.
- «Воин силы» сбрасывается, если его рецепт применён ([[WW-9.6]]).
- «Ведьма на все руки» может переместить кубик в свой круг ([[WW-9.2]]).`,
      },
    },
  ],
}
