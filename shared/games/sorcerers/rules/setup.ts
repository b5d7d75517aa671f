import type { RulesChapter } from '../../../rules/text.ts'

export const SETUP: RulesChapter = {
  id: 'setup',
  title: { en: 'Setup', ru: 'Подготовка' },
  sections: [
    {
      id: 'board',
      title: { en: 'The board', ru: 'Поле' },
      clauses: ['SO-0.1'],
      text: {
        en: `The [[term:board|board]] has {n:columns} columns and {n:rows} rows of [[term:cell|cells]]. Columns carry the letters a to m from
          west to east, rows the numbers from 1 in the north to {n:rows} in the south. So a1 is the north-west corner, m13 the south-east
          corner and g7 the centre.`,
        ru: `На [[term:board|поле]] {n:columns} столбцов и {n:rows} рядов [[term:cell|клеток]]. Столбцы обозначены буквами от a до m с запада
          на восток, ряды — числами от 1 на севере до {n:rows} на юге. Поэтому a1 — северо-западный угол, m13 — юго-восточный, а g7 — центр.`,
      },
    },
    {
      id: 'places-of-power',
      title: { en: 'Places of power', ru: 'Места силы' },
      clauses: ['SO-1.4', 'SO-10.1'],
      text: {
        en: `There are {n:places} places of power: d4, j4, d10, j10 and, in the middle, the [[term:well|Well of astral energy]] on g7.
          All of them work alike, and all are empty at the start.

          Units enter, cross and leave a place like any other cell. Standing on one protects from nothing. You may hold as many as you can.`,
        ru: `На поле {n:places} мест силы: d4, j4, d10, j10 и в середине [[term:well|колодец астральной энергии]] на g7.
          Все действуют одинаково, и в начале все свободны.

          По местам силы юниты ходят, как по любым клеткам: встают, проходят насквозь, уходят. Тот, кто стоит на месте силы, ни от чего
          не защищён. Занимать можно сколько угодно мест.`,
      },
    },
    {
      id: 'who-leads',
      title: { en: 'Who leads which army', ru: 'Кто ведёт какую армию' },
      clauses: ['SO-0.2', 'SO-1.1'],
      text: {
        en: `An [[term:army|army]] starts in a corner: a sorcerer, the warriors and, later, the summon. All of them belong to that army for the
          whole match, and one player leads it.
          - **Two players:** one army each, north-west and south-east.
          - **Three:** all four armies. One player leads north-west and south-east, see [[SO-13.1]].
          - **Four:** one army each.

          Teams always play with all four armies, see [[SO-12.6]]. Players get their corners at random, unless the table keeps the order
          of seats.`,
        ru: `[[term:army|Армия]] начинает в углу: чародей, его воины, а позже и саммон. Все они принадлежат этой армии до конца партии,
          и ведёт её один игрок.
          - **Двое:** по одной армии, на северо-западе и юго-востоке.
          - **Трое:** все четыре армии. Один игрок ведёт северо-запад и юго-восток, см. [[SO-13.1]].
          - **Четверо:** по одной армии.

          В командах всегда играют все четыре армии, см. [[SO-12.6]]. Углы достаются игрокам случайно или, если так решил стол, по порядку мест.`,
      },
    },
    {
      id: 'start-cells',
      title: { en: 'Starting cells', ru: 'Расстановка' },
      clauses: ['SO-1.2', 'SO-1.3'],
      text: {
        en: `Each sorcerer starts in the very corner: a1, m1, m13 or a13. The {n:warriors} warriors fill the three-by-three block there,
          except for the cell diagonally farthest from the corner.

          In the north-west they stand on b1, c1, a2, b2, c2, a3 and b3. Each further corner is the same, turned by another quarter.`,
        ru: `Чародей начинает в самом углу: a1, m1, m13 или a13. Его {n:warriors} воинов занимают там квадрат три на три,
          кроме дальней от угла клетки по диагонали.

          На северо-западе это b1, c1, a2, b2, c2, a3 и b3. В каждом следующем углу всё так же, но повёрнуто ещё на четверть оборота.`,
      },
    },
    {
      id: 'draft',
      title: { en: 'Choosing sorcerers', ru: 'Выбор чародеев' },
      clauses: ['SO-1.5'],
      text: {
        en: `The corners choose in this order: north-west, north-east, south-east, south-west. Whoever leads the army picks any sorcerer
          that nobody has taken. If only one is left, it is yours without asking.

          If the table prefers, the sorcerers are dealt at random instead.`,
        ru: `Чародеев выбирают по порядку углов: северо-запад, северо-восток, юго-восток, юго-запад. Тот, кто ведёт армию, берёт любого чародея,
          которого ещё никто не взял. Последний свободный достаётся без вопроса.

          По желанию стола чародеев вместо этого раздают случайно.`,
      },
    },
    {
      id: 'first-turn',
      title: { en: 'The first turn', ru: 'Первый ход' },
      clauses: ['SO-1.6', 'SO-1.7'],
      text: {
        en: `Both [[term:timer|timers]] of every sorcerer stand at 0, no spell is [[term:charged|charged]], and no summon is on the board.
          The army in the north-west takes the first turn.`,
        ru: `Оба [[term:timer|таймера]] каждого чародея стоят на 0, ни одна ворожба не [[term:charged|прокачана]], саммонов на поле нет.
          Первой ходит армия на северо-западе.`,
      },
    },
    {
      id: 'sides',
      title: { en: 'Sides, friends and enemies', ru: 'Стороны, друзья и враги' },
      clauses: ['SO-0.3'],
      text: {
        en: `A [[term:side|side]] is who wins and loses together: one army, or two that fight together. Units of your side are
          [[term:friendly|friendly]], all others are [[term:hostile|enemies]].

          The order of turns counts [[term:party|parties]]. In a game of teams each team is a party. Otherwise each player is one,
          even with two armies that are enemies.`,
        ru: `[[term:side|Сторона]] — это те, кто вместе побеждает и проигрывает: одна армия или две, если они заодно. Юниты твоей стороны
          [[term:friendly|дружественные]], все прочие — [[term:hostile|враги]].

          В очерёдности ходов считаются [[term:party|участники]]. В игре команд участник — это команда. Иначе это игрок, даже если он
          ведёт две армии, враждебные друг другу.`,
      },
    },
  ],
}

