import type { RulesChapter } from '../../../rules/text.ts'

export const END: RulesChapter = {
  id: 'end',
  title: { en: 'End and scoring', ru: 'Конец игры и подсчёт' },
  sections: [
    {
      id: 'placing-stones',
      title: { en: 'Placing the stones', ru: 'Размещение камней' },
      clauses: ['EV-19.1', 'EV-19.2', 'EV-19.3', 'EV-19.4'],
      text: {
        en: `After the last end-of-round effects hands are discarded and resources returned. Mana stays, for ties.

          Then all place their stones at the same time and in secret, on places in their inner circle: at most one on each, and it must show one of
          the symbols at the top of the place. The [[term:red-stone|red stone]] fits every place that has a symbol. Thorn's stones may leave their
          cells for this. Places without a ritual are allowed, stones may be left over. The game offers you the placement that scores most.`,
        ru: `После последних эффектов «Конец раунда» все сбрасывают карты с рук и возвращают ресурсы. Мана остаётся на случай ничьей.

          Затем все одновременно и тайно размещают камни на местах силы внутреннего круга: не больше одного на место, и символ камня должен быть среди
          символов вверху карты. [[term:red-stone|Красный камень]] подходит любому месту, где есть символ. Камни Шипа могут покинуть свои ячейки.
          Место без ритуала подойдёт, камень можно не размещать. Игра предложит самый выгодный вариант.`,
      },
    },
    {
      id: 'final-scoring',
      title: { en: 'Final scoring', ru: 'Финальный подсчёт' },
      clauses: ['EV-19.5', 'EV-19.6', 'EV-19.7', 'EV-19.8'],
      text: {
        en: `Add to the VP you have:

          - the VP printed on your specialists
          - the end-of-game effects of your council; they may count the stones just placed
          - the VP printed on places and rituals in your inner circle; a ritual whose place has a stone counts double

          The VP of a place itself are never doubled. Without a ritual a stone doubles nothing. Cards in the outer circle score no printed VP, but
          effects that count cards "in your coven" count both circles.`,
        ru: `К набранным ПО добавь:

          - ПО, указанные на твоих специалистах
          - эффекты «Конец игры» членов Совета; они могут считать только что размещённые камни
          - ПО, указанные на местах силы и ритуалах внутреннего круга; ритуал на месте с камнем считается дважды

          ПО самого места не удваиваются никогда. Без ритуала камень ничего не удваивает. Карты внешнего круга напечатанных ПО не приносят, но
          эффекты, которые считают карты «в твоём ковене», учитывают оба круга.`,
      },
    },
    {
      id: 'scoring-details',
      title: { en: 'Small print of the scoring', ru: 'Тонкости подсчёта' },
      clauses: ['EV-19.9', 'EV-19.11', 'EF-V30', 'EF-T20'],
      text: {
        en: `An end-of-game effect brings its VP times what it counts, after the stones were placed. Final scoring triggers no other effects; each
          line is one reward. Hand, resources and mana that you did not use bring no VP.

          Example: 79 VP; Velda, Irene and Keir as specialists ({n:velda-vp}, {n:irene-vp}, {n:keir-vp}); {n:sickle-vp} VP for each of four sickles.
          Inside lie Sage Elephant ({n:elephant-vp}), Singing Cauldron under a stone ({n:cauldron-vp}, doubled), Living Chest ({n:chest-vp}) and
          Sanctuary ({n:sanctuary-vp}): 79 + {n:example-specialists} + {n:example-sickles} + {n:example-circle} = {n:example-total}.`,
        ru: `Эффект «Конец игры» приносит свои ПО за каждую единицу того, что он считает, когда камни уже размещены. Подсчёт не вызывает других
          эффектов; каждая строка — одна награда. Неиспользованные карты, ресурсы и мана ПО не дают.

          Пример: 79 ПО; специалисты Вельда, Ирен и Кейр ({n:velda-vp}, {n:irene-vp}, {n:keir-vp}); по {n:sickle-vp} ПО за каждый из четырёх серпов.
          Внутри — «Слон-мудрец» ({n:elephant-vp}), «Поющий котёл» под камнем ({n:cauldron-vp}, удвоено), «Живой сундук» ({n:chest-vp}) и «Святилище»
          ({n:sanctuary-vp}): 79 + {n:example-specialists} + {n:example-sickles} + {n:example-circle} = {n:example-total}.`,
      },
    },
  ],
}
