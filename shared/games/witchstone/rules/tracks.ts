import type { RulesChapter } from '../../../rules/text.ts'

export const PENTAGRAM_CHAPTER: RulesChapter = {
  id: 'pentagram',
  title: { en: 'Pentagram', ru: 'Пентаграмма' },
  sections: [
    {
      id: 'around-the-pentagram',
      title: { en: 'Around the pentagram', ru: 'По кругу' },
      clauses: ['WS-7.1', 'WS-7.2', 'WS-7.6'],
      text: {
        en: `One repeat moves your [[term:owl|owl]] one cell clockwise. Make all your steps first. Then every cell you crossed, the last one included, gives its reward, in track order. You may make fewer steps; the rest is lost.

The [[term:pentagram|pentagram]] is a loop of {n:pentagram-cells} cells. After a lap you go on and take what is left there.

**Example.** From the start, {n:pentagram-cells} steps bring you back to it, with all five rewards: blue, orange, blue, orange, blue.`,
        ru: `Один повтор — одна клетка по часовой стрелке для твоей [[term:owl|совы]]. Сначала сделай все шаги. Потом каждая пройденная клетка, включая последнюю, даёт награду, по порядку трека. Можно пройти меньше; остаток пропадает.

[[term:pentagram|Пентаграмма]] — кольцо из {n:pentagram-cells} клеток. После круга сова идёт дальше и берёт то, что ещё осталось.

**Пример.** Со старта {n:pentagram-cells} шагов возвращают сову на старт со всеми пятью наградами: синей, оранжевой, синей, оранжевой, синей.`,
      },
    },
    {
      id: 'cells-of-the-pentagram',
      title: { en: 'What the cells give', ru: 'Что дают клетки' },
      clauses: ['WS-7.3', 'WS-7.4', 'WS-7.5'],
      text: {
        en: `- **Grey:** nothing.
- **Orange:** take the top [[term:owl-tile|owl tile]] of this cell's stack. It goes behind your screen and scores at the end. If the stack is empty, score {n:empty-orange-vp} points at once.
- **Blue:** take the [[term:special-tile|special tile]] at this cell. A new one comes from the stack at once, if there is any. Then use the tile ([[WS-7.7]]). If there is none at this cell, do any one action {n:empty-blue-times} times.`,
        ru: `- **Серая:** ничего.
- **Оранжевая:** возьми верхний [[term:owl-tile|жетон совы]] из стопки этой клетки. Он ложится за ширму и даст очки в конце. Если стопка пуста, сразу получи {n:empty-orange-vp} очка.
- **Синяя:** возьми [[term:special-tile|особый жетон]] у этой клетки. На его место сразу ложится новый из стопки, если он есть. Потом используй жетон ([[WS-7.7]]). Если у клетки жетона нет, выполни {n:empty-blue-times} раза любое одно действие.`,
      },
    },
    {
      id: 'using-a-special-tile',
      title: { en: 'Using a special tile', ru: 'Как использовать особый жетон' },
      clauses: ['WS-7.7'],
      text: {
        en: `Decide as soon as you have it, before the next reward:

- **At once:** do one of its two actions {n:special-times} times. The tile goes face down behind your screen.
- **For good:** put it on any [[term:free-cell|free cell]] of your cauldron. From then on both its symbols count in your [[term:chain|chains]]. It can never be moved, covered or taken back.

Without a free cell you can only use it at once.`,
        ru: `Реши, как только он у тебя, до следующей награды:

- **Сразу:** выполни {n:special-times} раза одно из двух его действий. Жетон ложится лицом вниз за ширму.
- **Навсегда:** положи его на любую [[term:free-cell|свободную ячейку]] котла. С этого момента оба его символа считаются в [[term:chain|цепочках]]. Его нельзя передвинуть, накрыть или забрать обратно.

Если свободной ячейки нет, остаётся только использовать его сразу.`,
      },
    },
  ],
}

