import type { Ruling } from '../../../rules/text.ts'

/** Rulings on summons, spells, sides and the end. */
export const PLAY_RULINGS: readonly Ruling[] = [
  {
    id: 'SO-R14',
    clauses: ['SO-9.4', 'SO-3.5'],
    doubt: {
      en: 'Must you hold a place when you summon? Two sentences of the rulebook disagree.',
      ru: 'Нужно ли место силы в момент призыва? Две фразы правил спорят друг с другом.',
    },
    decision: { en: 'No, a charged spell is enough.', ru: 'Нет, прокачанной ворожбы достаточно.' },
    reason: {
      en: 'Ours: in general a charged spell is kept when places are lost.',
      ru: 'Наше решение: прокачанная ворожба вообще остаётся при потере мест.',
    },
  },
  {
    id: 'SO-R15',
    clauses: ['SO-4.5'],
    doubt: {
      en: 'Does the Zombie Ball follow the unit it pushes? Must it have moved before? May it do without the push?',
      ru: 'Идёт ли Шар зомби за оттолкнутым? Должен ли он перед этим передвинуться? Можно ли не толкать?',
    },
    decision: {
      en: 'It stays where it stopped, it must have moved, and it always pushes.',
      ru: 'Шар остаётся, где остановился; перед толчком он должен передвинуться; толкает он всегда.',
    },
    reason: {
      en: 'In the rulebook the Ball pushes when it has come near. Only of the Familiar it says that it may.',
      ru: 'Он отталкивает, приблизившись. Про Фамильяра сказано «может», про шар — нет.',
    },
  },
  {
    id: 'SO-R16',
    clauses: ['SO-4.4'],
    doubt: {
      en: 'May the Familiar run up before it jumps, and where does it land?',
      ru: 'Может ли Фамильяр разбежаться перед прыжком и куда он приземляется?',
    },
    decision: { en: 'It may, and it lands right behind the unit.', ru: 'Может, а приземляется сразу за юнитом.' },
    reason: { en: 'The rulebook puts it at the back of the unit.', ru: 'По правилам он оказывается у юнита за спиной.' },
  },
  {
    id: 'SO-R17',
    clauses: ['SO-8.6', 'SO-8.9'],
    doubt: {
      en: 'Does a unit on the cell between block Bow Shot or Fire Stone?',
      ru: 'Мешает ли выстрелу из лука и огненному камню юнит на клетке между чародеем и целью?',
    },
    decision: { en: 'No.', ru: 'Нет.' },
    reason: { en: 'Ours: arrow and stone fly in an arc.', ru: 'Наше решение: стрела и камень летят по дуге.' },
  },
  {
    id: 'SO-R18',
    clauses: ['SO-11.3'],
    doubt: { en: 'What becomes of a sorcerer who has lost all warriors?', ru: 'Что с чародеем, потерявшим всех воинов?' },
    decision: { en: 'The sorcerer is removed, and the summon too.', ru: 'Он снимается с поля, и саммон тоже.' },
    reason: {
      en: 'Ours: as after the death of a sorcerer, which is a defeat as well.',
      ru: 'Наше решение: как после смерти чародея, это ведь тоже поражение.',
    },
  },
  {
    id: 'SO-R19',
    clauses: ['SO-7.5', 'SO-12.2'],
    doubt: { en: "May an attack choose a teammate's unit?", ru: 'Можно ли атаковать юнита союзника?' },
    decision: { en: 'No. Your own units you may attack.', ru: 'Нет. А своих — можно.' },
    reason: {
      en: 'Friendly units do no harm to each other, while attacks work on own units and those of others.',
      ru: 'Дружественные юниты не вредят друг другу, но атака действует и на своих, и на чужих.',
    },
  },
  {
    id: 'SO-R20',
    clauses: ['SO-13.2', 'SO-13.3', 'SO-13.4'],
    doubt: {
      en: 'One of three players leads two sorcerers. How do these two stand to each other?',
      ru: 'Один из трёх игроков ведёт двух чародеев. Кто эти двое друг другу?',
    },
    decision: {
      en: `They are two armies of one player: their places count together, and {n:places-to-win-doubled} win. As options they are a team that
        needs {n:places-to-win-pair}, or two enemies.`,
      ru: `Это две армии одного игрока: места силы считаются вместе, для победы нужно {n:places-to-win-doubled}. Как опции — команда, которой
        нужно {n:places-to-win-pair}, или два врага.`,
    },
    reason: {
      en: 'The rulebook says that the player who takes the places wins, and names no other rule for three. The options are ours.',
      ru: 'По правилам побеждает игрок, занявший места, и другого правила для троих там нет. Опции наши.',
    },
  },
  {
    id: 'SO-R21',
    clauses: ['SO-1.5', 'SO-1.7', 'SO-2.2'],
    doubt: {
      en: 'Who chooses first, who starts, and who is next outside of two against two?',
      ru: 'Кто выбирает первым, кто начинает и кто ходит следующим, если это не два на два?',
    },
    decision: {
      en: 'The north-west chooses first and starts, then it goes clockwise.',
      ru: 'Первым выбирает и ходит северо-запад, дальше по часовой стрелке.',
    },
    reason: { en: 'Ours: as in the game of two against two.', ru: 'Наше решение: как в игре два на два.' },
  },
  {
    id: 'SO-R22',
    clauses: ['SO-2.2', 'SO-12.1', 'SO-13.1'],
    doubt: {
      en: 'Another player must move between two sorcerers of one player or team. What if somebody is out?',
      ru: 'Между двумя чародеями игрока или команды должен ходить другой. А если кто-то выбыл?',
    },
    decision: { en: 'When only two parties are left, they alternate strictly.', ru: 'Когда осталось два участника, они строго чередуются.' },
    reason: { en: 'So the demand of the rulebook holds to the end.', ru: 'Так требование правил выполняется до конца.' },
  },
  {
    id: 'SO-R23',
    clauses: ['SO-12.4'],
    doubt: { en: 'Two against two: who moves the units of a dead sorcerer?', ru: 'Два на два: кто ходит юнитами погибшего чародея?' },
    decision: { en: 'Their own player.', ru: 'Их собственный игрок.' },
    reason: { en: 'Ours: so everybody plays on.', ru: 'Наше решение: так все продолжают играть.' },
  },
  {
    id: 'SO-R24',
    clauses: ['SO-14.1'],
    doubt: { en: 'With Long-liver, does the summon of a dead sorcerer stay?', ru: 'Остаётся ли в «Долгожителе» саммон погибшего чародея?' },
    decision: { en: 'No, it is removed with its sorcerer.', ru: 'Нет, он снимается вместе с чародеем.' },
    reason: {
      en: 'Only the warriors are named there. For two against two the rulebook names the summon too.',
      ru: 'Там названы только воины. Для игры два на два в правилах назван и саммон.',
    },
  },
  {
    id: 'SO-R25',
    clauses: ['SO-2.5', 'SO-15.1', 'SO-15.2'],
    doubt: {
      en: 'What if somebody cannot move, the position repeats, or the game does not end?',
      ru: 'Что, если ходить нечем, позиция повторяется или игра не кончается?',
    },
    decision: {
      en: 'If you can do nothing, you pass. Repetition and a limit of turns make a draw.',
      ru: 'Кому нечего делать, тот пропускает. Повторение и предел ходов дают ничью.',
    },
    reason: { en: 'Ours: the rulebook is silent, and a match must end.', ru: 'Наше решение: правила молчат, а партия должна закончиться.' },
  },
  {
    id: 'SO-R26',
    clauses: ['SO-3.8'],
    doubt: { en: 'Every spell has a timer, says the rulebook. The move spell too?', ru: 'В правилах у каждой ворожбы свой таймер. И у перемещения?' },
    decision: { en: 'No.', ru: 'Нет.' },
    reason: {
      en: 'The box has two indicators for each sorcerer, and the move spell is available by default.',
      ru: 'В коробке по два индикатора на чародея, а перемещение доступно по умолчанию.',
    },
  },
  {
    id: 'SO-R27',
    clauses: ['SO-12.6'],
    doubt: { en: 'May two players play two teams?', ru: 'Можно ли играть командами вдвоём?' },
    decision: { en: 'Yes, each leads a whole team.', ru: 'Да, каждый ведёт целую команду.' },
    reason: { en: 'Ours: nothing speaks against it.', ru: 'Наше решение: ничто этому не мешает.' },
  },
  {
    id: 'SO-R28',
    clauses: ['SO-11.6'],
    doubt: { en: 'Who wins when one step leaves no sorcerer at all?', ru: 'Кто победил, если после одного действия не осталось ни одного чародея?' },
    decision: {
      en: 'The side that acted, if it was undefeated until then. Otherwise those who fell in that step share the first place.',
      ru: 'Сторона, которая действовала, если до того не была побеждена. Иначе павшие в этом действии делят первое место.',
    },
    reason: { en: 'Ours, from the rule of the first move.', ru: 'Наше решение, из правила первого хода.' },
  },
]
