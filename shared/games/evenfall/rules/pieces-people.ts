import type { RulesSection } from '../../../rules/text.ts'

/** Specialists and council members that need a word of explanation. */
export const SPECIALISTS: readonly RulesSection[] = [
  {
    id: 'keir',
    title: { en: 'Keir, Mistress of Illusions', ru: 'Кейр, Мастерица иллюзий' },
    clauses: ['EV-31.1', 'EV-31.1a', 'EF-V25'],
    text: {
      en: `After the dials are revealed and before mana is lost, you may change your dial by up to {n:keir-range}, never below 0, above {n:dial-max}
        or above your mana.

        If several players can do so, they choose again in secret and reveal together, once. Strength, mana lost and ties use the final numbers. If
        you have two such effects (Keir, and Ehir copying another Keir), it is one decision with both ranges added.`,
      ru: `Когда индикаторы открыты, а мана ещё не потеряна, можешь изменить свой индикатор не больше чем на {n:keir-range}, не ниже 0, не выше
        {n:dial-max} и не выше своей маны.

        Если это могут несколько игроков, они снова выбирают тайно и открывают индикаторы вместе, один раз. Боевая сила, потеря маны и ничьи считаются по
        последним числам. Если таких эффектов у тебя два (Кейр и Эхир, копирующий другую Кейр), это одно решение, а пределы складываются.`,
    },
  },
  {
    id: 'keita',
    title: { en: 'Keita, and instant effects applied again', ru: 'Кейта и повтор мгновенных эффектов' },
    clauses: ['EV-31.2', 'EF-V17'],
    text: {
      en: `Keita removes a ritual with an instant effect ([[EV-30.7]]) and applies that effect; Hex of Echoes applies that of another ritual of yours,
        which stays.

        The ritual is not played: no cost, no link, no link bonus, nothing that playing a ritual would trigger, and Embodiment of Magic gives only
        mana. "This place" is where the ritual lies or lay; without one, that part is skipped. A removed card no longer counts itself.`,
      ru: `Кейта удаляет ритуал с мгновенным эффектом ([[EV-30.7]]) и применяет этот эффект; «Порча отголосков» применяет эффект другого твоего
        ритуала, который остаётся.

        Это не розыгрыш: ни стоимости, ни связи, ни бонуса связи, ничего из того, что срабатывает при розыгрыше ритуала, а «Воплощение магии» даёт
        только ману. «Это место силы» — где ритуал лежит или лежал; если его нет, эта часть пропускается. Удалённая карта себя уже не считает.`,
    },
  },
  {
    id: 'nora',
    title: { en: 'Nora, Temperer of Will', ru: 'Нора, Закаляющая волю' },
    clauses: ['EV-31.3'],
    text: {
      en: `You may pay for catalysts with mana: {n:nora-rate} for each resource, so a sickle costs {n:nora-sickle} mana and an orb {n:nora-orb}. In
        one action pay for any number with mana and any number with resources, but for each single catalyst entirely one way.`,
      ru: `За катализаторы можно платить маной: {n:nora-rate} за каждый ресурс, то есть серп стоит {n:nora-sickle} ману, шар — {n:nora-orb}. Одним
        действием создавай сколько угодно за ману и сколько угодно за ресурсы, но каждый отдельный катализатор оплачивай целиком одним способом.`,
    },
  },
  {
    id: 'shoana',
    title: { en: 'Shoana, Twilight Mother', ru: 'Шоана, Сумеречная мать' },
    clauses: ['EV-31.5'],
    text: {
      en: `Before each battle you may move all your figures from up to {n:shoana-rituals} rituals of yours to its region, never only a part of a
        ritual's figures. With only one ritual they come from that one. They stand in the big cell as with Wolf Guide ([[EV-30.1a]]) and make you take
        part. If several players own such an effect, they act clockwise from the first player.`,
      ru: `Перед каждым боем можешь переместить все свои фишки с ритуалов, не больше чем с {n:shoana-rituals}, в его регион; часть фишек одного
        ритуала взять нельзя. Если ритуал только один, то с него. Они встают в большую ячейку, как у «Волка-проводника» ([[EV-30.1a]]), и ты
        становишься участником. Если такой эффект у нескольких игроков, они действуют по часовой стрелке от первого игрока.`,
    },
  },
  {
    id: 'ehir',
    title: { en: 'Ehir, the Tempter', ru: 'Эхир, Искуситель' },
    clauses: ['EV-31.7', 'EV-31.7a', 'EF-V18'],
    text: {
      en: `Choose a specialist in an opponent's coven, never an Ehir. The effect counts as printed on Ehir: you pay and choose. A free action is
        carried out at once, even if the source is turned; only Ehir is turned, the source stays as it is. A permanent or battle effect is Ehir's
        until the end of the round.

        Council halves, boards and regions cannot be copied, by Ehir or by Puppet Chameleon ([[EV-30.13]]). Without a payable effect to copy, the
        action cannot be taken.`,
      ru: `Выбери специалиста в ковене противника, но не Эхира. Эффект считается напечатанным на Эхире: платишь и выбираешь ты. Свободное действие
        выполняется сразу, даже если та карта повёрнута; поворачивается только Эхир, она остаётся как есть. Постоянный или боевой эффект принадлежит
        Эхиру до конца раунда.

        Половины членов Совета, планшеты и регионы не копируют ни Эхир, ни «Хамелеон-марионетка» ([[EV-30.13]]). Если копировать нечего или нечем
        платить, выполнить это действие нельзя.`,
    },
  },
  {
    id: 'irene-and-maat',
    title: { en: "Irene and Haze, Ma'at, Ajisu", ru: 'Ирен и Дымка, Маат, Аджису' },
    clauses: ['EV-31.8', 'EV-31.9', 'EV-31.10'],
    text: {
      en: `**Irene and Haze:** the place you find is harvested at once, without sickles, for it has no ritual yet. Not if you take a place from the
        deck.

        **Ma'at:** gain the bottom battle reward of a region where you have a figure ([[EV-17.18]]).

        **Ajisu:** each opponent gains {n:ajisu-mana} mana and {n:ajisu-vp} VP. For effects triggered by gifts, one use is one gift, whatever the
        number of opponents and kinds.`,
      ru: `**Ирен и Дымка:** с найденного места силы сразу собирается урожай, без серпов, ведь ритуала там ещё нет. Не для мест, взятых из колоды.

        **Маат:** получи нижнюю боевую награду региона, где есть твоя фишка ([[EV-17.18]]).

        **Аджису:** каждый противник получает {n:ajisu-mana} ману и {n:ajisu-vp} ПО. Для эффектов, связанных с подарками, одно применение — один
        подарок, сколько бы ни было противников и видов.`,
    },
  },
]

