import type { RulesChapter } from '../../../rules/text.ts'

const special: RulesChapter = {
  id: 'special',
  title: { en: 'Special cases', ru: 'Особые случаи' },
  sections: [
    {
      id: 'damaging-crystals',
      title: { en: 'Damaging crystals', ru: 'Повреждение кристаллов' },
      clauses: ['WS-11.1'],
      text: {
        en: `Whenever you decide something in your own turn, you may take any crystal, the black one too, out of your cauldron and put it behind your screen. That [[term:damage|damages]] it. You lose points at once: one for the first crystal you damage in the game, two for the second, three for the third, and so on.

You cannot do this in the turns of others, nor while towers are chosen.`,
        ru: `Всякий раз, когда ты что-то решаешь в свой ход, можно убрать из котла за ширму любой свой кристалл, даже чёрный. Так он [[term:damage|повреждается]]. Очки теряются сразу: одно за первый повреждённый за игру кристалл, два за второй, три за третий и так далее.

В чужой ход и при выборе башен этого делать нельзя.`,
      },
    },
    {
      id: 'damaged-crystals',
      title: { en: 'Damaged crystals', ru: 'Повреждённые кристаллы' },
      clauses: ['WS-11.2', 'WS-11.3'],
      text: {
        en: 'A crystal on the [[term:rim|rim]] cannot be damaged. A damaged crystal gives no bonus and never counts. Your score may fall below zero. A crystal that went behind your screen because its shelves were full is not damaged and does not raise the price of the next one.',
        ru: 'Кристалл на [[term:rim|краю котла]] повредить нельзя. Повреждённый кристалл не даёт бонуса и нигде не считается. Счёт может стать отрицательным. Кристалл, ушедший за ширму из-за полных полок, не повреждён и цену следующего не поднимает.',
      },
    },
    {
      id: 'no-room',
      title: { en: 'No room for a domino', ru: 'Жетону нет места' },
      clauses: ['WS-2.8', 'WS-2.9'],
      text: {
        en: `If no two adjacent cells are free, you must [[term:damage|damage]] crystals one by one until a domino fits.

If even a cauldron without your crystals had no such pair, discard a domino of your choice face up instead. You do no action, draw as usual, and your turn is over. This can only happen to you after you have put special tiles into your cauldron.`,
        ru: `Если нет двух свободных соседних ячеек, придётся [[term:damage|повреждать]] кристаллы по одному, пока парный жетон не поместится.

Если пары не нашлось бы и в котле совсем без твоих кристаллов, вместо этого сбрось любой свой парный жетон лицом вверх. Действий ты не выполняешь, новый жетон берёшь как обычно, и ход закончен. Такое бывает, только если в котле лежат особые жетоны.`,
      },
    },
    {
      id: 'behind-the-screen',
      title: { en: 'Behind the screen', ru: 'За ширмой' },
      clauses: ['WS-4.13'],
      text: {
        en: `A booster you have played goes face down behind your [[term:screen|screen]]. It still counts as a scroll card. Owl tiles, power tokens, special tiles used at once and crystals lie there, too.

The table decides what the others see of all this: the numbers (the usual way), nothing, or everything. They never see your dominoes before you lay them. Only you see what final scoring would bring you. Cauldrons, ball, racks, tracks and points are open. At the end all is shown.`,
        ru: `Сыгранный усилитель ложится лицом вниз за [[term:screen|ширму]]. Картой свитка он считаться не перестаёт. Там же лежат жетоны сов, жетоны усиления, использованные сразу особые жетоны и кристаллы.

Стол решает, что из этого видят другие: количество (так обычно), ничего или всё. Парные жетоны до выкладывания не видит никто, кроме тебя. Сколько принёс бы итоговый подсчёт, тоже видишь только ты. Котлы, шар, стеллажи, треки и счёт открыты. В конце показывают всё.`,
      },
    },
  ],
}

