import type { RulesChapter } from '../../../rules/text.ts'

export const SPECIAL: RulesChapter = {
  id: 'special',
  title: { en: 'Special cases', ru: 'Особые случаи' },
  sections: [
    {
      id: 'two-players',
      title: { en: 'Two players', ru: 'Игра вдвоём' },
      clauses: ['WW-1.3'],
      text: {
        en: `With two players, your left and your right neighbour are the same person. You swap cauldrons, you swap hands, and every effect on “your left neighbour” hits your opponent. Nothing else changes.`,
        ru: `Когда играют двое, сосед слева и сосед справа — один и тот же человек. Вы обмениваетесь котлами, обмениваетесь рецептами, и всё, что сказано о соседе слева, относится к сопернику. Больше ничего не меняется.`,
      },
    },
    {
      id: 'open-and-secret',
      title: { en: 'Open and secret', ru: 'Что видно и что скрыто' },
      clauses: ['WW-1.5'],
      text: {
        en: `Everybody sees all workbenches, circles and cauldrons, recipes in play and how they lie, arcana tokens, free ingredients, characters, and how many cards are in each hand, in the deck and in the discard pile. You see them as they were after the last resolved step.

Secret are the cards in hands, deck and discard pile, the dealt characters, face-down recipes, and whatever others are preparing in an open step. Spectators see only what is open.`,
        ru: `Всем видны столы, круги и котлы, рецепты в игре и то, как они лежат, жетоны чар, свободные ингредиенты, персонажи и число карт на руках, в колоде и в сбросе — такими, какими они стали после последнего разыгранного этапа.

Скрыты карты на руках, в колоде и в сбросе, сданные персонажи, рецепты лицом вниз и всё, что другие готовят на незаконченном этапе. Зрители видят только открытое.`,
      },
    },
    {
      id: 'supply',
      title: { en: 'The supply never ends', ru: 'Запас не кончается' },
      clauses: ['WW-1.6'],
      text: {
        en: `The [[term:supply|supply]] is unlimited. No effect ever fails for lack of cubes, and nobody counts what is left.`,
        ru: `[[term:supply|Запас]] не ограничен. Ни один эффект не срывается из-за нехватки кубиков, и никто не считает, сколько их осталось.`,
      },
    },
    {
      id: 'deck-runs-out',
      title: { en: 'When the deck runs out', ru: 'Когда кончилась колода' },
      clauses: ['WW-8.5', 'WW-8.6', 'WW-8.7'],
      text: {
        en: `If you must draw and the deck is empty, the [[term:discard-pile|discard pile]] is shuffled and becomes the deck. If that is empty too, you draw nothing, and your hand stays short.

Only Initiates put cards on the discard pile. Recipes in play never return to the deck.

With short hands play goes on: whoever has cards plays one ([[WW-4.1]]), whoever has none plays nothing ([[WW-4.2]]).`,
        ru: `Если нужно добрать карту, а колода пуста, [[term:discard-pile|сброс]] перемешивается и становится колодой. Если пуст и он, ты ничего не берёшь, и рука остаётся неполной.

Карты в сброс отправляют только «Посвящённые». Рецепты в игре в колоду не возвращаются.

С неполными руками игра идёт дальше: у кого есть карты, тот играет одну ([[WW-4.1]]), у кого нет — ничего ([[WW-4.2]]).`,
      },
    },
  ],
}

export const END: RulesChapter = {
  id: 'end',
  title: { en: 'End and scoring', ru: 'Конец игры и подсчёт' },
  sections: [
    {
      id: 'comparing',
      title: { en: 'Several contenders', ru: 'Несколько претендентов' },
      clauses: ['WW-7.3'],
      text: {
        en: `If several players are [[term:contender|contenders]], compare them in this order:

- most ingredients in the circle;
- then most different kinds in the circle;
- then fewest ingredients on the workbench, counted after passing;
- if all that is equal, they share the victory.

Example: 5 hearts of shadow lose to 4 mandrakes and 2 spiders, six to five. But 2 hearts of shadow and 3 mandrakes beat 5 mushrooms: as many cubes, more kinds.`,
        ru: `Если [[term:contender|претендентов]] несколько, сравните по порядку:

- у кого больше ингредиентов в круге;
- у кого в круге больше разных типов;
- у кого после передачи меньше ингредиентов на столе;
- если равны и здесь, победа общая.

Пример: 5 сердец тени уступают 4 мандрагорам с 2 пауками, шесть против пяти. Зато 2 сердца тени и 3 мандрагоры побеждают 5 грибов: кубиков столько же, типов больше.`,
      },
    },
    {
      id: 'ranking',
      title: { en: 'The other places', ru: 'Остальные места' },
      clauses: ['WW-7.4'],
      text: {
        en: `The players behind the winner are ranked by the same comparison, for the result table only. Your score is the number of ingredients in your circle.`,
        ru: `Остальные игроки занимают места по тому же сравнению — только для таблицы результатов. Твой счёт — число ингредиентов в твоём круге.`,
      },
    },
    {
      id: 'last-cauldron',
      title: { en: 'The last cauldrons', ru: 'Последние котлы' },
      clauses: ['WW-8.8', 'WW-8.9'],
      text: {
        en: `If a round begins with all hands empty and nothing to draw, it is a [[term:last-cauldron|last-cauldron round]]. Choosing, revealing and arcana are skipped; the rest goes on as always. There are at most {n:last-rounds} such rounds.

If there is still no contender at the end check of the last of them, the game ends. Then everybody counts as a contender, and all are compared ([[WW-7.3]]).`,
        ru: `Если раунд начинается, когда все руки пусты и добирать нечего, это [[term:last-cauldron|раунд последнего котла]]. Выбор, раскрытие и чары пропускаются, остальное идёт как обычно. Таких раундов может быть не больше {n:last-rounds}.

Если и на проверке в последнем из них претендентов нет, игра заканчивается. Тогда претендентами считаются все, и сравнивают всех ([[WW-7.3]]).`,
      },
    },
  ],
}
