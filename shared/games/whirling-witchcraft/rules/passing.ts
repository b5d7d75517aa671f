import type { RulesChapter } from '../../../rules/text.ts'

export const CAULDRONS: RulesChapter = {
  id: 'cauldrons',
  title: { en: 'Passing cauldrons', ru: 'Передача котлов' },
  sections: [
    {
      id: 'to-the-right',
      title: { en: 'To the right', ru: 'Направо' },
      clauses: ['WW-6.1', 'WW-6.2'],
      text: {
        en: `When everybody has finished transforming, all cauldrons move to the right neighbours at once, empty ones too. There is nothing to decide: it happens by itself.`,
        ru: `Когда все закончили трансформацию, все котлы разом переходят к соседям справа, пустые тоже. Решать тут нечего: это происходит само собой.`,
      },
    },
    {
      id: 'overflow',
      title: { en: 'What does not fit', ru: 'Что не поместилось' },
      clauses: ['WW-6.3', 'WW-6.5'],
      text: {
        en: `Ingredients from the cauldron you receive go onto your workbench, each kind onto its own spaces. What fits must be placed. What does not is [[term:overflow|overflow]]: it goes to the circle of the player who **sent** it, your left neighbour.

Example: your workbench holds 1 heart of shadow and 2 mandrakes. A cauldron with 2 spiders and 4 mandrakes arrives. Both spiders and 2 mandrakes fit. The other 2 mandrakes go to the sender’s circle.`,
        ru: `Ингредиенты из полученного котла ложатся на твой стол, каждый тип на свои ячейки. Что помещается, то положить обязательно. Остальное — [[term:overflow|избыток]]: он попадает в круг того, кто **прислал** котёл, то есть соседа слева.

Пример: у тебя на столе 1 сердце тени и 2 мандрагоры. Приходит котёл с 2 пауками и 4 мандрагорами. Оба паука и 2 мандрагоры помещаются. Ещё 2 мандрагоры уходят в круг отправителя.`,
      },
    },
    {
      id: 'at-once',
      title: { en: 'Everybody at once', ru: 'Все сразу' },
      clauses: ['WW-6.4'],
      text: {
        en: `All players unpack at the same time, and each kind is counted on its own. There is no choice in it. Room that you made this round helps you: with 9 toads, use 3 and receive 3, and all of them fit.

Afterwards all cauldrons are empty.`,
        ru: `Все разбирают котлы одновременно, и каждый тип считается отдельно. Выбора здесь нет. Место, освобождённое в этом раунде, тебя выручит: если из 9 жаб потратить 3 и получить 3, поместятся все.

После этого все котлы пусты.`,
      },
    },
    {
      id: 'room',
      title: { en: 'How much fits', ru: 'Сколько помещается' },
      clauses: ['WW-1.7', 'WW-1.8'],
      text: {
        en: `A workbench has room for

- {n:room-heart} hearts of shadow,
- {n:room-mandrake} mandrakes,
- {n:room-common} mushrooms, {n:room-common} spiders and {n:room-common} toads.

It never holds more. Circles and cauldrons have no limit.

What lies in a Witch’s Circle never leaves it.`,
        ru: `На колдовском столе помещается

- {n:room-heart} сердца тени,
- {n:room-mandrake} мандрагоры,
- {n:room-common} грибов, {n:room-common} пауков и {n:room-common} жаб.

Больше на нём не бывает никогда. У круга и котла предела нет.

Что попало в ведьмин круг, из него уже не уходит.`,
      },
    },
  ],
}

