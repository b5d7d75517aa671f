import type { RulesChapter } from '../../../rules/text.ts'

export const ABOUT: RulesChapter = {
  id: 'about',
  title: { en: 'What it is about', ru: 'О чём игра' },
  sections: [
    {
      id: 'ring',
      title: { en: 'Witches in a ring', ru: 'Ведьмы в кругу' },
      clauses: ['WW-1.1', 'WW-1.2'],
      text: {
        en: `The game is for {n:players-min} to {n:players-max} witches. They sit in a ring: the next seat is always the one on the left. Each round you brew [[term:ingredient|ingredients]] and send them off in your [[term:cauldron|cauldron]].

**Cauldrons go right.** Your right neighbour gets yours; you get your left neighbour’s. Whatever your right neighbour’s [[term:workbench|workbench]] cannot hold lands in **your** [[term:circle|Witch’s Circle]].

**Recipes go left.** The cards you do not play go to your left neighbour: the very one who brews against you.`,
        ru: `Играют от {n:players-min} до {n:players-max} ведьм. Все сидят кругом: следующее место всегда слева. Каждый раунд ты варишь [[term:ingredient|ингредиенты]] и отправляешь их в своём [[term:cauldron|котле]].

**Котлы идут направо.** Твой получает сосед справа, а тебе достаётся котёл соседа слева. Что не поместилось на [[term:workbench|колдовском столе]] соседа справа, попадает в **твой** [[term:circle|ведьмин круг]].

**Рецепты идут налево.** Несыгранные карты уходят соседу слева — тому самому, кто колдует против тебя.`,
      },
    },
  ],
}

export const WIN: RulesChapter = {
  id: 'win',
  title: { en: 'How you win', ru: 'Как победить' },
  sections: [
    {
      id: 'goal',
      title: { en: 'Fill your circle', ru: 'Наполни свой круг' },
      clauses: ['WW-7.1', 'WW-7.2'],
      text: {
        en: `Have at least {n:circle-goal} ingredients in your Witch’s Circle at the [[term:end-check|end check]]. It comes once a round, after the cauldrons have been passed. Reaching the number earlier in the round does not win yet.

If only you have enough, you win at once. If several do, they are all [[term:contender|contenders]] and are compared ([[WW-7.3]]). If nobody does, play goes on.`,
        ru: `Собери в своём ведьмином круге хотя бы {n:circle-goal} ингредиентов к [[term:end-check|проверке конца игры]]. Она бывает раз в раунд, после передачи котлов. Если нужное число набралось раньше, это ещё не победа.

Если столько набралось только у тебя, победа твоя. Если у нескольких, все они [[term:contender|претенденты]], и их сравнивают ([[WW-7.3]]). Если ни у кого, игра продолжается.`,
      },
    },
  ],
}

export const TURN: RulesChapter = {
  id: 'turn',
  title: { en: 'A round', ru: 'Раунд' },
  sections: [
    {
      id: 'round',
      title: { en: 'Two phases, seven steps', ru: 'Две фазы, семь этапов' },
      clauses: ['WW-3.1'],
      text: {
        en: `Steps follow one another strictly. Within a step everybody acts at once.

**[[term:preparation|Preparation phase]]**

- Choose a recipe in secret.
- Reveal all recipes.
- Use arcana.

**[[term:brewing|Brewing phase]]**

- Transform ingredients.
- Pass cauldrons to the right.
- Check for the end of the game.
- Pass recipes to the left and draw.

Then the next round begins.`,
        ru: `Этапы идут строго друг за другом. На каждом этапе все действуют одновременно.

**[[term:preparation|Фаза заготовок]]**

- Втайне выбери рецепт.
- Все рецепты раскрываются.
- Примени чары.

**[[term:brewing|Фаза зельеварения]]**

- Трансформируй ингредиенты.
- Котлы передаются направо.
- Проверяется конец игры.
- Рецепты передаются налево, рука добирается.

Затем начинается новый раунд.`,
      },
    },
  ],
}

