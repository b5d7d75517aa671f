import type { Ruling } from '../../../rules/text.ts'

/** Rulings on setup, the turn, movement and capture. */
export const BOARD_RULINGS: readonly Ruling[] = [
  {
    id: 'SO-R1',
    clauses: ['SO-1.2', 'SO-1.3'],
    doubt: { en: 'The starting cells stood in a picture that is lost.', ru: 'Начальные клетки были на картинке, которой больше нет.' },
    decision: {
      en: 'The sorcerer starts in the corner, the warriors on the three-by-three block there without its inner diagonal cell.',
      ru: 'Чародей начинает в углу, воины — в квадрате три на три там же, без внутренней клетки по диагонали.',
    },
    reason: {
      en: 'Ours: it is the only symmetric way to put {n:warriors} warriors around a corner.',
      ru: 'Наше решение: только так можно симметрично расставить {n:warriors} воинов вокруг угла.',
    },
  },
  {
    id: 'SO-R2',
    clauses: ['SO-1.4'],
    doubt: {
      en: 'The places of power are said to lie symmetrically, with a well in the middle. The picture of the cells is lost.',
      ru: 'Сказано, что места силы лежат симметрично, а колодец в середине. Картинка с клетками утрачена.',
    },
    decision: { en: 'They lie like the five on a die: d4, j4, g7, d10, j10.', ru: 'Они лежат, как пятёрка на кубике: d4, j4, g7, d10, j10.' },
    reason: {
      en: 'Ours: nobody reaches a place with the first move, and each army is as near to its own place as the others are to theirs.',
      ru: 'Наше решение: первым же передвижением никто не дойдёт до места силы, а каждая армия одинаково близка к своему.',
    },
  },
  {
    id: 'SO-R3',
    clauses: ['SO-3.3'],
    doubt: {
      en: 'The lengths of the tracks are lost. The text only says that a spell comes back after several turns.',
      ru: 'Длины дорожек утрачены. В тексте лишь сказано, что ворожба возвращается через несколько ходов.',
    },
    decision: {
      en: `Summon: Vidomina {n:vidomina-summon}, Necron {n:necron-summon}, Merlin {n:merlin-summon}, Dadalan {n:dadalan-summon}.
        Attack: Vidomina {n:vidomina-attack}, Necron {n:necron-attack}, Merlin {n:merlin-attack}, Dadalan {n:dadalan-attack}.`,
      ru: `Призыв: Видомина {n:vidomina-summon}, Некрон {n:necron-summon}, Мерлин {n:merlin-summon}, Дадалан {n:dadalan-summon}.
        Атака: Видомина {n:vidomina-attack}, Некрон {n:necron-attack}, Мерлин {n:merlin-attack}, Дадалан {n:dadalan-attack}.`,
    },
    reason: {
      en: 'Ours: attacks from two cells away are safer and charge longer, and so does the Monk, the strongest summon.',
      ru: 'Наше решение: атаки через клетку безопаснее и прокачиваются дольше, как и монах, самый сильный саммон.',
    },
  },
  {
    id: 'SO-R4',
    clauses: ['SO-2.1', 'SO-3.2'],
    doubt: { en: 'Is advancing the timers a choice?', ru: 'Двигать таймеры — это выбор?' },
    decision: { en: 'No, they advance by themselves.', ru: 'Нет, они двигаются сами.' },
    reason: { en: 'Ours: it never does harm.', ru: 'Наше решение: вреда от этого не бывает.' },
  },
  {
    id: 'SO-R5',
    clauses: ['SO-2.1'],
    doubt: { en: 'May you pass a turn?', ru: 'Можно ли пропустить ход?' },
    decision: { en: 'Yes: the move and the spell are both optional.', ru: 'Да: и передвижение, и ворожба необязательны.' },
    reason: { en: 'The rulebook speaks of up to three actions.', ru: 'В правилах сказано про действия «до трёх».' },
  },
  {
    id: 'SO-R6',
    clauses: ['SO-5.1'],
    doubt: {
      en: "Units of any player may flank. Do the victim's own units flank it too?",
      ru: 'Окружать могут юниты любых игроков. И юниты самой жертвы?',
    },
    decision: { en: 'No, both flankers must be enemies of the victim.', ru: 'Нет, оба окруживших должны быть врагами жертвы.' },
    reason: {
      en: 'In the game of two against two, friendly is explained as doing no harm.',
      ru: 'В игре два на два дружественные юниты — те, что не причиняют вреда.',
    },
  },
  {
    id: 'SO-R7',
    clauses: ['SO-0.5', 'SO-5.1'],
    doubt: { en: 'Do diagonals or the edge of the board flank?', ru: 'Окружают ли по диагонали или у края поля?' },
    decision: { en: 'Neither.', ru: 'Ни то ни другое.' },
    reason: {
      en: 'A square cell has two pairs of opposite sides; the rest is ours.',
      ru: 'У квадратной клетки две пары противоположных сторон; остальное решили мы.',
    },
  },
  {
    id: 'SO-R8',
    clauses: ['SO-5.4', 'SO-5.6', 'SO-5.7'],
    doubt: {
      en: 'What happens to a unit that steps between two enemies? The rule of the first move is shown by one example only.',
      ru: 'Что будет с юнитом, который сам встал между двумя врагами? Правило первого хода показано лишь на одном примере.',
    },
    decision: {
      en: 'The unit that moves is safe and captures first. An option makes such a step deadly.',
      ru: 'Тот, кто двигается, в безопасности и окружает первым. С опцией такой шаг смертелен.',
    },
    reason: {
      en: 'Games of the tafl family do it so, and the example of the rulebook holds either way.',
      ru: 'Так принято в играх семейства тафл, а пример из правил верен в обоих случаях.',
    },
  },
  {
    id: 'SO-R9',
    clauses: ['SO-3.4'],
    doubt: { en: 'Which timers fall when you lose a place?', ru: 'Какие таймеры падают при потере места силы?' },
    decision: {
      en: 'Only those that need more places than you still hold, and at once.',
      ru: 'Только те, для которых мест больше не хватает, и сразу.',
    },
    reason: {
      en: "It fits the rulebook's example of an attack; the rest is ours.",
      ru: 'Это согласуется с примером про атаку в правилах; остальное решили мы.',
    },
  },
  {
    id: 'SO-R10',
    clauses: ['SO-3.1'],
    doubt: { en: 'Does a place stay yours after your unit has left?', ru: 'Остаётся ли место силы твоим, когда юнит ушёл?' },
    decision: { en: 'No.', ru: 'Нет.' },
    reason: { en: 'The box has no markers for it.', ru: 'В коробке нет для этого жетонов.' },
  },
  {
    id: 'SO-R11',
    clauses: ['SO-11.2'],
    doubt: { en: 'When are the places counted for victory?', ru: 'Когда места силы считаются для победы?' },
    decision: { en: "After every move and every spell, on anybody's turn.", ru: 'После каждого передвижения и каждой ворожбы, в чей угодно ход.' },
    reason: {
      en: "The rulebook calls the holder the winner and names no moment; other players' turns are our decision.",
      ru: 'Правила называют занявшего победителем и не говорят когда; про чужой ход решили мы.',
    },
  },
  {
    id: 'SO-R12',
    clauses: ['SO-4.2'],
    doubt: { en: 'Does the White Monk step diagonally instead of moving straight?', ru: 'Белый монах ходит по диагонали вместо прямых ходов?' },
    decision: { en: 'No, in addition to it.', ru: 'Нет, в дополнение к ним.' },
    reason: {
      en: 'The Fire Spirit moves only diagonally, says the rulebook. Of the Monk it does not say so.',
      ru: 'Про Огнедуха в правилах есть слово «только», про монаха — нет.',
    },
  },
  {
    id: 'SO-R13',
    clauses: ['SO-9.2'],
    doubt: { en: 'Does the Monk die whenever his side holds no place?', ru: 'Монах погибает всегда, когда у стороны нет мест силы?' },
    decision: {
      en: 'He dies when the last place is lost. Having none yet does not kill him.',
      ru: 'Он погибает, когда потеряно последнее место. Если мест ещё и не было, он жив.',
    },
    reason: {
      en: 'The rulebook speaks of losing; otherwise he could die the moment he is summoned.',
      ru: 'В правилах речь о потере; иначе он мог бы погибнуть в миг призыва.',
    },
  },
]