export const HANDS: RulesChapter = {
  id: 'hands',
  title: { en: 'Passing recipes', ru: 'Передача рецептов' },
  sections: [
    {
      id: 'to-the-left',
      title: { en: 'To the left', ru: 'Налево' },
      clauses: ['WW-8.1'],
      text: {
        en: `If the game has not ended, pass all the cards left in your hand to your left neighbour. Everybody does so at once. Apart from the two of you, nobody sees these cards.`,
        ru: `Если игра не закончилась, передай все оставшиеся на руке карты соседу слева. Все делают это одновременно, и, кроме вас двоих, этих карт никто не видит.`,
      },
    },
    {
      id: 'drawing',
      title: { en: 'Drawing', ru: 'Добор' },
      clauses: ['WW-8.2', 'WW-8.4'],
      text: {
        en: `Then draw up to your [[term:hand-limit|hand limit]]: {n:hand-limit} cards, or {n:clairvoyant-hand} for the Clairvoyant. You never discard down, because you never get more cards than your limit.

The lowest [[term:initiative|initiative]] draws first, up to the limit; then comes the next. This matters only when the deck runs short. Example: one card is left, three players with initiative 40, 8 and 21 each lack one. The player with 8 draws it.`,
        ru: `Затем добери карты до [[term:hand-limit|предела руки]]: это {n:hand-limit}, а у «Провидицы» {n:clairvoyant-hand}. Сбрасывать лишнее не приходится: больше предела карт не бывает.

Первым добирает игрок с наименьшей [[term:initiative|инициативой]], сразу до предела, за ним следующий. Это важно, только когда колода на исходе. Пример: осталась одна карта, по одной карте не хватает трём игрокам с инициативой 40, 8 и 21. Её берёт игрок с инициативой 8.`,
      },
    },
    {
      id: 'next-round',
      title: { en: 'On to the next round', ru: 'К новому раунду' },
      clauses: ['WW-8.3'],
      text: {
        en: `Last of all, the Trickster turns her card ([[WW-9.8]]). Free ingredients and fired arcana are gone, every recipe may be used again, and the next round begins.`,
        ru: `Напоследок «Ловкачка» поворачивает свою карту ([[WW-9.8]]). Свободные ингредиенты и сработавшие чары больше не действуют, каждый рецепт снова можно применить, и начинается новый раунд.`,
      },
    },
  ],
}

export const TOGETHER: RulesChapter = {
  id: 'together',
  title: { en: 'All at once, and initiative', ru: 'Одновременно и по инициативе' },
  sections: [
    {
      id: 'open-steps',
      title: { en: 'When a step ends', ru: 'Когда этап заканчивается' },
      clauses: ['WW-3.2'],
      text: {
        en: `A step asks everybody who has something to decide in it and skips the rest. It stays open until the last answer is in. Then it resolves, and all answers become known at the same moment. Only a step played by initiative shows them one by one ([[WW-3.6]]).`,
        ru: `Этап ждёт решения от всех, кому есть что решать, и пропускает остальных. Он открыт, пока не придёт последний ответ. Тогда он разыгрывается, и все ответы становятся известны одновременно. Только на этапе по инициативе они открываются по одному ([[WW-3.6]]).`,
      },
    },
    {
      id: 'taking-back',
      title: { en: 'Taking back', ru: 'Возврат решения' },
      clauses: ['WW-3.3'],
      text: {
        en: `Until a step resolves, you may take your answer back and give another.

Two things are final, because chance has already shown you cards: the Initiate’s new hand and the Daredevil’s random card. The Daredevil may still change how that card lies, and the bonus, until the reveal.

This binds only you: the others may still change their minds.`,
        ru: `Пока этап не разыгран, своё решение можно взять назад и принять другое.

Две вещи вернуть нельзя, потому что случай уже показал тебе карты: это новая рука «Посвящённой» и случайная карта «Сорвиголовы». Но как ляжет эта карта и каким будет бонус, «Сорвиголова» может менять до раскрытия.

Это связывает только тебя: остальные по-прежнему могут передумать.`,
      },
    },
    {
      id: 'initiative',
      title: { en: 'Initiative', ru: 'Инициатива' },
      clauses: ['WW-3.4'],
      text: {
        en: `Your [[term:initiative|initiative]] is the number of the recipe you played most recently. Turning the card does not change it. The lower number acts first. Every number exists only once, so there are no ties.

If you play nothing in a round, your last number stays.`,
        ru: `Твоя [[term:initiative|инициатива]] — это номер последнего сыгранного тобой рецепта. Поворот карты его не меняет. Меньшее число ходит раньше. Каждый номер встречается один раз, поэтому равенства не бывает.

Если в каком-то раунде ты ничего не играешь, остаётся прежнее число.`,
      },
    },
    {
      id: 'always-secret',
      title: { en: 'Choosing is always secret', ru: 'Выбор всегда тайный' },
      clauses: ['WW-3.9'],
      text: {
        en: `Recipes are always chosen in secret and all at once, whatever order you have agreed on for arcana and transformation.`,
        ru: `Рецепты всегда выбираются втайне и одновременно, какой бы порядок вы ни задали для чар и трансформации.`,
      },
    },
  ],
}