export const WAND_CHAPTER: RulesChapter = {
  id: 'wand',
  title: { en: 'Wand', ru: 'Волшебная палочка' },
  sections: [
    {
      id: 'along-the-wand',
      title: { en: 'Along the wand', ru: 'По палочке' },
      clauses: ['WS-9.1', 'WS-9.3'],
      text: {
        en: 'One repeat moves your owl one cell along the [[term:wand|wand]], away from the handle. Make all your steps first, those of boosters included. Then the cells you crossed, the last one included, take effect strictly in order. You may make fewer steps. On the last cell, {n:wand-end}, further repeats are skipped. Owls share cells freely.',
        ru: 'Один повтор — одна клетка [[term:wand|палочки]] в сторону от рукоятки. Сначала сделай все шаги, вместе с шагами усилителей. Потом пройденные клетки, включая последнюю, срабатывают строго по порядку. Можно пройти меньше. На последней клетке, {n:wand-end}, остальные повторы пропускаются. На одной клетке может стоять сколько угодно сов.',
      },
    },
    {
      id: 'cells-of-the-wand',
      title: { en: 'Light, silver and dark cells', ru: 'Светлые, серебряные и тёмные клетки' },
      clauses: ['WS-9.2'],
      text: {
        en: `Light cells do nothing. A [[term:silver-cell|silver cell]] scores what you have at that moment. It counts as activated even if that is nothing. A [[term:dark-cell|dark cell]] gives a bonus, which you may decline:

- cell {n:dark-energy}: Energy ×{n:dark-energy-times};
- cell {n:dark-crystal}: Crystal ×{n:dark-crystal-times};
- cell {n:dark-witches}: Witches ×{n:dark-witches-times};
- cell {n:dark-pentagram}: Pentagram ×{n:dark-pentagram-times};
- cell {n:dark-scroll}: Scroll with a [[term:range|range]] of {n:dark-scroll-times}.`,
        ru: `Светлые клетки не дают ничего. [[term:silver-cell|Серебряная клетка]] приносит очки за то, что у тебя есть в этот момент. Она считается активированной, даже если очков вышло ноль. [[term:dark-cell|Тёмная клетка]] даёт бонус, от которого можно отказаться:

- клетка {n:dark-energy}: «Энергия» ×{n:dark-energy-times};
- клетка {n:dark-crystal}: «Кристалл» ×{n:dark-crystal-times};
- клетка {n:dark-witches}: «Чародеи» ×{n:dark-witches-times};
- клетка {n:dark-pentagram}: «Пентаграмма» ×{n:dark-pentagram-times};
- клетка {n:dark-scroll}: «Свиток» с [[term:range|выбором]] из {n:dark-scroll-times} полок.`,
      },
    },
    {
      id: 'silver-cells',
      title: { en: 'What silver cells count', ru: 'Что считают серебряные клетки' },
      clauses: ['WS-0.6'],
      text: {
        en: `Points for each thing of yours:

- cell {n:silver-portals}: {n:silver-portals-vp} for a completed portal;
- cell {n:silver-tokens}: {n:silver-tokens-vp} for a power token;
- cell {n:silver-figures}: {n:silver-figures-vp} for a [[term:figure|figure in the ball]];
- cell {n:silver-crystals}: {n:silver-crystals-vp} for a coloured crystal on the potion rack;
- cell {n:silver-specials}: {n:silver-specials-vp} for a special tile;
- cell {n:silver-scrolls}: {n:silver-scrolls-vp} for a scroll card.

Tokens, special tiles and scrolls count if you ever took them: your [[term:collection|collection]]. That includes tokens still waiting, special tiles in cauldron and behind screen, and used scrolls.`,
        ru: `Очки за каждую твою вещь:

- клетка {n:silver-portals}: {n:silver-portals-vp} за завершённый портал;
- клетка {n:silver-tokens}: {n:silver-tokens-vp} за жетон усиления;
- клетка {n:silver-figures}: {n:silver-figures-vp} за [[term:figure|фигурку в шаре]];
- клетка {n:silver-crystals}: {n:silver-crystals-vp} за цветной кристалл на стеллаже для зелий;
- клетка {n:silver-specials}: {n:silver-specials-vp} за особый жетон;
- клетка {n:silver-scrolls}: {n:silver-scrolls-vp} за карту свитка.

Из жетонов и свитков считается вся твоя [[term:collection|коллекция]], то есть всё взятое за игру: и ещё ждущие жетоны усиления, и особые жетоны в котле и за ширмой, и использованные свитки.`,
      },
    },
    {
      id: 'leader',
      title: { en: 'Double for the leader', ru: 'Лидеру вдвое больше' },
      clauses: ['WS-9.4'],
      text: {
        en: `If after your whole move no owl is ahead of yours, you are the [[term:leader|leader]]: every dark cell you crossed in this move gives double, Scroll a range of {n:leader-range}. Being level is enough. This is settled once, when the move ends.

**Example.** You are on 10, Red on 14. You have five figures in the ball. Four steps: cell {n:silver-figures} scores five points, and cell {n:dark-witches} gives Witches four times, as you are level with Red. With three steps it would be twice.`,
        ru: `Если после всего передвижения впереди твоей совы никого нет, ты [[term:leader|лидер]]: каждая тёмная клетка, пройденная за это передвижение, даёт вдвое больше, «Свиток» — выбор из {n:leader-range} полок. Достаточно встать вровень. Это решается один раз, в конце передвижения.

**Пример.** Твоя сова на 10, красная на 14. В шаре пять твоих фигурок. Четыре шага: клетка {n:silver-figures} приносит пять очков, клетка {n:dark-witches} даёт «Чародеев» четыре раза, ведь сова вровень с красной. За три шага было бы два раза.`,
      },
    },
    {
      id: 'end-of-the-wand',
      title: { en: 'First at the end', ru: 'Кто раньше дошёл' },
      clauses: ['WS-9.5'],
      text: {
        en: 'The order in which owls reach the last cell of the wand is remembered. It can decide a tie ([[WS-14.2]]).',
        ru: 'Порядок, в котором совы дошли до последней клетки палочки, запоминается. Он может решить ничью ([[WS-14.2]]).',
      },
    },
  ],
}