const end: RulesChapter = {
  id: 'end',
  title: { en: 'End and scoring', ru: 'Конец игры и подсчёт' },
  sections: [
    {
      id: 'final-scoring',
      title: { en: 'Final scoring', ru: 'Итоговый подсчёт' },
      clauses: ['WS-12.1'],
      text: {
        en: `The game ends when the last player has had {n:turns} turns. Add to your score, in this order:

- the numbers on your [[term:owl-tile|owl tiles]];
- {n:token-end-vp} points for each [[term:power-token|power token]] you have taken;
- {n:booster-end-vp} points for each unused [[term:booster|booster]];
- for each [[term:prophecy|prophecy]] {n:prophecy-vp-0} point without a fulfilled level, {n:prophecy-vp-1} with one, {n:prophecy-vp-2} with two, {n:prophecy-vp-3} with three.`,
        ru: `Игра заканчивается, когда последний игрок сделал {n:turns} ходов. Прибавь к счёту по порядку:

- числа на своих [[term:owl-tile|жетонах сов]];
- {n:token-end-vp} очка за каждый взятый [[term:power-token|жетон усиления]];
- {n:booster-end-vp} очка за каждый неиспользованный [[term:booster|усилитель]];
- за каждое [[term:prophecy|пророчество]] {n:prophecy-vp-0} очко, если не выполнен ни один уровень, {n:prophecy-vp-1} за один, {n:prophecy-vp-2} за два, {n:prophecy-vp-3} за три.`,
      },
    },
    {
      id: 'judging-prophecies',
      title: { en: 'Levels of a prophecy', ru: 'Уровни пророчества' },
      clauses: ['WS-12.2'],
      text: {
        en: `Prophecies look at your own play as it stands at the end. A [[term:level|level]] counts only if all levels below it are fulfilled, too.

**Example.** The card asks for a forest, then the Witchstone, then a foreign tower. Your witches stand on the Witchstone and in a foreign tower, but in no forest. No level is fulfilled: {n:prophecy-vp-0} point.`,
        ru: `Пророчества смотрят на то, что у тебя есть в самом конце. [[term:level|Уровень]] засчитывается, только если выполнены и все уровни ниже.

**Пример.** Карта требует лес, затем Скалу ведьм, затем чужую башню. Твои чародеи стоят на Скале и в чужой башне, но ни в одном лесу их нет. Не выполнен ни один уровень: {n:prophecy-vp-0} очко.`,
      },
    },
    {
      id: 'ties',
      title: { en: 'Ties', ru: 'Ничья' },
      clauses: ['WS-14.1', 'WS-14.2', 'WS-14.3'],
      text: {
        en: `With equal points, whoever is farther along the [[term:wand|wand]] wins. If both owls are on its last cell, the one that came there earlier wins. On any other cell they share the victory. Lower places are ranked in the same way.

**Example.** Two players have 98 points each. With owls on 20 and {n:wand-end}, the second wins. With both on 12, they win together.`,
        ru: `При равных очках побеждает тот, чья сова дальше на [[term:wand|палочке]]. Если обе на последней клетке, побеждает дошедший раньше. На любой другой общей клетке победа общая. Остальные места распределяются так же.

**Пример.** У двух игроков по 98 очков. Если совы на 20 и {n:wand-end}, победил второй. Если обе на 12, победили оба.`,
      },
    },
  ],
}

const MIXED = { mixedExperience: true }

const variants: RulesChapter = {
  id: 'variants',
  title: { en: 'Variants', ru: 'Варианты' },
  sections: [
    {
      id: 'mixed-experience',
      title: { en: 'Mixed experience', ru: 'Разный опыт' },
      clauses: ['WS-15.1', 'WS-15.5', 'WS-15.6'],
      modes: MIXED,
      text: {
        en: `For newcomers and old hands at one table. Before anything is dealt everybody chooses an [[term:experience|experience level]]. The match begins when none is missing, and all levels are told at once.

At levels 3, 2 and 1 your {n:dominoes} dominoes are shuffled, and {n:removed} go back to the box unseen. Nobody learns which before the end, not even you. You play all the others. A seat at standard plays with all {n:dominoes} as usual. All else stays the same, and the game ends when everybody has played {n:turns}.`,
        ru: `Если за столом и новички, и опытные. До раздачи каждый выбирает свой [[term:experience|уровень]]. Пока хотя бы один не выбран, партия не начнётся; затем все уровни открываются разом.

С уровнем 3, 2 или 1 твои {n:dominoes} парных жетонов перемешивают и {n:removed} убирают в коробку не глядя. До конца никто не знает, какие именно, и ты тоже. Все остальные ты сыграешь. Кто выбрал обычную игру, играет всеми {n:dominoes}, как всегда. Прочие правила те же, и кончается игра, когда каждый сыграет {n:turns}.`,
      },
    },
    {
      id: 'experience-levels',
      title: { en: 'The three levels', ru: 'Три уровня' },
      clauses: ['WS-15.2', 'WS-15.3', 'WS-15.4'],
      modes: MIXED,
      text: {
        en: `- **Level 3 (easy):** {n:easy-hand} dominoes lie face up behind your screen. Choose one, and draw after your turn. In your last two turns you have two and then one to choose from.
- **Level 2 (medium):** {n:medium-hand} lie there. Choose one, and draw after your turn. In your last turn you have one.
- **Level 1 (hard):** none lies there. At the start of each turn you draw the top domino of your supply and must play it.`,
        ru: `- **Уровень 3 (лёгкий):** за ширмой лицом вверх {n:easy-hand} парных жетона. Выбери один, после хода возьми новый. В последние два хода выбор сократится до двух и до одного.
- **Уровень 2 (средний):** за ширмой {n:medium-hand} жетона. Выбери один, после хода возьми новый. В последний ход останется один.
- **Уровень 1 (сложный):** за ширмой нет ни одного. В начале каждого хода ты берёшь верхний жетон запаса, и сыграть надо именно его.`,
      },
    },
  ],
}

export const CLOSING: readonly RulesChapter[] = [special, end, variants]
