import type { RulesSection } from '../../../rules/text.ts'

/** Alone against the Automa: how she is set up and what she does in the action phase. */
export const AUTOMA_TURN: readonly RulesSection[] = [
  {
    id: 'automa-setup',
    title: { en: 'Alone: the Automa', ru: 'В одиночку: Автома' },
    clauses: ['EV-25.1', 'EV-25.2'],
    text: {
      en: `Set up for one player: North Lakes and Central Highlands, {n:slots-few} slots each. You lead any coven on either side.

        The Automa has a board of her own and a colour you do not use. Her path marker stands on the bottom cell, her action marker on the top cell of
        the [[term:action-circle|action circle]] ({n:automa-cells} cells). She has 0 VP and {n:automa-witches} witches. She has no elders, hand,
        resources, mana, token, council or starting place, and nothing in her circles or beside them.`,
      ru: `Подготовка на одного: Северные озёра и Центральное нагорье, по {n:slots-few} ячейки для мест силы. Ковен и сторона — любые.

        У Автомы свой планшет и не занятый тобой цвет. Маркер её пути — в нижней ячейке, маркер действий — в самой верхней ячейке
        [[term:action-circle|круга действий]] ({n:automa-cells} ячеек). У неё 0 ПО и {n:automa-witches} ведьмы. У неё нет ни старейшин, ни руки, ни
        ресурсов, ни маны, ни жетона, ни Совета, ни начального места силы; круги и место для специалистов пусты.`,
    },
  },
  {
    id: 'automa-basics',
    title: { en: 'What holds for her', ru: 'Что верно для неё' },
    clauses: ['EV-25.3', 'EV-25.4', 'EV-25.5', 'EV-25.6'],
    text: {
      en: `You are first player all game long. She never takes the token, even if she wins North Lakes. In scouting and at the end of the round she
        does nothing, but her witches return.

        For cards she is your opponent, and your neighbour on both sides. Effects may use her outer places. Whenever she would gain a resource, mana
        or a card, from whatever source, she gains 1 VP for each instead; VP stay VP. Cards never make her pay, discard or lose anything.`,
      ru: `Первый игрок всю партию — ты. Она не берёт жетон, даже победив на Северных озёрах. В разведке и в конце раунда она ничего не делает, только
        возвращаются её ведьмы.

        Для карт она твой противник и сосед с обеих сторон. Её внешний круг доступен эффектам. Вместо каждого ресурса, маны или карты, откуда бы они
        ни пришли, она получает 1 ПО; ПО остаются ПО. Карты не заставляют её платить, сбрасывать или терять.`,
    },
  },
  {
    id: 'automa-turns',
    title: { en: 'Her turn', ru: 'Её ход' },
    clauses: ['EV-26.1', 'EV-26.2'],
    text: {
      en: `You and she take turns, you first. When you pass, she passes: she takes exactly as many turns as you did, not counting the one in which you
        passed. If you pass at once, she has no turn in this round.

        In her turn:

        - reveal the top card of the main deck and discard it
        - move her action marker clockwise by the VP printed on it (on a specialist the upper half); with no card left anywhere, by 0
        - carry out the action of the cell`,
      ru: `Вы ходите по очереди, начинаешь ты. Когда ты пасуешь, пасует и она: ходов у неё ровно столько, сколько было у тебя, ход с пасом не в счёт.
        Спасуешь сразу — у неё не будет ни одного хода в этом раунде.

        Её ход:

        - открой верхнюю карту основной колоды и сбрось её
        - передвинь маркер действий по часовой стрелке на столько ячеек, сколько на карте ПО (у специалиста — на верхней половине); если карт нет
          нигде, на 0
        - выполни действие ячейки`,
    },
  },
  {
    id: 'automa-marker',
    title: { en: 'Her marker', ru: 'Её маркер' },
    clauses: ['EV-26.3', 'EV-26.4', 'EV-26.5'],
    text: {
      en: `{n:automa-yellow} cells have a yellow frame. If the marker would enter one, it stops there, and the rest of the move is lost. The cell it
        starts from does not stop it. With 0 VP it stays, and its cell is done once more.

        If she cannot do the action, the marker moves on one cell and she does that one, and so on until one is possible.

        Example: the marker is right before a yellow cell, the card has 4 VP. It moves one cell and stops.`,
      ru: `У {n:automa-yellow} ячеек жёлтая рамка. Если маркер должен войти в такую, он останавливается, остаток пути пропадает. Ячейка, с которой он
        начинает, его не останавливает. При 0 ПО он стоит на месте, и действие ячейки выполняется ещё раз.

        Если она не может выполнить действие, маркер сдвигается на одну ячейку, и она выполняет то, что там, и так далее, пока что-то не окажется
        возможным.

        Пример: маркер прямо перед жёлтой ячейкой, на карте 4 ПО. Он проходит одну ячейку и останавливается.`,
    },
  },
  {
    id: 'automa-decides-nothing',
    title: { en: 'She decides nothing', ru: 'Она ничего не решает' },
    clauses: ['EV-26.6', 'EV-26.7', 'EV-26.8'],
    text: {
      en: `All her choices are fixed by these rules, and everybody sees her cards. "Leftmost" goes by the order in the row. New places lie at the
        right end of her outer circle.

        Nothing on her specialists and rituals ever works: no permanent or instant effect, no action cell, no catalyst cell. She plays them for their
        VP.`,
      ru: `Каждый её выбор задан этими правилами, а её карты видны всем. «Самое левое» — по порядку в ряду. Новые места силы ложатся справа в её
        внешний круг.

        На её специалистах и ритуалах ничего не действует: ни постоянные, ни мгновенные эффекты, ни ячейки действия, ни ячейки для катализаторов. Она
        разыгрывает их ради ПО.`,
    },
  },
  {
    id: 'automa-find-and-advance',
    title: { en: 'Her actions: find, advance, take', ru: 'Её действия: находка, шаг, место из колоды' },
    clauses: ['EV-26.9', 'EV-26.10', 'EV-26.11'],
    text: {
      en: `- **Find in a region:** she takes the leftmost place there and puts as many witches as it costs into the big cell. With only one witch for
          a cost of two she puts that one and still takes it. Impossible without witches or places.
        - **Advance:** one step on her path ({n:automa-steps} steps) and the reward of that cell; on the top cell {n:automa-overflow} VP instead.
          Always possible.
        - **Take a place:** the top card of the place deck goes to her outer circle. Impossible if the deck is empty.`,
      ru: `- **Найти в регионе:** она берёт самое левое место силы и ставит в большую ячейку столько ведьм, сколько оно стоит. Если ведьма одна, а
          нужны две, она ставит одну и всё равно берёт место. Невозможно без ведьм или без мест в регионе.
        - **Шаг:** один шаг по её пути ({n:automa-steps} шагов) и награда ячейки; в верхней ячейке вместо этого {n:automa-overflow} ПО. Возможно
          всегда.
        - **Взять место силы:** верхняя карта колоды мест силы — в её внешний круг. Невозможно, если колода пуста.`,
    },
  },
  {
    id: 'automa-harvest-and-transfer',
    title: { en: 'Her actions: harvest, transfer', ru: 'Её действия: урожай, перенос' },
    clauses: ['EV-26.12', 'EV-26.13'],
    text: {
      en: `- **Harvest:** she harvests all her outer places, everything as VP. Impossible if there are none. You may react to it as to a neighbour's
          harvest ([[EV-R17]]).
        - **Transfer:** she moves one outer place with a ritual to the right end of her inner circle: the one with the most VP, place and ritual
          together, the leftmost of equals. Impossible if no outer place has a ritual.`,
      ru: `- **Урожай:** она собирает урожай со всех мест внешнего круга, всё в виде ПО. Невозможно, если их нет. На это можно реагировать, как на
          урожай соседа ([[EV-R17]]).
        - **Перенос:** она переносит одно место внешнего круга с ритуалом в правый конец внутреннего: то, у которого вместе с ритуалом больше всего
          ПО, из равных — самое левое. Невозможно, если ни на одном месте внешнего круга нет ритуала.`,
    },
  },
  {
    id: 'automa-play',
    title: { en: 'Her action: play a card', ru: 'Её действие: розыгрыш карты' },
    clauses: ['EV-26.14', 'EV-26.16'],
    text: {
      en: `Reveal the top card of the main deck; she plays it for free.

        - A **specialist** lies beside her board; names may repeat.
        - A **ritual** is linked to a place of hers without one: first a place with a link bonus, then the leftmost.

        If there is no free place, the ritual is discarded and she does the next action, as if this one were impossible ([[EV-26.5]]).`,
      ru: `Открой верхнюю карту основной колоды: она разыгрывает её бесплатно.

        - **Специалист** ложится рядом с её планшетом; имена могут повторяться.
        - **Ритуал** связывается с её местом силы без ритуала: сначала с тем, где есть бонус связи, затем с самым левым.

        Если свободного места нет, ритуал сбрасывается, и она выполняет следующее действие, как если бы это было невозможно ([[EV-26.5]]).`,
    },
  },
  {
    id: 'automa-link-bonus',
    title: { en: 'Her link bonuses', ru: 'Её бонусы связи' },
    clauses: ['EV-26.15', 'EF-A1', 'EF-A2'],
    text: {
      en: `The link bonus of the place works for her; battle rewards are read the same way:

        - resources, mana, cards and VP: 1 VP each; "harvest this place": its goods as VP
        - conditions are tested as usual, prices ignored
        - "A or B": the one worth more VP, the first on a tie; a transfer counts 0
        - advance, transfer, take a place: as her own actions
        - anything else, such as catalysts or returning witches: nothing

        What is impossible lapses; her action marker does not move.`,
      ru: `Бонус связи этого места для неё действует, боевые награды читаются так же:

        - ресурсы, мана, карты и ПО — по 1 ПО; «собери урожай с этого места силы» — его бонусы в виде ПО
        - условия проверяются как обычно, цены не учитываются
        - «А или Б» — то, что даёт больше ПО, при равенстве первое; перенос считается за 0
        - шаг, перенос, место из колоды — как её собственные действия
        - всё остальное, например катализаторы и возвращение ведьм, — ничего

        Невозможное пропадает, маркер действий не двигается.`,
    },
  },
  {
    id: 'automa-levels',
    title: { en: 'Her action: X VP and a step', ru: 'Её действие: X ПО и шаг' },
    clauses: ['EV-26.17', 'EV-26.18'],
    text: {
      en: `She gains X VP and then advances. X is her level: Apprentice {n:x-apprentice}, Witch {n:x-witch}, Master {n:x-master}, Heir to the Throne
        {n:x-heir}.

        On her path the same symbols mean the same, and plain VP symbols give that many VP. But a reward of the path that is impossible does nothing;
        her action marker stays where it is.

        Example: on the top of her path a Master gains {n:x-master} and {n:automa-overflow} VP.`,
      ru: `Она получает X ПО и затем делает шаг. X — её уровень: Ученик {n:x-apprentice}, Ведьма {n:x-witch}, Мастер {n:x-master}, Наследник трона
        {n:x-heir}.

        На её пути те же символы значат то же, а просто ПО дают столько ПО, сколько указано. Но невозможная награда пути не даёт ничего, маркер
        действий остаётся на месте.

        Пример: в верхней ячейке пути Мастер получает {n:x-master} и {n:automa-overflow} ПО.`,
    },
  },
  {
    id: 'automa-and-your-cards',
    title: { en: 'Your cards and the Automa', ru: 'Твои карты и Автома' },
    clauses: ['EV-26.19', 'EV-26.20', 'EV-30.6a', 'EF-A3', 'EF-A4'],
    text: {
      en: `At "each player may" she always accepts: she advances with Cat Helper, and with Truce by the Fire she takes the mana as VP without paying.
        She takes every other benefit your effects offer, as VP.

        You may harvest her outer places with Butterfly Fairy; she has no sickles. You may copy her specialists and the action cells of her rituals,
        although they do nothing for her. Her harvest, on the circle or on her path, triggers your Eye of Plenty and Ulan.`,
      ru: `Когда «каждый игрок может», она всегда соглашается: с «Котом-помощником» делает шаг, с «Перемирием у костра» берёт ману в виде ПО и ничего
        не платит. Любую другую выгоду от твоих эффектов она тоже берёт, в виде ПО.

        С «Феей-бабочкой» можно собрать урожай с её внешнего круга; серпов у неё нет. Её специалистов и ячейки действия её ритуалов можно копировать,
        хотя для неё они не действуют. На её урожай, с круга действий или с пути, срабатывают твои «Око изобилия» и Улан.`,
    },
  },
]
