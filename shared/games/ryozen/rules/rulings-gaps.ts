import type { Ruling } from '../../../rules/text.ts'

/** What the rulebook does not say. */
export const GAP_RULINGS: readonly Ruling[] = [
  {
    id: 'RY-R23',
    clauses: ['RY-6.14', 'RY-6.17'],
    doubt: {
      en: 'Does a sector stay locked when the Guardian leaves it or is replaced?',
      ru: 'Остаётся ли сектор закрытым, если Страж ушёл или заменён?',
    },
    decision: { en: 'Yes.', ru: 'Да.' },
    reason: {
      en: 'The card says until your next turn, and nothing about the Guardian staying.',
      ru: 'На карточке сказано: до вашего следующего хода. О том, что Страж должен оставаться, речи нет.',
    },
  },
  {
    id: 'RY-R24',
    clauses: ['RY-5.10'],
    doubt: {
      en: 'You place a companion in the Palace and do not apply its day effect. Does the Palace turn?',
      ru: 'Соратник помещён во Дворец, но дневной эффект ты не применяешь. Поворачивается ли Дворец?',
    },
    decision: { en: 'No.', ru: 'Нет.' },
    reason: { en: 'The turn is part of the effect.', ru: 'Поворот — часть эффекта.' },
  },
  {
    id: 'RY-R25',
    clauses: ['RY-5.9'],
    doubt: {
      en: 'In the Clan House you may reveal and hire. In which order?',
      ru: 'В Доме кланов можно раскрыть и нанять. В каком порядке?',
    },
    decision: { en: 'First reveal, then hire.', ru: 'Сначала раскрыть, потом нанять.' },
    reason: {
      en: 'That is the order of the text, and a public report plays it so.',
      ru: 'Таков порядок в тексте, и так играют в открытом отчёте о партии.',
    },
  },
  {
    id: 'RY-R26',
    clauses: ['RY-9.3', 'RY-14.8'],
    doubt: {
      en: 'Can a hire replace a companion that was pushed out of the Palace?',
      ru: 'Можно ли при найме заменить соратника, которого столкнули?',
    },
    decision: { en: 'No.', ru: 'Нет.' },
    reason: {
      en: 'A hire replaces a companion in hand or on the board, and a pushed out one is in neither place.',
      ru: 'Заменяют соратника в руке или на поле, а этот не там и не там.',
    },
  },
  {
    id: 'RY-R27',
    clauses: ['RY-1.9'],
    doubt: {
      en: 'In our copy of the rulebook two steps of the setup are mixed up: three cards are turned up right after the event deck is made. Of which deck?',
      ru: 'В нашей копии правил два шага подготовки перепутаны: три карточки открывают сразу после колоды событий. Из какой колоды?',
    },
    decision: { en: 'Of the revelations.', ru: 'Из колоды откровений.' },
    reason: { en: 'The sentence itself names them.', ru: 'Так сказано в самом предложении.' },
  },
  {
    id: 'RY-R28',
    clauses: ['RY-14.11'],
    doubt: {
      en: 'For the Phoenix Palace mode the rulebook repeats the setup steps 3 to 11, but the usual setup has 13. Are the decks left out?',
      ru: 'Для режима «Дворец Феникса» правила повторяют шаги подготовки 3–11, хотя в обычной их 13. Значит, колод нет?',
    },
    decision: { en: 'No, all steps to the last one are done.', ru: 'Есть: выполняются все шаги до последнего.' },
    reason: {
      en: 'The mode changes the Palace only, and the game cannot be played without events and revelations.',
      ru: 'Режим меняет только Дворец, а без событий и откровений играть нельзя.',
    },
  },
  {
    id: 'RY-R29',
    clauses: ['RY-14.3'],
    doubt: {
      en: 'The Palace has four faces and the disc six positions. Which faces does a player see in which position?',
      ru: 'У Дворца четыре стороны, а у вращающегося поля шесть положений. Какие стороны видит игрок в каждом из них?',
    },
    decision: {
      en: 'In one position each face looks straight at a side of the board. Every turn adds a sixth of a circle. You see the faces less than a quarter turn away.',
      ru: 'В одном из положений каждая сторона смотрит прямо на край поля. Каждый поворот добавляет шестую часть круга. Видны стороны, отвёрнутые меньше чем на четверть оборота.',
    },
    reason: {
      en: 'Our choice. It gives what the rulebook says: always one face or two.',
      ru: 'Наше решение. Получается именно то, что сказано в правилах: всегда одна или две стороны.',
    },
  },
  {
    id: 'RY-R30',
    clauses: ['RY-14.1'],
    doubt: {
      en: 'The rulebook allows this mode together with any other mode. Which others are there?',
      ru: 'Правила разрешают сочетать этот режим с любым другим. Какие есть другие?',
    },
    decision: { en: 'None here: the usual game and the Phoenix Palace.', ru: 'Здесь никаких: обычная игра и «Дворец Феникса».' },
    reason: {
      en: 'This rulebook describes no others. A public review mentions solo, cooperative and team modes of other editions.',
      ru: 'В этих правилах других нет. В открытом обзоре упомянуты одиночный, совместный и командный режимы других изданий.',
    },
  },
  {
    id: 'RY-R31',
    clauses: ['RY-1.3'],
    doubt: {
      en: 'What are the four clans called, and what colours do they have?',
      ru: 'Как называются четыре клана и какого они цвета?',
    },
    decision: {
      en: 'Amber Foxes (orange), Violet Cats (purple), Azure Cranes and Crimson Macaques.',
      ru: 'Янтарные лисы (оранжевый), Лиловые кошки (фиолетовый), Лазурные журавли и Алые макаки.',
    },
    reason: {
      en: 'The rulebook names orange and purple only. The names and the other two colours are ours.',
      ru: 'В правилах названы только оранжевый и фиолетовый. Названия и два других цвета — наши.',
    },
  },
  {
    id: 'RY-R32',
    clauses: ['RY-8.2'],
    doubt: { en: 'What if the deck of revelations runs out?', ru: 'Что делать, если колода откровений кончилась?' },
    decision: {
      en: 'The discarded revelations are shuffled into a new deck.',
      ru: 'Сброшенные откровения перемешивают в новую колоду.',
    },
    reason: { en: 'The same is printed for events.', ru: 'Для событий правила велят именно так.' },
  },
  {
    id: 'RY-R33',
    clauses: ['RY-4.5', 'RY-8.16'],
    doubt: {
      en: 'Does Mercy work when you strike your own companion, or when you are struck?',
      ru: 'Действует ли милосердие, если ударить по своему соратнику или если ударили по твоему?',
    },
    decision: { en: 'No. Only your strikes on opponents count.', ru: 'Нет. В счёт идут только твои удары по соперникам.' },
    reason: { en: 'The card says so.', ru: 'Так сказано на карточке.' },
  },
  {
    id: 'RY-R34',
    clauses: ['RY-11.12'],
    doubt: {
      en: 'Public Brawl counts Apprentices on the board. Does the Palace belong to the board?',
      ru: '«Публичная потасовка» считает Подмастерьев на игровом поле. Входит ли в поле Дворец?',
    },
    decision: { en: 'Yes. Those who were pushed out do not count.', ru: 'Да. А столкнутые не учитываются.' },
    reason: {
      en: 'At Dawn companions are taken from the board, "the Palace included".',
      ru: 'На Рассвете соратников забирают с поля, «в том числе из Дворца».',
    },
  },
  {
    id: 'RY-R35',
    clauses: ['RY-6.17', 'RY-9.4'],
    doubt: {
      en: 'Can a hire replace a companion that stands in a locked sector?',
      ru: 'Можно ли при найме заменить соратника в закрытом секторе?',
    },
    decision: { en: 'Yes.', ru: 'Да.' },
    reason: {
      en: 'Our choice. A lock forbids placing and moving in. Here one companion only takes the slot of another.',
      ru: 'Наше решение. Запрещено помещать и перемещать в сектор, а здесь соратника лишь меняют на том же месте.',
    },
  },
]
