import type { RulesSection } from '../../../rules/text.ts'

/** Effects that wait for something, and reactions out of turn. */
export const TRIGGERS: readonly RulesSection[] = [
  {
    id: 'waiting-effects',
    title: { en: 'Triggered effects', ru: 'Срабатывающие эффекты' },
    clauses: ['EV-16.1', 'EV-16.3', 'EV-16.4'],
    text: {
      en: `A permanent effect with a trigger ("whenever you …") works once each time that happens, right after that step and before anything else goes
        on. It is mandatory unless it says "may" or has a price.

        It looks only at what you do, unless it names opponents, any player or your left neighbour.`,
      ru: `Постоянный эффект с условием («каждый раз, когда ты…») срабатывает один раз на каждый такой случай, сразу после этого шага и раньше всего
        остального. Он обязателен, если в нём нет ни слова «может», ни цены.

        Он смотрит только на то, что делаешь ты, если в нём не названы противники, любой игрок или сосед слева.`,
    },
  },
  {
    id: 'moments',
    title: { en: 'What can trigger effects', ru: 'От чего срабатывают эффекты' },
    clauses: ['EV-16.2'],
    text: {
      en: `- a place found, taken from the deck, transferred, harvested; a whole outer circle harvested
        - a coven token used, a link bonus resolved
        - a ritual played (after its instant effect) or removed; a specialist or council member played
        - an action cell activated (after its effect); VP from it or from the path
        - a figure moved
        - a sickle or orb laid; a path step or overflow (after its reward)
        - a gain, per reward and kind; a gift to opponents
        - battle moments, rewards, a victory
        - scouting, end of round, end of game`,
      ru: `- место силы найдено, взято из колоды, перенесено, с него или со всего внешнего круга собран урожай
        - жетон ковена использован, бонус связи выполнен
        - ритуал разыгран (после мгновенного эффекта) или удалён; специалист или член Совета разыгран
        - ячейка действия активирована (после эффекта), ПО от неё или от пути
        - фишка перемещена эффектом
        - положен серп или шар; сделан шаг по пути или сверх него, после награды
        - получено что-либо, каждый вид один раз за награду; подарок противникам
        - моменты боя, награды, победа
        - разведка, конец раунда, конец игры`,
    },
  },
  {
    id: 'out-of-turn',
    title: { en: 'Out of turn', ru: 'Не в свой ход' },
    clauses: ['EV-16.5', 'EF-X4'],
    text: {
      en: `Sometimes you decide in the turn of another player: about your reaction to a neighbour's harvest, at "each player may", about mana you take
        as VP, and about resources of choice that a card gives to opponents (none does so today). The battle phase and the end of the round ask you,
        too.

        You decide even if you have passed. The turn waits, and nobody else may act meanwhile.`,
      ru: `Иногда ты решаешь в чужой ход: о реакции на урожай соседа, при «каждый игрок может», о мане, взятой очками, и о любых ресурсах, если карта
        даёт их противникам (пока таких нет). Спрашивают и в фазу боя, и в конце раунда.

        Решаешь именно ты, даже после паса. Ход тем временем ждёт, никто другой действовать не может.`,
    },
  },
  {
    id: 'left-neighbour',
    title: { en: 'When your left neighbour harvests', ru: 'Когда сосед слева собирает урожай' },
    clauses: ['EV-16.6', 'EF-T5', 'EV-30.8', 'EV-31.4'],
    text: {
      en: `Eye of Plenty and Ulan work when the opponent on your left harvests their whole outer circle, at least one place: with the coven token,
        with Circle's scouting on the moon side, or as the Automa ([[EV-R17]]). It happens out of turn.

        They do not work when other effects harvest single places, even if it is the only outer place, nor with Harvest Moon, nor for your own
        harvest.`,
      ru: `«Око изобилия» и Улан срабатывают, когда противник слева собирает урожай со всего своего внешнего круга, хотя бы с одного места: жетоном
        ковена, разведкой Круга на лунной стороне или как Автома ([[EV-R17]]). Это происходит не в твой ход.

        Они не срабатывают, когда другие эффекты собирают урожай с отдельного места, даже если во внешнем круге оно единственное, при «Урожайной луне» и
        при твоём собственном урожае.`,
    },
  },
  {
    id: 'neighbour-timing',
    title: { en: 'When exactly they react', ru: 'Когда именно они реагируют' },
    clauses: ['EV-16.7', 'EV-16.8'],
    text: {
      en: `The reaction comes right after the whole harvest, before the rest of the token or scouting effect: on the sun side before the herb and the
        potion. If you have both cards, or one of them twice by copying, each works, in your order.

        With two players each is the other's left neighbour. Alone, so are you and the Automa.`,
      ru: `Реакция наступает сразу после всего урожая, до остальных частей жетона или разведки: на солнечной стороне — до травы и зелья. Если у тебя
        обе карты или одна дважды благодаря копированию, срабатывает каждая, порядок выбираешь ты.

        При игре вдвоём каждый для другого — сосед слева. В одиночной игре так же соседствуете ты и Автома.`,
    },
  },
  {
    id: 'each-player',
    title: { en: '"Each player may"', ru: '«Каждый игрок может»' },
    clauses: ['EV-15.11', 'EV-16.9', 'EF-V29'],
    text: {
      en: `With Cat Helper and Truce by the Fire everybody is asked clockwise, beginning with the player whose turn it is, the owner of the card and
        those who have passed included. Each decides for themselves, if they are able to do it. Each part, with all rewards and whatever it triggers,
        is finished before the next player is asked.

        Then the owner gains once for all opponents who did it, as one reward.`,
      ru: `С «Котом-помощником» и «Перемирием у костра» спрашивают всех по часовой стрелке, начиная с того, чей сейчас ход, в том числе владельца
        карты и спасовавших. Каждый решает за себя, если он вообще может это сделать. Часть каждого игрока со всеми наградами и последствиями
        завершается до вопроса следующему.

        Затем владелец получает награду сразу за всех противников, которые согласились, одной наградой.`,
    },
  },
  {
    id: 'vp-from-cell-and-path',
    title: { en: 'VP from a cell or from the path', ru: 'ПО от ячейки или от пути' },
    clauses: ['EV-15.15', 'EV-32.5', 'EF-T12', 'EF-T13'],
    text: {
      en: `Two council effects are triggered by VP "from an action cell" (Oswin, {n:cell-vp} VP) and "from the path" (Ma'at, {n:path-vp} VP). They
        work once, when the activation of any cell, or a path reward, is over and you gained at least one VP inside it, from whatever it caused: a
        harvest by Singing Cauldron counts.

        Path rewards are a step, a step beyond the top and a repeated reward; doubled is still one. The VP of these council effects themselves do not
        count.`,
      ru: `Два эффекта Совета срабатывают от ПО «от ячейки действия» (Освин, {n:cell-vp} ПО) и «от пути» (Маат, {n:path-vp} ПО). Это происходит один
        раз, когда активация любой ячейки или награда пути завершена и внутри неё получено хотя бы одно ПО от чего угодно, что она вызвала: урожай
        «Поющего котла» считается.

        Награды пути — шаг, шаг сверх пути и повторённая награда; удвоенная — всё ещё одна. Собственные ПО этих эффектов Совета не считаются.`,
    },
  },
  {
    id: 'vp-chains',
    title: { en: 'Chains of them', ru: 'Их цепочки' },
    clauses: ['EF-X5', 'EF-X6'],
    text: {
      en: `VP from a harvest, an orb, a link bonus or another effect inside an activation count as VP from the cell. If a path reward inside the
        activation brought them, both council effects work: three VP from the path, then {n:path-vp} because the path reward is over, then {n:cell-vp}
        because the activation is over, {n:chain-example-vp} in all.

        Two effects on one occasion both work, such as Irene as a specialist and her other copy in the council. Bonus VP never trigger the same effect
        again.`,
      ru: `ПО от урожая, шара, бонуса связи или другого эффекта внутри активации считаются полученными от ячейки. Если их принесла награда пути внутри
        активации, срабатывают оба эффекта Совета: три ПО с пути, затем {n:path-vp}, когда завершена награда пути, затем {n:cell-vp}, когда завершена
        активация, всего {n:chain-example-vp}.

        Два эффекта на один случай срабатывают оба, например Ирен как специалист и вторая её копия в Совете. Добавочные ПО тот же эффект снова не
        вызывают.`,
    },
  },
]
