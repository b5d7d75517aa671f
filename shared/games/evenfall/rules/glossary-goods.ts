import type { GlossaryEntry } from '../../../rules/text.ts'

/** Figures and goods. */
export const GOOD_WORDS: readonly GlossaryEntry[] = [
  {
    id: 'witch',
    name: { en: 'Witch', ru: 'Ведьма' },
    text: {
      en: 'A figure. Finds places, uses any action cell of the regions and of your coven, fights in battles.',
      ru: 'Фишка. Находит места силы, занимает любые ячейки действия в регионах и твоём ковене, участвует в боях.',
    },
    clauses: ['EV-5.1', 'EV-10.2'],
    also: { en: ['worker', 'meeple'], ru: ['рабочий', 'мипл'] },
  },
  {
    id: 'elder',
    name: { en: 'Elder', ru: 'Старейшина' },
    text: {
      en: 'A figure. Uses only action cells on rituals in your inner circle, and never pays for a place.',
      ru: 'Фишка. Занимает только ячейки ритуалов во внутреннем круге и никогда не платит за место силы.',
    },
    clauses: ['EV-10.3', 'EV-5.2'],
    also: { en: ['worker', 'meeple'], ru: ['рабочий', 'мипл'] },
  },
  {
    id: 'figure',
    name: { en: 'Figure', ru: 'Фишка' },
    text: {
      en: 'A witch or an elder.',
      ru: 'Ведьма или старейшина.',
    },
    clauses: ['EV-10.1'],
    also: { en: ['piece', 'worker', 'meeple'], ru: ['фигурка', 'мипл'] },
  },
  {
    id: 'resource',
    name: { en: 'Resource', ru: 'Ресурс' },
    text: {
      en: 'Herb, potion or knowledge. Mana, VP and cards are no resources.',
      ru: 'Трава, зелье или знание. Мана, ПО и карты — не ресурсы.',
    },
    clauses: ['EV-14.1', 'EV-14.2'],
    also: { en: ['goods', 'any resource', 'of choice'], ru: ['товар', 'любой ресурс'] },
  },
  {
    id: 'herb',
    name: { en: 'Herb', ru: 'Трава' },
    text: {
      en: 'A resource. Pays for rituals and sickles.',
      ru: 'Ресурс. Идёт на ритуалы и серпы.',
    },
    clauses: ['EV-14.1', 'EV-12.2'],
    also: { en: ['plant'], ru: ['травы'] },
  },
  {
    id: 'potion',
    name: { en: 'Potion', ru: 'Зелье' },
    text: {
      en: 'A resource. Pays for rituals and orbs.',
      ru: 'Ресурс. Идёт на ритуалы и шары.',
    },
    clauses: ['EV-14.1', 'EV-12.2'],
    also: { en: ['brew'], ru: ['снадобье'] },
  },
  {
    id: 'knowledge',
    name: { en: 'Knowledge', ru: 'Знание' },
    text: {
      en: 'A resource. Comes in every scouting phase and pays above all for specialists.',
      ru: 'Ресурс. Приходит в каждой разведке и идёт прежде всего на специалистов.',
    },
    clauses: ['EV-14.1', 'EV-3.1'],
    also: { en: ['book', 'lore'], ru: ['книга'] },
  },
  {
    id: 'mana',
    name: { en: 'Mana', ru: 'Мана' },
    text: {
      en: 'Spent in battles; at most {n:mana-max}. What is left at the end breaks ties.',
      ru: 'Тратится в боях; не больше {n:mana-max}. В конце остаток определяет победителя при равенстве ПО.',
    },
    clauses: ['EV-14.3', 'EV-17.6', 'EV-19.10'],
    also: { en: ['magic', 'energy'], ru: ['энергия'] },
  },
  {
    id: 'vp',
    name: { en: 'Victory points', ru: 'Победные очки' },
    text: {
      en: 'VP for short. Whoever has the most after the last round wins.',
      ru: 'Коротко ПО. У кого их больше всех после последнего раунда, тот победил.',
    },
    clauses: ['EV-14.4', 'EV-19.10'],
    also: { en: ['VP', 'points', 'score'], ru: ['ПО', 'очки', 'счёт'] },
  },
  {
    id: 'dial',
    name: { en: 'Mana dial', ru: 'Индикатор маны' },
    text: {
      en: 'Shows in secret how much mana you spend in a battle: 0 to {n:dial-max}.',
      ru: 'Тайно показывает, сколько маны ты тратишь в бою: от 0 до {n:dial-max}.',
    },
    clauses: ['EV-17.6', 'EV-17.7'],
    also: { en: ['bid', 'secret'], ru: ['ставка'] },
  },
]
