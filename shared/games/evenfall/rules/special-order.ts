import type { RulesSection } from '../../../rules/text.ts'

/** How effects follow each other, what is optional, and who is asked. */
export const ORDER: readonly RulesSection[] = [
  {
    id: 'order-of-effects',
    title: { en: 'One effect after the other', ru: 'Один эффект за другим' },
    clauses: ['EV-15.1', 'EV-15.2', 'EF-0.5', 'EF-1.1', 'EF-V5'],
    text: {
      en: `An effect is resolved step by step, in printed order, each step completely. What a step triggers is resolved right away and in full, before
        the next step of the effect it interrupted. So the newest comes first, and the phase goes on when nothing is left.

        An effect remembers whose it is, which card carries it, which place is "this place", what caused it, and what its earlier steps found,
        removed, refilled or played.`,
      ru: `Эффект выполняется по шагам в указанном порядке, каждый шаг целиком. То, что вызвал шаг, выполняется сразу и полностью, до следующего шага
        прерванного эффекта. Так что самое новое идёт первым, а фаза продолжается, когда не осталось ничего.

        Эффект помнит, чей он, на какой карте, что для него «это место силы», что его вызвало и что найдено, удалено, восполнено или разыграно на
        прежних шагах.`,
    },
  },
  {
    id: 'several-effects',
    title: { en: 'Several effects at once', ru: 'Несколько эффектов сразу' },
    clauses: ['EV-15.3', 'EV-16.10', 'EF-1.2'],
    text: {
      en: `If one thing triggers several effects, those of the player whose turn it is come first, then the others clockwise. In phases without turns
        the first player takes that part. You order your own. You are asked unless all of them are fixed gains, draws or added strength; those come in
        the order their cards came into play.

        Radu (transfer, then {n:radu-vp} VP) and Mirra ({n:mirra-vp} VP for each outer place), three places outside: Mirra first brings
        {n:order-example-vp} VP and a transfer.`,
      ru: `Если срабатывает сразу несколько эффектов, первыми идут эффекты того, чей сейчас ход, затем остальных по часовой стрелке. В фазах без ходов
        начинает первый игрок. Свои эффекты упорядочиваешь ты. Тебя не спросят, только если все они просто дают точно указанное, карты или боевую
        силу: тогда порядок такой, в каком карты вошли в игру.

        Раду (перенос, затем {n:radu-vp} ПО) и Мирра ({n:mirra-vp} ПО за место внешнего круга), снаружи три места: начав с Мирры, получишь
        {n:order-example-vp} ПО и перенос.`,
    },
  },
  {
    id: 'may-and-must',
    title: { en: 'May and must', ru: 'Можно и нужно' },
    clauses: ['EV-15.4', 'EV-15.5', 'EF-1.3'],
    text: {
      en: `You make all choices of your effects; if one lets another player choose, gain, pay or advance, that player decides their part. Effects are
        mandatory as far as possible. You may decline:

        - whatever says "may": "each player may", "you may remove"
        - a transfer, a find, a free catalyst
        - playing a ritual, or a link bonus once more, by an effect
        - moving figures (none is allowed), repeating a battle reward, changing your dial
        - a price, but not where it was the condition ([[EF-1.5]])`,
      ru: `Все решения по своим эффектам принимаешь ты; если эффект велит другому игроку выбрать, получить, заплатить или продвинуться, свою часть
        решает он. Эффекты обязательны, насколько возможно. Отказаться можно:

        - от всего, где сказано «может»: «каждый игрок может», «можешь удалить»
        - от переноса, находки, бесплатного катализатора
        - от ритуала или повторного бонуса связи благодаря эффекту
        - от перемещения фишек (можно ни одной), повтора боевой награды, изменения индикатора
        - от цены, но не там, где она условие ([[EF-1.5]])`,
    },
  },
  {
    id: 'prices',
    title: { en: 'Prices', ru: 'Цены' },
    clauses: ['EV-15.6', 'EF-V4'],
    text: {
      en: `An arrow divides price and effect: all or nothing, the whole price first. Cards in a price are discarded from your hand. If you may do it
        "up to three times", decide anew each time.

        Permanent, triggered, instant, battle and end-of-round effects with a price are optional. For action cells and free actions see [[EV-10.6]],
        for link bonuses [[EV-7.8]].`,
      ru: `Стрелка отделяет цену от эффекта: всё или ничего, сначала вся цена. Карты в цене сбрасываются с руки. Если можно «до трёх раз», каждый раз
        решай заново.

        Постоянные, срабатывающие, мгновенные, боевые эффекты и эффекты «Конец раунда» с ценой необязательны. Про ячейки действия и свободные действия —
        [[EV-10.6]], про бонусы связи — [[EV-7.8]].`,
    },
  },
  {
    id: 'as-far-as-possible',
    title: { en: 'As far as possible', ru: 'Насколько возможно' },
    clauses: ['EV-15.7', 'EF-1.4', 'EF-V6', 'EF-V8'],
    text: {
      en: `Skip what is impossible and do the rest: harvest fewer places, draw what the deck and the reshuffled pile hold, discard one card if you
        have no second (unless it is a price). Without a target nothing happens.

        "A or B": choose exactly one. You cannot choose what you cannot pay for; if nothing can be chosen, nothing happens.

        "If …" is tested once, at that moment.`,
      ru: `Невозможное пропусти, остальное выполни: собери урожай с меньшего числа мест, возьми столько карт, сколько есть в колоде и перемешанном
        сбросе, сбрось одну карту, если второй нет (если только это не цена). Нет цели — ничего не происходит.

        «А или Б»: выбери ровно одно. Нельзя выбрать то, что не можешь оплатить; если выбрать нечего, ничего не происходит.

        «Если …» проверяется один раз, в этот самый момент.`,
    },
  },
  {
    id: 'when-you-are-asked',
    title: { en: 'When you are asked', ru: 'Когда тебя спрашивают' },
    clauses: ['EV-15.8'],
    text: {
      en: `A question that you must answer and that has only one answer is answered for you. If it has none, the step is skipped. If you may decline,
        you are asked as soon as there is something besides "no".

        If the answers depend on which cards you hold, as with playing a ritual by an effect, you are asked whenever you have cards, even if you can
        only decline. So nobody learns anything about your hand.`,
      ru: `Если ответить нужно, а ответ возможен только один, он даётся за тебя. Если нет ни одного, шаг пропускается. Если можно отказаться, тебя
        спросят, как только есть что-то кроме «нет».

        Если ответы зависят от того, какие карты у тебя на руке, например при розыгрыше ритуала благодаря эффекту, тебя спросят всегда, пока есть
        карты, даже если остаётся только отказаться. Так никто ничего не узнает о твоей руке.`,
    },
  },
  {
    id: 'open-and-hidden',
    title: { en: 'What everybody sees', ru: 'Что видно всем' },
    clauses: [],
    text: {
      en: `Only these are secret: the cards in a hand (their number is open), the order of both decks, and the stones left in the box. Hidden until
        all have chosen: the cards discarded at the advanced start, the dials, and where the stones go at the end.

        Everything else is open to all, even to those who only watch: the discard pile in its order, the size of the decks, removed rituals,
        resources, mana, VP, figures and everything in a coven.`,
      ru: `Тайной остаются только карты на руке (их число открыто), порядок обеих колод и камни, оставшиеся в коробке. До общего выбора скрыты карты,
        сброшенные в начале для опытных, индикаторы маны и размещение камней в конце.

        Остальное видят все, в том числе зрители: сброс по порядку, размер колод, удалённые ритуалы, ресурсы, ману, ПО, фишки и всё, что лежит в
        ковенах.`,
    },
  },
  {
    id: 'nothing-endless',
    title: { en: 'Nothing goes on for ever', ru: 'Ничто не длится вечно' },
    clauses: ['EV-15.12', 'EV-15.14', 'EF-1.9', 'EF-1.10', 'EF-X7'],
    text: {
      en: `An effect that has begun is finished even if its card leaves your coven; a part that needs a place or ritual no longer there is skipped.
        Nothing that happens inside an effect triggers that same effect again.

        No link bonus repeats link bonuses, no path cell advances you, no instant effect applies another, no copied cell copies. By effects witches
        come back only from regions, and elders leave a cell for your supply only when its ritual is removed.`,
      ru: `Начатый эффект завершается, даже если его карта покинула ковен; часть, которой нужны исчезнувшие место или ритуал, пропускается. То, что
        происходит внутри эффекта, его же заново не вызывает.

        Бонус связи не повторяет бонусы связи, ячейка пути не двигает по пути, мгновенный эффект не применяет другой, скопированная ячейка не
        копирует. Эффекты возвращают в запас ведьм только из регионов, а старейшин из ячеек — только вместе с удалением ритуала.`,
    },
  },
]
