import type { RulesChapter } from '../../../rules/text.ts'

export const CELLS: RulesChapter = {
  id: 'cells',
  title: { en: 'Activate an action cell', ru: 'Активировать ячейку действия' },
  sections: [
    {
      id: 'activating',
      title: { en: 'Who may go where', ru: 'Кто куда может' },
      clauses: ['EV-10.1', 'EV-10.2', 'EV-10.3', 'EV-10.4'],
      text: {
        en: `Put a witch or an elder from your supply on a free action cell, then resolve its effect.

          - A **witch** may use the cells of all regions in use, those on rituals in both your circles, and the one on your board (Cross).
          - An **elder** may use only cells on rituals in your inner circle (Circle on the moon side: [[EV-23.4]]).

          Each cell holds one figure. It cannot be activated again until the figure leaves. Cells in other covens are never open to you.`,
        ru: `Поставь ведьму или старейшину из запаса на свободную ячейку действия и выполни её эффект.

          - **Ведьма** может занять ячейки всех используемых регионов, ячейки ритуалов в обоих твоих кругах и ячейку на твоём планшете (Крест).
          - **Старейшина** — только ячейки ритуалов во внутреннем круге (у Круга на лунной стороне иначе: [[EV-23.4]]).

          В ячейке помещается одна фишка. Пока она там, снова активировать ячейку нельзя. Ячейки чужих ковенов тебе не доступны.`,
      },
    },
    {
      id: 'cell-price',
      title: { en: 'Cells with a price', ru: 'Ячейки с ценой' },
      clauses: ['EV-10.6', 'EF-1.5'],
      text: {
        en: `If the effect of a cell has an arrow, you can choose the cell only if you can pay the price in full. Then you must pay, and you pay
          first: what the effect brings cannot pay for it. If the effect may be repeated, this holds for the first time only.

          Having to remove a ritual, or to copy something, is a price in this sense. The same goes for free actions and for link bonuses; a link bonus
          is checked after the ritual itself is paid ([[EV-7.8]]).`,
        ru: `Если в эффекте ячейки есть стрелка, её можно выбрать, только если ты можешь заплатить всю цену. Тогда платить обязательно, и сначала: то,
          что эффект принесёт, на цену не пойдёт. Если эффект можно повторять, это касается только первого раза.

          Обязательное удаление ритуала и обязательное копирование — тоже цена. То же верно для свободных действий и для бонусов связи; бонусы
          проверяются после оплаты самого ритуала ([[EV-7.8]]).`,
      },
    },
    {
      id: 'cell-in-vain',
      title: { en: 'Cells without a price', ru: 'Ячейки без цены' },
      clauses: ['EV-10.7', 'EF-1.6'],
      text: {
        en: `A cell without a price may be activated even if its effect would do little or nothing: to gain time, or to have a witch in the region.`,
        ru: `Ячейку без цены можно активировать, даже если эффект почти ничего не даст или не даст ничего: чтобы потянуть время или чтобы в регионе
          стояла твоя ведьма.`,
      },
    },
    {
      id: 'region-cells',
      title: { en: 'Cells of the regions', ru: 'Ячейки регионов' },
      clauses: ['EV-10.8', 'EV-10.9', 'EV-10.10', 'EV-10.11'],
      text: {
        en: `All cells of a region do the same. You may occupy several of them, one activation each.

          - **North Lakes:** discard {n:lakes-discard} card → gain {n:lakes-resources} resources of choice, any mix. Not with an empty hand.
          - **Central Highlands:** draw {n:highlands-draw} cards, or transfer and then draw {n:highlands-transfer-draw} cards. You may choose the
            second even if you transfer nothing.
          - **Southern Slopes:** pay {n:slopes-pay} resource of choice → gain {n:slopes-resources} resources of choice and {n:slopes-mana} mana. Not
            without a resource.`,
        ru: `Все ячейки региона одинаковы. Можно занять несколько, каждую отдельной активацией.

          - **Северные озёра:** сбрось {n:lakes-discard} карту → получи {n:lakes-resources} любых ресурса в любом сочетании. С пустой рукой нельзя.
          - **Центральное нагорье:** возьми {n:highlands-draw} карты или выполни перенос, а затем возьми {n:highlands-transfer-draw} карты. Второе
            можно выбрать, даже если переноса не будет.
          - **Южные склоны:** потрать {n:slopes-pay} любой ресурс → получи {n:slopes-resources} любых ресурса и {n:slopes-mana} маны. Без ресурсов
            нельзя.`,
      },
    },
    {
      id: 'figures-on-cells',
      title: { en: 'Figures on cells', ru: 'Фишки в ячейках' },
      clauses: ['EV-10.5', 'EV-10.12', 'EV-10.13', 'EV-10.14'],
      text: {
        en: `Cells on one ritual (Twin Sickles) are independent; each may be activated.

          In a battle, figures on the region's action cells and in its big cell count alike. Figures on rituals or boards do not.

          An effect that moves a figure into a region puts it into the big cell. It activates nothing there. The cell it left is free and may be
          activated again this round.

          If a place is transferred, figures on its ritual stay on their cells.`,
        ru: `Ячейки одного ритуала («Парные серпы») независимы, активировать можно каждую.

          В бою фишки в ячейках действия региона и в его большой ячейке считаются одинаково. Фишки на ритуалах и планшетах не считаются.

          Если эффект перемещает фишку в регион, она встаёт в большую ячейку и ничего там не активирует. Ячейка, которую она покинула, свободна, и в
          этом раунде её можно активировать снова.

          При переносе места силы фишки на его ритуале остаются в своих ячейках.`,
      },
    },
    {
      id: 'moving-figures',
      title: { en: 'Effects that move figures', ru: 'Эффекты, перемещающие фишки' },
      clauses: ['EF-V14'],
      text: {
        en: `Such an effect moves figures of yours, up to the number it names, from the action cells of your rituals or from your supply to one region: any one in
          play, or the one about to fight. You may move none. They stand in the big cell, activate nothing there, add strength and free the cells they
          left. The figure that activated the effect may be among them. The cell on the Cross board belongs to no ritual.`,
        ru: `Такой эффект перемещает твои фишки, не больше указанного числа, из ячеек действия твоих ритуалов или из запаса в один регион: любой или
          тот, где сейчас начнётся бой. Можно не перемещать ни одной. Они встают в большую ячейку, ничего там не активируют, прибавляют боевую силу и
          освобождают свои ячейки. Фишка, которая активировала эффект, тоже может уйти. Ячейка на планшете Креста — не ячейка ритуала.`,
      },
    },
    {
      id: 'elder-moves',
      title: { en: 'When an elder moves', ru: 'Когда перемещается старейшина' },
      clauses: ['EF-T10'],
      text: {
        en: `Effects triggered by an elder's move work once for each elder of yours that an effect moves, also from the supply, or sends home by
          removing its ritual. Placing an elder to activate a cell is no move, nor is the return at the end of the round.`,
        ru: `Эффекты, связанные с перемещением старейшины, срабатывают за каждого твоего старейшину, которого эффект переместил, в том числе из
          запаса, или вернул в запас, удалив ритуал. Поставить старейшину в ячейку, чтобы её активировать, — не перемещение, возвращение в конце
          раунда — тоже.`,
      },
    },
    {
      id: 'returning-figures',
      title: { en: 'Witches that come home', ru: 'Возвращение ведьм' },
      clauses: ['EF-V15'],
      text: {
        en: `Some effects bring one of your witches back from a region, from its big cell or from an action cell, which becomes free. She can be used
          again this round. If you have no witch in a region, nothing happens.`,
        ru: `Некоторые эффекты возвращают твою ведьму из региона в запас: из большой ячейки или из ячейки действия, которая при этом освобождается. В
          этом раунде ведьму можно использовать снова. Если твоих ведьм в регионах нет, ничего не происходит.`,
      },
    },
    {
      id: 'transfers',
      title: { en: 'Transfer', ru: 'Перенос' },
      clauses: ['EV-11.1', 'EV-11.2', 'EV-11.3', 'EV-11.4', 'EV-11.5', 'EF-V9', 'EF-T9'],
      text: {
        en: `A transfer moves one place from your outer circle to the right end of your inner circle. You may always decline. The ritual linked to it
          goes along, with all catalysts and figures on it.

          Nothing is ever transferred back. With an empty outer circle nothing happens. A transfer gives no link bonus and no harvest.

          Several transfers in one effect come one after the other, and you may stop at any time. Effects triggered by a transfer work for each place
          that moved.`,
        ru: `Перенос перемещает одно место силы из внешнего круга в правый конец внутреннего. Отказаться можно всегда. Связанный ритуал переходит
          вместе с местом, со всеми катализаторами и фишками на нём.

          Обратно перенос ничего не возвращает. При пустом внешнем круге ничего не происходит. Ни бонуса связи, ни урожая перенос не даёт.

          Несколько переносов в одном эффекте идут по очереди, остановиться можно в любой момент. Эффекты, связанные с переносом, срабатывают за
          каждое перенесённое место.`,
      },
    },
  ],
}
