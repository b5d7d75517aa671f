import type { Ruling } from '../../../rules/text.ts'

/** EV-R29 to EV-R42: the Automa, names, the rest of a turn. */
export const NAME_RULINGS: readonly Ruling[] = [
  {
    id: 'EV-R29',
    clauses: ['EV-26.3'],
    doubt: {
      en: 'What does a yellow frame do to a marker that starts from it, and how many frames are there?',
      ru: 'Что делает жёлтая рамка с маркером, который с неё начинает, и сколько таких рамок?',
    },
    decision: {
      en: 'The marker stops when it reaches one, and leaves it like any other cell. There are {n:automa-yellow}.',
      ru: 'Маркер останавливается, когда доходит до неё, а уходит с неё как с любой другой. Таких ячеек {n:automa-yellow}.',
    },
    reason: {
      en: 'The rule speaks of moving through the frame; the number is known from public pictures.',
      ru: 'Правило говорит о движении через рамку; число известно по открытым изображениям.',
    },
  },
  {
    id: 'EV-R30',
    clauses: ['EV-26.14'],
    doubt: {
      en: 'May the Automa have two specialists of one name?',
      ru: 'Могут ли у Автомы быть два специалиста с одним именем?',
    },
    decision: {
      en: 'Yes.',
      ru: 'Да.',
    },
    reason: {
      en: 'The rule for her plays names no exception.',
      ru: 'Правило её розыгрыша исключений не называет.',
    },
  },
  {
    id: 'EV-R31',
    clauses: ['EV-28.1'],
    doubt: {
      en: 'Where do her stones go among rituals with equal VP?',
      ru: 'Куда ложатся её камни, если ПО ритуалов равны?',
    },
    decision: {
      en: 'To the leftmost.',
      ru: 'На самое левое место.',
    },
    reason: {
      en: 'The rulebook says only "most VP"; all her other ties go to the left as well.',
      ru: 'В правилах сказано только «больше всего очков»; все прочие ничьи у неё тоже решаются слева.',
    },
  },
  {
    id: 'EV-R32',
    clauses: ['EV-26.15', 'EF-A2'],
    doubt: {
      en: 'Does she pay the price of a link bonus?',
      ru: 'Платит ли она цену бонуса связи?',
    },
    decision: {
      en: 'No. The price is ignored and the gain becomes VP.',
      ru: 'Нет. Цена не учитывается, добыча становится ПО.',
    },
    reason: {
      en: 'She has nothing she could pay with.',
      ru: 'Ей нечем платить.',
    },
  },
  {
    id: 'EV-R33',
    clauses: ['EV-27.2'],
    doubt: {
      en: 'Do you set your dial in secret when you play alone?',
      ru: 'Тайно ли выставляется индикатор в одиночной игре?',
    },
    decision: {
      en: 'It makes no difference; her cards are revealed afterwards.',
      ru: 'Разницы нет: её карты открываются потом.',
    },
    reason: {
      en: 'There is nobody to hide it from.',
      ru: 'Прятать его не от кого.',
    },
  },
  {
    id: 'EV-R34',
    clauses: ['EV-14.4'],
    doubt: {
      en: 'What about 200 VP and more, with one token for each player?',
      ru: 'Что делать при 200 ПО и больше, если жетон у каждого один?',
    },
    decision: {
      en: 'You go on counting.',
      ru: 'Считай дальше.',
    },
    reason: {
      en: 'The token only shows the sum.',
      ru: 'Жетон лишь показывает сумму.',
    },
  },
  {
    id: 'EV-R35',
    clauses: ['EV-1.12', 'EV-16.6'],
    doubt: {
      en: 'Who is "the opponent on your left"?',
      ru: 'Кто такой «противник слева»?',
    },
    decision: {
      en: 'The next player clockwise.',
      ru: 'Следующий игрок по часовой стрелке.',
    },
    reason: {
      en: 'Turns go clockwise round the table, and that is to the left.',
      ru: 'Ходы идут по часовой стрелке, а это налево.',
    },
  },
  {
    id: 'EV-R36',
    clauses: ['EV-8.7'],
    doubt: {
      en: 'The text of the rules we work from was read by a machine and has slips: garbled names, a card to be turned in an unclear way.',
      ru: 'Текст правил, с которым мы работаем, распознан машиной, и в нём есть ошибки: искажённые имена, неясно, как поворачивать карту.',
    },
    decision: {
      en: 'We correct such names by what they must have been, the title of the game among them, and turn a used specialist sideways.',
      ru: `Мы читаем: название — «Лихолетье», Кейр — «Мастерица иллюзий», место силы — «Святилище»; карту использованного специалиста поворачиваем
        набок.`,
    },
    reason: {
      en: 'Other sentences and the symbol list of the rulebook show what was meant.',
      ru: 'Что имелось в виду, видно по другим фразам и списку символов в правилах.',
    },
  },
  {
    id: 'EV-R37',
    clauses: ['EV-31.1'],
    doubt: {
      en: 'Our source gives the names of the persons only in Russian.',
      ru: 'В нашем источнике имена персонажей только русские.',
    },
    decision: {
      en: 'The English names (Keir, Keita, Nora, Ulan and so on) are our transcription.',
      ru: 'Английские имена (Keir, Keita, Nora, Ulan и так далее) — наша передача.',
    },
    reason: {
      en: 'The English box may spell them differently.',
      ru: 'В английском издании они могут писаться иначе.',
    },
  },
  {
    id: 'EV-R38',
    clauses: ['EV-3.8'],
    doubt: {
      en: 'When exactly are the two cards of the advanced start discarded?',
      ru: 'Когда именно сбрасываются две карты в начале для опытных?',
    },
    decision: {
      en: 'After all gains of the scouting phase, for Circle after its harvest.',
      ru: 'После всего, что дала разведка, у Круга — после урожая.',
    },
    reason: {
      en: 'The choice is better when you know all you have.',
      ru: 'Выбирать лучше, зная всё, что у тебя есть.',
    },
  },
  {
    id: 'EV-R39',
    clauses: ['EV-3.3', 'EV-15.5'],
    doubt: {
      en: 'May you decline a gain you do not want?',
      ru: 'Можно ли отказаться от ненужной награды?',
    },
    decision: {
      en: 'No. Only what the rules list as optional can be declined.',
      ru: 'Нет. Отказаться можно только от того, что в правилах названо необязательным.',
    },
    reason: {
      en: 'So it is always clear when somebody has to be asked.',
      ru: 'Так всегда ясно, когда кого-то нужно спросить.',
    },
  },
  {
    id: 'EV-R40',
    clauses: ['EV-14.7'],
    doubt: {
      en: 'What if the place deck runs out?',
      ru: 'Что, если колода мест силы закончится?',
    },
    decision: {
      en: 'It is not made anew. Slots stay empty.',
      ru: 'Заново её не собирают. Ячейки остаются пустыми.',
    },
    reason: {
      en: 'Places are never discarded, so there is nothing to shuffle.',
      ru: 'Места силы не сбрасывают, перемешивать нечего.',
    },
  },
  {
    id: 'EV-R41',
    clauses: ['EV-1.1', 'EV-12.2'],
    doubt: {
      en: 'Public English texts call Central Highlands "Central Mountains" and the sickle "scythe".',
      ru: 'В открытых английских текстах Центральное нагорье — Central Mountains, а серп — scythe.',
    },
    decision: {
      en: 'We keep our names: Central Highlands and sickle.',
      ru: 'По-английски мы пишем Central Highlands и sickle.',
    },
    reason: {
      en: 'They are nearer to the Russian edition we work from.',
      ru: 'Так ближе к русскому изданию, с которым мы работаем.',
    },
  },
  {
    id: 'EV-R42',
    clauses: ['EV-31.6', 'EF-V24'],
    doubt: {
      en: 'May Elvin repeat the top reward?',
      ru: 'Может ли Элвин повторить верхнюю награду?',
    },
    decision: {
      en: 'No, only a bottom or a middle one, and the repeat does not trigger him again.',
      ru: 'Нет, только нижнюю или среднюю, и повтор снова его не вызывает.',
    },
    reason: {
      en: 'The explanation in the rulebook speaks of these two only.',
      ru: 'Пояснение в правилах говорит только об этих двух.',
    },
  },
]
