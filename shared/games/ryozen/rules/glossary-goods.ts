import type { GlossaryEntry } from '../../../rules/text.ts'

/** What players own, gain and lose. */
export const GOODS_ENTRIES: readonly GlossaryEntry[] = [
  {
    id: 'favour',
    name: { en: 'Favour', ru: 'Благосклонность' },
    text: {
      en: 'Points. Whoever has the most at the end wins. It never drops below zero.',
      ru: 'Победные очки. Побеждает тот, у кого их больше в конце. Ниже нуля они не опускаются.',
    },
    clauses: ['RY-0.4', 'RY-13.4'],
    also: { en: ['points', 'score', 'victory points'], ru: ['очки', 'победные очки', 'счёт'] },
  },
  {
    id: 'resource',
    name: { en: 'Resource', ru: 'Ресурс' },
    text: { en: 'A coin, a scroll or a lantern.', ru: 'Монета, свиток или фонарь.' },
    clauses: ['RY-0.3'],
  },
  {
    id: 'any-resource',
    name: { en: 'Any resource', ru: 'Любой ресурс' },
    text: { en: 'One coin, scroll or lantern, as you choose.', ru: 'Одна монета, один свиток или один фонарь — на твой выбор.' },
    clauses: ['RY-0.3'],
    also: { en: ['resource of choice', 'wild'], ru: ['ресурс на выбор'] },
  },
  {
    id: 'coin',
    name: { en: 'Coin', ru: 'Монета' },
    text: { en: 'Resource. Pays for hiding, hiring and some slots.', ru: 'Ресурс. Им платят за скрытность, наём и некоторые места.' },
    clauses: ['RY-0.3', 'RY-3.4', 'RY-9.3'],
    also: { en: ['money', 'gold'], ru: ['деньги', 'золото'] },
  },
  {
    id: 'scroll',
    name: { en: 'Scroll', ru: 'Свиток' },
    text: { en: 'Resource. Pays for revelations and some slots.', ru: 'Ресурс. Им платят за откровения и некоторые места.' },
    clauses: ['RY-0.3', 'RY-8.1'],
  },
  {
    id: 'lantern',
    name: { en: 'Lantern', ru: 'Фонарь' },
    text: {
      en: 'Resource. Pays for the light of the Palace, for Prayers and for some slots.',
      ru: 'Ресурс. Им платят за свет Дворца, молитвы и некоторые места.',
    },
    clauses: ['RY-0.3', 'RY-5.10', 'RY-8.7'],
    also: { en: ['lamp'], ru: ['лампа', 'фонарик'] },
  },
  {
    id: 'cost',
    name: { en: 'Cost', ru: 'Стоимость' },
    text: { en: 'Paid in full, or the thing is not done.', ru: 'Платится целиком, иначе ничего не происходит.' },
    clauses: ['RY-0.3'],
    also: { en: ['price', 'pay'], ru: ['цена', 'плата', 'заплатить'] },
  },
  {
    id: 'loss',
    name: { en: 'Loss', ru: 'Потеря' },
    text: { en: 'Takes as much as there is, and nothing below zero.', ru: 'Забирает столько, сколько есть; ниже нуля ничего не опускается.' },
    clauses: ['RY-0.3', 'RY-0.4'],
    also: { en: ['lose'], ru: ['потерять', 'лишиться'] },
  },
  {
    id: 'moon-shard',
    name: { en: 'Moon shard', ru: 'Осколок луны' },
    text: {
      en: 'Coral, agate or jade. Sets of three bring favour at the end.',
      ru: 'Коралловый, агатовый или нефритовый. Наборы из трёх приносят очки в конце.',
    },
    clauses: ['RY-0.7', 'RY-13.3'],
    also: { en: ['shard', 'gem', 'moon'], ru: ['осколок', 'камень', 'луна'] },
  },
  {
    id: 'coral',
    name: { en: 'Coral', ru: 'Коралловый' },
    text: { en: 'The moon shard of the Gate and the Capital.', ru: 'Осколок луны Врат и Столицы.' },
    clauses: ['RY-0.7'],
  },
  {
    id: 'agate',
    name: { en: 'Agate', ru: 'Агатовый' },
    text: { en: 'The moon shard of the Springs and the Clan House.', ru: 'Осколок луны Источников и Дома кланов.' },
    clauses: ['RY-0.7'],
  },
  {
    id: 'jade',
    name: { en: 'Jade', ru: 'Нефритовый' },
    text: { en: 'The moon shard of the Outskirts and the Altar.', ru: 'Осколок луны Окраины и Алтаря.' },
    clauses: ['RY-0.7'],
  },
  {
    id: 'set',
    name: { en: 'Set', ru: 'Набор' },
    text: {
      en: 'Three moon shards, all of one colour or all different. Each shard belongs to one set at most.',
      ru: 'Три осколка луны: все одного цвета или все разные. Каждый осколок входит не больше чем в один набор.',
    },
    clauses: ['RY-13.3'],
  },
  {
    id: 'herald',
    name: { en: 'Herald', ru: 'Глашатай' },
    text: {
      en: 'Your token on the Capital track. The better herald, closer to I, wins every tie.',
      ru: 'Твой жетон на треке Столицы. Кто ближе к делению I, тот выигрывает любую ничью.',
    },
    clauses: ['RY-1.5', 'RY-5.2', 'RY-12.5', 'RY-13.4'],
    also: { en: ['tie', 'tiebreaker'], ru: ['ничья', 'равенство'] },
  },
  {
    id: 'capital-track',
    name: { en: 'Capital track', ru: 'Трек Столицы' },
    text: { en: 'The order of the heralds. Position I is the best.', ru: 'Порядок Глашатаев. Деление I — лучшее.' },
    clauses: ['RY-1.5', 'RY-5.2'],
  },
  {
    id: 'clan-stack',
    name: { en: 'Clan stack', ru: 'Стопка клана' },
    text: {
      en: 'Your companions that have not been revealed yet, face down and shuffled.',
      ru: 'Твои ещё не раскрытые соратники, перемешанные лицом вниз.',
    },
    clauses: ['RY-1.6', 'RY-9.2'],
  },
  {
    id: 'row',
    name: { en: 'Clan House row', ru: 'Ряд Дома кланов' },
    text: {
      en: 'Companions of all clans ready for hire. Farther to the right they cost more and bring more favour.',
      ru: 'Готовые к найму соратники всех кланов. Чем правее, тем они дороже и тем больше приносят очков.',
    },
    clauses: ['RY-9.1'],
    also: { en: ['ready for hire', 'market'], ru: ['готов к найму', 'рынок'] },
  },
  {
    id: 'reveal',
    name: { en: 'Reveal', ru: 'Раскрыть' },
    text: {
      en: 'Turn up the top tile of your clan stack and put it into the Clan House row.',
      ru: 'Открыть верхний тайл стопки своего клана и положить его в ряд Дома кланов.',
    },
    clauses: ['RY-9.2'],
  },
  {
    id: 'hire',
    name: { en: 'Hire', ru: 'Нанять' },
    text: {
      en: 'Pay for one of your tiles in the row; it replaces a companion of yours and brings favour.',
      ru: 'Заплатить за свой тайл в ряду; он заменяет одного из твоих соратников и приносит очки.',
    },
    clauses: ['RY-9.3', 'RY-9.4', 'RY-9.5'],
    also: { en: ['recruit', 'replace', 'exchange'], ru: ['наём', 'заменить', 'обменять'] },
  },
]
