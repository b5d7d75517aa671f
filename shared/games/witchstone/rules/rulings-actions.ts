import type { Ruling } from '../../../rules/text.ts'

/** The domino, bonuses, portals and witches. */
export const ACTIONS_RULINGS: readonly Ruling[] = [
  {
    id: 'WS-R8',
    clauses: ['WS-2.8', 'WS-2.9'],
    doubt: {
      en: 'What happens if no domino fits into the cauldron any more?',
      ru: 'Что делать, если ни один парный жетон больше не помещается в котёл?',
    },
    decision: {
      en: 'Damage crystals if that helps. If nothing helps, discard a domino without doing its actions.',
      ru: 'Повредить кристаллы, если это поможет. Если не поможет ничто, сбросить парный жетон без действий.',
    },
    reason: {
      en: 'It is very rare. We tried all cases: without special tiles a domino always fits once the crystals are gone. To be stuck in the last turn takes at least one special tile in the cauldron, a turn earlier two, and before that four, five, seven.',
      ru: 'Это большая редкость. Мы перебрали все случаи: без особых жетонов парный жетон помещается всегда, стоит убрать кристаллы. Чтобы застрять в последний ход, нужен хотя бы один особый жетон в котле, ходом раньше два, ещё раньше четыре, пять, семь.',
    },
  },
  {
    id: 'WS-R9',
    clauses: ['WS-5.3'],
    doubt: {
      en: 'May you build on from a region that only portals of others join to your tower? The note in the rulebook is lost.',
      ru: 'Можно ли строить дальше от района, который соединён с твоей башней только чужими порталами? Сноска в правилах потеряна.',
    },
    decision: { en: 'No. Only your own completed portals count.', ru: 'Нет. Считаются только твои завершённые порталы.' },
    reason: {
      en: 'For witches the rulebook says outright that portals of several players count. Here it does not, and public reviews read it so, too.',
      ru: 'О чародеях прямо сказано, что порталы могут быть разных игроков. Здесь этого нет, и открытые обзоры понимают так же.',
    },
  },
  {
    id: 'WS-R10',
    clauses: ['WS-5.3'],
    doubt: { en: 'In which order are the cells of a portal filled?', ru: 'В каком порядке заполняются ячейки портала?' },
    decision: {
      en: 'From the end where you began, one after the other.',
      ru: 'Подряд от того конца, где портал начат.',
    },
    reason: {
      en: 'A portal grows out of your network. Nothing else depends on it.',
      ru: 'Портал вырастает из твоей сети. Больше от этого ничего не зависит.',
    },
  },
  {
    id: 'WS-R11',
    clauses: ['WS-6.2'],
    doubt: { en: 'May a witch occupy your own tower?', ru: 'Может ли чародей занять твою собственную башню?' },
    decision: { en: 'No.', ru: 'Нет.' },
    reason: {
      en: 'The region must be joined to the tower by portals, so it is another one. Your high witch occupies the tower already.',
      ru: 'Район должен быть соединён с башней порталами, значит, это другой район. А башню уже занимает верховная ведьма.',
    },
  },
  {
    id: 'WS-R12',
    clauses: ['WS-6.3'],
    doubt: {
      en: 'What does a way cost over an own portal, then a foreign one, then an own one again?',
      ru: 'Сколько стоит путь по своему порталу, затем по чужому и снова по своему?',
    },
    decision: {
      en: 'Three repeats: every separate run of own portals costs one. In play this never happens, because your own portals always hang together.',
      ru: 'Три повтора: каждый отдельный ряд своих порталов стоит один. В игре так не бывает: твои порталы всегда связаны друг с другом.',
    },
    reason: {
      en: 'In the rulebook one repeat pays only for own portals in an unbroken row.',
      ru: 'По правилам один повтор оплачивает только свои порталы, идущие подряд без разрыва.',
    },
  },
  {
    id: 'WS-R18',
    clauses: ['WS-9.4'],
    doubt: {
      en: 'Which dark cells are doubled, and when is it judged?',
      ru: 'Какие тёмные клетки удваиваются и когда это решается?',
    },
    decision: {
      en: 'All that you crossed in this move, judged once at its end. Being level with the foremost owl is enough.',
      ru: 'Все, пройденные за это передвижение; решается один раз, в его конце. Достаточно встать вровень с самой дальней совой.',
    },
    reason: {
      en: 'The rulebook looks at the owl after the full number of steps, and its example doubles on a shared cell.',
      ru: 'Правила смотрят на сову после всех шагов, и в их примере удвоение есть на общей клетке.',
    },
  },
  {
    id: 'WS-R19',
    clauses: ['WS-4.5'],
    doubt: {
      en: 'Steps along the wand are gained while cells of the wand still wait. What comes first?',
      ru: 'Новые шаги по палочке получены, пока ещё ждут её клетки. Что раньше?',
    },
    decision: {
      en: 'The owl moves at once, and the new cells wait behind the old ones.',
      ru: 'Сова идёт сразу, а новые клетки ждут за прежними.',
    },
    reason: {
      en: 'The rulebook insists on the order of the track, and its familiar walks towards the owl cell by cell.',
      ru: 'Правила требуют порядка трека, и фамильяр в них идёт к сове клетка за клеткой.',
    },
  },
  {
    id: 'WS-R20',
    clauses: ['WS-4.3'],
    doubt: {
      en: 'Is a bonus of the same action an action of its own?',
      ru: 'Отдельное ли действие бонус того же самого действия?',
    },
    decision: {
      en: 'No. For Energy, Witches and Crystal its repeats are added to the running action.',
      ru: 'Нет. Для «Энергии», «Чародеев» и «Кристалла» его повторы прибавляются к активному действию.',
    },
    reason: {
      en: 'In an example two repeats of Crystal left become four, and all four move one crystal.',
      ru: 'В примере два оставшихся повтора «Кристалла» становятся четырьмя, и все четыре двигают один кристалл.',
    },
  },
  {
    id: 'WS-R25',
    clauses: ['WS-4.11'],
    doubt: {
      en: 'May a booster be played after the owl has moved?',
      ru: 'Можно ли сыграть усилитель, когда сова уже прошла?',
    },
    decision: {
      en: 'Yes, until the first crossed cell takes effect.',
      ru: 'Да, пока не сработала первая пройденная клетка.',
    },
    reason: {
      en: 'In the rulebook an owl that went three cells goes on for two more.',
      ru: 'В правилах сова, прошедшая три клетки, идёт ещё на две.',
    },
  },
  {
    id: 'WS-R34',
    clauses: ['WS-1.11'],
    doubt: {
      en: 'What if the token of your tower cannot be used, or you do not want to?',
      ru: 'Что если жетон твоей башни нельзя использовать или не хочется?',
    },
    decision: { en: 'You may decline. The token is yours all the same.', ru: 'Можно отказаться. Жетон всё равно твой.' },
    reason: { en: 'Every repeat is a “may”.', ru: 'Любой повтор выполнять не обязательно.' },
  },
  {
    id: 'WS-R38',
    clauses: ['WS-0.4', 'WS-6.6'],
    doubt: {
      en: 'What are towers that nobody chose, with two or three players?',
      ru: 'Чем считаются башни, которые никто не выбрал при двух или трёх игроках?',
    },
    decision: {
      en: 'They are foreign to everybody and keep their token until the first witch comes.',
      ru: 'Они чужие для всех и хранят жетон, пока не придёт первый чародей.',
    },
    reason: {
      en: 'The rulebook calls the other three towers foreign, taken or not.',
      ru: 'Правила называют остальные три башни чужими, заняты они или нет.',
    },
  },
  {
    id: 'WS-R37',
    clauses: ['WS-15.5'],
    doubt: {
      en: 'With mixed experience, must everybody take one of the three levels?',
      ru: 'Все ли в варианте «Разный опыт» должны взять один из трёх уровней?',
    },
    decision: {
      en: 'No. A seat may also play as usual, with all its dominoes.',
      ru: 'Нет. Можно играть и как обычно, всеми парными жетонами.',
    },
    reason: {
      en: 'For a beginner the full choice of five may be the fairest help.',
      ru: 'Новичку полный выбор из пяти жетонов может быть лучшей форой.',
    },
  },
]
