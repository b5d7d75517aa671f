import type { RulesSection } from '../../../rules/text.ts'

/** Rituals that need a word of explanation. */
export const RITUALS: readonly RulesSection[] = [
  {
    id: 'wolf-guide',
    title: { en: 'Wolf Guide', ru: 'Волк-проводник' },
    clauses: ['EV-30.1', 'EV-30.1a'],
    text: {
      en: `Up to {n:wolf-figures} of your witches and elders go from your rituals to one region, elders too, against the usual rule. They stand in the
        big cell, use and activate no action cell there, and count in the region's battle. The ritual cells they left are free and may be activated
        again this round with other figures. They count as moved by an effect.`,
      ru: `До {n:wolf-figures} твоих ведьм и старейшин уходят с твоих ритуалов в один регион, старейшины тоже, вопреки обычному правилу. Они встают в
        большую ячейку, ячеек действия там не занимают и не активируют и участвуют в бою региона. Покинутые ячейки ритуалов свободны, в этом раунде их
        можно снова активировать другими фишками. Считается, что их переместил эффект.`,
    },
  },
  {
    id: 'embodiment-of-magic',
    title: { en: 'Embodiment of Magic', ru: 'Воплощение магии' },
    clauses: ['EV-30.2', 'EV-30.2a', 'EF-C2'],
    text: {
      en: `It has all three keywords at the same time and meets every condition and every count of any of them.

        Its instant effect always gives {n:embodiment-mana} mana. The {n:embodiment-vp} VP come only if playing this very card has just activated a
        link bonus. On a place without one, or if the effect is applied in any other way (Keita, Hex of Echoes), there is only the mana.`,
      ru: `У него сразу все три ключевых слова, оно подходит под любое условие и любой подсчёт каждого из них.

        Мгновенный эффект всегда даёт {n:embodiment-mana} маны. {n:embodiment-vp} ПО приходят, только если розыгрыш этой самой карты сейчас
        активировал бонус связи. На месте силы без бонуса или при применении эффекта иным способом (Кейта, «Порча отголосков») будет только мана.`,
    },
  },
  {
    id: 'gates-of-the-underworld',
    title: { en: 'Gates of the Underworld', ru: 'Врата в преисподнюю' },
    clauses: ['EV-30.3', 'EV-30.3a', 'EV-30.3b', 'EF-X2'],
    text: {
      en: `They double the reward of each path step made by their own effect, and of no other step. At the top, {n:overflow} VP become twice that. On
        "A / B" choose first, then double.

        Every amount doubles: VP, resources, cards drawn, places taken, transfers. "Harvest one place" happens twice, and may take the same place
        twice. It stays one reward: 5 VP become one gain of 10. What the reward triggers is not doubled.`,
      ru: `Они удваивают награду каждого шага по пути, сделанного их собственным эффектом, и никакого другого. В конце пути {n:overflow} ПО тоже
        удваиваются. В ячейке «А / Б» сначала выбери, затем удваивай.

        Удваивается каждое количество: ПО, ресурсы, карты, места силы из колоды, переносы. «Собери урожай с одного места» выполняется дважды, можно и
        с одного и того же. Это всё ещё одна награда: 5 ПО — одно получение 10. То, что награда вызвала, не удваивается.`,
    },
  },
  {
    id: 'keyword-counters',
    title: { en: 'Living Chest, Pillar of Energy, Deer King', ru: 'Живой сундук, Столп энергии, Царь оленей' },
    clauses: ['EV-30.4'],
    text: {
      en: `They count rituals with their keyword in your outer and inner circle, your specialists with that keyword, and themselves. Council members
        never count.`,
      ru: `Они считают ритуалы со своим ключевым словом в обоих кругах, твоих специалистов с этим словом и самих себя. Члены Совета не считаются
        никогда.`,
    },
  },
  {
    id: 'reality-warp',
    title: { en: 'Reality Warp', ru: 'Искажение реальности' },
    clauses: ['EV-30.5', 'EV-30.5a'],
    text: {
      en: `Any part of its own cost may be paid with mana, {n:warp-rate} for each resource: one herb and two mana, for example. It has {n:warp-cells}
        catalyst cells; with a sickle on each, its place yields the harvest {n:warp-times} times.`,
      ru: `Любую часть его стоимости можно заплатить маной, по {n:warp-rate} за ресурс: например, одну траву и две маны. У него {n:warp-cells} ячейки
        для катализаторов; с серпом в каждой место силы приносит урожай {n:warp-times} раза.`,
    },
  },
  {
    id: 'cat-helper',
    title: { en: 'Cat Helper', ru: 'Кот-помощник' },
    clauses: ['EV-30.6'],
    text: {
      en: `Every player, you included, may advance one step on their own path. Each decides for themselves, clockwise from the player whose turn it
        is, and finishes the reward before the next is asked. You gain {n:cat-vp} VP for each opponent who advances.`,
      ru: `Каждый игрок, и ты тоже, может продвинуться на шаг по своему пути. Каждый решает за себя, по часовой стрелке от того, чей ход, и полностью
        получает награду до вопроса следующему. За каждого продвинувшегося противника ты получаешь {n:cat-vp} ПО.`,
    },
  },
  {
    id: 'removing-rituals',
    title: { en: 'Pendulum of Renewal: removing a ritual', ru: 'Маятник обновления: удаление ритуала' },
    clauses: ['EV-30.7', 'EF-V16'],
    text: {
      en: `Choose a ritual of yours: any but the acting card, or one with an instant effect, as the text says. It goes to the box; this is no discard.
        Its catalysts go to the general supply. The figures on it go home, which is a move for each of them, and can be used again this round. Then do
        what the effect says next.

        If the removal is not optional, you need a ritual to remove, or the cell or free action cannot be chosen.`,
      ru: `Выбери свой ритуал: любой, кроме самой действующей карты, или с мгновенным эффектом, как сказано в тексте. Он уходит в коробку, это не
        сброс. Его катализаторы возвращаются в общий запас. Фишки с него возвращаются в твой запас, для каждой это перемещение, и в этом раунде их
        можно использовать снова. Затем выполни остальное.

        Если удаление обязательно, а удалять нечего, ячейку или свободное действие выбрать нельзя.`,
    },
  },
  {
    id: 'after-removing',
    title: { en: 'After a ritual was removed', ru: 'После удаления ритуала' },
    clauses: ['EV-30.7a'],
    text: {
      en: `The place stays in its circle without a ritual. You may play a new one there, and then the link bonus is given again. Steps that orbs
        brought are kept. A removed ritual no longer counts or scores.`,
      ru: `Место силы остаётся в своём круге без ритуала. На него можно разыграть новый, и бонус связи будет дан снова. Шаги, сделанные за шары,
        сохраняются. Удалённый ритуал больше не считается и ПО не приносит.`,
    },
  },
  {
    id: 'twin-sickles-and-cauldron',
    title: { en: 'Twin Sickles, Singing Cauldron', ru: 'Парные серпы, Поющий котёл' },
    clauses: ['EV-30.9', 'EV-30.10'],
    text: {
      en: `**Twin Sickles:** {n:twin-cells} action cells with the same effect. Each takes a figure of its own, a witch or an elder by the usual rules.

        **Singing Cauldron:** harvest this place and another one of yours in the same circle, also in the inner one. If this is the only place there,
        harvest only it. This is no harvest of the whole outer circle: nobody reacts.`,
      ru: `**Парные серпы:** {n:twin-cells} ячейки действия с одинаковым эффектом. Каждой нужна своя фишка, ведьма или старейшина по обычным правилам.

        **Поющий котёл:** собери урожай с этого места силы и ещё одного своего в том же круге, в том числе во внутреннем. Если оно там единственное,
        только с него. Это не урожай со всего внешнего круга: реакций нет.`,
    },
  },
  {
    id: 'three-eyed-owl',
    title: { en: 'Three-Eyed Owl', ru: 'Трёхглазая сова' },
    clauses: ['EV-30.11', 'EF-V20'],
    text: {
      en: `Choose any region in play, also one without an empty slot. Fill its empty slots from the place deck, left to right. Then you may find a
        place in that region for {n:owl-discount} witch less ([[EV-5.7]]).`,
      ru: `Выбери любой регион в игре, можно и без пустых ячеек. Заполни его пустые ячейки из колоды мест силы слева направо. Затем можешь найти место
        силы в этом регионе, поставив на {n:owl-discount} ведьму меньше ([[EV-5.7]]).`,
    },
  },
  {
    id: 'butterfly-fairy',
    title: { en: 'Butterfly Fairy', ru: 'Фея-бабочка' },
    clauses: ['EV-30.12'],
    text: {
      en: `Choose an opponent with at least one outer place and harvest {n:fairy-places} different places there, or the only one. If nobody has any,
        nothing happens. The owner's sickles multiply for you; the owner gains and loses nothing. It is no harvest of the whole circle. A place with a
        sickle that yields a herb gives you two herbs.`,
      ru: `Выбери противника, у которого есть хотя бы одно место во внешнем круге, и собери урожай с {n:fairy-places} разных мест или с единственного.
        Если таких нет ни у кого, ничего не происходит. Серпы владельца умножают урожай для тебя; сам он ничего не получает и не теряет. Это не урожай
        со всего круга. Место с серпом, дающее траву, принесёт тебе две травы.`,
    },
  },
  {
    id: 'puppet-chameleon',
    title: { en: 'Puppet Chameleon', ru: 'Хамелеон-марионетка' },
    clauses: ['EV-30.13', 'EV-30.13a', 'EF-X3'],
    text: {
      en: `Copy the action cell of another ritual in any coven, free or occupied. The effect counts as printed on the Chameleon: its place, its
        circle, its cell; you pay, choose and gain. Its other cell, VP, keywords and catalysts are not copied. It counts as an activation of the
        Chameleon's cell.

        Copying Singing Cauldron, harvest the Chameleon's place and another one in that circle. It copies no Chameleon, and without a payable effect
        to copy the cell cannot be activated.`,
      ru: `Скопируй ячейку действия другого ритуала в любом ковене, свободную или занятую. Эффект считается напечатанным на Хамелеоне: его место, его
        круг, его ячейка; платишь, выбираешь и получаешь ты. Вторая ячейка, ПО, ключевые слова и катализаторы не копируются. Активированной считается
        ячейка Хамелеона.

        Копируя «Поющий котёл», собери урожай с места Хамелеона и ещё одного в том же круге. Хамелеона он не копирует, а если копировать нечего или
        нечем платить, активировать ячейку нельзя.`,
    },
  },
  {
    id: 'transmutation-vessel',
    title: { en: 'Transmutation Vessel', ru: 'Сосуд трансмутации' },
    clauses: ['EV-30.14'],
    text: {
      en: `Its cell: return {n:vessel-pay} resources of choice → gain {n:vessel-vp} VP and {n:vessel-resources} resources of choice.

        Example: an elder uses it in the inner circle. Pay one knowledge and one potion, gain one VP, one knowledge and two herbs. While the place lay
        outside, the elder could not go there.`,
      ru: `Его ячейка: верни {n:vessel-pay} любых ресурса → получи {n:vessel-vp} ПО и {n:vessel-resources} любых ресурса.

        Пример: во внутреннем круге ячейку занимает старейшина. Заплати знание и зелье, получи одно ПО, знание и две травы. Пока место лежало снаружи,
        старейшине туда было нельзя.`,
    },
  },
]
