import type { RulesSection } from '../../../rules/text.ts'

/** How cards are read, what they count, and where our own numbers come from. */
export const READING: readonly RulesSection[] = [
  {
    id: 'reading-cards',
    title: { en: 'How to read a card', ru: 'Как читать карты' },
    clauses: ['EF-0.1', 'EF-0.2', 'EF-0.3'],
    text: {
      en: `**Rituals** have effects, **specialists** an upper effect and a council effect, **places** perhaps a link bonus. **Boards** have scouting,
        token, path, and on the moon side free actions or cells; **regions** a cell effect and rewards.

        Effects are permanent, instant, action cells (one or two alike), free actions, battle, end of round or end of game. "Any" resources you pick
        one by one. Cards in a price are discarded, in a harvest drawn. A permanent effect has one trigger or several, perhaps with a condition, or
        changes a rule.`,
      ru: `У **ритуала** есть эффекты, у **специалиста** — верхний эффект и эффект члена Совета, у **места силы** бывает бонус связи. У **планшетов**
        — разведка, жетон, путь, а на лунной стороне свободные действия или ячейки; у **регионов** — эффект ячеек и награды.

        Эффекты бывают постоянные, мгновенные, ячейки действия (одна или две одинаковых), свободные действия, боевые, конца раунда и конца игры.
        «Любые» ресурсы выбирают по одному; карты в цене сбрасывают, в урожае берут. Постоянный эффект срабатывает от одного или нескольких событий,
        иногда с условием, или меняет правило.`,
    },
  },
  {
    id: 'counting',
    title: { en: 'What is counted', ru: 'Что считается' },
    clauses: ['EF-N2', 'EF-N3', 'EF-N6'],
    text: {
      en: `- Places in your outer circle: with or without a ritual.
        - Catalysts of a kind: on all your rituals, in both circles.
        - Specialists: only those beside your board, not council members.`,
      ru: `- Места силы внешнего круга: с ритуалом и без.
        - Катализаторы одного вида: на всех твоих ритуалах, в обоих кругах.
        - Специалисты: только те, что слева от планшета, не члены Совета.`,
    },
  },
  {
    id: 'our-numbers',
    title: { en: 'Our own numbers', ru: 'Наши числа' },
    clauses: ['EF-B1', 'EF-B2', 'EF-B3', 'EF-B4'],
    text: {
      en: `Many printed numbers were in pictures we do not have. Ours were weighed on one scale of value: what a ritual, specialist or place costs and
        what it brings differ only within narrow limits, and a council effect is worth about six to nine VP. Every card of the main deck has
        {n:points-least} to {n:points-most} VP, about two on average. Each kind of stone has {n:stones-of-a-kind} stones and {n:symbols-of-a-kind}
        symbols on places. The rituals have {n:catalyst-cells} catalyst cells; there are {n:catalyst-tokens} tokens, which are no limit.`,
      ru: `Многие числа остались на картинках, которых у нас нет. Наши числа взвешены по одной шкале: цена ритуала, специалиста или места силы и то, что они
        дают, расходятся лишь чуть-чуть, а эффект члена Совета стоит примерно от шести до девяти ПО. На каждой карте основной колоды от
        {n:points-least} до {n:points-most} ПО, в среднем около двух. Камней каждого вида {n:stones-of-a-kind}, их символов на местах силы
        {n:symbols-of-a-kind}. Ячеек для катализаторов на ритуалах {n:catalyst-cells}, жетонов {n:catalyst-tokens}; жетоны игру не ограничивают.`,
    },
  },
  {
    id: 'pace',
    title: { en: 'How much a round brings', ru: 'Сколько приносит раунд' },
    clauses: ['EF-B5', 'EF-B6'],
    text: {
      en: `By the same scale a round on the sun side is worth about 30 to 35 VP, if you use all it gives you well.

        On the level Witch the Automa ends near 105 VP if you take ten turns a round, near 95 with nine, and near 130 with twelve.`,
      ru: `По той же шкале раунд на солнечной стороне стоит примерно 30–35 ПО, если хорошо использовать всё, что он даёт.

        Автома на уровне «Ведьма» заканчивает примерно со 105 ПО, если в раунде у тебя десять ходов, с 95 при девяти и со 130 при двенадцати.`,
    },
  },
]
