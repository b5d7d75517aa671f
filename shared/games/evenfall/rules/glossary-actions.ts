import type { GlossaryEntry } from '../../../rules/text.ts'

/** Phases and actions. */
export const ACTION_WORDS: readonly GlossaryEntry[] = [
  {
    id: 'scouting',
    name: { en: 'Scouting', ru: 'Разведка' },
    text: {
      en: 'The first phase of a round: you get cards, resources and mana.',
      ru: 'Первая фаза раунда: ты получаешь карты, ресурсы и ману.',
    },
    clauses: ['EV-3.1'],
    also: { en: ['income', 'phase 1'], ru: ['доход', 'фаза разведки'] },
  },
  {
    id: 'actions',
    name: { en: 'Actions', ru: 'Действия' },
    text: {
      en: 'The second phase of a round: turn after turn, until all have passed.',
      ru: 'Вторая фаза раунда: ход за ходом, пока не спасуют все.',
    },
    clauses: ['EV-4.1', 'EV-4.8'],
    also: { en: ['action phase', 'phase 2'], ru: ['фаза действий'] },
  },
  {
    id: 'battle',
    name: { en: 'Battle', ru: 'Бой' },
    text: {
      en: 'The third phase of a round: one battle in each region where somebody has a figure.',
      ru: 'Третья фаза раунда: по бою в каждом регионе, где у кого-нибудь есть фишка.',
    },
    clauses: ['EV-17.1', 'EV-17.2'],
    also: { en: ['fight', 'combat', 'phase 3'], ru: ['сражение', 'фаза боя'] },
  },
  {
    id: 'round-end',
    name: { en: 'End of round', ru: 'Конец раунда' },
    text: {
      en: 'The fourth phase: end-of-round effects, new places, figures home, cards and tokens ready again.',
      ru: 'Четвёртая фаза: эффекты «Конец раунда», новые места силы, фишки возвращаются, карты и жетоны снова готовы.',
    },
    clauses: ['EV-18.1', 'EV-18.2'],
    also: { en: ['cleanup', 'phase 4'], ru: ['уборка'] },
  },
  {
    id: 'main-action',
    name: { en: 'Main action', ru: 'Основное действие' },
    text: {
      en: 'Exactly one in each turn: find a place, use the coven token, play a card, activate an action cell or create catalysts.',
      ru: 'Ровно одно за ход: найти место силы, активировать жетон ковена, разыграть карту, активировать ячейку действия или создать катализаторы.',
    },
    clauses: ['EV-4.2', 'EV-4.3'],
    also: { en: ['action'], ru: ['действие'] },
  },
  {
    id: 'free-action',
    name: { en: 'Free action', ru: 'Свободное действие' },
    text: {
      en: 'Any number in your turn, before or after the main action. Everybody has one: two cards for a resource.',
      ru: 'Сколько угодно в свой ход, до или после основного действия. Одно есть у всех: две карты за ресурс.',
    },
    clauses: ['EV-4.9', 'EV-4.10', 'EV-4.11'],
    also: { en: ['bonus action', 'quick action'], ru: ['бонусное действие'] },
  },
  {
    id: 'pass',
    name: { en: 'Pass', ru: 'Пас' },
    text: {
      en: 'Instead of a main action. You take no more turns until the phase ends.',
      ru: 'Вместо основного действия. До конца фазы ходов у тебя больше нет.',
    },
    clauses: ['EV-4.4', 'EV-4.5', 'EV-4.6'],
    also: { en: ['stop', 'end'], ru: ['спасовать', 'стоп'] },
  },
  {
    id: 'find',
    name: { en: 'Find a place', ru: 'Найти место силы' },
    text: {
      en: 'Put witches into a region and take one of its places.',
      ru: 'Поставить ведьм в регион и взять оттуда место силы.',
    },
    clauses: ['EV-5.1', 'EV-5.4'],
    also: { en: ['search', 'explore'], ru: ['поиск', 'искать'] },
  },
  {
    id: 'take-a-place',
    name: { en: 'Take a place', ru: 'Взять место силы' },
    text: {
      en: 'From the top of the place deck into your outer circle, without witches. It is not finding.',
      ru: 'С верха колоды мест силы во внешний круг, без ведьм. Это не находка.',
    },
    clauses: ['EV-5.8'],
    also: { en: ['yellow card', 'draw a place'], ru: ['жёлтая карта'] },
  },
  {
    id: 'link',
    name: { en: 'Link', ru: 'Связать' },
    text: {
      en: 'To lay a ritual on a place. They stay together, also in a transfer.',
      ru: 'Положить ритуал на место силы. Дальше они вместе, и при переносе тоже.',
    },
    clauses: ['EV-7.1', 'EV-11.2'],
    also: { en: ['bind', 'attach'], ru: ['привязать'] },
  },
  {
    id: 'transfer',
    name: { en: 'Transfer', ru: 'Перенос' },
    text: {
      en: 'You may move one place from your outer to your inner circle, with everything on it.',
      ru: 'Можешь переместить одно место силы из внешнего круга во внутренний, со всем, что на нём.',
    },
    clauses: ['EV-11.1', 'EV-11.2'],
    also: { en: ['move inside', 'carry over'], ru: ['перенести'] },
  },
  {
    id: 'move',
    name: { en: 'Move (a figure)', ru: 'Перемещение (фишки)' },
    text: {
      en: 'An effect brings a figure to a region or home. Placing it on a cell, and the return at the end of the round, are no moves.',
      ru: 'Эффект уводит фишку в регион или возвращает в запас. Занять ячейку и вернуться в конце раунда — не перемещение.',
    },
    clauses: ['EV-10.13', 'EF-T10'],
    also: { en: ['relocate'], ru: ['переместить'] },
  },
  {
    id: 'remove',
    name: { en: 'Remove', ru: 'Удалить' },
    text: {
      en: 'To put a ritual into the box. It is not discarding, and the card does not come back.',
      ru: 'Убрать ритуал в коробку. Это не сброс, карта не возвращается.',
    },
    clauses: ['EV-30.7', 'EV-14.8'],
    also: { en: ['destroy', 'trash'], ru: ['уничтожить'] },
  },
  {
    id: 'discard',
    name: { en: 'Discard', ru: 'Сбросить' },
    text: {
      en: 'To put a card from hand face up on the discard pile.',
      ru: 'Положить карту с руки лицом вверх в стопку сброса.',
    },
    clauses: ['EV-14.8'],
    also: { en: ['throw away'], ru: ['сброс'] },
  },
  {
    id: 'copy',
    name: { en: 'Copy', ru: 'Копировать' },
    text: {
      en: "To carry out another card's effect as if it were printed on the copying card.",
      ru: 'Выполнить эффект другой карты, как если бы он был напечатан на копирующей.',
    },
    clauses: ['EV-30.13', 'EV-31.7'],
    also: { en: ['imitate'], ru: ['скопировать'] },
  },
]
