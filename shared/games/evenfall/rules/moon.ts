import type { RulesSection } from '../../../rules/text.ts'

/** The moon side: each coven has powers of its own. */
export const MOON: readonly RulesSection[] = [
  {
    id: 'moon-side',
    title: { en: 'The moon side', ru: 'Лунная сторона' },
    clauses: ['EV-20.1', 'EV-20.2', 'EV-20.3'],
    modes: { side: 'lunar' },
    text: {
      en: `All rules stay as they are, unless your coven says otherwise. Boards, tokens and starting places show their moon side. You begin with the
        same resources, witches and elders as on the sun side.

        Moon tokens do not give the herb and the potion of the sun side.`,
      ru: `Все правила остаются в силе, если твой ковен не говорит иного. Планшеты, жетоны и начальные места силы лежат лунной стороной вверх.
        Начальные ресурсы, ведьмы и старейшины те же, что на солнечной стороне.

        Травы и зелья, которые даёт солнечный жетон, у лунных жетонов нет.`,
    },
  },
  {
    id: 'star',
    title: { en: 'Star', ru: 'Звезда' },
    clauses: ['EV-21.1', 'EV-21.2', 'EV-21.3', 'EV-21.4', 'EV-21.5', 'EV-21.6'],
    modes: { side: 'lunar' },
    text: {
      en: `- **Scouting:** {n:star-cards} cards and nothing else. **Token:** harvest all outer places. **Path:** that of the sun side.
        - **Free action,** any number of times: discard {n:star-discard} card → {n:star-resources} resource of choice or {n:star-mana} mana. The usual
          trade for {n:trade-cards} cards stays possible.
        - **Council:** the first member is free, each later one costs {n:star-council-next} of each resource.
        - **Starting place,** link bonus: discard {n:star-link-discard} card → {n:star-link-resources} resources of choice. It is mandatory, so you
          need another card in hand to play a ritual there.`,
      ru: `- **Разведка:** {n:star-cards} карт и больше ничего. **Жетон:** урожай со всего внешнего круга. **Путь:** как на солнечной стороне.
        - **Свободное действие,** сколько угодно раз: сбрось {n:star-discard} карту → {n:star-resources} любой ресурс или {n:star-mana} мана. Обычный
          обмен за {n:trade-cards} карты тоже остаётся.
        - **Совет:** первый член бесплатен, каждый следующий стоит по {n:star-council-next} каждого ресурса.
        - **Начальное место силы,** бонус связи: сбрось {n:star-link-discard} карту → {n:star-link-resources} любых ресурса. Он обязателен: чтобы
          разыграть туда ритуал, нужна ещё одна карта на руке.`,
    },
  },
  {
    id: 'cross',
    title: { en: 'Cross', ru: 'Крест' },
    clauses: ['EV-22.1', 'EV-22.2', 'EV-22.3', 'EV-22.4'],
    modes: { side: 'lunar' },
    text: {
      en: `- **Scouting:** {n:cross-cards} cards, {n:cross-knowledge} knowledge, {n:cross-mana} mana. **Council:** prices as on the sun side.
        - **Token:** harvest all outer places, then gain the reward of any one path cell your marker has reached or passed. The marker does not move.
          On the bottom cell this part does nothing.
        - **Path:** its own. Most cells read "A / B": choose one and gain it. With the token choose the cell, then the side.`,
      ru: `- **Разведка:** {n:cross-cards} карт, {n:cross-knowledge} знания, {n:cross-mana} маны. **Совет:** цены как на солнечной стороне.
        - **Жетон:** урожай со всего внешнего круга, затем награда любой одной ячейки пути, которую маркер достиг или прошёл. Маркер не двигается. В
          нижней ячейке эта часть ничего не даёт.
        - **Путь:** свой. На большинстве ячеек «А / Б»: выбери одну награду и получи её. С жетоном выбери ячейку, затем сторону.`,
    },
  },
  {
    id: 'cross-cell',
    title: { en: "Cross: the board's own cell", ru: 'Крест: ячейка планшета' },
    clauses: ['EV-22.5', 'EV-22.6', 'EV-22.7', 'EV-22.8', 'EV-22.9'],
    modes: { side: 'lunar' },
    text: {
      en: `The board has one action cell, for witches only: advance one step and read "/" as "+". You gain both rewards of the cell you enter, in
        printed order. The link bonus of the starting place does the same. On the top cell both give {n:overflow} VP as usual. At the end of the round
        the cell is emptied like all others.

        A yellow card as a reward: take the top card of the place deck and lay it at the right end of your outer circle ([[EV-5.8]]).`,
      ru: `На планшете есть одна ячейка действия, только для ведьмы: продвинься на один шаг, читая «/» как «+». Получи обе награды новой ячейки в
        указанном порядке. Бонус связи начального места силы делает то же. В верхней ячейке пути оба дают {n:overflow} ПО, как обычно. В конце раунда
        ячейка освобождается, как все.

        Награда «жёлтая карта»: возьми верхнюю карту колоды мест силы и положи справа в свой внешний круг ([[EV-5.8]]).`,
    },
  },
  {
    id: 'circle',
    title: { en: 'Circle', ru: 'Круг' },
    clauses: ['EV-23.1', 'EV-23.2', 'EV-23.3', 'EV-23.4', 'EF-M3'],
    modes: { side: 'lunar' },
    text: {
      en: `- **Scouting:** {n:circle-cards} cards, {n:circle-knowledge} knowledge, and harvest all outer places. **Council:** prices as on the sun
          side.
        - **Token:** {n:circle-token-mana} mana for each place in your outer circle, as one reward. That is no harvest, and nobody reacts to it.
        - **Path:** its own.
        - **Elders** may activate action cells on rituals in your outer circle, too, not only in the inner one. They still cannot use regions. No
          other coven can do this.`,
      ru: `- **Разведка:** {n:circle-cards} карт, {n:circle-knowledge} знания и урожай со всего внешнего круга. **Совет:** цены как на солнечной
          стороне.
        - **Жетон:** {n:circle-token-mana} мана за каждое место силы внешнего круга, одной наградой. Это не урожай, реакций на него нет.
        - **Путь:** свой.
        - **Старейшины** могут активировать ячейки действия ритуалов и во внешнем круге, не только во внутреннем. В регионы им по-прежнему нельзя.
          Другие ковены так не могут.`,
    },
  },
  {
    id: 'circle-setup',
    title: { en: 'Circle: its setup', ru: 'Круг: подготовка' },
    clauses: ['EV-23.5', 'EV-23.6', 'EV-23.7', 'EV-23.8'],
    modes: { side: 'lunar' },
    text: {
      en: `Your starting place begins in the outer circle. Before the place deck is shuffled, take the Grotto (it has no link bonus) out of it and lay
        it to the right of the starting place. So the scouting of round 1 already harvests two places.

        The text on this starting place only tells you this. It is no link bonus: linking a ritual there gives nothing, and nothing that looks for
        link bonuses finds one.`,
      ru: `Начальное место силы лежит во внешнем круге. Прежде чем перемешать колоду мест силы, из неё вынимают Грот (у него нет бонуса связи) и
        кладут справа от начального места. Поэтому уже разведка раунда 1 собирает урожай с двух мест.

        Текст на этом начальном месте говорит только об этом. Это не бонус связи: связанный с ним ритуал ничего не приносит, и для эффектов, которым
        нужен бонус связи, его там нет.`,
    },
  },
  {
    id: 'thorn',
    title: { en: 'Thorn', ru: 'Шип' },
    clauses: ['EV-24.1', 'EV-24.2', 'EV-24.3', 'EV-24.4', 'EV-24.5', 'EV-24.6'],
    modes: { side: 'lunar' },
    text: {
      en: `- **Scouting:** {n:thorn-cards} cards, {n:thorn-knowledge} knowledge, {n:thorn-mana} mana. **Token:** harvest all outer places. **Path**
          and **council** as on the sun side.
        - **Stone cells:** the board has {n:thorn-cells}, each for one stone and with a reward. As a free action, not limited per round, put a stone
          of yours that is in no cell on an empty one and gain its reward. Any stone fits any cell. Take several rewards in any order. For an orb you
          may create a free orb on an empty catalyst cell.`,
      ru: `- **Разведка:** {n:thorn-cards} карт, {n:thorn-knowledge} знания, {n:thorn-mana} маны. **Жетон:** урожай со всего внешнего круга. **Путь**
          и **Совет** — как на солнечной стороне.
        - **Ячейки для камней:** на планшете их {n:thorn-cells}, каждая на один камень и с наградой. Свободным действием, сколько угодно раз за раунд,
          помести свой камень, который ещё не в ячейке, в пустую и получи награду. Любой камень подходит к любой. Несколько наград бери в любом
          порядке. Символ шара: можешь бесплатно создать шар в пустой ячейке для катализатора.`,
    },
  },
  {
    id: 'thorn-stones',
    title: { en: 'Thorn: stones and the red stone', ru: 'Шип: камни и красный камень' },
    clauses: ['EV-24.7', 'EV-24.8', 'EV-24.9', 'EV-24.10', 'EF-V28'],
    modes: { side: 'lunar' },
    text: {
      en: `Stones in cells stay there until the end of the game and cannot change cells. Before the final scoring they may be placed like all others
        ([[EV-19.2]]); the rewards you had for them stay yours.

        Link bonus of the starting place: take the [[term:red-stone|red stone]]. Use it like any stone, in a cell or to double a ritual. There is only
        one, so a second time you get nothing. It never lies in a region and cannot be won in a battle.`,
      ru: `Камни в ячейках остаются там до конца игры и ячейку не меняют. Перед финальным подсчётом их можно разместить, как и другие ([[EV-19.2]]);
        полученные за них награды остаются у тебя.

        Бонус связи начального места силы: возьми [[term:red-stone|красный камень]]. Используй его как любой другой: в ячейке или чтобы удвоить
        ритуал. Он один, во второй раз ты ничего не получишь. В регионах его нет, в бою его не выиграть.`,
    },
  },
]
