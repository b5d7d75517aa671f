import type { RulesChapter } from '../../../rules/text.ts'

export const CRYSTAL: RulesChapter = {
  id: 'crystal',
  title: { en: 'Crystal', ru: 'Кристалл' },
  sections: [
    {
      id: 'moving-crystals',
      title: { en: 'Moving crystals', ru: 'Как двигать кристаллы' },
      clauses: ['WS-8.1', 'WS-8.2', 'WS-8.3', 'WS-8.5'],
      text: {
        en: `One repeat moves one of your [[term:crystal|crystals]] one step: to an adjacent cell or, from a cell with an arrow, out to the [[term:rim|rim]].

A crystal may pass over anything, one repeat a step: tiles, printed symbols, other crystals. But its move must end on a [[term:free-cell|free cell]] or on the rim, and you need all its repeats in this action. You may divide your repeats among several crystals. The cell a crystal leaves is free at once. Arrow cells may be covered; crystals still leave over them.`,
        ru: `Один повтор — один шаг одного [[term:crystal|кристалла]]: на соседнюю ячейку или, с ячейки со стрелкой, на [[term:rim|край котла]].

Кристалл может проходить над чем угодно, каждый шаг стоит повтора: над жетонами, напечатанными символами, другими кристаллами. Но остановиться он должен на [[term:free-cell|свободной ячейке]] или на краю, и все повторы на этот путь нужны в одном действии. Повторы можно разделить между кристаллами. Покинутая ячейка сразу свободна. Ячейки со стрелками можно накрывать, выход через них остаётся.`,
      },
    },
    {
      id: 'on-the-rim',
      title: { en: 'On the rim', ru: 'На краю котла' },
      clauses: ['WS-4.7', 'WS-8.4'],
      text: {
        en: `Each side of the cauldron has an exit with two arrow cells. Clockwise from the top the exits show Crystal, Wand, Scroll, Energy, Witches, Pentagram. At the start a coloured crystal is {n:way-out} repeats away from its nearest exit, the black one {n:way-out-black} from all.

Any number of crystals may wait on the [[term:rim|rim]] while the action runs. You must shelve each one before the action ends, in any order, at any moment of it.`,
        ru: `На каждой стороне котла есть выход с двумя ячейками-стрелками. По часовой стрелке сверху на выходах символы «Кристалл», «Волшебная палочка», «Свиток», «Энергия», «Чародеи», «Пентаграмма». Вначале от цветного кристалла до ближайшего выхода {n:way-out} повтора, от чёрного до любого {n:way-out-black}.

На [[term:rim|краю]] может ждать сколько угодно кристаллов, пока идёт действие. До его конца каждый надо поставить на полку, в любом порядке и в любой момент.`,
      },
    },
    {
      id: 'shelving',
      title: { en: 'Shelving a crystal', ru: 'Кристалл на полку' },
      clauses: ['WS-8.6'],
      text: {
        en: `Move a crystal from the rim to the [[term:potion-rack|potion rack]]. Choose one of two shelves:

- The [[term:action-shelf|action shelf]] with the symbol of its exit: you do that action {n:shelf-times} times, right now. You may decline.
- The [[term:lower-shelf|lower shelf]]: take any one [[term:power-token|power token]] from the [[term:stone-table|stone table]]. Its bonus waits on this Crystal action ([[WS-4.6]]).`,
        ru: `Перенеси кристалл с края на [[term:potion-rack|стеллаж для зелий]]. Выбери одну из двух полок:

- [[term:action-shelf|Полка действия]] с символом этого выхода: прямо сейчас выполни это действие {n:shelf-times} раза. Можно отказаться.
- [[term:lower-shelf|Нижняя полка]]: возьми любой [[term:power-token|жетон усиления]] с [[term:stone-table|каменного стола]]. Его бонус ждёт при этом действии «Кристалл» ([[WS-4.6]]).`,
      },
    },
    {
      id: 'black-crystal',
      title: { en: 'The black crystal', ru: 'Чёрный кристалл' },
      clauses: ['WS-8.7', 'WS-8.8'],
      text: {
        en: `The [[term:black-crystal|black crystal]] gives two more:

- on an action shelf {n:black-shelf-times} repeats instead of {n:shelf-times};
- on the lower shelf {n:black-token-times} repeats of the token's action instead of {n:token-times}, or {n:black-token-vp} points instead of {n:token-vp}.

With Scroll that is a [[term:range|range]] of {n:black-shelf-times} or {n:black-token-times}. The black crystal never counts on silver cells or for prophecies, but it takes up a bottle like any other.`,
        ru: `[[term:black-crystal|Чёрный кристалл]] даёт на два больше:

- на полке действия {n:black-shelf-times} повтора вместо {n:shelf-times};
- на нижней полке {n:black-token-times} повтора действия с жетона вместо {n:token-times} или {n:black-token-vp} очков вместо {n:token-vp}.

Для «Свитка» это [[term:range|выбор]] из {n:black-shelf-times} или {n:black-token-times} полок. Чёрный кристалл не считается ни на серебряных клетках, ни в пророчествах, но бутылочку на полке занимает.`,
      },
    },
    {
      id: 'full-shelves',
      title: { en: 'Full shelves', ru: 'Полные полки' },
      clauses: ['WS-8.9', 'WS-8.10', 'WS-8.11'],
      text: {
        en: `The bottles of a shelf are for the crystals of all players together: {n:room-2} with two players, {n:room-3} with three; with four players {n:room-4} on each action shelf and {n:lower-room-4} on the lower shelf.

If one of the two shelves is full, only the other is left. If both are full, the crystal goes behind your screen, without a bonus and without losing points. When no crystal is left in your cauldron, Crystal repeats are skipped.`,
        ru: `Бутылочки на полке общие для всех игроков: {n:room-2} при двух игроках, {n:room-3} при трёх; при четырёх {n:room-4} на каждой полке действия и {n:lower-room-4} на нижней.

Если одна из двух полок полна, остаётся другая. Если полны обе, кристалл уходит за ширму, без бонуса и без потери очков. Когда кристаллов в котле не осталось, повторы «Кристалла» пропускаются.`,
      },
    },
  ],
}
