import type { RulesChapter } from '../../../rules/text.ts'

export const BUYING: RulesChapter = {
  id: 'revelations',
  title: { en: 'Buying revelations', ru: 'Приобретение откровений' },
  sections: [
    {
      id: 'buy',
      title: { en: 'Keep or burn', ru: 'Оставить или сжечь' },
      clauses: ['RY-8.1'],
      text: {
        en: `
          To buy a [[term:revelation|revelation]], take a card of the [[term:display|display]] and pay its price in scrolls. Price 0 means that it
          is free. Decide at once:

          - [[term:keep|Keep]] it: it lies open before you and works from now on.
          - [[term:burn|Burn]] it: discard it and gain the favour that stands on it for burning.

          There is no limit to the cards you keep.`,
        ru: `
          Чтобы приобрести [[term:revelation|откровение]], возьми карточку из [[term:display|ряда]] и заплати её цену в свитках. Цена 0 — значит
          бесплатно. Решай сразу:

          - [[term:keep|оставить]]: карточка лежит перед тобой лицом вверх и с этого момента действует;
          - [[term:burn|сжечь]]: сбрось её и получи указанные на ней очки благосклонности.

          Оставить можно сколько угодно карточек.`,
      },
    },
    {
      id: 'display',
      title: { en: 'The display', ru: 'Ряд откровений' },
      clauses: ['RY-8.2'],
      text: {
        en: `
          Two purchases of one effect come from the same [[term:display|display]]. It is filled up to {n:display} cards again when the effect is
          over. If the deck is empty, the discarded revelations are shuffled into a new one. If there are none of those either, the display stays
          short.`,
        ru: `
          Обе покупки одного эффекта делают из одного и того же [[term:display|ряда]]. До {n:display} карточек он снова заполняется, когда эффект
          завершён. Если колода пуста, сброшенные откровения перемешивают в новую. Если и сброс пуст, ряд остаётся неполным.`,
      },
    },
    {
      id: 'triggers',
      title: { en: 'When they work', ru: 'Когда они действуют' },
      clauses: ['RY-8.3'],
      text: {
        en: `
          Each kept revelation has its moment:

          - the start of your turn, for one card only ([[RY-3.1]])
          - before or after a day effect ([[RY-5.12]]): the [[term:seal|seals]]
          - after your strike on an opponent's companion ([[RY-4.5]]): the [[term:mercy|Mercies]]

          Two copies of a card work separately.`,
        ru: `
          У каждого оставленного откровения свой момент:

          - начало твоего хода, только для одной карточки ([[RY-3.1]]);
          - перед дневным эффектом или после него ([[RY-5.12]]): [[term:seal|печати]];
          - после твоего удара по соратнику соперника ([[RY-4.5]]): [[term:mercy|милосердия]].

          Две одинаковые карточки действуют каждая сама по себе.`,
      },
    },
  ],
}

