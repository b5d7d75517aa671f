import type { RulesChapter } from '../../../rules/text.ts'

/** The chapters to read before the first move. */
export const FIRST: readonly RulesChapter[] = [
  {
    id: 'about',
    title: { en: 'What it is about', ru: 'О чём игра' },
    sections: [
      {
        id: 'astral-energy',
        title: { en: 'Sorcerers and places of power', ru: 'Чародеи и места силы' },
        clauses: ['SO-0.4'],
        text: {
          en: `You lead a [[term:sorcerer|sorcerer]] who has sensed astral energy. Your rivals have sensed it too. Send your [[term:warrior|warriors]]
            to the [[term:place|places of power]], gather energy there and cast [[term:spell|spells]]. Once the sorcerers are chosen,
            nothing is left to chance and nothing is hidden.

            Sorcerers, warriors and [[term:summon|summons]] are [[term:unit|units]]. A cell never holds more than one.
            Your **own** units are those of the army whose turn it is. **Friendly** units are all those of your [[term:side|side]].`,
          ru: `Ты ведёшь [[term:sorcerer|чародея]], который почувствовал астральную энергию. Соперники почувствовали её тоже. Отправляй
            [[term:warrior|воинов]] к [[term:place|местам силы]], копи там энергию и применяй [[term:spell|ворожбу]]. Когда чародеи выбраны,
            в игре нет ни случайности, ни тайн.

            Чародеи, воины и [[term:summon|саммоны]] — это [[term:unit|юниты]]. На клетке стоит не больше одного юнита.
            **Свои** юниты — из той армии, которая сейчас ходит. **Дружественные** — все юниты твоей [[term:side|стороны]].`,
        },
      },
    ],
  },
  {
    id: 'win',
    title: { en: 'How you win', ru: 'Как победить' },
    sections: [
      {
        id: 'two-ways',
        title: { en: 'Two ways to win', ru: 'Два пути к победе' },
        clauses: ['SO-11.1', 'SO-11.2'],
        text: {
          en: `You win at once when one of these is true after any move or spell:
            - Your side has a living sorcerer and [[term:hold|holds]] {n:places-to-win} places of power.
              A [[term:team|team]] of two sorcerers needs {n:places-to-win-team}.
            - Yours is the only side with a living sorcerer.

            It does not matter whose turn it is. If an opponent pushes your warrior onto the place you still lacked, you win.`,
          ru: `Ты побеждаешь сразу, если после любого передвижения или ворожбы верно одно из двух:
            - у твоей стороны жив чародей, и она [[term:hold|занимает]] {n:places-to-win} места силы;
              [[term:team|команде]] из двух чародеев нужно {n:places-to-win-team};
            - живой чародей остался только у твоей стороны.

            Неважно, чей сейчас ход. Если соперник вытолкнет твоего воина на место силы, которого тебе не хватало, победа твоя.`,
        },
      },
    ],
  },
  {
    id: 'turn',
    title: { en: 'A turn', ru: 'Ход' },
    sections: [
      {
        id: 'three-steps',
        title: { en: 'Three steps', ru: 'Три действия' },
        clauses: ['SO-2.1', 'SO-2.7'],
        text: {
          en: `Each turn belongs to one sorcerer. It has three steps, always in this order:
            - **Timers** advance by themselves, see [[SO-3.2]].
            - **Move** at most one unit, see [[SO-4.1]].
            - **Cast** at most one spell, see [[SO-7.1]].

            You may skip the move, the spell or both. You may not swap steps, repeat one or trade one for another:
            no two moves, no two spells, no spell before the move.

            Your turn ends when you cast a spell or decline to. Until then you can take your move back.`,
          ru: `Каждый ход — это ход одного чародея. В нём три действия, всегда в таком порядке:
            - **таймеры** двигаются сами, см. [[SO-3.2]];
            - **передвинь** одного юнита, см. [[SO-4.1]];
            - **ворожи** один раз, см. [[SO-7.1]].

            Можно пропустить передвижение, ворожбу или и то и другое. Действия нельзя менять местами, повторять и заменять одно другим:
            ни двух передвижений, ни двух ворожб, ни ворожбы до передвижения.

            Ход заканчивается ворожбой или отказом от неё. До этого передвижение можно вернуть.`,
        },
      },
    ],
  },
]
