import type { RulesChapter } from '../../../rules/text.ts'

export const MOVEMENT: RulesChapter = {
  id: 'movement',
  title: { en: 'Step 2: moving', ru: 'Действие 2: передвижение' },
  sections: [
    {
      id: 'walking',
      title: { en: 'How units move', ru: 'Как двигаются юниты' },
      clauses: ['SO-4.1'],
      text: {
        en: `Warriors and sorcerers move in one straight line, horizontally or vertically, one or more empty cells. They neither jump nor move
          diagonally. Every unit may cross and enter every cell: corners, places of power, the starting cells of others.

          Summons have ways of their own: the [[term:white-monk]] [[SO-4.2]], the [[term:fire-spirit]] [[SO-4.3]], the [[term:familiar]]
          [[SO-4.4]] and the [[term:zombie-ball]] [[SO-4.5]].`,
        ru: `Воины и чародеи двигаются по одной прямой, по горизонтали или вертикали, на одну или больше пустых клеток. Перескакивать через юнитов
          и ходить по диагонали они не могут. Проходить и вставать можно где угодно: в углах, на местах силы, на чужих начальных клетках.

          Саммоны двигаются по-своему: [[term:white-monk]] [[SO-4.2]], [[term:fire-spirit]] [[SO-4.3]], [[term:familiar]] [[SO-4.4]],
          [[term:zombie-ball]] [[SO-4.5]].`,
      },
    },
  ],
}

export const CAPTURE: RulesChapter = {
  id: 'capture',
  title: { en: 'Capture', ru: 'Окружение' },
  sections: [
    {
      id: 'flanked',
      title: { en: 'Flanked', ru: 'Окружён с двух сторон' },
      clauses: ['SO-0.5', 'SO-5.1'],
      text: {
        en: `A unit is [[term:flank|flanked]] when enemies of it stand on two opposite sides: west and east, or north and south. Diagonals do
          not count, and neither does the edge of the board.

          The two flankers may be units of any kind and of two different sides. A unit's friends never flank it.

          Example: Necron's warrior on f6 is flanked by your unit on g6 and Merlin's on e6. It is not flanked if the unit on e6 is Necron's own.`,
        ru: `Юнит [[term:flank|окружён]], если с двух противоположных сторон от него стоят его враги: с запада и востока или с севера и юга.
          Диагонали не считаются, край поля тоже.

          Окружать могут юниты любого вида, и даже двух разных сторон. Дружественные юниты не окружают.

          Пример: воин Некрона на f6 окружён твоим юнитом на g6 и юнитом Мерлина на e6. Если на e6 стоит юнит самого Некрона, воин не окружён.`,
      },
    },
    {
      id: 'arriving',
      title: { en: 'Who has arrived', ru: 'Кто пришёл' },
      clauses: ['SO-5.2'],
      text: {
        en: `A unit [[term:arrival|arrives]] when it changes its cell or appears on the board: the unit that moved, a unit that was pushed,
          both units of a swap, and a unit that was summoned.`,
        ru: `Юнит [[term:arrival|пришёл]], если в этом действии он сменил клетку или появился на поле. Это тот, кто двигался, кого оттолкнули,
          оба юнита, поменявшиеся местами, и призванный саммон.`,
      },
    },
    {
      id: 'captured',
      title: { en: 'What is captured', ru: 'Кто погибает' },
      clauses: ['SO-5.3', 'SO-5.8'],
      text: {
        en: `When the pieces of your move or spell are in place, every flanked enemy is [[term:capture|captured]] if at least one of the three in
          that line has just arrived: a flanker or the flanked unit itself. All of them are found first and then removed together. Removing
          units captures nobody else.

          Example: your warrior is on e6, Necron's are on f6 and g7, Merlin's is on g8. You move to g6: f6 and g7 both fall.`,
        ru: `Когда фигуры после твоего передвижения или ворожбы встали на места, каждый окружённый враг [[term:capture|погибает]], если хотя бы
          один из троих на этой линии только что пришёл: кто-то из окруживших или сам окружённый. Сначала находят всех таких, потом снимают
          разом. Снятие фигур никого больше не убивает.

          Пример: твой воин на e6, воины Некрона на f6 и g7, воин Мерлина на g8. Ты ходишь на g6: гибнут и f6, и g7.`,
      },
    },
    {
      id: 'old-flank',
      title: { en: 'An old flank', ru: 'Старое окружение' },
      clauses: ['SO-5.4'],
      text: {
        en: `A flank in which nobody has just arrived captures nothing. A unit that stepped safely between two enemies stays safe until one of
          them leaves and somebody arrives there again, or until it is pushed between two enemies itself.

          Example: your warrior steps to f7 between enemies on e7 and g7 and lives. Later g7 goes to h7, and later still back to g7.
          Now your warrior is captured.`,
        ru: `Если никто из троих только что не пришёл, окружение никого не убивает. Юнит, который сам благополучно встал между двумя врагами,
          в безопасности, пока один из них не уйдёт и туда снова кто-нибудь не придёт или пока его самого не вытолкнут между двумя врагами.

          Пример: твой воин встал на f7 между врагами на e7 и g7 и жив. Потом g7 уходит на h7, а позже возвращается. Теперь воин погибает.`,
      },
    },
    {
      id: 'sorcerers-too',
      title: { en: 'Sorcerers, corners, edges', ru: 'Чародеи, углы и края' },
      clauses: ['SO-5.5'],
      text: {
        en: `Sorcerers and summons are captured just like warriors. A unit in a corner cannot be flanked. On an edge a unit can be flanked only
          along the edge.

          Example: your sorcerer on a1 lives with an enemy on a2 and another on b1.`,
        ru: `Чародеев и саммонов окружают так же, как воинов. В углу юнита окружить нельзя. На краю — только вдоль края.

          Пример: твой чародей на a1 жив, хотя враги стоят и на a2, и на b1.`,
      },
    },
    {
      id: 'first-move',
      title: { en: 'The rule of the first move', ru: 'Правило первого хода' },
      clauses: ['SO-5.6'],
      text: {
        en: `The side that acts captures first, and capture takes none of its own units. Only with the variant [[SO-5.7]] can its arrivals die
          after that.

          Example: Draconids stand on e7 and g7, Vidomina's monk on h7. Her second monk steps to f7, between the Draconids. The one on g7 is
          captured, and the monk lives.`,
        ru: `Сторона, которая действует, окружает первой, и её собственные юниты при этом не гибнут. Только с вариантом [[SO-5.7]] после этого
          могут погибнуть пришедшие.

          Пример: на e7 и g7 стоят дракониды, на h7 — монах Видомины. Второй её монах встаёт на f7, между драконидами. Драконид на g7 погибает,
          монах остаётся жив.`,
      },
    },
  ],
}
