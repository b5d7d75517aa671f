import type { RulesSection } from '../../../rules/text.ts'

/** Resources, mana, points and cards: how many there are and where they go. */
export const GOODS: readonly RulesSection[] = [
  {
    id: 'resources',
    title: { en: 'Resources', ru: 'Ресурсы' },
    clauses: ['EV-14.1', 'EV-14.2'],
    text: {
      en: `Herbs, potions and knowledge never run out; tokens worth three only save space. What you pay goes back to the general supply. You can never
        have less than zero.

        For a resource "of choice" whoever gains or pays it names herb, potion or knowledge, one by one and in any mix. Mana, VP and cards are no
        resources.`,
      ru: `Травы, зелья и знания не кончаются; тройные жетоны лишь экономят место. Уплаченное возвращается в общий запас. Меньше нуля ничего не
        бывает.

        Если ресурс «любой», тот, кто его получает или платит, называет траву, зелье или знание, каждый раз заново и в любом сочетании. Мана, ПО и
        карты — не ресурсы.`,
    },
  },
  {
    id: 'mana-and-points',
    title: { en: 'Mana and victory points', ru: 'Мана и победные очки' },
    clauses: ['EV-14.3', 'EV-14.4'],
    text: {
      en: `You have at most {n:mana-max} mana; anything above is lost. Mana stays from round to round, like your resources, hand, catalysts and
        stones.

        VP have no limit. On the printed track you take a token from the Throne at 100 and count on from 0; here you simply see the sum.`,
      ru: `Маны не бывает больше {n:mana-max}, лишнее пропадает. Она сохраняется между раундами, как ресурсы, рука, катализаторы и камни.

        ПО не ограничены. На печатной шкале при 100 очках берут жетон с Трона и продолжают с 0; здесь ты просто видишь сумму.`,
    },
  },
  {
    id: 'drawing',
    title: { en: 'Drawing cards', ru: 'Карты из колоды' },
    clauses: ['EV-14.5', 'EV-14.6', 'EV-14.7', 'EF-V2'],
    text: {
      en: `Draw from the top of the main deck, one card after the other. There is no hand limit.

        If a card is needed and the main deck is empty, shuffle the discard pile into a new deck first. If both are empty, the rest of the draw is
        lost. Two cards in the deck, ten in the pile: a draw of three takes the two, then one of the ten.

        The place deck is never reshuffled. Once it is empty, slots stay empty and nothing can be taken.`,
      ru: `Бери карты с верха основной колоды, одну за другой. Рука не ограничена.

        Если нужна карта, а колода пуста, сначала перемешай сброс: это новая колода. Если пусты оба, остаток добора пропадает. Когда в колоде две
        карты, а в сбросе десять, добор трёх карт — это те две и ещё одна из десяти.

        Колода мест силы не перемешивается заново. Когда она пуста, ячейки остаются пустыми и взять из неё место нельзя.`,
    },
  },
  {
    id: 'discarding',
    title: { en: 'Discarding and removing', ru: 'Сброс и удаление' },
    clauses: ['EV-14.8', 'EV-14.9', 'EF-V3'],
    text: {
      en: `A discarded card goes from your hand face up onto the discard pile. A removed card goes to the box; it is not discarded and never comes
        back.

        A price in cards is paid from your hand. The card you are just playing is no longer in it.

        If an effect merely tells you to discard, choose the cards. If you have too few, discard all of them. That is no price and never forbids the
        effect.`,
      ru: `Сброшенная карта уходит с руки в стопку сброса лицом вверх. Удалённая карта уходит в коробку: это не сброс, и обратно она не вернётся.

        Цену в картах плати с руки. Карты, которая сейчас разыгрывается, на руке уже нет.

        Если эффект просто велит сбросить карты, выбери какие. Если их не хватает, сбрось все. Это не цена и применить эффект не мешает.`,
    },
  },
  {
    id: 'rewards',
    title: { en: 'What one reward is', ru: 'Что такое одна награда' },
    clauses: ['EV-15.13', 'EF-V1', 'EF-V7'],
    text: {
      en: `One reward is what one thing gives at one time: a path cell, a step beyond the top, one battle tier, the harvest of one place with its
        sickles, a link bonus, one use of a card's effect. Of each kind you gain the total at once. Doubling raises the amount, it makes no second
        reward.

        "For each": count once at the start and multiply; for none, nothing. "Each opponent gains": clockwise from you, once each, all of it one gift.
        Whoever gains resources of choice names them.`,
      ru: `Одна награда — всё, что что-то одно даёт за один раз: ячейка пути, шаг сверх пути, ступень боевых наград, урожай с одного места вместе с
        серпами, бонус связи, одно применение эффекта карты. Каждого вида ты получаешь сразу всё количество. Удвоение увеличивает его, второй награды
        не даёт.

        «За каждый»: сосчитай один раз в начале и умножь; за ноль — ничего. «Каждый противник получает»: по часовой стрелке от тебя, по разу, всё это
        один подарок. Любые ресурсы выбирает тот, кто их получает.`,
    },
  },
  {
    id: 'changed-gains',
    title: { en: 'Gains that are changed', ru: 'Если награда меняется' },
    clauses: ['EV-15.9'],
    text: {
      en: `If several things change one gain, they apply inside it, in this order: first the choice at "/", or both sides if an effect says so; then
        doubling; then mana taken as VP; at last the limit of {n:mana-max} mana.`,
      ru: `Если одну награду меняет сразу несколько эффектов, они применяются внутри неё в таком порядке: сначала выбор у «/» или обе стороны, если
        так сказано; затем удвоение; затем мана, взятая очками; в конце — предел в {n:mana-max} маны.`,
    },
  },
]
