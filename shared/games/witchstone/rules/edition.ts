import type { EditionText } from '../../../rules/edition.ts'
import { PIECE_LISTS } from '../content/pieces.ts'

export const EDITION: EditionText = {
  lists: PIECE_LISTS,
  fields: {
    name: { en: 'name', ru: 'название' },
    count: { en: 'number of copies', ru: 'число копий' },
    symbol: { en: 'which symbol is where', ru: 'какой символ где стоит' },
    tiles: { en: 'tiles in the stack', ru: 'жетоны в стопке' },
    effect: { en: 'what it gives', ru: 'что она даёт' },
    leaderEffect: { en: 'what it gives to the leader', ru: 'что она даёт лидеру' },
    'effect.condition.metric': { en: 'that there are such prophecies', ru: 'что такие пророчества есть' },
    'effect.condition.atLeast': { en: 'thresholds', ru: 'пороги' },
    'effect.condition.levels.2': { en: 'third level', ru: 'третий уровень' },
  },
  credits: {
    made: [
      {
        role: { en: 'Game designers', ru: 'Геймдизайнеры' },
        names: [
          { en: 'Reiner Knizia', ru: 'Райнер Книция' },
          { en: 'Martino Chiacchiera', ru: 'Мартино Кьяккьера' },
        ],
      },
      { role: { en: 'Illustrator', ru: 'Иллюстратор' }, names: [{ en: 'Mariusz Gandzel', ru: 'Мариуш Гандзель' }] },
      { role: { en: 'Rights', ru: 'Права' }, names: [{ en: 'HUCH!, 2021', ru: 'HUCH!, 2021' }] },
      { role: { en: 'Russian publisher', ru: 'Русский издатель' }, names: [{ en: 'Evrikus', ru: 'Эврикус' }] },
    ],
    unsaid: {
      en: 'The rulebook has no list of credits: it portrays the three of them on a page of their own and recommends other games of its publisher.',
      ru: 'Списка создателей в книге правил нет: на отдельной странице она рассказывает о всех троих и советует другие игры издательства.',
    },
  },
}
