import type { Ruling } from '../../../rules/text.ts'

/** What came up at this table: how choices are offered, and cases that nobody had thought of. */
export const TABLE_RULINGS: readonly Ruling[] = [
  {
    id: 'RY-R36',
    clauses: ['RY-3.2', 'RY-3.3'],
    doubt: {
      en: 'You have four Apprentices and two free slots before you. Must you say which Apprentice goes to which slot?',
      ru: 'У тебя четыре Подмастерья, а в секторе два бесплатных места. Нужно ли говорить, какой именно встанет на какое?',
    },
    decision: {
      en: 'No. What is alike is offered once: one Apprentice of your hand, and the leftmost of the free slots that cost the same.',
      ru: 'Нет. Одинаковое предлагается один раз: один Подмастерье из руки и самое левое из свободных мест с той же ценой.',
    },
    reason: { en: 'No rule tells them apart.', ru: 'Ни одно правило их не различает.' },
  },
  {
    id: 'RY-R37',
    clauses: ['RY-8.1', 'RY-9.3'],
    doubt: {
      en: 'When do you say whether you keep or burn a card, and whom a hired companion replaces?',
      ru: 'Когда нужно сказать, оставляешь ты карточку или сжигаешь и кого заменяет нанятый соратник?',
    },
    decision: { en: 'Together with the purchase or the hire.', ru: 'Вместе с самой покупкой или наймом.' },
    reason: { en: 'Nothing becomes known in between.', ru: 'В промежутке не становится известно ничего нового.' },
  },
  {
    id: 'RY-R38',
    clauses: ['RY-5.3', 'RY-5.4', 'RY-5.5', 'RY-5.6'],
    doubt: {
      en: 'In the Outskirts you can explore, or explore and build. How do you choose?',
      ru: 'На Окраине можно исследовать или исследовать и построить. Как это выбирают?',
    },
    decision: {
      en: 'You choose where your explorer ends: on a built village, or on the area that is built now. The steps follow from that.',
      ru: 'Ты выбираешь, где Исследователь закончит путь: на построенной деревне или на области, которую сейчас застроят. Шаги следуют из этого.',
    },
    reason: { en: 'There is only one way to each of them.', ru: 'К каждой цели ведёт только один путь.' },
  },
  {
    id: 'RY-R39',
    clauses: ['RY-11.10', 'RY-11.11', 'RY-11.13', 'RY-11.20'],
    doubt: {
      en: 'How do you choose when an event takes several things or strikes in several sectors?',
      ru: 'Как выбирать, если событие отнимает сразу несколько вещей или бьёт в нескольких секторах?',
    },
    decision: {
      en: 'One at a time. If everything must go, nothing is asked. Curse of the Shadow goes clockwise from the Gate.',
      ru: 'По одному. Если уходит всё, вопроса нет. «Проклятие тени» идёт по часовой стрелке от Врат.',
    },
    reason: {
      en: `Each choice stays small, and the result is the same. Only in the Phoenix Palace mode can the order of the strikes matter: if walls are
        short, the last one struck is pushed out.`,
      ru: `Каждый выбор остаётся простым, а итог тот же. Порядок ударов важен только в режиме «Дворец Феникса»: если стен не хватает, столкнутым
        окажется тот, по кому ударили последним.`,
    },
  },
  {
    id: 'RY-R40',
    clauses: ['RY-11.1', 'RY-12.6'],
    doubt: {
      en: 'At Night choices of different players often do not touch each other. Are they made at the same time?',
      ru: 'Ночью решения разных игроков часто не зависят друг от друга. Принимают ли их одновременно?',
    },
    decision: { en: 'No, one player after another in turn order.', ru: 'Нет, по очереди, в порядке хода.' },
    reason: { en: 'The rulebook says turn order, and so everybody can follow.', ru: 'В правилах сказано: в порядке хода. Так всем легче следить.' },
  },
  {
    id: 'RY-R41',
    clauses: ['RY-3.9'],
    doubt: { en: 'When is your turn over, and what can you take back?', ru: 'Когда твой ход завершён и что можно отменить?' },
    decision: {
      en: 'It is over when you end it. Until then you can take back your choices, as far as nothing was turned up since (a companion, a revelation, the next village) and nobody else has decided anything.',
      ru: 'Когда ты его завершишь. До этого свои решения можно отменять, если после них ничего не открылось (соратник, откровение, следующая деревня) и никто другой ничего не решал.',
    },
    reason: {
      en: 'What everybody has seen cannot be unseen, and a decision of another player is not yours to undo.',
      ru: 'Увиденное всеми уже не скрыть, а чужое решение отменяешь не ты.',
    },
  },
  {
    id: 'RY-R42',
    clauses: ['RY-4.1', 'RY-6.10'],
    doubt: {
      en: 'An ability never targets the companion that uses it. May the Pathfinder be hidden by the Owl Cove or moved by the Nomad Camp when it leads you there?',
      ru: 'Способность не действует на того, кто её применяет. Может ли Совиная бухта скрыть самого Следопыта, а Лагерь кочевников — переместить его?',
    },
    decision: { en: 'Yes.', ru: 'Да.' },
    reason: {
      en: 'The village acts, not the Pathfinder.',
      ru: 'Действует деревня, а не Следопыт.',
    },
  },
  {
    id: 'RY-R43',
    clauses: ['RY-3.7'],
    doubt: {
      en: 'The companion you placed was moved, struck or replaced before your day effect. Which day effect do you apply?',
      ru: 'Помещённого в этот ход соратника успели переместить, ударить или заменить до дневного эффекта. Эффект какого места ты применяешь?',
    },
    decision: {
      en: 'That of the place where you put the companion, unless the Hermit chose another.',
      ru: 'Того, куда соратник был помещён, если Отшельник не выбрал другое.',
    },
    reason: {
      en: 'The rule speaks of where you placed it, not of where it stands now.',
      ru: 'Правило говорит о том, куда соратника поместили, а не о том, где он сейчас.',
    },
  },
  {
    id: 'RY-R44',
    clauses: ['RY-5.7', 'RY-6.10', 'RY-10.5', 'RY-10.6', 'RY-10.9', 'RY-10.13'],
    doubt: { en: 'May you take a bonus that would bring nothing?', ru: 'Можно ли взять бонус, который ничего не даст?' },
    decision: {
      en: 'No: not River Shoal with fewer than two revelations, Bulwark without an empty event area, Bird Gorge with nobody in a highlighted sector. Moon Harbour may call an empty sector, but that carries out nothing, and so no seal follows from it.',
      ru: 'Нет: ни Речную отмель с одним откровением или без них, ни Оплот без пустых областей событий, ни Птичье ущелье, если в выделенных секторах у тебя никого нет. Лунная гавань может выбрать пустой сектор, но тогда ничего не выполнено и печать за это не сработает.',
    },
    reason: {
      en: 'What can do nothing is not offered, as with abilities.',
      ru: 'То, что ничего не даст, не предлагается, как и со способностями.',
    },
  },
  {
    id: 'RY-R45',
    clauses: ['RY-6.13'],
    doubt: {
      en: 'May the Hermit choose a sector whose day effect is impossible right now?',
      ru: 'Может ли Отшельник выбрать сектор, чей дневной эффект сейчас невозможен?',
    },
    decision: {
      en: 'Yes. Then there is nothing to apply in this turn.',
      ru: 'Да. Тогда в этот ход применять нечего.',
    },
    reason: {
      en: 'The ability only chooses the sector. Whether its effect is possible shows afterwards.',
      ru: 'Способность лишь выбирает сектор. Возможен ли его эффект, выясняется потом.',
    },
  },
  {
    id: 'RY-R46',
    clauses: ['RY-5.10', 'RY-14.6', 'RY-14.7'],
    doubt: {
      en: 'With the light of the Palace: do you choose the sector before or after you pay the lantern?',
      ru: 'Свет Дворца: сектор выбирают до оплаты фонарём или после?',
    },
    decision: {
      en: 'After, among the highlighted sectors whose day effect then does something. There always is one: the Gate or the Capital.',
      ru: 'После, из выделенных секторов, чей дневной эффект тогда что-то даёт. Такой всегда есть: Врата или Столица.',
    },
    reason: {
      en: 'The lantern is spent first, so it cannot pay for a village as well.',
      ru: 'Фонарь тратят сначала, поэтому оплатить им ещё и деревню нельзя.',
    },
  },
  {
    id: 'RY-R47',
    clauses: ['RY-14.2'],
    doubt: {
      en: 'Who sits at which side of the Palace, when nobody sits at a real table?',
      ru: 'Кто с какой стороны Дворца сидит, если настоящего стола нет?',
    },
    decision: {
      en: 'The first player of the setup has the first side, the others follow clockwise. The sides stay, whoever gets the first player token later.',
      ru: 'У первого игрока при подготовке первая сторона, остальные — дальше по часовой стрелке. Стороны не меняются, к кому бы потом ни перешёл жетон.',
    },
    reason: { en: 'Everybody sits somewhere, and stays there.', ru: 'Каждый где-то сидит и никуда не пересаживается.' },
  },
  {
    id: 'RY-R48',
    clauses: ['RY-2.3'],
    doubt: { en: 'What happens when a player leaves?', ru: 'Что будет, если игрок ушёл?' },
    decision: { en: 'A bot plays on in their place.', ru: 'За него продолжает играть бот.' },
    reason: {
      en: 'The rulebook does not speak of giving up, and the others need somebody to compete with for the majorities.',
      ru: 'О том, как сдаться, в правилах не сказано, а остальным нужно с кем-то бороться за большинство.',
    },
  },
  {
    id: 'RY-R49',
    clauses: ['RY-10.11'],
    doubt: {
      en: 'May the Nomad Camp move a companion out of the Palace?',
      ru: 'Может ли Лагерь кочевников переместить соратника из Дворца?',
    },
    decision: {
      en: 'Yes, from any place in the Palace to a sector. Nobody is moved into the Palace.',
      ru: 'Да, с любого места во Дворце в сектор. Во Дворец никого не перемещают.',
    },
    reason: {
      en: 'Only Strategic Maneuvers excludes the Palace in words. The camp takes a companion from where it is to a slot of another sector.',
      ru: 'Словами Дворец исключают только Стратегические манёвры. Лагерь перемещает соратника оттуда, где он есть, на место в другом секторе.',
    },
  },
  {
    id: 'RY-R50',
    clauses: ['RY-1.2'],
    doubt: {
      en: 'In the rulebook whoever last saw a phoenix begins. Who begins here?',
      ru: 'По правилам начинает тот, кто последним видел феникса. Кто начинает здесь?',
    },
    decision: {
      en: 'A player drawn at random, or the player on the first seat, as the table chooses.',
      ru: 'Случайный игрок или игрок на первом месте, как решит стол.',
    },
    reason: { en: 'Nobody could check who saw a phoenix.', ru: 'Кто видел феникса, проверить нельзя.' },
  },
  {
    id: 'RY-R51',
    clauses: ['RY-5.7', 'RY-10.12'],
    doubt: {
      en: 'At the Altar you may explore a village and take a bonus. In which order?',
      ru: 'У Алтаря можно исследовать деревню и получить бонус. В каком порядке?',
    },
    decision: {
      en: 'First explore, then take the bonus. Whoever goes back by the Moon Forge stays there.',
      ru: 'Сначала исследовать, потом получить бонус. Кто отошёл назад из-за Лунной кузницы, там и остаётся.',
    },
    reason: {
      en: 'That is the order of the text, and it speaks of a village you have explored already.',
      ru: 'Таков порядок в тексте, и бонус там даёт уже исследованная деревня.',
    },
  },
  {
    id: 'RY-R52',
    clauses: ['RY-8.1', 'RY-8.11', 'RY-5.12'],
    doubt: {
      en: 'You buy a seal with the very day effect on which it works. Does it work at once?',
      ru: 'Печать приобретена тем самым дневным эффектом, при котором она срабатывает. Действует ли она сразу?',
    },
    decision: {
      en: `A seal that comes after the effect does. The Seal of the Springs counts all cards bought with this effect, itself included. For a seal that
        comes before the effect it is too late.`,
      ru: `Печать, которая идёт после эффекта, — да. Печать Источников считает все карточки, приобретённые этим эффектом, и себя тоже. Для печати,
        которая идёт перед эффектом, уже поздно.`,
    },
    reason: {
      en: 'A kept card works from the moment it is kept, and the moment after the effect is still to come.',
      ru: 'Оставленная карточка действует с той минуты, как её оставили, а окончание эффекта ещё впереди.',
    },
  },
]
