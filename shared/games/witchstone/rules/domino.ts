import type { RulesChapter } from '../../../rules/text.ts'

export const DOMINO: RulesChapter = {
  id: 'domino',
  title: { en: 'Laying a domino', ru: 'Парный жетон и цепочки' },
  sections: [
    {
      id: 'where-a-domino-goes',
      title: { en: 'Where it goes', ru: 'Куда его класть' },
      clauses: ['WS-2.3', 'WS-2.4', 'WS-0.5'],
      text: {
        en: `Choose one of the [[term:domino|dominoes]] behind your screen. Lay it on two adjacent [[term:free-cell|free cells]], either way round. It need not touch anything.

A cell is free if there is no printed symbol, no crystal, no domino and no special tile on it. You never cover any of these. A domino stays where you laid it until the end of the game.

If you have only one domino, it is picked up for you. The others see which one it is when it lies in your cauldron.`,
        ru: `Выбери один из [[term:domino|парных жетонов]] за своей ширмой. Положи его на две соседние [[term:free-cell|свободные ячейки]], повернув как хочешь. Касаться чего-либо он не обязан.

Ячейка свободна, если на ней нет ни напечатанного символа, ни кристалла, ни парного, ни особого жетона. Ничего из этого накрывать нельзя. Выложенный жетон остаётся на месте до конца игры.

Если парный жетон у тебя один, он выбирается сам. Соперники узнают, какой это жетон, только когда он ляжет в котёл.`,
      },
    },
    {
      id: 'chains',
      title: { en: 'Chains', ru: 'Цепочки' },
      clauses: ['WS-3.1', 'WS-3.2', 'WS-3.3'],
      text: {
        en: `A symbol counts wherever you see it: printed in a corner, on half a domino, on a [[term:special-tile|special tile]]. A special tile has two different symbols in one cell.

Two cells are adjacent if they share a side, so a cell has up to six neighbours. Adjacent cells with the same symbol form a [[term:chain|chain]]. Its length is the number of its cells. Crystals have no symbol, and they do not part cells that touch each other.`,
        ru: `Символ считается, где бы он ни был: напечатан в углу, на половине парного жетона, на [[term:special-tile|особом жетоне]]. У особого жетона два разных символа в одной ячейке.

Ячейки соседние, если у них общая сторона, так что соседей у ячейки до шести. Соседние ячейки с одинаковым символом образуют [[term:chain|цепочку]]. Её длина равна числу ячеек. У кристаллов символов нет, но соседних ячеек они не разделяют.`,
      },
    },
    {
      id: 'how-often',
      title: { en: 'How often you do an action', ru: 'Сколько раз выполнять действие' },
      clauses: ['WS-3.4'],
      text: {
        en: `Do each action of your domino as often as the chain through its half is long. The chain is measured when that action begins. A symbol alone gives one [[term:repeat|repeat]].

**Example.** Your Crystal half completes a chain of five, your Wand half touches no other wand. You do Crystal five times and Wand once.

**Example.** In your first turn you lay Energy and Witches between the two top corners, each beside its printed symbol. You do Energy twice and Witches twice.`,
        ru: `Каждое действие парного жетона выполняется столько раз, сколько ячеек в цепочке, проходящей через его половину. Длина измеряется, когда это действие начинается. Одинокий символ даёт один [[term:repeat|повтор]].

**Пример.** Половина «Кристалл» завершила цепочку из пяти символов, а рядом с половиной «Волшебная палочка» других палочек нет. Ты выполняешь «Кристалл» пять раз, «Волшебную палочку» один раз.

**Пример.** Первым ходом ты кладёшь «Энергию» и «Чародеев» между верхними углами, каждую половину рядом с её символом. Оба действия выполняются дважды.`,
      },
    },
    {
      id: 'chains-and-special-tiles',
      title: { en: 'What does not count, and what counts later', ru: 'Что не считается, а что посчитается потом' },
      clauses: ['WS-3.5', 'WS-3.6', 'WS-3.7'],
      text: {
        en: `Only the chain through the half just laid counts, no other chain of that symbol.

A [[term:special-tile|special tile]] put into your cauldron during the first action no longer lengthens that action, but it counts for the second. It may join two chains. It never starts an action itself.

**Example.** Pentagram comes first and brings Pentagram / Witches. Put beside your domino, it makes a chain of five Witches out of two: no more Pentagram steps, but five repeats of Witches.

For Scroll the length is a [[term:range|range]] ([[WS-10.1]]).`,
        ru: `Считается только цепочка через только что выложенную половину, другие цепочки того же символа не в счёт.

[[term:special-tile|Особый жетон]], положенный в котёл во время первого действия, цепочку первого действия уже не удлинит, но посчитается для второго. Он может соединить две цепочки. Сам по себе он никакого действия не запускает.

**Пример.** Первой идёт «Пентаграмма» и приносит жетон «Пентаграмма / Чародеи». Рядом с парным жетоном он превращает цепочку из двух «Чародеев» в пять: новых шагов по пентаграмме нет, зато «Чародеев» пять повторов.

Для «Свитка» длина — это [[term:range|выбор полок]] ([[WS-10.1]]).`,
      },
    },
  ],
}
