import type { Ruling } from '../../../rules/text.ts'

/** Rulings on doubts that came up only in this implementation. */
export const RULINGS_HERE: readonly Ruling[] = [
  {
    id: 'SO-R29',
    clauses: ['SO-2.1', 'SO-2.3', 'SO-2.7'],
    doubt: { en: 'Does a turn end by itself when no spell can be cast?', ru: 'Заканчивается ли ход сам, если ворожить нельзя?' },
    decision: {
      en: `No, you end it yourself, and can take the move back until then. An army without a sorcerer has no spell step: its turn ends with its
        move.`,
      ru: `Нет, ты заканчиваешь его сам, а до тех пор можешь вернуть передвижение. У армии без чародея ворожбы нет: её ход заканчивается
        передвижением.`,
    },
    reason: { en: 'Ours: a slip of the hand should not cost a game.', ru: 'Наше решение: случайное движение руки не должно стоить партии.' },
  },
  {
    id: 'SO-R30',
    clauses: ['SO-2.5'],
    doubt: { en: 'What if no unit can move, but a spell can be cast?', ru: 'Что, если передвинуть никого нельзя, а ворожить можно?' },
    decision: { en: 'The move is passed over, and you choose a spell.', ru: 'Передвижение пропускается, и ты выбираешь ворожбу.' },
    reason: { en: 'There is nothing to choose in the move step.', ru: 'При передвижении выбирать не из чего.' },
  },
  {
    id: 'SO-R31',
    clauses: ['SO-2.2', 'SO-11.1', 'SO-13.3'],
    doubt: {
      en: 'Three players, the two armies of one are enemies, and only these two sides are left. Does one have to beat the other?',
      ru: 'Играют трое, две армии одного игрока — враги, и остались только эти две стороны. Должна ли одна победить другую?',
    },
    decision: {
      en: 'No. The game ends, both sides share the win, and their player is first. Ghosts beside them change nothing.',
      ru: 'Нет. Игра заканчивается, обе стороны делят победу, и их игрок первый. Призраки рядом ничего не меняют.',
    },
    reason: { en: 'Nobody else can win any more.', ru: 'Больше никто победить не может.' },
  },
  {
    id: 'SO-R32',
    clauses: ['SO-13.1', 'SO-2.2', 'SO-15.3'],
    doubt: { en: 'Who moves after somebody has just left the game?', ru: 'Кто ходит, когда кто-то только что выбыл?' },
    decision: {
      en: `A player who gives up before moving has had no turn; declining the move is no move. The order goes on from the army that moved before.
        An army that falls by its own act has had its turn, and the army that has waited longest is next.`,
      ru: `Кто сдался до передвижения, тот хода не сделал; отказ от передвижения — не передвижение. Очередь идёт дальше от армии, что ходила
        перед ним.
        Кто пал от собственного действия, тот свой ход сделал, и дальше ходит армия, которая ждёт дольше всех.`,
    },
    reason: { en: 'So nobody moves twice running.', ru: 'Так никто не ходит дважды подряд.' },
  },
  {
    id: 'SO-R33',
    clauses: ['SO-12.5', 'SO-13.2'],
    doubt: {
      en: 'A pair that plays as a team is defeated while others play on. What happens to its units?',
      ru: 'Пара, играющая как команда, побеждена, а другие играют дальше. Что с её юнитами?',
    },
    decision: { en: 'All of them are removed.', ru: 'Все они снимаются с поля.' },
    reason: { en: 'As for every other defeated side, see [[SO-11.3]].', ru: 'Как и у любой побеждённой стороны, см. [[SO-11.3]].' },
  },
  {
    id: 'SO-R34',
    clauses: ['SO-2.3', 'SO-3.4', 'SO-12.4'],
    doubt: {
      en: "What becomes of a dead sorcerer's timers when the army plays on?",
      ru: 'Что с таймерами погибшего чародея, если его армия играет дальше?',
    },
    decision: {
      en: 'They stay as they are, charged or not, and fall with the places like any other. They never advance, and nothing is cast from them.',
      ru: `Они остаются как были, прокачанные или нет, и падают вместе с местами силы, как любые другие. Двигаться они не могут, и ворожить с них
        некому.`,
    },
    reason: { en: 'Ours: it changes nothing in play.', ru: 'Наше решение: на игру это не влияет.' },
  },
  {
    id: 'SO-R35',
    clauses: ['SO-11.5'],
    doubt: { en: 'Which rank do you have when others share a place above you?', ru: 'Какое у тебя место, если выше кто-то делит места?' },
    decision: {
      en: `One more than the number of players, or teams, who did better. The losing team of two is second; after two who share the first place
        comes the third.`,
      ru: 'На одно больше, чем игроков или команд выше тебя. Проигравшая из двух команд вторая; после двоих, поделивших первое место, идёт третье.',
    },
    reason: { en: 'That is how shared places are usually counted.', ru: 'Так обычно и считают поделённые места.' },
  },
  {
    id: 'SO-R36',
    clauses: ['SO-15.1', 'SO-15.2', 'SO-11.5'],
    doubt: { en: 'Does a draw include those who were defeated before?', ru: 'Касается ли ничья тех, кто был побеждён раньше?' },
    decision: {
      en: 'No. The undefeated share the first place, and the others rank by the time of their defeat.',
      ru: 'Нет. Непобеждённые делят первое место, остальные занимают места по времени поражения.',
    },
    reason: { en: 'A defeat should not pay.', ru: 'Поражение не должно быть выгодным.' },
  },
  {
    id: 'SO-R37',
    clauses: ['SO-1.5', 'SO-1.7', 'SO-15.3'],
    doubt: { en: 'What if somebody leaves while the sorcerers are being chosen?', ru: 'Что, если кто-то вышел во время выбора чародеев?' },
    decision: {
      en: `The corner stays empty, and its sorcerer is not chosen. In teams the mate chooses for it, because the warriors stay. If the north-west
        is empty, the corner that would follow it takes the first turn.`,
      ru: `Угол остаётся пустым, и чародея для него не выбирают. В командах выбирает союзник, потому что воины остаются. Если пуст северо-запад,
        первым ходит угол, который шёл бы за ним.`,
    },
    reason: { en: 'Ours: it follows from leaving at any other time.', ru: 'Наше решение: так же, как при выходе в любое другое время.' },
  },
  {
    id: 'SO-R38',
    clauses: ['SO-15.3', 'SO-14.4'],
    doubt: { en: 'May a ghost, or somebody who is out already, leave the game?', ru: 'Может ли выйти призрак или тот, кто уже выбыл?' },
    decision: {
      en: 'Yes. The warriors of a ghost are removed, and its rank stays. With nothing on the board, leaving changes nothing.',
      ru: 'Да. Воины призрака снимаются с поля, а место его не меняется. Если на поле ничего нет, не меняется ничего.',
    },
    reason: { en: 'The rank was decided when the sorcerer died.', ru: 'Место решилось, когда погиб чародей.' },
  },
  {
    id: 'SO-R39',
    clauses: ['SO-15.1'],
    doubt: { en: 'How are positions compared for the draw by repetition?', ru: 'Как сравниваются позиции для ничьей из-за повторения?' },
    decision: {
      en: `By army, kind and cell, so warriors of one army may stand in for each other. Positions from before the last death of a warrior or
        a sorcerer are forgotten.`,
      ru: `По армии, виду и клетке, так что воины одной армии заменяют друг друга. Позиции до последней гибели воина или чародея забываются.`,
    },
    reason: {
      en: `Those can never come back. Positions are compared by a short key; two different ones are mistaken for the same about once in a hundred
        billion matches.`,
      ru: 'Они уже не повторятся. Позиции сравниваются по короткому ключу; две разные примут за одну примерно раз в сто миллиардов партий.',
    },
  },
  {
    id: 'SO-R40',
    clauses: ['SO-7.5', 'SO-8.6', 'SO-8.7'],
    doubt: {
      en: `Attacks work on any unit, says the rulebook, your own ones too. But it says of Bow Shot that it kills an opponent, and of Ghost Energy
        that it goes at an enemy. May these two strike your own units?`,
      ru: `По правилам атаку можно применять и на своих, и на чужих. Но о выстреле из лука сказано, что он убивает противника, а о призрачной
        энергии — что она направлена на врага. Можно ли ими атаковать своих?`,
    },
    decision: { en: 'Yes, all four attacks may.', ru: 'Да, можно любой из четырёх атак.' },
    reason: {
      en: 'The general sentence leaves no room for doubt. The words on the two spells tell what they are for.',
      ru: 'Общее правило не оставляет сомнений, а описание ворожбы лишь говорит, зачем она нужна.',
    },
  },
  {
    id: 'SO-R41',
    clauses: ['SO-8.2', 'SO-8.4', 'SO-2.4', 'SO-12.2'],
    doubt: {
      en: 'Mind Transfer and Flight both need an allied unit. May it be a unit of the other army on your side?',
      ru: 'И переносу разума, и полёту нужен союзный юнит. Может ли он быть из второй армии твоей стороны?',
    },
    decision: {
      en: "For Flight, yes. Mind Transfer swaps only with a unit of Necron's own army, even if one player leads both armies.",
      ru: 'Для полёта — да. Переносом разума Некрон меняется только с юнитом своей армии, даже если обе армии ведёт один игрок.',
    },
    reason: {
      en: `Flight moves nobody but Dadalan. A swap moves the other unit as well, and on an army's turn only its own units move. For two against
        two the rulebook says so.`,
      ru: `Полёт передвигает одного Дадалана. Обмен передвигает и второго юнита, а в свой ход армия двигает только своих. Для игры два на два
        так и сказано в правилах.`,
    },
  },
  {
    id: 'SO-R42',
    clauses: ['SO-13.4', 'SO-14.2', 'SO-14.4'],
    doubt: {
      en: 'To lose the sorcerer or all warriors is defeat. What if one player leads two armies and this happens to one of them?',
      ru: 'Потеря чародея или всех воинов — поражение. А если один игрок ведёт две армии и это случилось с одной из них?',
    },
    decision: {
      en: `Only that army is lost, and the player goes on with the other. With Long-liver its warriors stay when the sorcerer dies, but their places
        do not count for the other army.`,
      ru: `Погибает только эта армия, и игрок продолжает со второй. В «Долгожителе» после смерти чародея её воины остаются, но их места силы второй
        армии не засчитываются.`,
    },
    reason: {
      en: 'With a sorcerer the rulebook removes his own summon and warriors, nobody else. And whoever has lost the sorcerer cannot win any more.',
      ru: 'По правилам вместе с чародеем с поля уходят его саммон и его воины, и больше никто. А потерявший чародея победить уже не может.',
    },
  },
  {
    id: 'SO-R43',
    clauses: ['SO-1.1'],
    doubt: {
      en: 'The rulebook does not say how many can play, nor where two of them stand.',
      ru: 'В правилах не сказано, сколько человек может играть и где стоят двое.',
    },
    decision: {
      en: 'Two to four can play. Two lead one army each, from opposite corners.',
      ru: 'Играют от двух до четырёх человек. Двое ведут по одной армии из противоположных углов.',
    },
    reason: {
      en: 'Ours: the box has four sorcerers, and the board looks the same from opposite corners.',
      ru: 'Наше решение: чародеев в коробке четыре, а из противоположных углов поле выглядит одинаково.',
    },
  },
]
