import type { RulesChapter } from '../../../rules/text.ts'

export const BATTLE: RulesChapter = {
  id: 'battle',
  title: { en: 'Battles', ru: 'Фаза боя' },
  sections: [
    {
      id: 'battle-order',
      title: { en: 'Where and who', ru: 'Где и кто' },
      clauses: ['EV-17.1', 'EV-17.2', 'EV-17.5'],
      text: {
        en: `Battles come one after the other: North Lakes, Central Highlands, then Southern Slopes if in use. Each is finished before the next
          begins.

          You take part if you have at least one figure, witch or elder, anywhere in the region: in its big cell or on an action cell. This is checked
          after the effects that come "before the battle". If nobody has a figure there, there is no battle: no rewards, the stones stay, and the
          next region follows.`,
        ru: `Бои идут по очереди: Северные озёра, Центральное нагорье, затем Южные склоны, если они в игре. Каждый бой завершается до начала
          следующего.

          Ты участвуешь, если где угодно в регионе — в большой ячейке или в ячейке действия — есть хотя бы одна твоя фишка, ведьма или старейшина. Это
          определяется после эффектов «перед боем». Если фишек нет ни у кого, боя нет: наград не дают, камни остаются, наступает очередь следующего
          региона.`,
      },
    },
    {
      id: 'battle-windows',
      title: { en: 'The course of a battle', ru: 'Ход боя' },
      clauses: ['EV-17.3', 'EV-17.4', 'EF-T14', 'EF-T15', 'EF-T16'],
      text: {
        en: `Before the battle → who takes part → set dials → reveal → change dials → lose mana → strength → rewards → winner → after winning or
          losing → after the battle. There are also the beginning and the end of the phase. A battle card names its moment.

          At each moment players act in turn order, each with their own effects in any order, once per battle. Only dials are changed by all at once.
          Figures moved before the battle make you take part. Only those who take part change dials or get added strength.`,
        ru: `Перед боем → кто участвует → индикаторы → открытие → изменение индикаторов → потеря маны → боевая сила → награды → победитель → после
          победы или поражения → после боя. Есть ещё начало и конец фазы. Боевой эффект называет свой момент.

          В каждый момент игроки действуют в порядке хода, свои эффекты — в любом порядке, раз за бой. Только индикаторы меняют одновременно. Фишки,
          пришедшие перед боем, делают тебя участником. Только участники меняют индикаторы и получают прибавку силы.`,
      },
    },
    {
      id: 'dials',
      title: { en: 'Setting the dials', ru: 'Индикаторы маны' },
      clauses: ['EV-17.6', 'EV-17.7', 'EV-17.15'],
      text: {
        en: `Everybody who takes part secretly sets the dial to a number from 0 to {n:dial-max}, not more than their mana. When all are set, the dials
          are revealed together. Without mana your dial is 0, and you are not asked.

          Keir's owner may still change the dial ([[EV-31.1]]). Then each loses the mana on their own dial, win or lose.

          If you are the only one there, you win in any case. You still set the dial and get rewards by your strength.`,
        ru: `Каждый участник тайно выставляет на индикаторе число от 0 до {n:dial-max}, но не больше своей маны. Когда готовы все, индикаторы
          открываются одновременно. Без маны твой индикатор — 0, спрашивать тебя не будут.

          Владелец Кейр ещё может изменить индикатор ([[EV-31.1]]). Затем каждый теряет столько маны, сколько на его индикаторе, и победитель, и
          проигравший.

          Если в регионе только ты, победа твоя в любом случае. Индикатор всё равно выставляется, а награды зависят от боевой силы.`,
      },
    },
    {
      id: 'battle-strength',
      title: { en: 'Strength', ru: 'Боевая сила' },
      clauses: ['EV-17.8', 'EV-17.16', 'EF-V26'],
      text: {
        en: `Your strength is the number of your figures in the region, plus the mana you spent, plus what effects add. Two witches, an elder and six
          mana make nine.

          A figure counts only in its own region and stays there until the end of the round.

          Strength added by an effect helps in each battle you take part in. It is not mana, so it does not help when spent mana breaks a tie, and it
          does not make you take part.`,
        ru: `Боевая сила — это число твоих фишек в регионе плюс потраченная мана плюс то, что добавляют эффекты. Две ведьмы, старейшина и шесть маны
          дают девять.

          Фишка считается только в своём регионе и остаётся там до конца раунда.

          Сила, добавленная эффектом, помогает в каждом бою, где ты участвуешь. Это не мана, при сравнении потраченной маны она не в счёт. Участником
          боя она не делает.`,
      },
    },
    {
      id: 'battle-rewards',
      title: { en: 'Rewards', ru: 'Боевые награды' },
      clauses: ['EV-17.9', 'EV-17.10', 'EV-17.11', 'EV-17.17'],
      text: {
        en: `In turn order everybody who takes part gains by their own strength: {n:tier-bottom} or more, the bottom reward; {n:tier-middle} or more,
          bottom and middle; {n:tier-top} or more, all three. Less than {n:tier-bottom} brings nothing.

          Take them bottom, middle, top. They are separate rewards but one bundle for effects triggered by battle rewards. Finish all of yours before
          the next player. Rewards do not depend on winning and do not change strength or winner. Mana from them can be spent in the next battle.`,
        ru: `В порядке хода каждый участник получает награды по своей боевой силе: от {n:tier-bottom} — нижнюю, от {n:tier-middle} — нижнюю и среднюю,
          от {n:tier-top} — все три. Меньше {n:tier-bottom} — ничего.

          Бери их снизу вверх. Это отдельные награды, но для эффектов, связанных с боевыми наградами, они — одна связка. Следующий игрок ждёт, пока ты
          получишь все. Награды не зависят от победы и не меняют ни силу, ни победителя. Ману из них можно потратить в следующем бою.`,
      },
    },
    {
      id: 'region-rewards',
      title: { en: 'Rewards of each region', ru: 'Награды регионов' },
      clauses: ['EV-17.18', 'EF-V23', 'EF-T17'],
      text: {
        en: `Bottom, middle, top:

          - North Lakes: {n:lakes-bottom-cards} card; {n:lakes-middle-vp} VP; {n:lakes-top-resources} resources of choice
          - Central Highlands: {n:highlands-bottom-resources} resource of choice; transfer and {n:highlands-middle-vp} VP; {n:highlands-top-vp} VP
          - Southern Slopes: {n:slopes-bottom-vp} VP; {n:slopes-middle-cards} cards; transfer and {n:slopes-top-vp} VP

          Some effects give a battle reward outside a battle. Choose a region in play (for Ma'at, with a figure of yours) and one of the tiers they
          name. Strength does not matter. It is a bundle of one. Effects triggered by battle rewards work once per bundle.`,
        ru: `Снизу вверх:

          - Северные озёра: {n:lakes-bottom-cards} карта; {n:lakes-middle-vp} ПО; {n:lakes-top-resources} любых ресурса
          - Центральное нагорье: {n:highlands-bottom-resources} любой ресурс; перенос и {n:highlands-middle-vp} ПО; {n:highlands-top-vp} ПО
          - Южные склоны: {n:slopes-bottom-vp} ПО; {n:slopes-middle-cards} карты; перенос и {n:slopes-top-vp} ПО

          Некоторые эффекты дают боевую награду вне боя. Выбери регион в игре (для Маат — где есть твоя фишка) и одну из названных ступеней. Боевая
          сила не важна. Это связка из одной награды; эффекты, связанные с боевыми наградами, срабатывают один раз за связку.`,
      },
    },
    {
      id: 'reward-once-more',
      title: { en: 'A reward once more', ru: 'Награда ещё раз' },
      clauses: ['EV-31.6', 'EF-V24'],
      text: {
        en: `Elvin: whenever you gain battle rewards, in a battle or by an effect such as Ma'at's, you may gain one bottom or middle reward of that
          bundle once more. If the bundle has both, choose one of them. The top reward is never repeated. A bundle without bottom or middle brings
          nothing. The repeat is no new bundle, so it does not trigger Elvin again.`,
        ru: `Элвин: каждый раз, получая боевые награды, в бою или благодаря эффекту вроде Маат, ты можешь ещё раз получить одну нижнюю или среднюю
          награду этой связки. Если в ней есть обе, выбери одну из них. Верхняя не повторяется никогда. Без нижней и средней повторять нечего. Повтор
          — не новая связка и снова Элвина не вызывает.`,
      },
    },
    {
      id: 'battle-winner',
      title: { en: 'The winner', ru: 'Победитель боя' },
      clauses: ['EV-17.12', 'EV-17.13', 'EV-17.14', 'EF-T18'],
      text: {
        en: `The highest strength wins; on a tie, more mana spent in this battle; then who is earlier in turn order. The one winner takes a stone of
          choice, if any is left in the region. Then effects triggered by a victory resolve, even if you were alone there.

          The winner in North Lakes also takes the first player token and is first player at once: in the battles that follow, at the end of the round
          and in the next round. This battle itself still used the old order.`,
        ru: `Побеждает тот, у кого боевая сила выше; при ничьей — кто потратил больше маны в этом бою; затем — кто раньше в порядке хода. Победитель
          один. Он берёт из оставшихся в регионе камней любой; нет камней — ничего. Потом срабатывают эффекты, связанные с победой, даже если
          соперников не было.

          Победитель на Северных озёрах забирает и жетон первого игрока и сразу становится первым: для следующих боёв, конца раунда и нового раунда. В
          самом бою на озёрах действовал старый порядок.`,
      },
    },
    {
      id: 'battle-example',
      title: { en: 'An example', ru: 'Пример боя' },
      clauses: [],
      text: {
        en: `North Lakes. Anna has a witch and an elder there and sets her dial to four, Viktor has three witches and sets his to three. Both have
          strength six: each draws {n:lakes-bottom-cards} card and gains {n:lakes-middle-vp} VP. The tie goes to Anna, who spent more mana. She takes
          a stone she likes and the first player token.`,
        ru: `Северные озёра. У Анны там ведьма и старейшина, на индикаторе четыре; у Виктора три ведьмы, на индикаторе три. У обоих сила шесть: каждый
          берёт {n:lakes-bottom-cards} карту и получает {n:lakes-middle-vp} ПО. Ничья достаётся Анне, она потратила больше маны. Она забирает любой
          камень и жетон первого игрока.`,
      },
    },
  ],
}
