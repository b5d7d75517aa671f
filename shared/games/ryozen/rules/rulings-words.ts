import type { Ruling } from '../../../rules/text.ts'

/** Where the words of the rulebook can be read in two ways. */
export const WORD_RULINGS: readonly Ruling[] = [
  {
    id: 'RY-R10',
    clauses: ['RY-11.1'],
    doubt: {
      en: 'The rulebook says that a player resolves an event and then "may" discard it. Can an event stay?',
      ru: 'В правилах игрок разыгрывает событие, а затем «может» его сбросить. Значит, событие может и остаться?',
    },
    decision: {
      en: 'No. An event is discarded as soon as every player has resolved it.',
      ru: 'Нет. Событие сбрасывают, как только его разыграли все игроки.',
    },
    reason: {
      en: 'Elsewhere the rulebook sends all events to the discard.',
      ru: 'В другом месте правил сказано, что все события уходят в сброс.',
    },
  },
  {
    id: 'RY-R11',
    clauses: ['RY-1.5', 'RY-12.5'],
    doubt: {
      en: 'Ties go to the herald who stands farther right. Is the better end of the Capital track I or IV?',
      ru: 'Ничью выигрывает Глашатай, который стоит правее. Какой конец трека Столицы лучше: I или IV?',
    },
    decision: { en: 'I is the rightmost and the best.', ru: 'Деление I — самое правое и самое лучшее.' },
    reason: { en: "In the rulebook's example the second position beats the third.", ru: 'В примере из правил второе место побеждает третье.' },
  },
  {
    id: 'RY-R12',
    clauses: ['RY-12.1'],
    doubt: {
      en: 'The rulebook rewards whoever has a companion in a sector "at the start of the Night". Events also come at the start of the Night, and some send companions away. What counts?',
      ru: 'По правилам награду получает тот, чей соратник находится в секторе «в начале фазы Ночи». Но в начале Ночи разыгрываются и события, а некоторые из них уводят соратников. Что считается?',
    },
    decision: {
      en: 'Presence and influence are counted after the events, when the place is reached. Whoever an event has sent away does not count there any more.',
      ru: 'Присутствие и влияние считают после событий, когда доходит очередь до места. Кого событие увело, тот там уже не в счёт.',
    },
    reason: {
      en: 'Events are the first part of the Night, and the next sentence of the rulebook speaks of who is there now.',
      ru: 'События — первая часть Ночи, а следующая фраза правил говорит о тех, кто находится в секторе сейчас.',
    },
  },
  {
    id: 'RY-R13',
    clauses: ['RY-12.7'],
    doubt: {
      en: 'In the Palace you get favour for each companion and a moon shard. One shard in all, or one for each companion?',
      ru: 'Во Дворце дают очки за каждого соратника и осколок луны. Осколок один или за каждого соратника?',
    },
    decision: { en: 'One for each player who is there.', ru: 'Один на каждого присутствующего игрока.' },
    reason: {
      en: 'The rulebook says "for each companion" of the favour only, and then: and one shard.',
      ru: 'Слова «за каждого соратника» относятся только к очкам, а дальше сказано: и один осколок.',
    },
  },
  {
    id: 'RY-R14',
    clauses: ['RY-12.7'],
    doubt: {
      en: 'The reward speaks of companions that you placed in the Palace. Do struck ones count that were sent there?',
      ru: 'В награде говорится о соратниках, которых игрок поместил во Дворец. Учитываются ли те, кто попал туда после удара?',
    },
    decision: { en: 'Yes, for favour, shard and majority.', ru: 'Да: и для очков, и для осколка, и для большинства.' },
    reason: {
      en: 'The rulebook says that a struck companion still adds to your influence at Night.',
      ru: 'В правилах сказано, что соратник, получивший удар, всё ещё добавляет влияние Ночью.',
    },
  },
  {
    id: 'RY-R15',
    clauses: ['RY-4.1', 'RY-4.4'],
    doubt: {
      en: 'May you strike your own companions, and may you strike in the Palace?',
      ru: 'Можно ли бить своих и можно ли бить во Дворце?',
    },
    decision: {
      en: 'Your own ones yes, if the effect does not say otherwise. In the Palace never.',
      ru: 'Своих — да, если эффект не говорит иного. Во Дворце — никогда.',
    },
    reason: {
      en: 'Only some effects name opponents. And a strike could do nothing to a companion that is in the Palace already.',
      ru: 'О соперниках говорят лишь некоторые эффекты. А соратнику, который уже во Дворце, удар ничего бы не сделал.',
    },
  },
  {
    id: 'RY-R16',
    clauses: ['RY-5.12', 'RY-8.12', 'RY-8.15'],
    doubt: {
      en: 'Do seals work before or after the day effect? And may you leave out the strike of the Seal of the Altar or the reveal of the Seal of the Clan House?',
      ru: 'Печати срабатывают до дневного эффекта или после? И можно ли отказаться от удара Печати Алтаря или от раскрытия Печати Дома кланов?',
    },
    decision: {
      en: 'Seals that say "before" come before it, all others after it. No seal is an offer: gains come by themselves, and the strike and the reveal must be done. They are passed over only where there is nobody to strike or nothing to reveal. The strike comes after the effect, so it also needs an effect with which you did something ([[RY-R17]]).',
      ru: 'Печати со словами «прежде чем» — до эффекта, остальные — после. Ни одна печать не предложение: награды приходят сами, а удар и раскрытие обязательны. Их пропускают, только если бить некого или раскрывать нечего. Удар идёт после эффекта, поэтому ему нужен и эффект, с которым ты что-то сделал ([[RY-R17]]).',
    },
    reason: {
      en: 'The cards command: strike, reveal. Cards that leave you a choice say "you may".',
      ru: 'Карточки приказывают: нанесите удар, откройте. Где есть выбор, на карточке написано «вы можете».',
    },
  },
  {
    id: 'RY-R17',
    clauses: ['RY-5.13'],
    doubt: {
      en: 'Does a seal work if you apply a day effect and then do nothing with it?',
      ru: 'Сработает ли печать, если применить дневной эффект и ничего с ним не сделать?',
    },
    decision: {
      en: 'Seals that come after the effect need at least one part of it carried out.',
      ru: 'Печатям, которые идут после эффекта, нужна хотя бы одна выполненная часть.',
    },
    reason: { en: 'Our choice. Otherwise there would be favour for nothing.', ru: 'Наше решение. Иначе очки доставались бы даром.' },
  },
  {
    id: 'RY-R18',
    clauses: ['RY-11.4'],
    doubt: {
      en: 'Does the starting village count as explored when Rebellion comes?',
      ru: 'Считается ли стартовая деревня исследованной при «Восстании»?',
    },
    decision: { en: 'Yes. Everybody loses at least one favour, if they have it.', ru: 'Да. Каждый теряет хотя бы одно очко, если оно есть.' },
    reason: {
      en: 'Where the rulebook explains bonuses, explored villages begin with the starting village.',
      ru: 'Там, где правила объясняют бонусы, исследованные деревни отсчитываются от стартовой.',
    },
  },
  {
    id: 'RY-R19',
    clauses: ['RY-0.4'],
    doubt: { en: 'Can favour drop below zero?', ru: 'Может ли благосклонность стать отрицательной?' },
    decision: { en: 'No, it stops at zero.', ru: 'Нет, она останавливается на нуле.' },
    reason: { en: 'Our choice. The favour track begins at zero.', ru: 'Наше решение. Трек благосклонности начинается с нуля.' },
  },
  {
    id: 'RY-R20',
    clauses: ['RY-11.18', 'RY-11.20'],
    doubt: {
      en: 'Mist of Oblivion and Earthquake let you choose between losing favour and something else. May you choose favour if you have none?',
      ru: '«Туман забвения» и «Землетрясение» дают выбор: потерять очко или что-то другое. Можно ли выбрать очко, если их нет?',
    },
    decision: { en: 'No. You choose only what you have.', ru: 'Нет. Выбирать можно только то, что есть.' },
    reason: { en: 'Our choice. Otherwise an empty track would be a shield.', ru: 'Наше решение. Иначе пустой трек защищал бы от потерь.' },
  },
  {
    id: 'RY-R21',
    clauses: ['RY-8.2'],
    doubt: {
      en: 'You buy two revelations with one effect. Is the display filled up between the two?',
      ru: 'Ты приобретаешь два откровения одним эффектом. Пополняется ли ряд между покупками?',
    },
    decision: { en: 'No, only when the effect is over.', ru: 'Нет, только когда эффект завершён.' },
    reason: {
      en: 'The rulebook replaces "one or more" bought cards together.',
      ru: 'По правилам «одну или несколько» приобретённых карточек заменяют вместе.',
    },
  },
  {
    id: 'RY-R22',
    clauses: ['RY-10.13'],
    doubt: {
      en: 'Moon Harbour calls the night reward of a sector. Does the bonus for the majority belong to it?',
      ru: 'Лунная гавань вызывает ночную награду сектора. Входит ли в неё бонус за большинство?',
    },
    decision: { en: 'Yes.', ru: 'Да.' },
    reason: {
      en: 'In the rulebook both stand under the heading of the night reward.',
      ru: 'В правилах и то и другое стоит под заголовком ночной награды.',
    },
  },
]
