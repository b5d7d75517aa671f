import type { RulesChapter } from '../../../rules/text.ts'

export const ABOUT: RulesChapter = {
  id: 'about',
  title: { en: 'What it is about', ru: 'О чём игра' },
  sections: [
    {
      id: 'story',
      title: { en: 'A throne in dark times', ru: 'Трон в лихие времена' },
      clauses: ['EV-2.1'],
      text: {
        en: `An age ends, and the Enchanted Throne stands empty. You lead a [[term:coven|coven]] of witches. They look for
          [[term:place|places of power]]. You link [[term:ritual|rituals]] to these places, call in [[term:specialist|specialists]] and fight for
          [[term:stone|power stones]].

          The game lasts exactly {n:rounds} rounds. Each round has four phases, in this order: [[term:scouting|scouting]], [[term:actions|actions]],
          [[term:battle|battles]] and the [[term:round-end|end of round]].`,
        ru: `Эпоха кончается, и Зачарованный трон пуст. Ты ведёшь [[term:coven|ковен]] ведьм. Они ищут [[term:place|места силы]]. Ты связываешь с ними
          [[term:ritual|ритуалы]], зовёшь [[term:specialist|специалистов]] и сражаешься за [[term:stone|камни силы]].

          Партия длится ровно {n:rounds} раунда. В каждом четыре фазы, всегда в таком порядке: [[term:scouting|разведка]], [[term:actions|действия]],
          [[term:battle|бой]] и [[term:round-end|конец раунда]].`,
      },
    },
  ],
}

export const WIN: RulesChapter = {
  id: 'win',
  title: { en: 'How you win', ru: 'Как победить' },
  sections: [
    {
      id: 'winning',
      title: { en: 'The most points', ru: 'Больше всех очков' },
      clauses: ['EV-19.10'],
      text: {
        en: `Have the most [[term:vp|victory points]] (VP) after round {n:rounds}. You gain some of them on the way. At the end your specialists and
          your [[term:council|council]] bring more, and so do the places and rituals in your [[term:inner-circle|inner circle]]. Whatever still lies
          in the [[term:outer-circle|outer circle]] scores nothing.

          On equal points, whoever has more [[term:mana|mana]] left wins. If that is equal too, all who are tied win together. Alone, you have to beat
          the [[term:automa|Automa]] ([[EV-28.3]]).`,
        ru: `Набери больше всех [[term:vp|победных очков]] (ПО) к концу раунда {n:rounds}. Часть очков приходит по ходу игры. В конце добавляются очки
          за специалистов, за [[term:council|Совет]] и за места силы и ритуалы во [[term:inner-circle|внутреннем круге]]. Всё, что осталось во
          [[term:outer-circle|внешнем круге]], ничего не приносит.

          При равенстве очков побеждает тот, у кого осталось больше [[term:mana|маны]]. Если равна и она, все поделившие первое место побеждают
          вместе. В одиночку нужно обойти [[term:automa|Автому]] ([[EV-28.3]]).`,
      },
    },
  ],
}

export const TURN: RulesChapter = {
  id: 'turn',
  title: { en: 'A turn', ru: 'Ход' },
  sections: [
    {
      id: 'your-turn',
      title: { en: 'One main action', ru: 'Одно основное действие' },
      clauses: ['EV-4.2', 'EV-4.3'],
      text: {
        en: `In your turn take exactly one main action, and any number of [[term:free-action|free actions]] before and after it. The main actions:

          - find a place of power
          - use your [[term:coven-token|coven token]]
          - play a card: a ritual, a specialist or a council member
          - activate an [[term:action-cell|action cell]] with a witch or an elder
          - create [[term:catalyst|catalysts]]

          Or pass: then you sit out the rest of the phase. When all have passed, the battles begin.`,
        ru: `В свой ход выполни ровно одно основное действие. До и после него можно выполнить сколько угодно [[term:free-action|свободных действий]].
          Основные действия:

          - найти место силы
          - активировать [[term:coven-token|жетон ковена]]
          - разыграть карту: ритуал, специалиста или члена Совета
          - активировать [[term:action-cell|ячейку действия]] ведьмой или старейшиной
          - создать [[term:catalyst|катализаторы]]

          Или спасуй: тогда до конца фазы ходов у тебя больше не будет. Когда спасуют все, начинаются бои.`,
      },
    },
  ],
}
