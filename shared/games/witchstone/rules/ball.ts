import type { RulesChapter } from '../../../rules/text.ts'

const energy: RulesChapter = {
  id: 'energy',
  title: { en: 'Energy', ru: 'Энергия' },
  sections: [
    {
      id: 'placing-markers',
      title: { en: 'Placing markers', ru: 'Как класть маркеры' },
      clauses: ['WS-5.1', 'WS-5.2', 'WS-5.3'],
      text: {
        en: `With one repeat you put one [[term:energy-marker|energy marker]] from your supply on a free cell of a [[term:portal|portal]].

Your very first marker lies right beside your [[term:own-tower|own tower]], on any portal that leaves it. Later a new portal must be completely empty and begin at your own tower, or in a region joined to it by completed portals of your own. Portals of others do not count here.

Fill a portal cell by cell from the end where you began. If you could begin at both ends, choose one.`,
        ru: `Один повтор — один [[term:energy-marker|маркер энергии]] из твоего запаса на свободную ячейку [[term:portal|портала]].

Самый первый маркер кладётся вплотную к [[term:own-tower|своей башне]], на любой портал, который от неё отходит. Дальше новый портал должен быть совсем пустым и начинаться у своей башни или в районе, который соединён с ней твоими завершёнными порталами. Чужие порталы тут не в счёт.

Портал заполняется ячейка за ячейкой от того конца, где начат. Если начать можно с обоих концов, выбери один.`,
      },
    },
    {
      id: 'one-portal-at-a-time',
      title: { en: 'One portal at a time', ru: 'По одному порталу' },
      clauses: ['WS-5.4', 'WS-5.5'],
      text: {
        en: 'Finish the portal you began before you begin another: you never have more than one unfinished. A portal belongs to the player who placed its first marker. Nobody else may add to it, finished or not.',
        ru: 'Заверши начатый портал, прежде чем начинать другой: незавершённый портал у тебя бывает только один. Портал принадлежит тому, кто положил на него первый маркер. Никто другой туда маркеров не добавляет, завершён он или нет.',
      },
    },
    {
      id: 'points-for-portals',
      title: { en: 'Points for portals', ru: 'Очки за порталы' },
      clauses: ['WS-5.6'],
      text: {
        en: `When you complete a portal, score at once:

- one cell: {n:portal-vp-1} point;
- two cells: {n:portal-vp-2} points;
- three cells: {n:portal-vp-3} points.

The ball has {n:portals} portals: {n:portals-1} of one cell, {n:portals-2} of two and {n:portals-3} of three. From every tower a portal of two cells leads straight to the [[term:witchstone|Witchstone]].`,
        ru: `Завершив портал, сразу получи:

- одна ячейка: {n:portal-vp-1} очко;
- две ячейки: {n:portal-vp-2} очка;
- три ячейки: {n:portal-vp-3} очков.

Порталов в шаре {n:portals}: {n:portals-1} из одной ячейки, {n:portals-2} из двух и {n:portals-3} из трёх. От каждой башни прямо к [[term:witchstone|Скале ведьм]] ведёт портал из двух ячеек.`,
      },
    },
    {
      id: 'energy-may-and-cannot',
      title: { en: 'What is allowed, and when it stops', ru: 'Что можно и когда это кончается' },
      clauses: ['WS-5.7', 'WS-5.8'],
      text: {
        en: 'You may join two regions that your portals join already. You may begin a portal even if you have too few markers to finish it. Markers never move. Without markers, or without a cell where you may put one, the remaining repeats are skipped.',
        ru: 'Можно соединить два района, которые твои порталы уже соединяют. Можно начать портал, даже если на весь не хватит маркеров. Выложенные маркеры не двигаются. Если маркеров нет или положить их некуда, оставшиеся повторы пропускаются.',
      },
    },
  ],
}

