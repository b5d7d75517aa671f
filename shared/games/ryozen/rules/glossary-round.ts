import type { GlossaryEntry } from '../../../rules/text.ts'

/** The round, and who takes part in it. */
export const ROUND_ENTRIES: readonly GlossaryEntry[] = [
  {
    id: 'round',
    name: { en: 'Round', ru: 'Раунд' },
    text: { en: 'Day, Night and Dawn. A match has {n:rounds}.', ru: 'День, Ночь и Рассвет. В партии {n:rounds} раунда.' },
    clauses: ['RY-2.1'],
  },
  {
    id: 'day',
    name: { en: 'Day', ru: 'День' },
    text: {
      en: 'Events are foretold, then players take turns and place companions until every hand is empty.',
      ru: 'Предсказываются события, затем игроки по очереди размещают соратников, пока не опустеют все руки.',
    },
    clauses: ['RY-2.2', 'RY-2.3'],
  },
  {
    id: 'night',
    name: { en: 'Night', ru: 'Ночь' },
    text: {
      en: 'First the foretold events come true, then every place gives its night reward.',
      ru: 'Сначала сбываются предсказанные события, затем каждое место даёт ночную награду.',
    },
    clauses: ['RY-11.1', 'RY-12.1'],
  },
  {
    id: 'dawn',
    name: { en: 'Dawn', ru: 'Рассвет' },
    text: {
      en: 'All companions come back to their hands, and the Palace grows. The last round has no Dawn.',
      ru: 'Все соратники возвращаются в руки, а Дворец вырастает. В последнем раунде Рассвета нет.',
    },
    clauses: ['RY-13.1'],
  },
  {
    id: 'turn-order',
    name: { en: 'Turn order', ru: 'Порядок хода' },
    text: {
      en: 'From the holder of the first player token clockwise.',
      ru: 'От владельца жетона первого игрока по часовой стрелке.',
    },
    clauses: ['RY-0.6'],
  },
  {
    id: 'first-player',
    name: { en: 'First player token', ru: 'Жетон первого игрока' },
    text: {
      en: 'Its holder begins the Day. At Night the majority in the Palace takes it. At the end it counts as a moon shard of any colour.',
      ru: 'Его владелец начинает День. Ночью его забирает тот, у кого большинство во Дворце. В конце он считается осколком луны любого цвета.',
    },
    clauses: ['RY-0.6', 'RY-12.7', 'RY-13.3'],
    also: { en: ['starting player', 'who begins', 'phoenix figure'], ru: ['кто начинает', 'первый ход', 'фигурка феникса'] },
  },
  {
    id: 'opponent',
    name: { en: 'Opponent', ru: 'Соперник' },
    text: { en: 'Every other player.', ru: 'Каждый другой игрок.' },
    clauses: ['RY-0.6'],
  },
  {
    id: 'clan',
    name: { en: 'Clan', ru: 'Клан' },
    text: {
      en: 'What you lead: a colour and its companions. All clans have the same companions, so the choice is a matter of taste.',
      ru: 'Те, кого ты ведёшь: цвет и его соратники. Соратники во всех кланах одинаковы, так что выбор — дело вкуса.',
    },
    clauses: ['RY-1.3'],
    also: { en: ['colour', 'fox', 'cat', 'crane', 'macaque'], ru: ['цвет', 'лисы', 'кошки', 'журавли', 'макаки'] },
  },
  {
    id: 'companion',
    name: { en: 'Companion', ru: 'Соратник' },
    text: {
      en: 'A tile of your clan that you place in a sector or in the Palace. It has a revealed and a hidden side.',
      ru: 'Тайл твоего клана, который ты помещаешь в сектор или во Дворец. У него есть раскрытая и скрытая стороны.',
    },
    clauses: ['RY-0.5', 'RY-3.2'],
    also: { en: ['worker', 'tile', 'unit'], ru: ['рабочий', 'тайл', 'юнит'] },
  },
  {
    id: 'hand',
    name: { en: 'Hand', ru: 'Рука' },
    text: {
      en: 'The companions you can still place in this round. Everybody sees them.',
      ru: 'Соратники, которых ты ещё можешь разместить в этом раунде. Их видят все.',
    },
    clauses: ['RY-1.3'],
  },
  {
    id: 'ability',
    name: { en: 'Ability', ru: 'Способность' },
    text: {
      en: 'What a companion can do at the moment when it is placed revealed in a sector.',
      ru: 'То, что соратник может сделать в момент, когда его раскрытым помещают в сектор.',
    },
    clauses: ['RY-3.6', 'RY-6.19'],
  },
  {
    id: 'revealed',
    name: { en: 'Revealed', ru: 'Раскрытый' },
    text: {
      en: 'Ability side up: one influence. A strike sends it to the Palace.',
      ru: 'Способностью вверх: одно влияние. Удар отправляет его во Дворец.',
    },
    clauses: ['RY-0.5', 'RY-4.3'],
    also: { en: ['face up', 'open'], ru: ['лицом вверх', 'открытый'] },
  },
  {
    id: 'hidden',
    name: { en: 'Hidden', ru: 'Скрытый' },
    text: {
      en: 'Ability side down: two influence and no ability. A strike turns it revealed.',
      ru: 'Способностью вниз: два влияния и никакой способности. Удар его раскрывает.',
    },
    clauses: ['RY-0.5', 'RY-3.4', 'RY-4.2'],
    also: { en: ['face down', 'secret'], ru: ['лицом вниз', 'тайный', 'скрытность'] },
  },
  {
    id: 'influence',
    name: { en: 'Influence', ru: 'Влияние' },
    text: {
      en: 'What decides the majority in a place: one for each revealed companion, two for each hidden one.',
      ru: 'По нему определяют большинство: одно за раскрытого соратника, два за скрытого.',
    },
    clauses: ['RY-12.2'],
    also: { en: ['strength', 'control'], ru: ['сила', 'контроль'] },
  },
  {
    id: 'majority',
    name: { en: 'Majority', ru: 'Большинство' },
    text: {
      en: 'The most influence in a place; of equals the better herald has it. It brings a moon shard, in the Palace the first player token.',
      ru: 'Наибольшее влияние в месте; при равенстве — лучший Глашатай. Приносит осколок луны, а во Дворце — жетон первого игрока.',
    },
    clauses: ['RY-12.4', 'RY-12.5', 'RY-12.7'],
    also: { en: ['tie', 'draw', 'most'], ru: ['ничья', 'равенство', 'бонус за большинство'] },
  },
  {
    id: 'night-reward',
    name: { en: 'Night reward', ru: 'Ночная награда' },
    text: {
      en: 'What everybody with a companion in a place gets there at Night.',
      ru: 'То, что Ночью получает каждый, у кого есть соратник в этом месте.',
    },
    clauses: ['RY-12.3', 'RY-12.7'],
  },
  {
    id: 'day-effect',
    name: { en: 'Day effect', ru: 'Дневной эффект' },
    text: {
      en: 'What you may do by Day in the place where you have put a companion.',
      ru: 'То, что Днём можно сделать в месте, куда помещён твой соратник.',
    },
    clauses: ['RY-3.7', 'RY-3.8', 'RY-5.11'],
    also: { en: ['action', 'sector action'], ru: ['действие', 'действие сектора'] },
  },
  {
    id: 'strike',
    name: { en: 'Strike', ru: 'Удар' },
    text: {
      en: 'Turns a hidden companion revealed, or sends a revealed one from its sector to the Palace.',
      ru: 'Раскрывает скрытого соратника, а раскрытого отправляет из сектора во Дворец.',
    },
    clauses: ['RY-4.1', 'RY-4.2', 'RY-4.3', 'RY-4.4'],
    also: { en: ['attack', 'hit', 'fight', 'kill'], ru: ['атака', 'напасть', 'ударить', 'бой'] },
  },
  {
    id: 'lock',
    name: { en: 'Locked sector', ru: 'Закрытый сектор' },
    text: {
      en: "Nobody can place or move a companion into it. The Guardian locks it until its owner's next turn, or until the Day ends.",
      ru: 'В него нельзя ни поместить, ни переместить соратника. Закрывает Страж — до следующего хода его хозяина или до конца Дня.',
    },
    clauses: ['RY-6.14', 'RY-6.17'],
    also: { en: ['block', 'closed', 'guard'], ru: ['блокировка', 'запрет', 'охрана'] },
  },
  {
    id: 'out-of-game',
    name: { en: 'Out of the game', ru: 'Вне игры' },
    text: { en: 'Gone for the rest of the match.', ru: 'Больше не участвует в партии.' },
    clauses: ['RY-1.3', 'RY-9.2', 'RY-9.3'],
    also: { en: ['removed', 'box'], ru: ['убран', 'в коробку'] },
  },
]