export const SETUP: RulesChapter = {
  id: 'setup',
  title: { en: 'Setup', ru: 'Подготовка к игре' },
  sections: [
    {
      id: 'your-things',
      title: { en: 'What you get', ru: 'Что у тебя есть' },
      clauses: ['WW-2.1'],
      text: {
        en: `You get a player board with a [[term:workbench|workbench]] and a [[term:circle|Witch’s Circle]], an empty [[term:cauldron|cauldron]], an [[term:arcana-card|arcana card]] and three different [[term:arcana-token|arcana tokens]]: raven, book and cauldron. The tokens start beside the card, at zero.`,
        ru: `Ты получаешь планшет с [[term:workbench|колдовским столом]] и [[term:circle|ведьминым кругом]], пустой [[term:cauldron|котёл]], [[term:arcana-card|карту чар]] и три разных [[term:arcana-token|жетона чар]]: ворона, книгу и котёл. Сначала жетоны лежат рядом с картой, их счёт — ноль.`,
      },
    },
    {
      id: 'setup-order',
      title: { en: 'The order of setup', ru: 'Порядок подготовки' },
      clauses: ['WW-2.2'],
      text: {
        en: `Setup goes in this order:

- Everybody gets a [[term:character|character]]: an Initiate ([[WW-2.3]]) or one of your choice ([[WW-2.4]]).
- Recipes are dealt.
- Start ingredients go onto the workbenches.
- Characters are turned to their power side, and their arcana symbols count.

So you choose your character before you see your hand.`,
        ru: `Порядок такой:

- Каждый получает [[term:character|персонажа]]: «Посвящённую» ([[WW-2.3]]) или персонажа на выбор ([[WW-2.4]]).
- Раздаются рецепты.
- Начальные ингредиенты раскладываются по столам.
- Персонажи переворачиваются стороной силы вверх, и учитываются их символы чар.

Значит, персонажа ты выбираешь до того, как увидишь свою руку.`,
      },
    },
    {
      id: 'first-hand',
      title: { en: 'Your first hand', ru: 'Первая рука' },
      clauses: ['WW-2.5', 'WW-2.6'],
      text: {
        en: `All {n:recipes} recipe cards are shuffled, and everybody is dealt {n:hand-limit}. That goes for the Clairvoyant too: her higher limit counts from the first draw on ([[WW-9.10]]).

Your [[term:hand|hand]] is secret. Look at it whenever you like.

The other cards form the face-down [[term:deck|deck]]. The [[term:discard-pile|discard pile]] starts empty.`,
        ru: `Все {n:recipes} карт рецептов перемешиваются, и каждый получает {n:hand-limit} из них. «Провидица» не исключение: её повышенный предел действует с первого добора ([[WW-9.10]]).

Твоя [[term:hand|рука]] — секрет. Смотреть на неё можно в любой момент.

Остальные карты лежат [[term:deck|колодой]] лицом вниз. [[term:discard-pile|Сброс]] пока пуст.`,
      },
    },
    {
      id: 'start-ingredients',
      title: { en: 'Start ingredients and symbols', ru: 'Начальные ингредиенты и символы' },
      clauses: ['WW-2.7', 'WW-2.8'],
      text: {
        en: `Put the start ingredients of your character onto your workbench. They always fit.

Then the card is turned to its power side. Each arcana symbol there moves the matching token one space. Only the Toad Whisperer has one: a book, so that token starts on space 1. During setup no arcana fires.`,
        ru: `Разложи на своём столе начальные ингредиенты персонажа. Они всегда помещаются.

Затем карта переворачивается стороной силы вверх. Каждый символ чар на ней сдвигает соответствующий жетон на одно деление. Символ есть только у «Жабоуста» — это книга, поэтому жетон книги начинает с деления 1. Во время подготовки чары не срабатывают.`,
      },
    },
  ],
}
