import type { RulesChapter } from '../../../rules/text.ts'

export const DAY: RulesChapter = {
  id: 'day',
  title: { en: 'Day: placing companions', ru: 'День: размещение соратников' },
  sections: [
    {
      id: 'day-start',
      title: { en: 'Foretold events', ru: 'Предсказанные события' },
      clauses: ['RY-2.2'],
      text: {
        en: `
          The Day begins with [[term:event|events]]. Every empty [[term:event-area|event area]] gets a card from the deck, from left to right;
          there are {n:event-areas} areas. If the deck is empty, the discarded events are shuffled into a new one.

          Everybody can read what is foretold. An event comes true at Night, unless somebody discards it during the Day.`,
        ru: `
          День начинается с [[term:event|событий]]. Все пустые [[term:event-area|области событий]] заполняются карточками из колоды слева направо;
          всего областей {n:event-areas}. Если колода пуста, сброшенные события перемешивают в новую.

          Все видят, что предсказано. Ночью событие сбудется, если Днём его никто не сбросит.`,
      },
    },
    {
      id: 'event-discard',
      title: { en: 'Discarding and returning events', ru: 'Сбросить и вернуть событие' },
      clauses: ['RY-7.1'],
      text: {
        en: `
          Some effects discard a foretold event: its card goes on top of the [[term:event-discard|event discard]], and its area stays empty.
          Others return one: the top card of the discard goes onto an empty [[term:event-area|area]] of your choice. Nothing can be returned while
          the discard is empty or every area is full.`,
        ru: `
          Одни эффекты сбрасывают предсказанное событие: карточка ложится на верх [[term:event-discard|сброса событий]], а её область остаётся
          пустой. Другие возвращают: верхняя карточка сброса переходит на пустую [[term:event-area|область]] по твоему выбору. Вернуть событие
          нельзя, если сброс пуст или все области заняты.`,
      },
    },
    {
      id: 'turn-start',
      title: { en: 'Start of your turn', ru: 'Начало хода' },
      clauses: ['RY-3.1'],
      text: {
        en: `
          When your turn starts, the sector that your Guardian [[term:lock|locked]] opens again. Then you may play one of your
          [[term:start-revelation|revelations for the start of a turn]], if its effect is possible. You never play more than one in a turn,
          however many you have.`,
        ru: `
          Когда начинается твой ход, сектор, [[term:lock|закрытый]] твоим Стражем, снова открывается. Затем можешь разыграть одно
          [[term:start-revelation|откровение начала хода]], если его эффект возможен. За ход — не больше одного, сколько бы их у тебя ни было.`,
      },
    },
    {
      id: 'place',
      title: { en: 'Place a companion', ru: 'Поместить соратника' },
      clauses: ['RY-3.2', 'RY-3.3'],
      text: {
        en: `
          You must place one companion from your hand: into an empty [[term:slot|slot]] of a sector that is not [[term:lock|locked]], or into the
          [[term:palace|Palace]].

          Free slots cost nothing. For a [[term:paid-slot|paid slot]] you pay the resource shown beside it. The choice is yours: you may take a
          paid slot even while a free one is open.`,
        ru: `
          Обязательно помести одного соратника из руки: на пустое [[term:slot|место]] в секторе, который не [[term:lock|закрыт]], или во
          [[term:palace|Дворец]].

          Бесплатное место ничего не стоит. За [[term:paid-slot|платное]] заплати ресурс, указанный рядом. Выбор за тобой: платное место можно
          занять, даже если есть свободное бесплатное.`,
      },
    },
    {
      id: 'place-face',
      title: { en: 'Revealed or hidden', ru: 'Раскрытым или скрытым' },
      clauses: ['RY-3.4', 'RY-3.6'],
      text: {
        en: `
          In a sector you choose how the companion lies.

          - [[term:revealed|Revealed]]: nothing more to pay. You may use its [[term:ability|ability]] right now.
          - [[term:hidden|Hidden]]: pay one coin on top of the cost of the slot. Its ability cannot be used.

          Example: in the Clan House only the slot for a scroll is left. A revealed companion costs you a scroll there, a hidden one a scroll and
          a coin.`,
        ru: `
          В секторе ты выбираешь, какой стороной вверх положить соратника.

          - [[term:revealed|Раскрытым]]: больше ничего платить не нужно. Можешь сразу применить его [[term:ability|способность]].
          - [[term:hidden|Скрытым]]: заплати одну монету сверх стоимости места. Способность применить нельзя.

          Пример: в Доме кланов осталось только место за свиток. Раскрытый соратник обойдётся в свиток, скрытый — в свиток и монету.`,
      },
    },
    {
      id: 'place-palace',
      title: { en: 'In the Palace', ru: 'Во Дворец' },
      clauses: ['RY-3.5'],
      text: {
        en: `
          In the [[term:palace|Palace]] companions are always [[term:revealed|revealed]]. Placing one there costs nothing, and any number of them
          finds room. Their [[term:ability|abilities]] cannot be used, and nothing can turn them hidden.

          In the [[term:palace-mode|Phoenix Palace mode]] the Palace has places for one companion each ([[RY-14.4]]).`,
        ru: `
          Во [[term:palace|Дворце]] соратники всегда [[term:revealed|раскрыты]]. Размещение там ничего не стоит, и поместится сколько угодно
          соратников. Применить их [[term:ability|способности]] нельзя, и скрыть их никак нельзя.

          В режиме [[term:palace-mode|«Дворец Феникса»]] каждое место во Дворце — для одного соратника ([[RY-14.4]]).`,
      },
    },
    {
      id: 'optional',
      title: { en: 'What you may, what you must', ru: 'Что можно и что нужно' },
      clauses: ['RY-3.8'],
      text: {
        en: `
          You need not use an [[term:ability|ability]], and you need not apply a [[term:day-effect|day effect]]. If you do, the parts that say
          "may" are still up to you, and every other part happens if it is possible. What could do nothing at all is not offered.`,
        ru: `
          Применять [[term:ability|способность]] и [[term:day-effect|дневной эффект]] не обязательно. Но если применяешь, то по желанию остаются
          лишь части со словом «можешь», а всё остальное выполняется, если это возможно. То, что совсем ничего не даст, не предлагается.`,
      },
    },
  ],
}

