import type { RulesChapter } from '../../../rules/text.ts'

export const CATALYSTS: RulesChapter = {
  id: 'catalysts',
  title: { en: 'Create catalysts, and the coven path', ru: 'Создать катализаторы; путь ковена' },
  sections: [
    {
      id: 'creating-catalysts',
      title: { en: 'Creating catalysts', ru: 'Как создать катализаторы' },
      clauses: ['EV-12.1', 'EV-12.2', 'EV-12.3'],
      text: {
        en: `In one main action create one or more catalysts, each on an empty catalyst cell of your rituals in either circle. A
          [[term:sickle|sickle]] costs {n:sickle-herbs} herb, an [[term:orb|orb]] {n:orb-potions} potions, unless an effect such as Nora's changes
          that.

          Say first what goes where and pay for all of it. Then lay all tokens. Then take one step on the path for each orb, in the order you named,
          each reward in full before the next step. So these rewards cannot pay for the same batch.`,
        ru: `Одним основным действием создай один или несколько катализаторов, каждый в пустой ячейке для катализатора на своих ритуалах в любом
          круге. [[term:sickle|Серп]] стоит {n:sickle-herbs} траву, [[term:orb|шар]] — {n:orb-potions} зелья, если эффект вроде Норы не меняет цену.

          Сначала назови, что и где создаёшь, и заплати за всё. Потом разложи все жетоны. Затем сделай по шагу по пути за каждый шар в названном
          порядке, каждый раз целиком получая награду. Поэтому этими наградами нельзя оплатить катализаторы того же действия.`,
      },
    },
    {
      id: 'sickles-and-orbs',
      title: { en: 'Sickles and orbs', ru: 'Серпы и шары' },
      clauses: ['EV-12.4', 'EV-12.5', 'EV-12.6'],
      text: {
        en: `Every catalyst cell takes either kind. A catalyst stays for the rest of the game. It cannot be replaced or turned over, and leaves only
          with its ritual.

          - **Sickle:** from the next harvest on, its place yields once more ([[EV-6.6]]).
          - **Orb:** advance one step on the coven path when you create it. After that it only occupies the cell.`,
        ru: `Любая ячейка принимает и серп, и шар. Катализатор остаётся до конца игры. Его нельзя заменить или перевернуть, уходит он только вместе с
          ритуалом.

          - **Серп:** начиная со следующего урожая место силы приносит его ещё раз ([[EV-6.6]]).
          - **Шар:** при создании продвинься на один шаг по пути ковена. Потом он только занимает ячейку.`,
      },
    },
    {
      id: 'free-catalysts',
      title: { en: 'Free catalysts', ru: 'Бесплатные катализаторы' },
      clauses: ['EV-12.7', 'EV-12.8', 'EF-V13', 'EF-T7', 'EF-T8'],
      text: {
        en: `An effect may give you catalysts for free, on any ritual of yours or only on the one just played. When a link bonus is repeated, that is
          the ritual linked there. You may decline; without an empty cell it is lost. It is not your main action. A free orb is a step like a paid
          one.

          Effects triggered by catalysts work once for each, bought or free, as soon as it lies there; for an orb before its step. Tokens never run
          out.`,
        ru: `Эффект может дать катализаторы бесплатно: на любой твой ритуал или только на разыгранный сейчас. При повторе бонуса связи это ритуал,
          который там лежит. Можно отказаться, а без пустой ячейки катализатор пропадает. Основным действием это не считается. Бесплатный шар двигает
          по пути так же, как оплаченный.

          Эффекты, связанные с катализаторами, срабатывают за каждый, купленный или бесплатный, как только он лёг; за шар — до шага. Жетоны не
          кончаются.`,
      },
    },
    {
      id: 'coven-path',
      title: { en: 'The coven path', ru: 'Путь ковена' },
      clauses: ['EV-13.1', 'EV-13.2', 'EV-13.3', 'EV-13.5', 'EF-V11'],
      text: {
        en: `To advance, move your marker up one cell at a time. Gain the reward of each cell in full as you enter it, then take the next step. You
          cannot decline unless the effect says "may".

          On the top cell, gain {n:overflow} VP for each step you cannot take, each time as a reward of its own. The marker never moves down, and the
          bottom cell gives nothing.

          Of a cell "A / B" choose one reward. If the effect gives both, take the left one first.`,
        ru: `Продвигаясь, веди маркер вверх по одной ячейке. Войдя в ячейку, сразу и полностью получи её награду, затем делай следующий шаг.
          Отказаться нельзя, если в эффекте не сказано «может».

          В верхней ячейке получай по {n:overflow} ПО за каждый шаг, который сделать уже некуда; каждый раз это отдельная награда. Вниз маркер не
          идёт, нижняя ячейка ничего не даёт.

          В ячейке «А / Б» выбери одну награду. Если эффект даёт обе, сначала возьми левую.`,
      },
    },
    {
      id: 'path-rewards',
      title: { en: 'Rewards of the path', ru: 'Награды пути' },
      clauses: ['EV-13.4', 'EV-13.6', 'EF-V12', 'EF-T6'],
      text: {
        en: `A cell with several rewards gives all of them in printed order; of "/" you choose one ([[EV-22.4]]). What one cell gives is one reward,
          even doubled.

          Some effects repeat the reward of one cell above the bottom that your marker has reached or passed (of "/" one side). That is a path reward
          but not a step. With the marker at the bottom, nothing happens.

          Effects triggered by steps work for each step really made, after its reward, but not for steps beyond the top.`,
        ru: `Ячейка с несколькими наградами даёт их все в указанном порядке; если они разделены «/», выбери одну ([[EV-22.4]]). Всё, что даёт одна
          ячейка, — одна награда, даже удвоенная.

          Некоторые эффекты повторяют награду одной ячейки выше нижней, которую маркер достиг или прошёл (из «/» — одну сторону). Это награда пути, но
          не шаг. Если маркер в самом низу, ничего не происходит.

          Эффекты, связанные с шагами, срабатывают за каждый действительно сделанный шаг, после его награды, но не за шаги сверх пути.`,
      },
    },
  ],
}