export const COUNCIL: readonly RulesSection[] = [
  {
    id: 'council-stones',
    title: { en: 'Council: stones and symbols', ru: 'Совет: камни и символы' },
    clauses: ['EV-32.1', 'EF-N4'],
    text: {
      en: `End of game: {n:stone-vp} VP for each stone of the named kind that lies on a place in your inner circle after the stones were placed, and
        {n:stone-vp} VP for each symbol of that kind at the top of your inner places, the starting place included. Stones left in Thorn's cells or not
        placed do not count. The [[term:red-stone|red stone]] counts as every kind ([[EV-R13]]).`,
      ru: `Конец игры: {n:stone-vp} ПО за каждый камень нужного вида на местах силы внутреннего круга, когда камни уже размещены, и ещё {n:stone-vp}
        ПО за каждый такой символ вверху мест внутреннего круга, считая начальное. Камни в ячейках Шипа и неразмещённые не считаются.
        [[term:red-stone|Красный камень]] считается камнем любого вида ([[EV-R13]]).`,
    },
  },
  {
    id: 'council-sets',
    title: { en: 'Council: sets', ru: 'Совет: наборы' },
    clauses: ['EV-32.3', 'EV-32.3a', 'EF-N5'],
    text: {
      en: `{n:set-vp} VP for each set of artifact, spell and familiar among your rituals and specialists. Each card belongs to one set at most;
        Embodiment of Magic fills any one role. You always get the largest possible number, without a decision.

        Two artifacts, two spells, one familiar and Embodiment of Magic make two sets; two artifacts, one spell and Embodiment make one.`,
      ru: `{n:set-vp} ПО за каждый набор из артефакта, заклятия и фамильяра среди твоих ритуалов и специалистов. Каждая карта входит только в один
        набор; «Воплощение магии» занимает любую одну роль. Считается наибольшее возможное число наборов, решать ничего не нужно.

        Два артефакта, два заклятия, фамильяр и «Воплощение магии» — два набора; два артефакта, заклятие и «Воплощение» — один.`,
    },
  },
  {
    id: 'council-gifts',
    title: { en: 'Council: gifts to opponents', ru: 'Совет: подарки противникам' },
    clauses: ['EV-32.4', 'EF-T11'],
    text: {
      en: `{n:gift-vp} VP once for each use of an effect of your card that gives resources, mana or VP to at least one opponent, whatever the amounts
        and the number of opponents.

        Cards or path steps for opponents do not count, nor what a path reward brings them after Cat Helper. The mana they buy at Truce by the Fire
        does.`,
      ru: `{n:gift-vp} ПО один раз за каждое применение эффекта твоей карты, который приносит ресурсы, ману или ПО хотя бы одному противнику, сколько
        бы ни было противников и подарков.

        Карты и шаги по пути для противников не считаются, как и то, что им принесла награда пути после «Кота-помощника». А мана, которую они купили
        благодаря «Перемирию у костра», считается.`,
    },
  },
  {
    id: 'council-mana',
    title: { en: 'Council: mana as VP', ru: 'Совет: мана очками' },
    clauses: ['EV-32.6', 'EF-M4'],
    text: {
      en: `Each time you gain mana, you choose how much of it comes as mana and how much as VP, one for one. You choose before the limit of
        {n:mana-max} applies: one short of the limit, a gain of two can be one mana and one VP. These VP count as gained from the same cause. Mana you
        never lost, because you turned your dial down, is no gain.`,
      ru: `Каждый раз, получая ману, выбери, сколько взять маной, а сколько очками, один к одному. Сначала выбери, потом учитывается предел в
        {n:mana-max}: когда до предела остаётся одна мана, а приходит две, можно взять одну ману и одно ПО. Эти ПО считаются полученными от того же источника. Мана, которая
        осталась у тебя, потому что индикатор уменьшен, — не прибавка.`,
    },
  },
  {
    id: 'council-others',
    title: { en: 'Council: elders, finds, sickles', ru: 'Совет: старейшины, находки, серпы' },
    clauses: ['EV-32.2', 'EV-32.7', 'EV-32.8'],
    text: {
      en: `- **Shoana:** {n:elder-vp} VP for each elder that an effect moves. Coming home at the end of the round is no move.
        - **Irene and Haze:** {n:find-vp} VP for each place you find.
        - **Nora:** at the end of the game {n:sickle-vp} VP for each sickle on your rituals, in both circles.`,
      ru: `- **Шоана:** {n:elder-vp} ПО за каждого старейшину, которого переместил эффект. Возвращение в конце раунда — не перемещение.
        - **Ирен и Дымка:** {n:find-vp} ПО за каждое найденное место силы.
        - **Нора:** в конце игры {n:sickle-vp} ПО за каждый серп на твоих ритуалах, в обоих кругах.`,
    },
  },
]
