import type { GlossaryEntry } from '../../../rules/text.ts'

/** Kinds of effects, and how they are read. */
export const EFFECT_WORDS: readonly GlossaryEntry[] = [
  {
    id: 'permanent',
    name: { en: 'Permanent effect', ru: 'Постоянный эффект' },
    text: {
      en: 'Works as long as its card is in your coven.',
      ru: 'Действует, пока карта в твоём ковене.',
    },
    clauses: ['EV-7.9', 'EV-16.1'],
    also: { en: ['passive', 'ongoing'], ru: ['пассивный'] },
  },
  {
    id: 'instant',
    name: { en: 'Instant effect', ru: 'Мгновенный эффект' },
    text: {
      en: 'Works once, when its ritual is played, after the link bonus.',
      ru: 'Выполняется один раз, при розыгрыше ритуала, после бонуса связи.',
    },
    clauses: ['EV-7.9', 'EV-7.1'],
    also: { en: ['one-time', 'when played'], ru: ['разовый', 'при розыгрыше'] },
  },
  {
    id: 'battle-effect',
    name: { en: 'Battle effect', ru: 'Боевой эффект' },
    text: {
      en: 'Works in the battle phase, at the moment its text names.',
      ru: 'Применяется в фазу боя, в момент, указанный на карте.',
    },
    clauses: ['EV-8.9', 'EV-17.3'],
    also: { en: ['combat'], ru: ['бой'] },
  },
  {
    id: 'end-of-round-effect',
    name: { en: 'End-of-round effect', ru: 'Эффект «Конец раунда»' },
    text: {
      en: 'Works once at the end of each round, the third included.',
      ru: 'Применяется один раз в конце каждого раунда, включая третий.',
    },
    clauses: ['EV-18.1'],
    also: { en: ['round bonus'], ru: ['бонус раунда'] },
  },
  {
    id: 'end-of-game-effect',
    name: { en: 'End-of-game effect', ru: 'Эффект «Конец игры»' },
    text: {
      en: 'Brings VP in the final scoring.',
      ru: 'Приносит ПО при финальном подсчёте.',
    },
    clauses: ['EV-9.5', 'EV-19.6'],
    also: { en: ['final scoring'], ru: ['финальный подсчёт'] },
  },
  {
    id: 'price',
    name: { en: 'Price', ru: 'Цена' },
    text: {
      en: 'What stands before an arrow: pay all of it to get what stands behind.',
      ru: 'То, что стоит перед стрелкой: заплати всё, чтобы получить то, что после неё.',
    },
    clauses: ['EV-15.6', 'EV-10.6'],
    also: { en: ['cost', 'arrow'], ru: ['стоимость', 'стрелка'] },
  },
  {
    id: 'reward',
    name: { en: 'Reward', ru: 'Награда' },
    text: {
      en: 'Everything that one thing gives at one time. For triggered effects it counts as one, even if doubled.',
      ru: 'Всё, что что-то одно даёт за один раз. Для срабатывающих эффектов это одна награда, даже удвоенная.',
    },
    clauses: ['EV-15.13'],
    also: { en: ['gain', 'bonus'], ru: ['бонус'] },
  },
  {
    id: 'battle-reward',
    name: { en: 'Battle reward', ru: 'Боевая награда' },
    text: {
      en: 'Bottom, middle and top reward of a region, for a strength of {n:tier-bottom}, {n:tier-middle} and {n:tier-top}.',
      ru: 'Нижняя, средняя и верхняя награды региона за боевую силу {n:tier-bottom}, {n:tier-middle} и {n:tier-top}.',
    },
    clauses: ['EV-17.9', 'EV-17.18'],
    also: { en: ['tier', 'spoils'], ru: ['ступень', 'трофей'] },
  },
  {
    id: 'strength',
    name: { en: 'Strength', ru: 'Боевая сила' },
    text: {
      en: 'Your figures in the region, plus the mana you spend, plus what effects add.',
      ru: 'Твои фишки в регионе плюс потраченная мана плюс то, что добавляют эффекты.',
    },
    clauses: ['EV-17.8'],
    also: { en: ['power', 'might'], ru: ['сила'] },
  },
  {
    id: 'this-place',
    name: { en: 'This place', ru: 'Это место силы' },
    text: {
      en: 'The place the acting ritual is linked to; in a link bonus, the place itself.',
      ru: 'Место силы, с которым связан действующий ритуал; в бонусе связи — само место.',
    },
    clauses: ['EV-7.10', 'EF-0.4'],
  },
  {
    id: 'turned',
    name: { en: 'Turned card', ru: 'Повёрнутая карта' },
    text: {
      en: 'A specialist whose free action is used. It is turned back at the end of the round.',
      ru: 'Специалист, чьё свободное действие уже использовано. Разворачивается в конце раунда.',
    },
    clauses: ['EV-8.7', 'EV-18.6'],
    also: { en: ['exhausted', 'tapped'], ru: ['использованная карта'] },
  },
  {
    id: 'trigger',
    name: { en: 'Triggered effect', ru: 'Срабатывающий эффект' },
    text: {
      en: 'A permanent effect that works each time something happens.',
      ru: 'Постоянный эффект, который срабатывает каждый раз, когда что-то происходит.',
    },
    clauses: ['EV-16.1', 'EV-16.2'],
    also: { en: ['trigger', 'whenever'], ru: ['триггер', 'условие'] },
  },
  {
    id: 'reaction',
    name: { en: 'Reaction', ru: 'Реакция' },
    text: {
      en: 'An effect of yours that works in the turn of another player.',
      ru: 'Твой эффект, который срабатывает в чужой ход.',
    },
    clauses: ['EV-16.5', 'EV-16.6'],
    also: { en: ['interrupt', 'out of turn'], ru: ['не в свой ход'] },
  },
  {
    id: 'gift',
    name: { en: 'Gift to opponents', ru: 'Подарок противникам' },
    text: {
      en: 'Resources, mana or VP that an effect of your card gives to opponents.',
      ru: 'Ресурсы, мана или ПО, которые эффект твоей карты даёт противникам.',
    },
    clauses: ['EV-32.4', 'EF-T11'],
    also: { en: ['benefit'], ru: ['выгода'] },
  },
  {
    id: 'slash',
    name: { en: 'Slash', ru: 'Косая черта' },
    text: {
      en: '"A / B" on Cross\'s path: choose one of the two rewards. Some effects read it as "+": both.',
      ru: '«А / Б» на пути Креста: выбери одну из двух наград. Некоторые эффекты читают её как «+»: обе.',
    },
    clauses: ['EV-22.4', 'EV-22.5'],
    also: { en: ['or', 'choice'], ru: ['или', 'выбор'] },
  },
]
