import type { RulesSection } from '../../../rules/text.ts'

/** Told to the player that the event hits. */
export const EVENT_SECTIONS: readonly RulesSection[] = [
  {
    id: 'breach-in-the-wall',
    title: { en: 'Breach in the Wall', ru: 'Брешь в стене' },
    clauses: ['RY-11.3'],
    text: {
      en: `[[term:loss|Lose]] a coin, a scroll and a lantern, each if you have one.`,
      ru: `[[term:loss|Потеряй]] монету, свиток и фонарь. Чего нет, того не теряешь.`,
    },
  },
  {
    id: 'rebellion',
    title: { en: 'Rebellion', ru: 'Восстание' },
    clauses: ['RY-11.4'],
    text: {
      en: `
        Lose one favour for each village you have [[term:explored|explored]], the starting village included. So even an explorer that never moved
        costs you one.`,
      ru: `
        Потеряй по очку благосклонности за каждую [[term:explored|исследованную]] деревню, считая стартовую. Так что одно очко отнимет даже
        Исследователь, который не сделал ни шага.`,
    },
  },
  {
    id: 'fire-in-the-clan-house',
    title: { en: 'Fire in the Clan House', ru: 'Пожар в Доме кланов' },
    clauses: ['RY-11.5'],
    text: {
      en: `Discard one of your kept [[term:revelation|revelations]]. You choose which.`,
      ru: `Сбрось одно своё оставленное [[term:revelation|откровение]]. Какое — выбираешь ты.`,
    },
  },
  {
    id: 'bandit-raid',
    title: { en: 'Bandit Raid', ru: 'Бандитский налёт' },
    clauses: ['RY-11.6'],
    text: {
      en: `[[term:strike|Strike]] one of your own [[term:revealed|revealed]] companions in a sector. It leaves its slot ([[RY-4.3]]).`,
      ru: `Нанеси [[term:strike|удар]] по одному своему [[term:revealed|раскрытому]] соратнику в секторе. Он покидает своё место ([[RY-4.3]]).`,
    },
  },
  {
    id: 'suspicious-rumours',
    title: { en: 'Suspicious Rumours', ru: 'Подозрительные слухи' },
    clauses: ['RY-11.7'],
    text: {
      en: `Turn one of your [[term:hidden|hidden]] companions revealed.`,
      ru: `Переверни одного своего [[term:hidden|скрытого]] соратника раскрытой стороной вверх.`,
    },
  },
  {
    id: 'ominous-shadows',
    title: { en: 'Ominous Shadows', ru: 'Зловещие тени' },
    clauses: ['RY-11.8'],
    text: {
      en: `Lose one favour for each [[term:highlighted|highlighted]] sector where you have a companion.`,
      ru: `Потеряй по очку благосклонности за каждый [[term:highlighted|выделенный]] сектор, где есть твой соратник.`,
    },
  },
  {
    id: 'eclipses',
    title: { en: 'Coral, Agate and Jade Eclipse', ru: 'Коралловое, агатовое и нефритовое затмение' },
    clauses: ['RY-11.9'],
    text: {
      en: `
        Three cards, one for each colour. Lose a [[term:moon-shard|moon shard]] of that colour. If you have none, gain one instead.

        Example: at Jade Eclipse a player without jade gains a jade shard, a player with two loses one.`,
      ru: `
        Три карточки, по одной на цвет. Потеряй [[term:moon-shard|осколок луны]] этого цвета. Если таких у тебя нет, наоборот, получи один.

        Пример: при нефритовом затмении игрок без нефрита получает нефритовый осколок, а игрок с двумя теряет один.`,
    },
  },
  {
    id: 'curse-of-the-shadow',
    title: { en: 'Curse of the Shadow', ru: 'Проклятие тени' },
    clauses: ['RY-11.10'],
    text: {
      en: `[[term:strike|Strike]] one of your own companions in each [[term:highlighted|highlighted]] sector where you have one.`,
      ru: `Нанеси [[term:strike|удар]] по одному своему соратнику в каждом [[term:highlighted|выделенном]] секторе, где он у тебя есть.`,
    },
  },
  {
    id: 'palace-banquet',
    title: { en: 'Palace Banquet', ru: 'Дворцовый банкет' },
    clauses: ['RY-11.11'],
    text: {
      en: `Lose [[term:any-resource|any resource]] for each of your companions in the [[term:palace|Palace]].`,
      ru: `За каждого своего соратника во [[term:palace|Дворце]] потеряй [[term:any-resource|любой ресурс]].`,
    },
  },
  {
    id: 'public-brawl',
    title: { en: 'Public Brawl', ru: 'Публичная потасовка' },
    clauses: ['RY-11.12'],
    text: {
      en: `
        Lose one favour for each of your [[term:revealed|revealed]] Apprentices on the board. Those in the [[term:palace|Palace]] count, those
        pushed out do not.`,
      ru: `
        Потеряй по очку благосклонности за каждого своего [[term:revealed|раскрытого]] Подмастерья на поле. Те, что во [[term:palace|Дворце]], в
        счёт, а столкнутые — нет.`,
    },
  },
  {
    id: 'lunar-curse',
    title: { en: 'Lunar Curse', ru: 'Лунное проклятие' },
    clauses: ['RY-11.13'],
    text: {
      en: `
        Lose a [[term:moon-shard|moon shard]] of your choice for each [[term:highlighted|highlighted]] sector where you have a companion.`,
      ru: `
        Потеряй по [[term:moon-shard|осколку луны]] на свой выбор за каждый [[term:highlighted|выделенный]] сектор, где есть твой соратник.`,
    },
  },
  {
    id: 'sun-flares',
    title: { en: 'Sun Flares', ru: 'Блики солнца' },
    clauses: ['RY-11.14'],
    text: {
      en: `Lose one favour for each [[term:sector|sector]] where you have a companion, highlighted or not.`,
      ru: `Потеряй по очку благосклонности за каждый [[term:sector|сектор]], где есть твой соратник, выделен он или нет.`,
    },
  },
  {
    id: 'lunar-festival',
    title: { en: 'Lunar Festival', ru: 'Лунный фестиваль' },
    clauses: ['RY-11.15'],
    text: {
      en: `Lose a [[term:lantern|lantern]] for each of your companions in [[term:highlighted|highlighted]] sectors.`,
      ru: `Потеряй по [[term:lantern|фонарю]] за каждого своего соратника в [[term:highlighted|выделенных]] секторах.`,
    },
  },
  {
    id: 'invisible-presence',
    title: { en: 'Invisible Presence', ru: 'Невидимое присутствие' },
    clauses: ['RY-11.16'],
    text: {
      en: `Turn all your [[term:hidden|hidden]] companions in [[term:highlighted|highlighted]] sectors revealed.`,
      ru: `Переверни всех своих [[term:hidden|скрытых]] соратников в [[term:highlighted|выделенных]] секторах раскрытой стороной вверх.`,
    },
  },
  {
    id: 'ceremony-of-three-lights',
    title: { en: 'Ceremony of Three Lights', ru: 'Церемония трёх огней' },
    clauses: ['RY-11.17'],
    text: {
      en: `If you have a companion in every [[term:highlighted|highlighted]] sector, lose {n:ceremony-favour} favour.`,
      ru: `Если твои соратники есть в каждом [[term:highlighted|выделенном]] секторе, потеряй {n:ceremony-favour} очка благосклонности.`,
    },
  },
  {
    id: 'mist-of-oblivion',
    title: { en: 'Mist of Oblivion', ru: 'Туман забвения' },
    clauses: ['RY-11.18'],
    text: {
      en: `
        For each of your kept [[term:revelation|revelations]] discard it or lose one favour. You can pay only with favour that you have.

        Example: with three revelations and two favour you can keep two at most.`,
      ru: `
        За каждое своё оставленное [[term:revelation|откровение]]: либо сбрось его, либо потеряй очко благосклонности. Платить можно только теми
        очками, что у тебя есть.

        Пример: с тремя откровениями и двумя очками можно сохранить не больше двух откровений.`,
    },
  },
  {
    id: 'flood',
    title: { en: 'Flood', ru: 'Наводнение' },
    clauses: ['RY-11.19'],
    text: {
      en: `
        Your [[term:explorer|explorer]] goes back one village. On the [[term:starting-village|starting village]] it stays where it is.`,
      ru: `
        Твой [[term:explorer|Исследователь]] отходит на одну деревню назад. На [[term:starting-village|стартовой деревне]] он остаётся на месте.`,
    },
  },
  {
    id: 'earthquake',
    title: { en: 'Earthquake', ru: 'Землетрясение' },
    clauses: ['RY-11.20'],
    text: {
      en: `
        For each of your companions on the board, the Palace included, lose a [[term:moon-shard|moon shard]] of your choice or one favour, as long
        as you have either.

        Example: with five companions on the board, two shards and one favour you lose all three, and no more.`,
      ru: `
        За каждого своего соратника на поле, считая Дворец, потеряй [[term:moon-shard|осколок луны]] на свой выбор или очко благосклонности, пока
        есть хоть что-то из этого.

        Пример: пять соратников на поле, два осколка и одно очко — ты теряешь всё это, и не больше.`,
    },
  },
]
