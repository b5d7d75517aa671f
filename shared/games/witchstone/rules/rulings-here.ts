import type { Ruling } from '../../../rules/text.ts'

/** What is different when the game is played on a screen. */
export const HERE_RULINGS: readonly Ruling[] = [
  {
    id: 'WS-R32',
    clauses: ['WS-4.13', 'WS-1.7'],
    doubt: {
      en: 'Screens hide things that everybody saw being taken. What do the others see here?',
      ru: 'Ширма прячет то, что на глазах у всех было взято. Что видят другие здесь?',
    },
    decision: {
      en: 'The numbers, unless the table agrees on nothing or on everything. Dominoes behind a screen are not shown before the end.',
      ru: 'Количество, если стол не договорился показывать всё или ничего. Парные жетоны за ширмой до конца игры не показываются.',
    },
    reason: {
      en: 'The usual way spares you counting along and still keeps a little secret.',
      ru: 'Так не надо считать в уме, и маленькая тайна остаётся.',
    },
  },
  {
    id: 'WS-R33',
    clauses: ['WS-10.9'],
    doubt: {
      en: 'The rulebook lets you stack your scrolls if you want to hide them. How does that work here?',
      ru: 'Правила разрешают сложить свитки в стопку, чтобы их скрыть. Как это работает здесь?',
    },
    decision: {
      en: 'Unless the table settles it for all, every player has a switch for it, in any turn, and nobody waits for it. Taking a card is seen by all.',
      ru: 'Если стол не решил за всех, у каждого игрока есть переключатель: он работает в любой ход, и никто его не ждёт. Взятие карты видят все.',
    },
    reason: { en: 'At a real table it would be the same.', ru: 'За настоящим столом было бы так же.' },
  },
  {
    id: 'WS-R43',
    clauses: ['WS-2.3'],
    doubt: { en: 'When do the others learn which domino you play?', ru: 'Когда другие узнают, какой парный жетон ты играешь?' },
    decision: {
      en: 'When it lies in your cauldron. You pick it up first and then choose its place; a single domino is picked up by itself. Every place tells you how long the two chains would be.',
      ru: 'Когда он ляжет в котёл. Сначала ты берёшь жетон, потом выбираешь место; единственный жетон берётся сам. Каждое место подсказывает, какими будут обе цепочки.',
    },
    reason: { en: 'Until it is laid you may still change your mind.', ru: 'Пока жетон не лёг, можно передумать.' },
  },
  {
    id: 'WS-R44',
    clauses: ['WS-2.2'],
    doubt: { en: 'When is a turn over?', ru: 'Когда ход закончен?' },
    decision: {
      en: 'When you say so. Then a domino is drawn and the next player goes on. While towers are chosen nothing is confirmed.',
      ru: 'Когда ты его завершишь. Тогда берётся парный жетон, и ходит следующий. При выборе башен подтверждать ничего не нужно.',
    },
    reason: { en: 'It is the last moment to take something back.', ru: 'Это последний момент, чтобы что-то отменить.' },
  },
  {
    id: 'WS-R45',
    clauses: ['WS-2.2'],
    doubt: { en: 'What can you take back?', ru: 'Что можно отменить?' },
    decision: {
      en: 'Everything since the last thing that was turned up: a scroll or special tile dealt, a domino drawn, stacked scrolls laid open. Never a turn that has ended.',
      ru: 'Всё после последнего, что открылось: выложенного свитка или особого жетона, взятого парного жетона, раскрытой стопки свитков. Завершённый ход отменить нельзя.',
    },
    reason: { en: 'What was seen cannot be unseen.', ru: 'Увиденное не забыть.' },
  },
  {
    id: 'WS-R46',
    clauses: ['WS-4.9', 'WS-4.10'],
    doubt: {
      en: 'Does every fitting booster hold an action open?',
      ru: 'Держит ли действие открытым любой подходящий усилитель?',
    },
    decision: {
      en: 'Not one that can lead to nothing: no marker or place for it, no witch to prepare or to send, no crystal, the owl at the end of the wand, no scroll left. While the action is open for another reason you may play it all the same.',
      ru: 'Не держит тот, который ничего не изменит: нет маркера или места для него, некого готовить или отправлять, нет кристаллов, сова в конце палочки, нет свитков. Если действие открыто по другой причине, сыграть его всё же можно.',
    },
    reason: { en: 'Nobody should be asked in vain.', ru: 'Незачем спрашивать впустую.' },
  },
  {
    id: 'WS-R47',
    clauses: ['WS-4.9', 'WS-10.9'],
    doubt: { en: 'Can a booster in a stack show?', ru: 'Может ли усилитель в стопке себя выдать?' },
    decision: {
      en: 'Yes. An action that waits with nothing left to do tells the others that its player holds a booster.',
      ru: 'Да. Если действие ждёт, хотя делать больше нечего, видно, что у игрока есть усилитель.',
    },
    reason: {
      en: 'The action must wait, since the booster may be played until it ends.',
      ru: 'Действие обязано ждать: усилитель можно сыграть до его конца.',
    },
  },
  {
    id: 'WS-R48',
    clauses: ['WS-4.5'],
    doubt: {
      en: 'The cell that gave you new steps on its own track was the last one waiting. Does the move join the earlier one?',
      ru: 'Клетка, давшая новые шаги по своему же треку, была последней. Присоединяется ли новое передвижение к прежнему?',
    },
    decision: { en: 'Yes, as if more cells were waiting.', ru: 'Да, как если бы ждали и другие клетки.' },
    reason: { en: 'That cell itself is still taking effect.', ru: 'Сама эта клетка ещё срабатывает.' },
  },
  {
    id: 'WS-R49',
    clauses: ['WS-4.7'],
    doubt: {
      en: 'A crystal waits on the rim, and a bonus of another action leads to a second Crystal action. Can you shelve it there?',
      ru: 'Кристалл ждёт на краю, а бонус другого действия привёл ко второму «Кристаллу». Можно ли поставить его на полку там?',
    },
    decision: {
      en: 'No. It belongs to the action that brought it to the rim, and is neither shelved nor in the way before that one goes on.',
      ru: 'Нет. Он относится к действию, которое вывело его на край: пока оно не продолжится, на полку он не встаёт и никому не мешает.',
    },
    reason: {
      en: 'An action that was interrupted waits with all that belongs to it.',
      ru: 'Прерванное действие ждёт вместе со всем, что к нему относится.',
    },
  },
  {
    id: 'WS-R50',
    clauses: ['WS-5.3'],
    doubt: { en: 'When are you asked from which end a portal begins?', ru: 'Когда спрашивают, с какого конца начать портал?' },
    decision: {
      en: 'Only if both ends are possible and it has more than one cell.',
      ru: 'Только если возможны оба конца и в нём больше одной ячейки.',
    },
    reason: { en: 'Otherwise there is nothing to choose.', ru: 'Иначе выбирать не из чего.' },
  },
  {
    id: 'WS-R51',
    clauses: ['WS-7.6'],
    doubt: {
      en: 'With many steps you can reach a cell of the pentagram twice. Which way is meant?',
      ru: 'При большом числе шагов до клетки пентаграммы можно дойти дважды. Какой путь имеется в виду?',
    },
    decision: {
      en: 'Both are offered: the short one, and the one with a lap more.',
      ru: 'Предлагаются оба: короткий и с лишним кругом.',
    },
    reason: { en: 'They cross different cells.', ru: 'Пройденные клетки у них разные.' },
  },
  {
    id: 'WS-R52',
    clauses: ['WS-7.7', 'WS-0.6'],
    doubt: {
      en: 'A special tile is used at once, and its repeats lead to a silver cell that counts special tiles. Does it count?',
      ru: 'Особый жетон использован сразу, и его повторы привели на серебряную клетку, которая считает особые жетоны. Считается ли он?',
    },
    decision: { en: 'Yes. It lies behind your screen from the start.', ru: 'Да. Он с самого начала лежит за ширмой.' },
    reason: { en: 'You have taken it, so it belongs to your collection.', ru: 'Он уже взят, а значит, входит в твою коллекцию.' },
  },
  {
    id: 'WS-R53',
    clauses: ['WS-1.9'],
    doubt: {
      en: 'In the rulebook whoever last stirred a pot begins. And here?',
      ru: 'По книге правил начинает тот, кто последним помешивал что-то в кастрюле. А здесь?',
    },
    decision: {
      en: 'The lot decides, or the table names a colour. If nobody plays that colour, the lot decides.',
      ru: 'Решает жребий, или стол называет цвет. Если этим цветом никто не играет, решает жребий.',
    },
    reason: { en: 'Nobody can check your kitchen.', ru: 'Твою кухню никто не проверит.' },
  },
  {
    id: 'WS-R54',
    clauses: ['WS-11.1', 'WS-12.1'],
    doubt: { en: 'When do you see where the points came from?', ru: 'Когда видно, откуда взялись очки?' },
    decision: { en: 'When the match is over.', ru: 'Когда партия окончена.' },
    reason: {
      en: 'Earlier it would give away how many crystals somebody has damaged, where the table keeps that secret.',
      ru: 'Раньше это выдало бы, сколько кристаллов повреждено, если стол договорился это скрывать.',
    },
  },
  {
    id: 'WS-R55',
    clauses: ['WS-11.1'],
    doubt: { en: 'Do bots damage crystals?', ru: 'Повреждают ли кристаллы боты?' },
    decision: { en: 'Only when they must, because no domino fits.', ru: 'Только если приходится: когда парный жетон не помещается.' },
    reason: {
      en: 'It seldom pays, and it would have to be thought about at every single step.',
      ru: 'Это редко выгодно, а думать об этом пришлось бы на каждом шагу.',
    },
  },
  {
    id: 'WS-R56',
    clauses: ['WS-2.1'],
    doubt: { en: 'What happens when a player leaves?', ru: 'Что будет, если игрок ушёл?' },
    decision: { en: 'A bot plays on in that seat.', ru: 'За него доигрывает бот.' },
    reason: { en: 'The rulebook says nothing of giving up.', ru: 'О сдаче в книге правил ничего не сказано.' },
  },
  {
    id: 'WS-R57',
    clauses: ['WS-15.1', 'WS-15.4'],
    doubt: {
      en: 'With mixed experience, who says which level a seat plays at, and when do the others learn it?',
      ru: 'Кто в варианте «Разный опыт» решает, на каком уровне играет каждый, и когда об этом узнают другие?',
    },
    decision: {
      en: 'Everybody for themselves, all at the same time and unseen; then all levels are told together. Whoever does not say it in time plays at level 1, and so does every bot.',
      ru: 'Каждый решает сам, все одновременно и втайне; затем все уровни открываются разом. Кто не успел, играет на уровне 1, и боты тоже.',
    },
    reason: {
      en: 'Otherwise whoever waited for the others could take an easier level than theirs. And silence must not pay.',
      ru: 'Иначе тот, кто дождался бы других, мог бы взять уровень легче, чем у них. А молчание не должно быть выгодным.',
    },
  },
]
