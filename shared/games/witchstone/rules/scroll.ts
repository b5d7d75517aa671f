import type { RulesChapter } from '../../../rules/text.ts'

export const SCROLL: RulesChapter = {
  id: 'scroll',
  title: { en: 'Scroll', ru: 'Свиток' },
  sections: [
    {
      id: 'taking-a-scroll',
      title: { en: 'Taking a card', ru: 'Как взять карту' },
      clauses: ['WS-10.1', 'WS-10.3', 'WS-10.8'],
      text: {
        en: `However many repeats you have, a Scroll action takes **one** card. The repeats are your [[term:range|range]]: with one you take the card on shelf 1, with three you choose among shelves 1 to 3. You may also take none; then the range is lost.

Every Scroll action stands alone. Several power tokens with Scroll are used one after another. Each takes one card from shelf 1, or from higher up if you play [[term:booster|boosters]].`,
        ru: `Сколько бы повторов ни было, действие «Свиток» приносит **одну** карту. Повторы задают [[term:range|выбор полок]]: с одним ты берёшь карту с полки 1, с тремя выбираешь с полок 1–3. Можно и не брать карту, тогда повторы пропадают.

Каждое действие «Свиток» отдельное. Несколько жетонов усиления со «Свитком» используются по очереди. Каждый даёт одну карту с полки 1 или повыше, если сыграть [[term:booster|усилители]].`,
      },
    },
    {
      id: 'refilling-the-rack',
      title: { en: 'The rack is refilled', ru: 'Стеллаж пополняется' },
      clauses: ['WS-10.2', 'WS-10.4'],
      text: {
        en: `When you have taken a card, all cards above it slide down one shelf, and the top card of the deck comes to shelf {n:shelves}.

**Example.** With a range of four you take the card on shelf 4. The cards of shelves 5 and 6 move to 4 and 5, a new one lies on 6.

When the deck is empty, nothing is refilled: the cards that are left gather at shelf 1. Without any card Scroll repeats are skipped.`,
        ru: `Когда карта взята, все карты над ней сдвигаются на полку ниже, а верхняя карта стопки ложится на полку {n:shelves}.

**Пример.** С выбором из четырёх полок ты берёшь карту с полки 4. Карты с полок 5 и 6 переходят на 4 и 5, на полку 6 ложится новая.

Когда стопка кончилась, пополнения нет: оставшиеся карты собираются к полке 1. Если карт нет совсем, повторы «Свитка» пропускаются.`,
      },
    },
    {
      id: 'keeping-scrolls',
      title: { en: 'Keeping cards', ru: 'Что делать с картами' },
      clauses: ['WS-10.5', 'WS-10.7'],
      text: {
        en: `A card you take lies unused before you. You may have as many as you like. A [[term:booster|booster]] is worth {n:booster-end-vp} points if it is unused at the end, and nothing once you have played it. A [[term:prophecy|prophecy]] scores only at the end, and you cannot get rid of it.`,
        ru: `Взятая карта лежит перед тобой неиспользованной. Карт может быть сколько угодно. [[term:booster|Усилитель]], не сыгранный до конца игры, принесёт {n:booster-end-vp} очка, сыгранный — ничего. [[term:prophecy|Пророчество]] даёт очки только в конце, избавиться от него нельзя.`,
      },
    },
    {
      id: 'who-sees-scrolls',
      title: { en: 'Who sees your scrolls', ru: 'Кто видит твои свитки' },
      clauses: ['WS-10.9'],
      text: {
        en: `Everybody sees which card you take. The table decides about unused cards:

- **As each player likes** (the usual way): yours lie open at first. You may stack them or lay them open again at any time, also in other turns. The game does not wait for it.
- **Open:** everybody sees them.
- **In a stack:** the others see neither which cards you have nor how many.`,
        ru: `Какую карту ты берёшь, видят все. О неиспользованных картах договаривается стол:

- **Как захочет каждый** (так обычно): вначале твои карты открыты. Их можно в любой момент, и в чужой ход тоже, сложить в стопку или открыть снова. Игра из-за этого не ждёт.
- **Открыты:** их видят все.
- **В стопке:** другие не видят ни какие у тебя карты, ни сколько их.`,
      },
    },
  ],
}