export const STRIKE: RulesChapter = {
  id: 'strike',
  title: { en: 'Strikes', ru: 'Удары' },
  sections: [
    {
      id: 'strike-target',
      title: { en: 'Whom you can strike', ru: 'По кому можно ударить' },
      clauses: ['RY-4.1', 'RY-4.4'],
      text: {
        en: `
          A [[term:strike|strike]] hits a companion that fits the effect and stands in a slot of a sector. Nobody in the Palace, in a hand or in
          the Clan House row can be struck. An ability never strikes the companion that uses it.

          If the effect names no owner, anybody's companion will do, your own ones included.`,
        ru: `
          [[term:strike|Удар]] наносят по соратнику, который занимает место в секторе и подходит под эффект. По соратникам во Дворце, в руке и в
          ряду Дома кланов ударить нельзя. Способность никогда не бьёт того, кто её применяет.

          Если в эффекте не сказано, чей это соратник, подойдёт любой, в том числе твой.`,
      },
    },
    {
      id: 'strike-result',
      title: { en: 'What a strike does', ru: 'Что делает удар' },
      clauses: ['RY-4.2', 'RY-4.3'],
      text: {
        en: `
          A struck [[term:hidden|hidden]] companion turns [[term:revealed|revealed]] and keeps its slot. Its ability is not used.

          A struck revealed companion goes to the [[term:palace|Palace]], revealed, and its slot is free again. No ability is used, no day effect
          applied, and the Palace does not turn. (Phoenix Palace mode: [[RY-14.9]].)

          Example: a Warrior turns up a hidden companion of an opponent. A later strike sends it to the Palace. There it is safe from strikes and
          still has influence.`,
        ru: `
          [[term:hidden|Скрытый]] соратник от удара становится [[term:revealed|раскрытым]] и остаётся на месте. Его способность не применяется.

          Раскрытый соратник от удара уходит во [[term:palace|Дворец]], оставаясь раскрытым, а его место освобождается. Ни способности, ни
          дневного эффекта, ни поворота Дворца при этом нет. (Режим «Дворец Феникса»: [[RY-14.9]].)

          Пример: Воин раскрывает чужого скрытого соратника. Следующий удар отправит того во Дворец. Там ударить по нему уже нельзя, а влияние он
          даёт.`,
      },
    },
    {
      id: 'strike-mercy',
      title: { en: 'Mercy after a strike', ru: 'Милосердие после удара' },
      clauses: ['RY-4.5'],
      text: {
        en: `
          Each time you strike an opponent's companion, hidden or revealed, you may use each of your [[term:mercy|Mercy]] cards once, in any
          order: pay [[term:any-resource|any resource]] and gain a moon shard of the card's colour.

          Example: with two Coral Mercies and two coins, a single strike can bring you two coral shards.`,
        ru: `
          Каждый раз, когда ты наносишь удар по соратнику соперника, скрытому или раскрытому, можешь применить по разу каждое своё
          [[term:mercy|милосердие]], в любом порядке: заплати [[term:any-resource|любой ресурс]] и получи осколок луны того цвета, что на
          карточке.

          Пример: с двумя «Коралловыми милосердиями» и двумя монетами один удар может принести два коралловых осколка.`,
      },
    },
  ],
}
