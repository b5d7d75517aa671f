import type { RulesChapter } from '../../../rules/text.ts'

export const SETUP: RulesChapter = {
  id: 'setup',
  title: { en: 'Setup', ru: 'Подготовка' },
  sections: [
    {
      id: 'setup-regions',
      title: { en: 'Regions', ru: 'Регионы' },
      clauses: ['EV-1.1', 'EV-1.2', 'EV-1.3'],
      text: {
        en: `With one or two players, [[term:north-lakes|North Lakes]] and [[term:central-highlands|Central Highlands]] are in use. With three or four
          players [[term:southern-slopes|Southern Slopes]] joins them. Wherever regions come one after the other, this is their order.

          With up to three players each region has {n:slots-few} slots for places and {n:cells-few} action cells; with four players it has
          {n:slots-four} slots and {n:cells-four} action cells.

          The round marker stands on 1. On the Enchanted Throne lies a 100-point token for each player.`,
        ru: `Для одного или двоих игроков нужны [[term:north-lakes|Северные озёра]] и [[term:central-highlands|Центральное нагорье]]. Если вас трое
          или четверо, к ним добавляются [[term:southern-slopes|Южные склоны]]. Когда регионы идут по очереди, порядок всегда такой.

          До трёх игроков в каждом регионе {n:slots-few} ячейки для мест силы и {n:cells-few} ячейки действия. Вчетвером — {n:slots-four} ячейки для
          мест силы и {n:cells-four} ячейки действия.

          Маркер раунда стоит на 1. На Зачарованном троне лежит по жетону на 100 очков за каждого игрока.`,
      },
    },
    {
      id: 'setup-dealing',
      title: { en: 'Decks and stones', ru: 'Колоды и камни' },
      clauses: ['EV-1.4', 'EV-1.5', 'EV-1.6', 'EV-1.7'],
      text: {
        en: `Shuffle the {n:places} places (on the moon side, Circle first takes the Grotto out: [[EV-23.7]]). Deal one face up to every slot, left to
          right, North Lakes first.

          Shuffle {n:rituals} rituals and {n:specialists} specialist cards together: the [[term:main-deck|main deck]] of {n:cards} cards. The discard
          pile lies face up, still empty.

          Shuffle {n:stones} power stones and lay {n:stones-per-region} face up in each region in use, left to right. The others go to the
          [[term:box|box]] unseen. The [[term:red-stone|red stone]] is in play only on the moon side, and only with Thorn.`,
        ru: `Перемешай {n:places} места силы (на лунной стороне Круг сначала вынимает Грот: [[EV-23.7]]). Выложи по одному лицом вверх во все
          ячейки слева направо, начиная с Северных озёр.

          Перемешай вместе {n:rituals} ритуалов и {n:specialists} карты специалистов: это [[term:main-deck|основная колода]] из {n:cards} карт. Сброс
          пока пуст, карты в нём лежат лицом вверх.

          Перемешай {n:stones} камней силы и выложи по {n:stones-per-region} в каждый используемый регион слева направо, символом вверх. Остальные, не
          глядя, убери в [[term:box|коробку]]. [[term:red-stone|Красный камень]] участвует только на лунной стороне и только с Шипом.`,
      },
    },
    {
      id: 'setup-player',
      title: { en: 'What you begin with', ru: 'С чем ты начинаешь' },
      clauses: ['EV-1.8', 'EV-1.10'],
      text: {
        en: `All players use the same side of the boards. On the [[term:sun-side|sun side]] all {n:covens} covens have the same powers. You begin
          with:

          - your coven board, the path marker on its bottom cell
          - the [[term:coven-token|coven token]] of that side, face up
          - your [[term:starting-place|starting place]] in the inner circle (Circle on the moon side: [[EV-23.6]])
          - {n:witches} witches and {n:elders} elders in your supply
          - a mana dial
          - {n:start-herbs} herbs, {n:start-potions} potions and {n:start-knowledge} knowledge; no mana, no VP, no cards`,
        ru: `Все играют на одной и той же стороне планшетов. На [[term:sun-side|солнечной стороне]] силы всех {n:covens} ковенов одинаковы. Ты
          начинаешь так:

          - планшет ковена, маркер пути — в нижней ячейке
          - [[term:coven-token|жетон ковена]] той же стороны, лицом вверх
          - [[term:starting-place|начальное место силы]] во внутреннем круге (у Круга на лунной стороне иначе: [[EV-23.6]])
          - {n:witches} ведьмы и {n:elders} старейшины в запасе
          - индикатор маны
          - {n:start-herbs} травы, {n:start-potions} зелья и {n:start-knowledge} знаний; ни маны, ни ПО, ни карт`,
      },
    },
    {
      id: 'setup-seats',
      title: { en: 'Covens and turn order', ru: 'Ковены и порядок хода' },
      clauses: ['EV-1.9', 'EV-1.11', 'EV-1.12', 'EV-1.13'],
      text: {
        en: `A random player gets the [[term:first-player|first player token]]. Turn order is clockwise from there. Alone, you always have it.

          Every player leads a different coven, dealt at random. With the option to choose, the first player is drawn first of all; then the last in
          turn order picks first, the first player last. Only when all have picked is anything shuffled and dealt.

          Playing alone, the Automa is set up as well ([[EV-25.2]]).`,
        ru: `[[term:first-player|Жетон первого игрока]] получает случайный игрок. Порядок хода — от него по часовой стрелке. В одиночку жетон всегда у
          тебя.

          У каждого свой ковен, обычно случайный. Если ковены выбирают, сначала определяется первый игрок. Затем выбирают с конца порядка хода:
          последний — первым, первый игрок — последним. Карты и камни перемешивают и выкладывают только после выбора.

          В одиночной игре готовится ещё и Автома ([[EV-25.2]]).`,
      },
    },
  ],
}