export const HIRING: RulesChapter = {
  id: 'hiring',
  title: { en: 'Reveal and hire', ru: 'Раскрыть и нанять' },
  sections: [
    {
      id: 'row',
      title: { en: 'The Clan House row', ru: 'Ряд Дома кланов' },
      clauses: ['RY-9.1'],
      text: {
        en: `
          The [[term:row|row]] has {n:hire-areas} areas. Every tile in it can be [[term:hire|hired]], but only by its own clan. From left to right
          a hire costs and gives:

          - {n:hire-1-coins} coin: {n:hire-1-favour} favour
          - {n:hire-2-coins} coins: {n:hire-2-favour} favour
          - {n:hire-3-coins} coins: {n:hire-3-favour} favour
          - {n:hire-4-coins} coins: {n:hire-4-favour} favour
          - {n:hire-5-coins} coins: {n:hire-5-favour} favour
          - {n:hire-6-coins} coins: {n:hire-6-favour} favour`,
        ru: `
          В [[term:row|ряду]] {n:hire-areas} областей. Любой тайл в нём готов к [[term:hire|найму]], но нанять его может только свой клан. Цена
          найма и очки благосклонности слева направо:

          - {n:hire-1-coins} монета: {n:hire-1-favour} очко
          - {n:hire-2-coins} монеты: {n:hire-2-favour} очка
          - {n:hire-3-coins} монеты: {n:hire-3-favour} очка
          - {n:hire-4-coins} монеты: {n:hire-4-favour} очка
          - {n:hire-5-coins} монеты: {n:hire-5-favour} очков
          - {n:hire-6-coins} монеты: {n:hire-6-favour} очков`,
      },
    },
    {
      id: 'reveal',
      title: { en: 'Reveal', ru: 'Раскрыть' },
      clauses: ['RY-9.2'],
      text: {
        en: `
          To [[term:reveal|reveal]], turn up the top tile of your [[term:clan-stack|clan stack]] and put it on the leftmost free area of the row.

          If the row is full, its leftmost tile goes [[term:out-of-game|out of the game]], whoever owns it. The others move one area to the left,
          and yours takes the last area. So you can drive an opponent's tile out for good.

          With an empty stack you cannot reveal.`,
        ru: `
          Чтобы [[term:reveal|раскрыть]] соратника, открой верхний тайл [[term:clan-stack|стопки своего клана]] и положи его на самую левую
          свободную область ряда.

          Если ряд полон, самый левый тайл, чей бы он ни был, уходит [[term:out-of-game|из игры]]. Остальные сдвигаются влево на одну область, а
          твой занимает последнюю. Так можно навсегда вытеснить чужого соратника.

          Если стопка пуста, раскрыть никого нельзя.`,
      },
    },
    {
      id: 'hire',
      title: { en: 'Hire', ru: 'Нанять' },
      clauses: ['RY-9.3', 'RY-9.5'],
      text: {
        en: `
          To [[term:hire|hire]], choose a tile of your clan in the [[term:row|row]]. Pay the coins of its area and gain the favour of its area.
          The new companion must replace one of yours, in your hand or on the board. The replaced one goes [[term:out-of-game|out of the game]].

          The tiles to the right of the hired one move one area to the left.`,
        ru: `
          Чтобы [[term:hire|нанять]] соратника, выбери в [[term:row|ряду]] тайл своего клана. Заплати монеты, указанные под его областью, и получи
          её очки благосклонности. Новый соратник обязательно заменяет одного из твоих — в руке или на поле. Заменённый уходит
          [[term:out-of-game|из игры]].

          Тайлы справа от нанятого сдвигаются влево на одну область.`,
      },
    },
    {
      id: 'hire-replace',
      title: { en: 'The new companion', ru: 'Новый соратник' },
      clauses: ['RY-9.4'],
      text: {
        en: `
          A companion that replaces one in your hand joins your hand. One that replaces a companion on the board takes the same slot, or the same
          place in the Palace, and lies the same way, [[term:revealed|revealed]] or [[term:hidden|hidden]]. You pay nothing for hiding, and no
          ability is used.

          Example: you hire from the fourth area in place of your hidden companion in the Springs. You pay {n:hire-4-coins} coins and gain
          {n:hire-4-favour} favour. The new one lies hidden in that slot.`,
        ru: `
          Новый соратник, заменивший кого-то в руке, оказывается в руке. Заменивший кого-то на поле занимает то же место в секторе или во Дворце и
          лежит той же стороной вверх: [[term:revealed|раскрытым]] или [[term:hidden|скрытым]]. За скрытность ты не платишь, способность не
          применяется.

          Пример: ты нанимаешь с четвёртой области взамен своего скрытого соратника в Источниках. Ты платишь {n:hire-4-coins} монеты и получаешь
          {n:hire-4-favour} очка. Новый лежит там же, скрытым.`,
      },
    },
  ],
}
