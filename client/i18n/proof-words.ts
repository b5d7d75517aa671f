import type { LocalizedText } from '#shared/kernel/words.ts'

/** The words of the proof page. They claim exactly what the checks prove. */
export const PROOF_WORDS = {
  'proof.title': { en: 'Nobody chose the shuffle', ru: 'Расклад никто не подбирал' },
  'proof.title.older': { en: 'An older, weaker proof', ru: 'Старое, более слабое доказательство' },
  'proof.title.bad': { en: 'This proof does not hold', ru: 'Доказательство не сходится' },
  'proof.intro': {
    en: 'Your browser has just replayed the whole match by the rules and checked every number.',
    ru: 'Твой браузер только что сыграл всю партию заново по правилам и проверил каждое число.',
  },
  'proof.older': {
    en: 'In this match the seats sent their numbers openly. Whoever came last, perhaps the server itself, could have picked a number to suit them. Today’s matches have a stronger proof.',
    ru: 'В этой партии числа мест приходили открытыми. Кто назвал своё последним, хотя бы и сам сервер, мог его подобрать. Нынешние партии доказаны лучше.',
  },
  'proof.server': { en: 'The server kept its promise', ru: 'Сервер сдержал обещание' },
  'proof.server.text': {
    en: 'In every round it published a hash of its secret seed before any number was revealed. The seeds that it revealed after the match give the same hashes, and each hash also covers the earlier rounds.',
    ru: 'В каждом круге он показал хеш тайного зерна до того, как открылось хоть одно число. Зёрна, открытые после партии, дают те же хеши, и каждый хеш закрепляет ещё и прежние круги.',
  },
  'proof.server.older.text': {
    en: 'Before the seats were filled, it published this hash of its secret seed. The revealed seed gives the same hash.',
    ru: 'До начала он показал этот хеш тайного зерна; открытое зерно даёт тот же хеш.',
  },
  'proof.server.bad': { en: 'The server broke its promise', ru: 'Сервер нарушил обещание' },
  'proof.server.bad.text': {
    en: 'A seed that it revealed is not the one that it had promised, or a round was left out or changed.',
    ru: 'Открытое зерно не то, что было обещано, или какой-то круг пропущен либо изменён.',
  },
  'proof.seats': { en: 'Every seat revealed what it had promised', ru: 'Каждое место открыло обещанное' },
  'proof.seats.text': {
    en: 'All seats published a hash of their number before the first number was revealed, and every number gives its hash. The seed of the match is made from all the numbers and the server’s seed. As long as one honest number was secret, nobody could know or choose it.',
    ru: 'Все места показали хеш своего числа до того, как открылось первое, и каждое число даёт свой хеш. Зерно партии сложено из всех чисел и зерна сервера: пока хоть одно честное число было закрыто, никто не мог ни знать зерно, ни выбрать его.',
  },
  'proof.seats.bad': { en: 'A seat revealed something else', ru: 'Место открыло не обещанное' },
  'proof.seats.bad.text': {
    en: 'A number is missing, or it is not the one that its seat had promised.',
    ru: 'Какого-то числа нет, или оно не то, что обещало место.',
  },
  'proof.seats.older': { en: 'Every seat gave a number', ru: 'Каждое место назвало число' },
  'proof.seats.older.text': {
    en: 'The seed of all chance is made from the server’s seed and the number of every seat. The numbers had not been promised in advance.',
    ru: 'Зерно всех случайностей сложено из зерна сервера и числа каждого места. Заранее эти числа никто не обещал.',
  },
  'proof.seats.none': { en: 'Chance came from that seed alone', ru: 'Случай вышел только из этого зерна' },
  'proof.seats.none.text': {
    en: 'Nobody gave a number at this table. The match began at once, with the seed that the server had promised.',
    ru: 'За этим столом никто не называл чисел: партия началась сразу, по обещанному сервером зерну.',
  },
  'proof.bots': { en: 'The bots’ numbers were not picked', ru: 'Числа ботов никто не подбирал' },
  'proof.bots.text': {
    en: 'They follow from the seed that the server had promised.',
    ru: 'Они следуют из зерна, которое обещал сервер.',
  },
  'proof.bots.bad': { en: 'A bot’s number was picked', ru: 'Число бота подобрано' },
  'proof.bots.bad.text': {
    en: 'It does not follow from the seed that the server had promised.',
    ru: 'Оно не следует из зерна, которое обещал сервер.',
  },
  'proof.voids': { en: 'The first round counted', ru: 'Засчитан первый же круг' },
  'proof.voids.text': {
    en: 'Everybody revealed their number at the first attempt, so no seed was thrown away.',
    ru: 'Все открыли числа сразу: ни одно зерно не пропало.',
  },
  'proof.voids.some': {
    en: '{count} {count|round was|rounds were} void',
    ru: '{count|Не засчитан|Не засчитаны|Не засчитано} {count} {count|круг|круга|кругов}',
  },
  'proof.voids.some.text': {
    en: 'Each time, somebody did not reveal in time and lost the seat, and all promised new numbers. In this way a server can get a different seed, through a seat of its own or by claiming that somebody did not reveal. But it would show here.',
    ru: 'Каждый раз кто-то не открыл число вовремя, потерял место, и все обещали заново. Сервер может так получить другое зерно, через своё место или солгав, что кто-то не открыл, но не тайком: всё видно здесь.',
  },
  'proof.voids.bad': { en: 'A round was thrown away', ru: 'Круг выброшен без причины' },
  'proof.voids.bad.text': {
    en: 'Everybody had revealed and still the round did not count, or a promise was used twice.',
    ru: 'Все открыли числа, а круг не засчитан, или одно обещание использовано дважды.',
  },
  'proof.void': { en: 'Round {round} was not revealed by: {names}', ru: 'Круг {round}, число не открыто: {names}' },
  'proof.kept': { en: 'This browser saw the same', ru: 'Браузер видел именно это' },
  'proof.kept.text': {
    en: 'These are the hashes that it noted when they were published, so nothing was replaced afterwards.',
    ru: 'Хеши те самые, что он записал, когда их показали: потом ничего не подменили.',
  },
  'proof.kept.bad': { en: 'This browser saw something else', ru: 'Браузер видел другое' },
  'proof.kept.bad.text': {
    en: 'Hashes, rounds or your number differ from what it noted during the match. They were replaced.',
    ru: 'Хеши, круги или твоё число не те, что он записал по ходу партии: их подменили.',
  },
  'proof.own': { en: 'Your number is in the seed', ru: 'Твоё число вошло в зерно' },
  'proof.own.text': {
    en: 'It is the number that this browser made and kept secret until everybody had promised theirs.',
    ru: 'Это то число, что создал этот браузер и держал при себе, пока не пообещали все.',
  },
  'proof.own.bad': { en: 'Your seat’s number is not from here', ru: 'Число твоего места не отсюда' },
  'proof.own.bad.text': {
    en: 'This browser made a different one. If you got ready on another device, check there. If not, somebody gave a number in your name.',
    ru: 'Этот браузер создал другое. Если готовность была с другого устройства, проверь там. Если нет, кто-то назвал число за тебя.',
  },
  'proof.unkept': {
    en: 'This browser noted nothing while the match began, so it can only check the record against itself. Anyone who played can compare it in their own browser.',
    ru: 'Этот браузер ничего не записал в начале партии и может сверить запись только с ней самой. Кто играл, может сравнить в своём браузере.',
  },
  'proof.outcome': { en: 'The rules give the same result', ru: 'Правила дают тот же конец' },
  'proof.outcome.text': {
    en: 'All {count} steps were legal and lead to exactly the result that the server announced.',
    ru: 'Все шаги ({count}) законны и ведут ровно к тому итогу, что назвал сервер.',
  },
  'proof.outcome.bad': { en: 'The rules give a different result', ru: 'Правила дают другой конец' },
  'proof.outcome.bad.text': {
    en: 'Replayed from this seed, the {count} steps are not legal or lead to a different result.',
    ru: 'Если сыграть заново из этого зерна, шаги ({count}) незаконны или ведут к другому итогу.',
  },
  'proof.limits': { en: 'What this does not prove', ru: 'Чего это не доказывает' },
  'proof.limits.text': {
    en: 'Whoever runs the server can see every hand during the match, as a dealer could peek at the cards. It cannot be proven that they told nobody, or that players did not help each other. And if no seat kept its number secret, only the server decided the shuffle.',
    ru: 'Кто держит сервер, видит все руки во время игры, как сдающий мог бы подсмотреть карты. Нельзя доказать, что он никому о них не сказал и что игроки не помогали друг другу. А если ни одно место не сберегло своё число в тайне, случай решал только сервер.',
  },
  'proof.published': { en: 'Published hash', ru: 'Показанный хеш' },
  'proof.opened': { en: 'Revealed seed', ru: 'Открытое зерно' },
  'proof.promised': { en: 'Hash published before', ru: 'Хеш, показанный заранее' },
  'proof.number': { en: 'Revealed number', ru: 'Открытое число' },
  'proof.derived': { en: 'Seed of the match', ru: 'Зерно партии' },
  'proof.good': { en: 'Checked', ru: 'Сходится' },
  'proof.bad': { en: 'Does not match', ru: 'Не сходится' },
} as const satisfies Readonly<Record<string, LocalizedText>>
