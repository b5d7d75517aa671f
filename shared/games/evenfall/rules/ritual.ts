import type { RulesChapter } from '../../../rules/text.ts'

export const RITUAL: RulesChapter = {
  id: 'ritual',
  title: { en: 'Play a ritual', ru: 'Разыграть ритуал' },
  sections: [
    {
      id: 'playing-a-ritual',
      title: { en: 'Playing a ritual', ru: 'Как разыграть ритуал' },
      clauses: ['EV-7.1', 'EV-7.2', 'EV-7.3', 'EF-1.7'],
      text: {
        en: `In this order:

          - choose a ritual in your hand and a place of yours, in either circle, that carries none
          - pay the printed cost
          - lay the ritual on the place: they are linked, and a permanent effect works
          - resolve the place's [[term:link-bonus|link bonus]]
          - resolve the ritual's instant effect
          - then effects triggered by a played ritual resolve

          You need the full cost and a free place. The starting place is a place like any other. A ritual moves to another place only if an effect
          says so.`,
        ru: `Порядок такой:

          - выбери ритуал с руки и своё место силы без ритуала, в любом круге
          - заплати указанную стоимость
          - положи ритуал на место силы: они связаны, постоянный эффект уже действует
          - выполни [[term:link-bonus|бонус связи]] этого места
          - выполни мгновенный эффект ритуала
          - затем срабатывают эффекты, связанные с розыгрышем ритуала

          Нужны вся стоимость и свободное место силы. Начальное место силы ничем не отличается от других. На другое место ритуал перемещается, только
          если так сказано в эффекте.`,
      },
    },
    {
      id: 'ritual-in-the-coven',
      title: { en: 'From the moment it lies there', ru: 'С момента, когда он лёг' },
      clauses: ['EV-7.4', 'EV-7.5', 'EF-T3'],
      text: {
        en: `The ritual is in your coven before the link bonus is resolved. Its permanent effect already works, a transfer in the link bonus may carry
          this very place, and if the ritual counts cards, it counts itself.

          The link bonus, with everything it triggers, is finished before the instant effect begins. Effects triggered by playing an artifact, a spell
          or a familiar come last. They also work for a ritual played by an effect, but not when an instant effect is merely applied again.`,
        ru: `Ритуал уже в ковене, когда выполняется бонус связи. Его постоянный эффект действует, перенос из бонуса связи может перенести это самое
          место, а если ритуал считает карты, он считает и себя.

          Бонус связи со всем, что он вызвал, завершается до мгновенного эффекта. Последними срабатывают эффекты, связанные с розыгрышем артефакта,
          заклятия или фамильяра. Они срабатывают и тогда, когда ритуал разыгран благодаря эффекту, но не тогда, когда мгновенный эффект просто
          применяется ещё раз.`,
      },
    },
    {
      id: 'link-bonuses',
      title: { en: 'Link bonus', ru: 'Бонус связи' },
      clauses: ['EV-7.6', 'EV-7.7', 'EF-C1'],
      text: {
        en: `The link bonus is mandatory, but a part that is optional by itself, such as a transfer, stays optional. It may depend on the ritual just
          played: Phantom Marsh gives {n:marsh-link-herbs} herb, and {n:marsh-link-vp} VP more for an artifact. Embodiment of Magic meets every such
          condition.

          You get it once for each linking. If the ritual is removed and you play another one there, you get it again. Apart from that only effects
          that say so repeat it ([[EF-V22]]).`,
        ru: `Бонус связи обязателен, но часть, необязательная сама по себе, например перенос, такой и остаётся. Он может зависеть от разыгранного
          ритуала: «Призрачная топь» даёт {n:marsh-link-herbs} траву, а за артефакт ещё {n:marsh-link-vp} ПО. «Воплощение магии» подходит под любое
          такое условие.

          Бонус даётся один раз за каждое связывание. Если ритуал удалён и на это место разыгран другой, ты получаешь бонус снова. Кроме этого, его
          повторяют только эффекты, где так сказано ([[EF-V22]]).`,
      },
    },
    {
      id: 'link-price',
      title: { en: 'A link bonus with a price', ru: 'Бонус связи с ценой' },
      clauses: ['EV-7.8'],
      text: {
        en: `If a link bonus has an arrow, its price must be paid. A place is no legal target if you could not pay that price after paying for the
          ritual. The ritual itself has left your hand by then, so it cannot be the card you discard.`,
        ru: `Если в бонусе связи есть стрелка, его цену нужно заплатить. Место нельзя выбрать, если после оплаты ритуала на эту цену тебе не хватит.
          Сам ритуал к этому времени уже не на руке, сбросить его нельзя.`,
      },
    },
    {
      id: 'ritual-effects',
      title: { en: 'Effects of rituals', ru: 'Эффекты ритуалов' },
      clauses: ['EV-7.9', 'EV-7.10', 'EV-7.11', 'EV-7.12', 'EF-0.4'],
      text: {
        en: `- **Permanent:** works while the ritual is in your coven, in either circle.
          - **Instant:** once, when you play it. If it has a price, you may leave it.
          - **Action cell:** works when you activate the cell ([[EV-10.1]]).

          A ritual may have several of these, or none.

          "This place" is the place the ritual is linked to when the effect is resolved; in a link bonus it is the place itself.

          Catalyst cells and action cells start empty. You can activate the cell in a later turn of the same round.`,
        ru: `- **Постоянный:** действует, пока ритуал в твоём ковене, в любом круге.
          - **Мгновенный:** один раз, при розыгрыше. Если у него есть цена, можно его не применять.
          - **Ячейка действия:** действует, когда ты активируешь ячейку ([[EV-10.1]]).

          У ритуала может быть несколько таких эффектов или ни одного.

          «Это место силы» — то, с которым ритуал связан в момент применения; в бонусе связи — само место.

          Ячейки для катализаторов и ячейки действия сначала пусты. Ячейку действия можно активировать в одном из следующих ходов того же раунда.`,
      },
    },
    {
      id: 'paying-less',
      title: { en: 'Cheaper cards, and mana for resources', ru: 'Скидки и мана вместо ресурсов' },
      clauses: ['EV-7.13', 'EV-15.10', 'EF-M1', 'EF-M2'],
      text: {
        en: `If there are several ways to pay, choose one as you play the card.

          Effects that make specialists, council members or rituals (perhaps of one keyword) cheaper save resources of your choice. They add up, never
          below zero. Increases would come before reductions.

          After that, mana may replace resources. Reality Warp allows it from your hand, resource by resource, {n:warp-rate} mana each. Nora allows it
          for catalysts, one whole catalyst at a time: {n:nora-rate} mana for each resource.`,
        ru: `Если заплатить можно по-разному, выбери способ при розыгрыше карты.

          Эффекты, которые удешевляют специалистов, членов Совета или ритуалы (бывает, с одним ключевым словом), снимают ресурсы на твой выбор. Скидки
          складываются, но не опускают цену ниже нуля. Надбавки считались бы раньше скидок.

          Потом ресурсы можно заменить маной. «Искажение реальности» позволяет это ещё с руки, по одному ресурсу, по {n:warp-rate} мане за каждый.
          Нора — для катализаторов, каждый целиком: {n:nora-rate} мана за ресурс.`,
      },
    },
    {
      id: 'ritual-by-effect',
      title: { en: 'Playing a ritual by an effect', ru: 'Ритуал благодаря эффекту' },
      clauses: ['EF-V27'],
      text: {
        en: `Night Mare and Unmaking let you play a ritual from your hand for {n:mare-discount} or {n:unmaking-discount} resources of your choice
          less. All the normal steps follow: link bonus, instant effect and whatever they trigger. Night Mare allows any free place of yours, Unmaking
          only the one it has just freed. You may decline.`,
        ru: `«Ночная кобылица» и «Развоплощение» дают разыграть ритуал с руки на {n:mare-discount} или {n:unmaking-discount} ресурса (на твой выбор)
          дешевле. Все обычные шаги остаются: бонус связи, мгновенный эффект и всё, что они вызывают. С «Ночной кобылицей» подойдёт любое твоё
          свободное место силы, с «Развоплощением» — только то, что сейчас освободилось. Можно отказаться.`,
      },
    },
    {
      id: 'link-bonus-again',
      title: { en: 'A link bonus once more', ru: 'Бонус связи ещё раз' },
      clauses: ['EF-V22'],
      text: {
        en: `Old Goat and Borrowed Fate let you activate the link bonus of another place of yours, in either circle, that carries a ritual. "Another"
          means not the place of the card itself. You may decline. A price must be paid; places whose price you cannot pay are not offered.
          Conditions, and "the ritual just played", look at the ritual that lies there.`,
        ru: `«Старый козёл» и «Заёмная судьба» позволяют активировать бонус связи другого твоего места силы с ритуалом, в любом круге. «Другого» —
          значит не того, где лежит сама карта. Можно отказаться. Цену нужно заплатить; места, чью цену ты заплатить не можешь, не предлагаются.
          Условия и слова «только что разыгранный ритуал» относятся к ритуалу, который там лежит.`,
      },
    },
    {
      id: 'keywords',
      title: { en: 'Keywords', ru: 'Ключевые слова' },
      clauses: ['EV-7.14', 'EF-N1'],
      text: {
        en: `The keywords are [[term:artifact|artifact]], [[term:spell|spell]] and [[term:familiar|familiar]]. Embodiment of Magic has all three.

          An effect that counts a keyword counts your rituals in both circles and your specialists that have it, the card just played included.
          Council members never count.`,
        ru: `Ключевые слова — [[term:artifact|артефакт]], [[term:spell|заклятие]] и [[term:familiar|фамильяр]]. У «Воплощения магии» есть все три.

          Эффект, который считает ключевое слово, учитывает твои ритуалы в обоих кругах и специалистов с этим словом, включая только что разыгранную
          карту. Члены Совета не считаются никогда.`,
      },
    },
  ],
}
