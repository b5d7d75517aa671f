import type { RulesChapter } from '../../../rules/text.ts'

export const BONUSES: RulesChapter = {
  id: 'bonuses',
  title: { en: 'Repeats, bonuses, boosters', ru: 'Повторы, бонусы, усилители' },
  sections: [
    {
      id: 'where-repeats-come-from',
      title: { en: 'Where repeats come from', ru: 'Откуда берутся повторы' },
      clauses: ['WS-0.2', 'WS-4.1'],
      text: {
        en: `A [[term:repeat|repeat]] is an action done once. Repeats of one action that belong together are a [[term:running|running action]]. It comes from

- one half of your domino: as many as its chain is long;
- a special tile used at once: {n:special-times};
- a blue cell without a tile: {n:empty-blue-times} of any action;
- a crystal on an action shelf: {n:shelf-times}, the black one {n:black-shelf-times};
- a dark cell of the wand: the number printed there, double for the [[term:leader|leader]];
- a power token: {n:token-times}, with the black crystal {n:black-token-times}.`,
        ru: `[[term:repeat|Повтор]] — это действие, выполненное один раз. Повторы одного действия, полученные вместе, — [[term:running|активное действие]]. Его даёт

- половина парного жетона: сколько ячеек в её цепочке;
- особый жетон, использованный сразу: {n:special-times};
- синяя клетка без жетона: {n:empty-blue-times} любого действия;
- кристалл на полке действия: {n:shelf-times}, чёрный {n:black-shelf-times};
- тёмная клетка палочки: сколько на ней указано, [[term:leader|лидеру]] вдвое больше;
- жетон усиления: {n:token-times}, с чёрным кристаллом {n:black-token-times}.`,
      },
    },
    {
      id: 'order-of-bonuses',
      title: { en: 'A bonus comes first', ru: 'Сначала бонус' },
      clauses: ['WS-4.2', 'WS-4.14'],
      text: {
        en: `Finish a [[term:bonus|bonus]] wholly, with the bonuses it brings itself, before you go on with the action it came from. The other half of your domino waits until the first action and all its bonuses are done.

However long this goes on, it ends: markers, witches, crystals, cards and the cells of the wand run out, and on the pentagram a reward needs at least three steps and gives back two at most.`,
        ru: `Выполни [[term:bonus|бонус]] до конца, вместе с бонусами, которые принёс он сам, и только потом продолжай действие, из которого он появился. Вторая половина парного жетона ждёт, пока закончится первое действие со всеми бонусами.

Как бы долго это ни тянулось, оно закончится: маркеры, чародеи, кристаллы, карты и клетки палочки не бесконечны, а на пентаграмме награда стоит не меньше трёх шагов и возвращает не больше двух.`,
      },
    },
    {
      id: 'bonus-of-the-same-kind',
      title: { en: 'A bonus of the same action', ru: 'Бонус того же действия' },
      clauses: ['WS-4.3', 'WS-4.4'],
      text: {
        en: `If Energy, Witches or Crystal is running and you use a bonus of that very action, its repeats are added to those you have left.

**Example.** You have three Crystal repeats. The first brings a crystal out, and its shelf gives {n:shelf-times} more Crystal repeats. Now you have four.

If another action runs in between, the bonus becomes an action of its own. Scroll bonuses are never added: each one takes its own card.`,
        ru: `Если идёт «Энергия», «Чародеи» или «Кристалл» и ты используешь бонус того же самого действия, его повторы прибавляются к оставшимся.

**Пример.** У тебя три повтора «Кристалла». Первым ты выводишь кристалл на край, и полка даёт ещё {n:shelf-times} повтора «Кристалла». Теперь их четыре.

Если между ними вклинилось другое действие, бонус выполняется отдельно. Бонусы «Свитка» не складываются никогда: каждый приносит свою карту.`,
      },
    },
    {
      id: 'bonus-steps-on-a-track',
      title: { en: 'More steps on the same track', ru: 'Новые шаги по тому же треку' },
      clauses: ['WS-4.5'],
      text: {
        en: `You may gain steps on the pentagram or the wand while cells of an earlier move there are still taking effect. Your owl then moves at once, and the cells it crosses queue behind those that wait. So cells always take effect in track order. Whether you lead is settled for every move on its own ([[WS-9.4]]).

**Example.** On the wand your owl went from 6 to {n:dark-witches}. Cell {n:dark-crystal} leads to four more steps: the owl goes on to {n:dark-pentagram}, and {n:silver-figures}, {n:dark-witches}, {n:silver-crystals}, {n:dark-pentagram} follow.`,
        ru: `Бывает, что новые шаги по пентаграмме или палочке появляются, пока ещё срабатывают клетки прежнего передвижения по ней. Тогда сова идёт сразу, а пройденные клетки встают в очередь за теми, что ещё ждут. Так клетки всегда срабатывают по порядку трека. Лидерство определяется для каждого передвижения отдельно ([[WS-9.4]]).

**Пример.** По палочке сова прошла с 6 на {n:dark-witches}. Клетка {n:dark-crystal} привела к четырём новым шагам: сова идёт на {n:dark-pentagram}, а потом срабатывают {n:silver-figures}, {n:dark-witches}, {n:silver-crystals}, {n:dark-pentagram}.`,
      },
    },
    {
      id: 'power-tokens-wait',
      title: { en: 'When to use a power token', ru: 'Когда использовать жетон усиления' },
      clauses: ['WS-4.6'],
      text: {
        en: `A [[term:power-token|power token]] gained during Witches or Crystal waits on that action. Use it whenever that action is the one running, at the latest after its last repeat. Not used, its bonus is lost when the action ends. Either way the token is yours: it goes behind your screen and counts at the end. A token with {n:token-vp} points scores at once.`,
        ru: `[[term:power-token|Жетон усиления]], полученный во время «Чародеев» или «Кристалла», ждёт при этом действии. Используй его в любой момент, пока идёт именно оно, самое позднее после последнего повтора. Если не использовать, бонус пропадёт вместе с концом действия. Сам жетон в любом случае твой: он ложится за ширму и посчитается в конце игры. Жетон на {n:token-vp} очка приносит их сразу.`,
      },
    },
    {
      id: 'ending-an-action',
      title: { en: 'Ending an action', ru: 'Конец действия' },
      clauses: ['WS-4.8', 'WS-4.9'],
      text: {
        en: `You may end an action early. Its unused repeats and token bonuses are lost. You cannot end it while a crystal waits on the [[term:rim|rim]].

An action ends by itself when no repeat can be done, nothing waits and you hold no [[term:booster|booster]] that could help. There is one exception. In your own turn Crystal stays open, even if no crystal can move, while you have a repeat and at least two crystals in the cauldron: damaging one may free a cell for the other ([[WS-11.1]]).`,
        ru: `Действие можно закончить раньше. Оставшиеся повторы и бонусы жетонов пропадают. Нельзя закончить, пока кристалл ждёт на [[term:rim|краю котла]].

Действие заканчивается само, когда ни один повтор выполнить нельзя, ничего не ждёт и нет [[term:booster|усилителя]], который бы помог. Есть исключение. В твой ход «Кристалл» остаётся открытым, даже если двигать нечего, пока у тебя есть повтор и хотя бы два кристалла в котле: повредив один, можно освободить ячейку для другого ([[WS-11.1]]).`,
      },
    },
    {
      id: 'playing-boosters',
      title: { en: 'Playing boosters', ru: 'Розыгрыш усилителей' },
      clauses: ['WS-4.10', 'WS-4.12'],
      text: {
        en: `While an action is running you may play any number of unused [[term:booster|boosters]]: those of this action add {n:booster-times} repeats each, those of any action {n:any-booster-times}. The repeats are there at once. A booster never starts an action.

If a Scroll bonus brings you a booster, you may play it on the action the bonus came from, once that one is running again and its moment has not passed ([[WS-4.11]]).`,
        ru: `Пока действие идёт, можно сыграть сколько угодно неиспользованных [[term:booster|усилителей]]: усилитель этого действия добавляет {n:booster-times} повтора, усилитель любого действия {n:any-booster-times}. Повторы появляются сразу. Начать действие усилитель не может.

Если усилитель пришёл с бонусом «Свиток», его можно сыграть на то действие, из которого появился бонус, когда оно снова пойдёт и если не поздно ([[WS-4.11]]).`,
      },
    },
    {
      id: 'moment-for-boosters',
      title: { en: 'The moment for a booster', ru: 'Когда играть усилитель' },
      clauses: ['WS-4.11'],
      text: {
        en: `- **Energy, Witches, Crystal:** until the action ends, even with no repeat left.
- **Pentagram, Wand:** before or after moving, until the first crossed cell takes effect. Your move ends when you say so, by itself when you have neither a step nor a fitting booster, and on the last cell of the wand.
- **Scroll:** before you take the card.

**Example.** Your owl has gone three steps along the wand. You play a Wand booster and go two more; only then do the cells take effect.`,
        ru: `- **Энергия, Чародеи, Кристалл:** до конца действия, даже когда повторов не осталось.
- **Пентаграмма, Волшебная палочка:** до или после передвижения, пока не сработала первая пройденная клетка. Заканчиваешь передвижение ты; само оно кончается, если нет ни шагов, ни подходящего усилителя, и на последней клетке палочки.
- **Свиток:** до того, как взять карту.

**Пример.** Сова прошла три клетки по палочке. Ты играешь усилитель палочки и проходишь ещё две; только потом срабатывают клетки.`,
      },
    },
  ],
}
