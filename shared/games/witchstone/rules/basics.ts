import type { RulesChapter } from '../../../rules/text.ts'

const about: RulesChapter = {
  id: 'about',
  title: { en: 'What it is about', ru: 'О чём игра' },
  sections: [
    {
      id: 'six-actions',
      title: { en: 'The meeting at the Witchstone', ru: 'Собрание у Скалы ведьм' },
      clauses: ['WS-0.1'],
      text: {
        en: `Once in a hundred years the guilds of magic meet at the [[term:witchstone|Witchstone]] to wake its power. Two to four of you compete: you brew in your own [[term:cauldron|cauldron]], join the regions of the [[term:crystal-ball|crystal ball]] with [[term:portal|portals]] and send out [[term:witch|witches]].

There are six [[term:action|actions]]: **Energy**, **Witches**, **Pentagram**, **Crystal**, **Wand** and **Scroll**. The longer the [[term:chain|chain]] of equal symbols in your cauldron, the more often you repeat an action.`,
        ru: `Раз в сто лет магические гильдии собираются у [[term:witchstone|Скалы ведьм]], чтобы пробудить её силу. Играют от двух до четырёх человек, каждый сам за себя. Ты варишь чары в своём [[term:cauldron|котле]], соединяешь районы [[term:crystal-ball|магического шара]] [[term:portal|порталами]] и рассылаешь [[term:witch|чародеев]].

[[term:action|Действий]] шесть: **Энергия**, **Чародеи**, **Пентаграмма**, **Кристалл**, **Волшебная палочка** и **Свиток**. Чем длиннее [[term:chain|цепочка]] одинаковых символов в котле, тем больше раз повторяется действие.`,
      },
    },
  ],
}

const win: RulesChapter = {
  id: 'win',
  title: { en: 'How you win', ru: 'Как победить' },
  sections: [
    {
      id: 'most-points',
      title: { en: 'Most points', ru: 'Больше всех очков' },
      clauses: ['WS-12.3'],
      text: {
        en: 'Whoever has the most [[term:points|points]] after {n:turns} rounds wins and becomes Keeper of the Witchstone. You score throughout the game: for portals, for the regions of your witches, on the [[term:wand|wand]]. At the end [[term:owl-tile|owl tiles]], [[term:power-token|power tokens]] and [[term:scroll|scrolls]] are added. With equal points, see [[WS-14.1]].',
        ru: 'Побеждает тот, у кого после {n:turns} раундов больше всех [[term:points|победных очков]]: он становится Хранителем Скалы ведьм. Очки приходят по ходу игры: за порталы, за районы, занятые чародеями, за путь по [[term:wand|волшебной палочке]]. В конце прибавляются [[term:owl-tile|жетоны сов]], [[term:power-token|жетоны усиления]] и [[term:scroll|свитки]]. Если очков поровну, смотри [[WS-14.1]].',
      },
    },
  ],
}

const turn: RulesChapter = {
  id: 'turn',
  title: { en: 'A turn', ru: 'Ход' },
  sections: [
    {
      id: 'steps-of-a-turn',
      title: { en: 'Step by step', ru: 'По порядку' },
      clauses: ['WS-2.1', 'WS-2.2', 'WS-2.5'],
      text: {
        en: `The [[term:first-player|first player]] begins. Turns pass clockwise until everybody has had {n:turns}. In your turn:

- Lay one [[term:domino|domino]] into your cauldron.
- Choose which of its two symbols comes first. They always differ.
- Do that action to the end, with every [[term:bonus|bonus]] it brings.
- Do the other action in the same way.
- End your turn: you draw a domino, and the next player goes on.`,
        ru: `Начинает [[term:first-player|первый игрок]], дальше ходят по часовой стрелке, пока у каждого не пройдёт {n:turns} ходов. В свой ход:

- Положи в котёл один [[term:domino|парный жетон чар]].
- Выбери, какой из двух его символов сработает первым. Символы на жетоне всегда разные.
- Выполни это действие до конца, со всеми [[term:bonus|бонусами]].
- Так же выполни второе действие.
- Заверши ход: ты берёшь новый парный жетон, и ходит следующий игрок.`,
      },
    },
    {
      id: 'optional-and-draw',
      title: { en: 'Skipping and drawing', ru: 'Что можно пропустить и что взять' },
      clauses: ['WS-2.6', 'WS-2.7'],
      text: {
        en: 'You never have to use a [[term:repeat|repeat]], and what you cannot do is skipped. You draw at random from your face-down [[term:supply|supply]], and nothing once it is empty. After your last turn {n:left-over} dominoes are left behind your [[term:screen|screen]], none in the supply.',
        ru: 'Любой [[term:repeat|повтор]] можно не выполнять, а то, что выполнить нельзя, пропускается. Новый жетон ты берёшь наугад из своего [[term:supply|запаса]], лежащего лицом вниз; из пустого запаса не берёшь ничего. После последнего хода за [[term:screen|ширмой]] останется {n:left-over} парных жетона, а в запасе ни одного.',
      },
    },
  ],
}

export const BASICS: readonly RulesChapter[] = [about, win, turn]
