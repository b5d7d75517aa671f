import type { RulesChapter } from '../../../rules/text.ts'

export const SPECIAL: RulesChapter = {
  id: 'special',
  title: { en: 'Special cases', ru: 'Особые случаи' },
  sections: [
    {
      id: 'several-defeats',
      title: { en: 'Several defeats at once', ru: 'Несколько поражений сразу' },
      clauses: ['SO-11.4'],
      text: {
        en: `One move or spell can defeat several sides. You can even defeat yourself: if your attack kills your own last warrior, you are out.`,
        ru: `Одно передвижение или одна ворожба могут принести поражение нескольким сторонам. Проиграть можно и от своей руки: если твоя атака
          убила твоего последнего воина, ты выбываешь.`,
      },
    },
    {
      id: 'nobody-left',
      title: { en: 'No sorcerer is left', ru: 'Чародеев не осталось' },
      clauses: ['SO-11.6'],
      text: {
        en: `Sometimes one step leaves no side with a living sorcerer.
          - If the side that acted was undefeated until then, it wins. This can only happen with the variant [[SO-5.7]].
          - If a [[term:ghost|ghost]] captured the last sorcerers together, the sides that fell in that step share the first place as a draw.`,
        ru: `Бывает, что после одного действия живых чародеев не остаётся ни у кого.
          - Если сторона, которая действовала, до этого не была побеждена, она выигрывает. Так бывает только с вариантом [[SO-5.7]].
          - Если последних чародеев разом окружил [[term:ghost|призрак]], стороны, павшие в этот миг, делят первое место: ничья.`,
      },
    },
    {
      id: 'leaving',
      title: { en: 'Leaving the game', ru: 'Выход из игры' },
      clauses: ['SO-15.3'],
      text: {
        en: `You may give up at any time. Your sorcerers die.
          - **Everyone for themselves:** all your units are removed, with Long-liver too.
          - **Teams:** if your teammate is another player, they lead your remaining units from now on, without a sorcerer. Otherwise your team
            is defeated.

          Then everything is settled as after a move. The rulings [[SO-R32]], [[SO-R37]] and [[SO-R38]] tell who is next and what happens during
          the choice of sorcerers.`,
        ru: `Сдаться можно в любой момент. Твои чародеи погибают.
          - **Каждый за себя:** все твои юниты снимаются с поля, с «Долгожителем» тоже.
          - **Команды:** если твой союзник — другой игрок, дальше твоих юнитов ведёт он, уже без чародея. Если нет, команда побеждена.

          Затем всё проверяется, как после передвижения. Кто ходит дальше и что бывает при выборе чародеев, говорят решения [[SO-R32]],
          [[SO-R37]] и [[SO-R38]].`,
      },
    },
  ],
}

export const END: RulesChapter = {
  id: 'end',
  title: { en: 'End and ranking', ru: 'Конец игры и места' },
  sections: [
    {
      id: 'defeat',
      title: { en: 'Defeat', ru: 'Поражение' },
      clauses: ['SO-11.3'],
      text: {
        en: `A side of one army is defeated when its sorcerer dies or its last warrior dies. All it still has on the board is removed:
          warriors, summon, sorcerer.

          For two armies on one side see [[SO-12.5]], [[SO-13.2]] and [[SO-13.4]]; for Long-liver see [[SO-14.1]].`,
        ru: `Сторона из одной армии терпит поражение, когда погибает её чародей или последний воин. Всё, что у неё ещё есть на поле, снимается:
          воины, саммон, чародей.

          О двух армиях на одной стороне см. [[SO-12.5]], [[SO-13.2]] и [[SO-13.4]], о «Долгожителе» — [[SO-14.1]].`,
      },
    },
    {
      id: 'ranking',
      title: { en: 'Ranking', ru: 'Кто какое место занял' },
      clauses: ['SO-11.5'],
      text: {
        en: `The winner is first. Sides that were still undefeated share the second place. The defeated follow: a later defeat is better than an
          earlier one, and sides that fell in the same step share a place.

          Example: Dadalan falls early, then Vidomina takes the places she needs. Necron and Merlin are second, Dadalan is fourth.`,
        ru: `Победитель занимает первое место. Стороны, которые к этому времени не были побеждены, делят второе место. Дальше идут побеждённые: кто пал позже,
          тот выше, а павшие в одном и том же действии делят место.

          Пример: Дадалан пал рано, потом Видомина занимает нужные ей места силы. Некрон и Мерлин вторые, Дадалан четвёртый.`,
      },
    },
    {
      id: 'repetition',
      title: { en: 'Draw by repetition', ru: 'Ничья из-за повторения' },
      clauses: ['SO-15.1'],
      text: {
        en: `When the same position has stood at the start of a turn {n:repetitions} times, the game is a draw: all undefeated sides share the
          first place.

          Positions are the same if the units of each army stand on the same cells, kind by kind, the timers and charged spells are the same,
          and the same army is to move with the same armies waiting in the same order. Warriors of one army are alike.`,
        ru: `Если одна и та же позиция стоит в начале хода в {n:repetitions}-й раз, игра заканчивается вничью: все непобеждённые стороны делят
          первое место.

          Позиция та же, если на тех же клетках стоят юниты тех же армий и видов, совпадают таймеры и прокачанная ворожба, ходит та же армия
          и остальные ждут в том же порядке. Воины одной армии одинаковы.`,
      },
    },
    {
      id: 'turn-limit',
      title: { en: 'Draw by the turn limit', ru: 'Ничья по числу ходов' },
      clauses: ['SO-15.2'],
      text: {
        en: `After {n:turn-cap} turns without a winner the game is a draw: all undefeated sides share the first place. [[term:ghost|Ghosts]]
          count as defeated.
          Every turn of every sorcerer counts. The table may choose another limit, from {n:turn-cap-min} to {n:turn-cap-max}.`,
        ru: `Если за {n:turn-cap} ходов никто не победил, игра заканчивается вничью: все непобеждённые стороны делят первое место.
          [[term:ghost|Призраки]] считаются
          побеждёнными. Считается каждый ход каждого чародея. Стол может выбрать другой предел, от {n:turn-cap-min} до {n:turn-cap-max}.`,
      },
    },
  ],
}