const witches: RulesChapter = {
  id: 'witches',
  title: { en: 'Witches', ru: 'Чародеи' },
  sections: [
    {
      id: 'prepare-or-move',
      title: { en: 'Prepare or move', ru: 'Подготовить или переместить' },
      clauses: ['WS-6.1', 'WS-0.3'],
      text: {
        en: `As long as you have repeats, choose:

- **Prepare:** one repeat. Lay a [[term:witch|witch]] from your supply beside your own tower. That brings neither points nor a token. Any number may lie there.
- **Move:** stand up one [[term:lying-witch|lying witch]] and send it to a region. The way costs repeats.

A witch [[term:occupy|occupies]] the region where it ends up standing; a lying one occupies nothing. [[term:figure|Figures in the ball]] are your high witch and your lying and standing witches.`,
        ru: `Пока есть повторы, выбирай:

- **Подготовить:** один повтор. Положи [[term:witch|чародея]] из запаса рядом со своей башней. Ни очков, ни жетона это не даёт. Лежать там может сколько угодно чародеев.
- **Переместить:** поставь одного [[term:lying-witch|лежащего чародея]] и отправь его в район. Путь стоит повторов.

Чародей [[term:occupy|занимает]] район, в котором в итоге встал; лежащий не занимает ничего. [[term:figure|Фигурки в шаре]] — это твоя верховная ведьма, лежащие и стоящие чародеи.`,
      },
    },
    {
      id: 'where-witches-go',
      title: { en: 'Where a witch may go', ru: 'Куда можно отправить' },
      clauses: ['WS-6.2', 'WS-6.5'],
      text: {
        en: 'Choose a region that completed [[term:portal|portals]] join to your own tower. They may belong to anybody. Your own tower is no target, and neither is a region where a witch of yours stands already. On the way a witch passes through any region, also through those with your witches.',
        ru: 'Выбери район, соединённый с твоей башней завершёнными [[term:portal|порталами]]. Чьи они, неважно. Нельзя отправить чародея в свою башню и туда, где уже стоит твой чародей. По дороге можно проходить через любые районы, в том числе через занятые тобой.',
      },
    },
    {
      id: 'cost-of-the-way',
      title: { en: 'What the way costs', ru: 'Сколько стоит путь' },
      clauses: ['WS-6.3', 'WS-6.4'],
      text: {
        en: `One repeat pays for any number of own portals in a row, and one for each portal of another player, however long. Standing up is free. The cheapest way is taken for you.

You need the whole cost in this action, added repeats and boosters included. No witch stops half way. If you cannot pay, you may only prepare witches or let the repeats go.

**Example.** One repeat prepares the witch, one takes it over two own portals to the Witchstone, one over a red portal into the red tower.`,
        ru: `Один повтор оплачивает любое число своих порталов подряд, ещё по одному уходит на каждый чужой портал любой длины. Поставить чародея ничего не стоит. Самый дешёвый путь находится сам.

Вся цена оплачивается в этом действии, считая добавленные повторы и усилители. На полпути не останавливаются. Если не хватает, можно только готовить чародеев или пропустить повторы.

**Пример.** Повтор на подготовку, повтор на два своих портала до Скалы ведьм, повтор на красный портал в красную башню.`,
      },
    },
    {
      id: 'arriving',
      title: { en: 'Arriving', ru: 'Чародей на месте' },
      clauses: ['WS-6.6', 'WS-6.8', 'WS-6.9'],
      text: {
        en: `Score {n:region-vp} points. If the region's [[term:power-token|power token]] is still there, your witch is the first to come: take it. Its bonus waits on this action ([[WS-4.6]]).

A standing witch stays until the end of the game. A region holds at most one witch of each player; different players share it freely. When you have no witch in the supply and none lying, the remaining repeats are skipped.`,
        ru: `Получи {n:region-vp} очка. Если [[term:power-token|жетон усиления]] района ещё на месте, твой чародей пришёл первым: забери жетон. Его бонус ждёт при этом действии ([[WS-4.6]]).

Вставший чародей остаётся на месте до конца игры. В районе может стоять не больше одного чародея каждого игрока; разные игроки друг другу не мешают. Если чародеев нет ни в запасе, ни возле башни, оставшиеся повторы пропускаются.`,
      },
    },
    {
      id: 'on-the-witchstone',
      title: { en: 'On the Witchstone', ru: 'На Скале ведьм' },
      clauses: ['WS-6.7'],
      text: {
        en: `The [[term:witchstone|Witchstone]] has no token. Your witch takes the highest free slot, and you score its points on top of the {n:region-vp} for the region. The first to come gets {n:slot-1}, then {n:slot-2}, {n:slot-3} and {n:slot-4}.

**Example.** Your witch comes second: {n:region-vp} and {n:slot-2} points.`,
        ru: `На [[term:witchstone|Скале ведьм]] жетона нет. Чародей встаёт в свободную ячейку с самым большим числом, и её очки прибавляются к {n:region-vp} очкам за район. Пришедший первым получает {n:slot-1}, дальше {n:slot-2}, {n:slot-3} и {n:slot-4}.

**Пример.** Твой чародей приходит вторым: {n:region-vp} и {n:slot-2} очка.`,
      },
    },
  ],
}

export const BALL: readonly RulesChapter[] = [energy, witches]
