import type { RulesChapter } from '../../../rules/text.ts'

export const FIND: RulesChapter = {
  id: 'find',
  title: { en: 'Find a place of power', ru: 'Найти место силы' },
  sections: [
    {
      id: 'finding',
      title: { en: 'Finding a place', ru: 'Как найти место силы' },
      clauses: ['EV-5.1', 'EV-5.2', 'EV-5.3', 'EV-5.4'],
      text: {
        en: `Choose a face-up place in any region. Move witches from your supply to the [[term:big-cell|big cell]] of that region: one or two, as the
          place says. Effects may lower this cost, never below zero. Without enough witches you cannot find the place; elders never pay for it. The
          big cell has room for everybody.

          Then lay the place at the right end of your outer circle. After that, effects triggered by finding a place resolve.

          Phantom Marsh, for example, costs {n:marsh-witches} witches.`,
        ru: `Выбери открытое место силы в любом регионе. Помести ведьм из запаса в [[term:big-cell|большую ячейку]] этого региона: одну или двух, как
          указано на карте. Эффекты могут снизить эту цену, но не ниже нуля. Не хватает ведьм — найти это место нельзя; старейшинами за него не
          платят. В большой ячейке хватит места всем.

          Затем положи место силы справа от остальных в свой внешний круг. После этого срабатывают эффекты, связанные с находкой.

          Например, «Призрачная топь» стоит {n:marsh-witches} ведьмы.`,
      },
    },
    {
      id: 'after-finding',
      title: { en: 'What stays in the region', ru: 'Что остаётся в регионе' },
      clauses: ['EV-5.5', 'EV-5.6'],
      text: {
        en: `The slot you emptied stays empty until the end of the round, unless an effect refills the region ([[EV-30.11]]). The other places do not
          move up.

          Your witches stay in the region until the end of the round and count in its battle.`,
        ru: `Опустевшая ячейка пустует до конца раунда, если только какой-нибудь эффект не восполнит регион ([[EV-30.11]]). Остальные места силы не
          сдвигаются.

          Ведьмы остаются в регионе до конца раунда и участвуют в его бою.`,
      },
    },
    {
      id: 'circles',
      title: { en: 'Outer and inner circle', ru: 'Внешний и внутренний круг' },
      clauses: ['EV-5.9', 'EV-5.10'],
      text: {
        en: `The [[term:outer-circle|outer circle]] is the upper row beside your board, the [[term:inner-circle|inner circle]] the lower one. Outer
          places are harvested, but bring no VP at the end of the game. A [[term:transfer|transfer]] carries them inside.

          Each circle holds any number of places. Each place, inside or outside, can carry one ritual.`,
        ru: `[[term:outer-circle|Внешний круг]] — верхний ряд справа от планшета, [[term:inner-circle|внутренний круг]] — нижний. С мест силы внешнего
          круга собирают урожай, но в конце игры они не приносят ПО. Во внутренний круг их перемещает [[term:transfer|перенос]].

          В каждом круге может лежать сколько угодно мест силы. На каждом, и снаружи, и внутри, помещается один ритуал.`,
      },
    },
    {
      id: 'finding-by-effect',
      title: { en: 'Finding by an effect', ru: 'Находка благодаря эффекту' },
      clauses: ['EV-5.7', 'EF-V19', 'EF-T2'],
      text: {
        en: `Some effects let you find a place: Hedge Hare in any region, Three-Eyed Owl in the region just refilled. You may decline. Everything goes
          as in the main action, with as many witches fewer as the effect says, never below zero. If it names no such change, pay the usual number.
          With too few witches you find nothing.

          Effects triggered by a find work once for each place found, by main action or by effect, once the place lies in your outer circle.`,
        ru: `Некоторые эффекты позволяют найти место силы: «Межевой заяц» — в любом регионе, «Трёхглазая сова» — в только что восполненном. Можно
          отказаться. Всё идёт как в основном действии, но ведьм нужно меньше на указанное число, хотя и не меньше нуля. Если об этом ничего не
          сказано, плати как обычно. Не хватает ведьм — находки нет.

          Эффекты, связанные с находкой, срабатывают один раз за каждое место, найденное действием или эффектом, когда оно уже лежит во внешнем круге.`,
      },
    },
    {
      id: 'taking-from-the-deck',
      title: { en: 'Taking a place from the deck', ru: 'Место силы из колоды' },
      clauses: ['EV-5.8', 'EF-V21'],
      text: {
        en: `Some effects give you the top place of the deck, or several of them. They go to the right end of your outer circle. This is not finding:
          it costs no witches and triggers nothing that a find would. If the place deck is empty, you get nothing.`,
        ru: `Иногда ты берёшь одно или несколько мест силы с верха колоды. Они ложатся справа в твой внешний круг. Это не находка: ведьмы не нужны, и
          связанные с находкой эффекты не срабатывают. Если колода мест силы пуста, ты ничего не получаешь.`,
      },
    },
  ],
}
