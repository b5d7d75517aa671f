import type { RulesChapter } from '../../../rules/text.ts'

export const CASTING: RulesChapter = {
  id: 'spells',
  title: { en: 'Step 3: spells', ru: 'Действие 3: ворожба' },
  sections: [
    {
      id: 'casting',
      title: { en: 'Casting', ru: 'Как ворожить' },
      clauses: ['SO-7.1', 'SO-7.3'],
      text: {
        en: `Only a living sorcerer casts, and at most one spell a turn:
          - the [[term:move-spell|move spell]], always;
          - the [[term:summon-spell|summon spell]], if it is charged and your summon is off the board;
          - the [[term:attack-spell|attack spell]], if it is charged.

          Your sorcerer casts from where they stand after the move. So you may first move the sorcerer and then cast.`,
        ru: `Ворожит только живой чародей, и не больше одного раза за ход:
          - [[term:move-spell|перемещение]] — всегда;
          - [[term:summon-spell|призыв]] — если он прокачан и твоего саммона нет на поле;
          - [[term:attack-spell|атака]] — если она прокачана.

          Чародей ворожит с той клетки, где стоит после передвижения. Поэтому можно сначала передвинуть чародея, а потом ворожить.`,
      },
    },
    {
      id: 'targets',
      title: { en: 'Targets', ru: 'Цели' },
      clauses: ['SO-7.2'],
      text: {
        en: `A spell reaches the four cells beside the sorcerer, horizontally and vertically, unless it says otherwise. Without a legal target
          it cannot be cast. A spell costs nothing else.`,
        ru: `Ворожба достаёт до четырёх соседних с чародеем клеток по горизонтали и вертикали, если в её описании не сказано иное. Без подходящей
          цели применить её нельзя. Больше она ничего не стоит.`,
      },
    },
    {
      id: 'spells-capture',
      title: { en: 'Spells that capture', ru: 'Ворожба окружает' },
      clauses: ['SO-7.4'],
      text: {
        en: `Whoever changes cell or appears through a move spell or a summon has arrived, and so can capture, just as after a move.`,
        ru: `Кто сменил клетку или появился благодаря перемещению или призыву, тот пришёл. Значит, так тоже можно окружить врага, как и
          передвижением.`,
      },
    },
    {
      id: 'attacking',
      title: { en: 'Attack', ru: 'Атака' },
      clauses: ['SO-7.5'],
      text: {
        en: `An attack kills the one unit on the target cell. You may choose any enemy, sorcerers included, and any of your own units. You may
          not choose:
          - a [[term:white-monk]];
          - a unit of your teammate's army, or of the other army in a pair that plays as a team;
          - the caster.

          If you lead two armies as one player, you may attack units of both, see [[SO-13.4]].`,
        ru: `Атака убивает одного юнита на клетке-цели. Целью может быть любой враг, в том числе чародей, и любой свой юнит. Нельзя выбрать:
          - [[term:white-monk|Белого монаха]];
          - юнита из армии союзника или из второй армии пары, играющей как команда;
          - самого ворожащего.

          Если ты ведёшь две армии как один игрок, атаковать можно юнитов обеих, см. [[SO-13.4]].`,
      },
    },
    {
      id: 'summoning',
      title: { en: 'Summoning', ru: 'Призыв' },
      clauses: ['SO-8.5', 'SO-9.1'],
      text: {
        en: `Your [[term:summon|summon]] appears on an empty cell beside your sorcerer, horizontally or vertically. If none of the four is empty, you
          cannot summon, and the spell stays charged.

          A summon is an extra unit. It moves in step 2, flanks and holds places, but it does not count as a warrior. It cannot move in the turn
          in which it appears.`,
        ru: `Твой [[term:summon|саммон]] появляется на пустой соседней с чародеем клетке по горизонтали или вертикали. Если все четыре заняты,
          призвать нельзя, и призыв остаётся прокачанным.

          Саммон — дополнительный юнит. Он передвигается, окружает и занимает места силы, но воином не считается. В тот ход, когда его призвали,
          двигаться он не может.`,
      },
    },
    {
      id: 'summons-and-places',
      title: { en: 'Summons and places', ru: 'Саммоны и места силы' },
      clauses: ['SO-9.3', 'SO-9.4'],
      text: {
        en: `You may cast a charged summon even while your side holds no place. Once on the board, only the [[term:white-monk]] depends on
          places, see [[SO-9.2]]. The other summons do not.`,
        ru: `Прокачанный призыв можно применить, даже если сейчас у твоей стороны нет ни одного места силы. На поле от мест силы зависит только
          [[term:white-monk]], см. [[SO-9.2]]. Остальные саммоны не зависят.`,
      },
    },
  ],
}

export const SETTLING: RulesChapter = {
  id: 'settling',
  title: { en: 'After every move and spell', ru: 'После передвижения и ворожбы' },
  sections: [
    {
      id: 'settling-order',
      title: { en: 'In which order things are checked', ru: 'В каком порядке всё проверяется' },
      clauses: ['SO-2.6', 'SO-6.1', 'SO-6.3', 'SO-6.4', 'SO-6.5'],
      text: {
        en: `After the move, and again after the spell:
          - Captured units are removed, and with the variant [[SO-5.7]] those it kills after them. An attack removes its target instead.
          - Every side is checked for [[term:defeat|defeat]], see [[SO-11.3]].
          - The places are counted anew. Timers fall, and the [[term:white-monk]] may vanish.
          - Victory: first the last side left, then the places.

          If this ends the game, the rest of the turn is dropped.`,
        ru: `После передвижения и ещё раз после ворожбы:
          - окружённые снимаются с поля, а с вариантом [[SO-5.7]] вслед за ними и те, кого он губит; после атаки вместо этого снимается её цель;
          - для каждой стороны проверяется [[term:defeat|поражение]], см. [[SO-11.3]];
          - заново считаются места силы: таймеры падают, [[term:white-monk]] может исчезнуть;
          - проверяется победа: сначала последняя оставшаяся сторона, потом места силы.

          Если игра на этом закончилась, остаток хода пропадает.`,
      },
    },
    {
      id: 'the-dead',
      title: { en: 'The dead', ru: 'Погибшие' },
      clauses: ['SO-6.2'],
      text: {
        en: `A dead warrior leaves the game for good. A dead summon goes back to its sorcerer's board: charge the spell again and you can summon
          it again.`,
        ru: `Погибший воин выходит из игры навсегда. Погибший саммон возвращается на планшет своего чародея: прокачай призыв заново, и его снова
          можно призвать.`,
      },
    },
  ],
}
