import type { RulesChapter } from '../../../rules/text.ts'

export const TIMERS: RulesChapter = {
  id: 'timers',
  title: { en: 'Step 1: timers', ru: 'Действие 1: таймеры' },
  sections: [
    {
      id: 'holding',
      title: { en: 'Holding a place', ru: 'Как занять место силы' },
      clauses: ['SO-3.1'],
      text: {
        en: `Your side [[term:hold|holds]] a place of power while one of its units stands on it: warrior, summon or sorcerer.
          Nothing marks the place as yours. Once your unit is gone, nobody holds it.`,
        ru: `Твоя сторона [[term:hold|занимает]] место силы, пока на нём стоит её юнит: воин, саммон или чародей.
          Ничто не закрепляет место за тобой. Юнит ушёл — место ничьё.`,
      },
    },
    {
      id: 'advancing',
      title: { en: 'Timers advance', ru: 'Таймеры двигаются' },
      clauses: ['SO-3.2'],
      text: {
        en: `When a turn begins, the places held by the side are counted, and the [[term:timer|timers]] of the sorcerer whose turn it is advance:
          - The **summon** timer by one with {n:summon-places} place or more, unless the summon is charged or on the board.
          - The **attack** timer by one with {n:attack-places} places or more, unless the attack is charged.

          Both may advance in the same turn. More places never make a timer faster.`,
        ru: `В начале хода подсчитываются места силы, которые занимает сторона, и [[term:timer|таймеры]] чародея, который ходит, двигаются:
          - таймер **призыва** на одно деление, если занято хотя бы {n:summon-places} место, призыв ещё не прокачан и саммона нет на поле;
          - таймер **атаки** на одно деление, если занято хотя бы {n:attack-places} места и атака ещё не прокачана.

          За один ход могут сдвинуться оба. От лишних мест таймер не идёт быстрее.`,
      },
    },
    {
      id: 'charged-spells',
      title: { en: 'Charged', ru: 'Ворожба прокачана' },
      clauses: ['SO-3.3', 'SO-3.5'],
      text: {
        en: `When a timer reaches the end of its track, the spell is [[term:charged|charged]]. You can cast it in that same turn. It stays
          charged until
          you cast it, whatever happens to your places.

          Example: Merlin's summon track has {n:merlin-summon} steps. If he begins that many turns with a place held, he may summon in the
          last of them.`,
        ru: `Когда таймер дошёл до конца дорожки, ворожба [[term:charged|прокачана]]. Применить её можно в тот же ход. Она остаётся прокачанной,
          пока ты её не применишь, что бы ни случилось с местами силы.

          Пример: дорожка призыва у Мерлина — {n:merlin-summon} деления. Если он начнёт столько ходов с занятым местом силы, то в последний
          из них сможет призвать саммона.`,
      },
    },
    {
      id: 'lost-places',
      title: { en: 'Lost places', ru: 'Потеря мест силы' },
      clauses: ['SO-3.4'],
      text: {
        en: `When your side holds fewer places than a timer needs, {n:attack-places} for an attack and {n:summon-places} for a summon, that timer
          falls to 0 at once, for each sorcerer of the side. This happens on other players' turns too. Charged spells stay charged.

          Example: Merlin holds two places. His summon timer is at 1, his attack timer at 2. He loses one place: the summon timer stays at 1,
          the attack timer falls to 0.`,
        ru: `Если твоя сторона занимает меньше мест силы, чем нужно таймеру, {n:attack-places} для атаки и {n:summon-places} для призыва, он сразу
          падает на 0, и так у каждого чародея стороны. Это бывает и в чужой ход. Прокачанная ворожба остаётся.

          Пример: Мерлин занимает два места, таймер призыва на 1, таймер атаки на 2. Он теряет одно место: таймер призыва остаётся на 1,
          таймер атаки падает на 0.`,
      },
    },
    {
      id: 'charging-again',
      title: { en: 'Charging again', ru: 'Повторная прокачка' },
      clauses: ['SO-3.6', 'SO-3.7'],
      text: {
        en: `Casting a charged spell puts its timer back to 0, and it has to charge anew. While your summon is on the board, its timer rests
          at 0. When the summon dies, the timer may advance again from your next turn.

          Example: you cast a charged attack while you hold one place. Its timer moves again only once you hold {n:attack-places}.`,
        ru: `После применения прокачанной ворожбы её таймер возвращается на 0, и прокачивать её надо заново. Пока твой саммон на поле, таймер
          призыва стоит на 0. Когда саммон погибнет, таймер сможет двигаться с твоего следующего хода.

          Пример: ты применяешь прокачанную атаку, занимая одно место силы. Её таймер снова пойдёт, лишь когда мест станет {n:attack-places}.`,
      },
    },
    {
      id: 'no-timer',
      title: { en: 'The move spell has no timer', ru: 'У перемещения нет таймера' },
      clauses: ['SO-3.8'],
      text: {
        en: `The [[term:move-spell|move spell]] needs no place and has no timer. Your sorcerer can cast it every turn.`,
        ru: `[[term:move-spell|Ворожба перемещения]] не требует мест силы, и таймера у неё нет. Твой чародей может применять её каждый ход.`,
      },
    },
    {
      id: 'shared-places',
      title: { en: 'Two sorcerers on one side', ru: 'Два чародея на одной стороне' },
      clauses: ['SO-3.9'],
      text: {
        en: `Two armies of one side count their places together. Each sorcerer still has timers of their own, which advance on their own turns.`,
        ru: `Две армии одной стороны считают места силы вместе. Но таймеры у каждого чародея свои, и двигаются они в его собственные ходы.`,
      },
    },
  ],
}