export const ORDER: RulesChapter = {
  id: 'order',
  title: { en: 'Turn order', ru: 'Очерёдность' },
  sections: [
    {
      id: 'who-is-next',
      title: { en: 'Who is next', ru: 'Чей следующий ход' },
      clauses: ['SO-2.2'],
      text: {
        en: `An army takes turns while it has a unit on the board.
          - **Three or more parties left:** the next army clockwise.
          - **Two left:** they alternate strictly. If a party has two armies, the one that has waited longer moves. An army that has not
            had a turn yet has waited longest; ties go by corner, clockwise from the north-west.

          Example: three play, and the north-east is out. The order becomes north-west, south-west, south-east, south-west, and again.`,
        ru: `Армия ходит, пока у неё есть хоть один юнит на поле.
          - **Осталось три участника или больше:** ходит следующая армия по часовой стрелке.
          - **Осталось двое:** они строго чередуются. Если у участника две армии, ходит та, что ждёт дольше. Ещё не ходившая ждёт дольше
            всех; при равенстве решает порядок углов, с северо-запада по часовой стрелке.

          Пример: играют трое, северо-восток выбыл. Теперь ходят северо-запад, юго-запад, юго-восток, юго-запад и снова.`,
      },
    },
    {
      id: 'own-units',
      title: { en: 'Only your own units', ru: 'Только свои юниты' },
      clauses: ['SO-2.3', 'SO-2.4'],
      text: {
        en: `On an army's turn only its own units move, never those of a friendly army.

          In some games an army outlives its sorcerer, see [[SO-12.4]], [[SO-13.2]] and [[SO-14.1]]. It then has neither timers nor spells:
          its turn is a move and nothing else.`,
        ru: `В свой ход армия двигает только собственных юнитов. Юнитов дружественной армии двигать нельзя.

          Иногда армия переживает своего чародея, см. [[SO-12.4]], [[SO-13.2]] и [[SO-14.1]]. Тогда у неё нет ни таймеров, ни ворожбы:
          весь её ход — одно передвижение.`,
      },
    },
    {
      id: 'nothing-to-do',
      title: { en: 'Nothing to do', ru: 'Нечего делать' },
      clauses: ['SO-2.5'],
      text: {
        en: `If your army can neither move nor cast, its turn passes by itself. If it cannot move but can cast, you go straight to the spells.`,
        ru: `Если твоя армия не может ни передвинуться, ни ворожить, её ход пропускается сам. Если нельзя передвинуться, но можно ворожить,
          ты сразу переходишь к ворожбе.`,
      },
    },
  ],
}
