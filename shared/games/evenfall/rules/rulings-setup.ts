import type { Ruling } from '../../../rules/text.ts'

/** EV-R1 to EV-R14: setup, actions, scoring. */
export const SETUP_RULINGS: readonly Ruling[] = [
  {
    id: 'EV-R1',
    clauses: ['EV-1.2'],
    doubt: {
      en: 'The picture that shows which side of a region belongs to how many players is lost.',
      ru: 'Картинка, на которой видно, какая сторона региона для скольких игроков, утрачена.',
    },
    decision: {
      en: `One side is for up to three players, with {n:slots-few} slots and {n:cells-few} action cells; the other for four, with {n:slots-four} slots
        and {n:cells-four} action cells.`,
      ru: `Одна сторона — до трёх игроков: {n:slots-few} ячейки для мест силы и {n:cells-few} ячейки действия; другая — для четверых: {n:slots-four} и
        {n:cells-four}.`,
    },
    reason: {
      en: 'The rulebook gives three or four slots by the number of players, two or three cells, and two sides. Only this fits all of it.',
      ru: 'В правилах три или четыре места силы по числу игроков, две или три ячейки и две стороны. Всё это сходится только так.',
    },
  },
  {
    id: 'EV-R2',
    clauses: ['EV-1.9'],
    doubt: {
      en: 'How covens are given out is not said.',
      ru: 'Как распределяются ковены, не сказано.',
    },
    decision: {
      en: 'At random, or, as an option, by choice: the last in turn order picks first.',
      ru: 'Случайно или, по желанию, на выбор: последний в порядке хода выбирает первым.',
    },
    reason: {
      en: 'Whoever plays later is slightly worse off, and choosing first makes up for it.',
      ru: 'Тем, кто ходит позже, чуть труднее; право выбирать раньше это возмещает.',
    },
  },
  {
    id: 'EV-R3',
    clauses: ['EV-4.11'],
    doubt: {
      en: 'Whether a free action may be taken in the middle of another action is not said.',
      ru: 'Не сказано, можно ли выполнить свободное действие посреди другого действия.',
    },
    decision: {
      en: 'No. Before and after the main action, and before passing, it may.',
      ru: 'Нельзя. До и после основного действия и перед пасом — можно.',
    },
    reason: {
      en: 'One thing is finished before the next begins, and nobody can slip a payment into an effect.',
      ru: 'Одно завершается до начала другого, и оплату нельзя вставить в середину эффекта.',
    },
  },
  {
    id: 'EV-R4',
    clauses: ['EV-6.4', 'EV-6.3'],
    doubt: {
      en: 'Is a "harvest of all places" with an empty outer circle a harvest that others can react to?',
      ru: 'Считается ли «урожай со всех мест» при пустом внешнем круге урожаем, на который можно реагировать?',
    },
    decision: {
      en: 'No. At least one place must be harvested.',
      ru: 'Нет. Нужен урожай хотя бы с одного места.',
    },
    reason: {
      en: 'Where nothing is harvested there is nothing to react to.',
      ru: 'Где ничего не собрано, реагировать не на что.',
    },
  },
  {
    id: 'EV-R5',
    clauses: ['EV-7.4'],
    doubt: {
      en: 'The rule says the link bonus comes when the ritual is laid down; the example lays it down after the bonus.',
      ru: 'По правилу бонус связи наступает, когда ритуал лёг; в примере карту кладут после бонуса.',
    },
    decision: {
      en: 'The ritual is linked before its link bonus, and counts as being there.',
      ru: 'Ритуал связан ещё до бонуса связи и уже считается лежащим.',
    },
    reason: {
      en: 'The rule outweighs the order of telling in an example.',
      ru: 'Правило важнее порядка рассказа в примере.',
    },
  },
  {
    id: 'EV-R6',
    clauses: ['EV-7.11', 'EV-15.6'],
    doubt: {
      en: 'The rulebook makes prices binding only for action cells and for the link bonus of Star.',
      ru: 'Правила делают цену обязательной только для ячеек действия и бонуса связи Звезды.',
    },
    decision: {
      en: 'Instant and triggered effects with a price are optional. Action cells, free actions and link bonuses with a price must be paid.',
      ru: 'Мгновенные и срабатывающие эффекты с ценой необязательны. Цена ячеек действия, свободных действий и бонусов связи обязательна.',
    },
    reason: {
      en: 'Nobody should have to pay for something they did not choose.',
      ru: 'Никто не должен платить за то, чего не выбирал.',
    },
  },
  {
    id: 'EV-R7',
    clauses: ['EV-8.2', 'EV-9.4'],
    doubt: {
      en: 'Does a council member block a specialist of the same name?',
      ru: 'Мешает ли член Совета специалисту с тем же именем?',
    },
    decision: {
      en: 'No, nor the other way round. Only two specialists of one name are forbidden.',
      ru: 'Нет, и наоборот тоже. Запрещены только два специалиста с одним именем.',
    },
    reason: {
      en: 'Nothing of the upper half of a council member is in force, so it has no name.',
      ru: 'У члена Совета не действует ничего из верхней половины, значит, и имени нет.',
    },
  },
  {
    id: 'EV-R8',
    clauses: ['EV-8.8'],
    doubt: {
      en: 'May a free action be used if it changes nothing?',
      ru: 'Можно ли выполнить свободное действие, которое ничего не изменит?',
    },
    decision: {
      en: 'Yes, if it has no price.',
      ru: 'Да, если у него нет цены.',
    },
    reason: {
      en: 'The rulebook does not forbid it, and it harms nobody.',
      ru: 'Правила этого не запрещают, и вреда никому нет.',
    },
  },
  {
    id: 'EV-R9',
    clauses: ['EV-12.3'],
    doubt: {
      en: 'May a path reward from the first orb pay for the next catalyst of the same action?',
      ru: 'Может ли награда пути за первый шар оплатить следующий катализатор того же действия?',
    },
    decision: {
      en: 'No. The whole batch is named and paid first.',
      ru: 'Нет. Сначала называются и оплачиваются все катализаторы этого действия.',
    },
    reason: {
      en: 'In the printed example all three catalysts are paid before the marker moves.',
      ru: 'В печатном примере все три катализатора оплачены до движения маркера.',
    },
  },
  {
    id: 'EV-R10',
    clauses: ['EV-12.8'],
    doubt: {
      en: 'Are the {n:catalyst-tokens} catalyst tokens a limit?',
      ru: 'Ограничивают ли игру {n:catalyst-tokens} жетона катализаторов?',
    },
    decision: {
      en: 'No.',
      ru: 'Нет.',
    },
    reason: {
      en: 'Resources are said to be unlimited; nothing is said of catalysts. And our rituals have more cells than the box has tokens, so a shortage would come from our own numbers.',
      ru: 'Про ресурсы сказано, что они не ограничены; про катализаторы не сказано ничего. К тому же ячеек на наших ритуалах больше, чем жетонов в коробке, и нехватка вышла бы из-за наших же чисел.',
    },
  },
  {
    id: 'EV-R11',
    clauses: ['EV-14.6'],
    doubt: {
      en: 'When exactly is the discard pile shuffled?',
      ru: 'Когда именно перемешивается сброс?',
    },
    decision: {
      en: 'When a card is needed and the deck is empty, not before. A draw takes the old cards first.',
      ru: 'Когда нужна карта, а колода пуста, и не раньше. Сначала берутся старые карты.',
    },
    reason: {
      en: 'So cards discarded in between still come in.',
      ru: 'Так в новую колоду попадают и карты, сброшенные тем временем.',
    },
  },
  {
    id: 'EV-R12',
    clauses: ['EV-15.14'],
    doubt: {
      en: 'Can two effects trigger each other for ever?',
      ru: 'Могут ли два эффекта бесконечно вызывать друг друга?',
    },
    decision: {
      en: 'No. What happens inside an effect does not trigger the same effect again.',
      ru: 'Нет. То, что происходит внутри эффекта, его же снова не вызывает.',
    },
    reason: {
      en: 'Every match must come to an end.',
      ru: 'Каждая партия должна закончиться.',
    },
  },
  {
    id: 'EV-R13',
    clauses: ['EV-19.2', 'EV-32.1', 'EF-N4'],
    doubt: {
      en: `The red stone "matches any symbol of a place". Does it also count for council members who count stones of one kind, and does it fit a place
        without symbols?`,
      ru: `Красный камень «совпадает с любым символом места силы». Считается ли он и для членов Совета, которые считают камни одного вида, и подходит
        ли месту без символов?`,
    },
    decision: {
      en: `The red stone counts as every kind: each such council member counts it. But on a place without any symbol no stone fits, not even the red
        one.`,
      ru: `Красный камень считается камнем каждого вида: его учитывает каждый такой член Совета. Но на место без символов нельзя положить никакой
        камень, даже красный.`,
    },
    reason: {
      en: 'Its symbol is universal, so it is of every kind wherever kinds are compared; where there is no symbol, there is nothing to match.',
      ru: 'Его символ универсален, значит, он любого вида всюду, где виды сравнивают; а где символа нет, совпадать не с чем.',
    },
  },
  {
    id: 'EV-R14',
    clauses: ['EV-19.9'],
    doubt: {
      en: 'Do effects such as "whenever you gain VP" work in the final scoring?',
      ru: 'Срабатывают ли при финальном подсчёте эффекты вроде «каждый раз, получая ПО»?',
    },
    decision: {
      en: 'No.',
      ru: 'Нет.',
    },
    reason: {
      en: 'The scoring sums up what is there; it is no play any more.',
      ru: 'Подсчёт подводит итог тому, что есть; это уже не игра.',
    },
  },
]
