import type { EditionText } from '../../../rules/edition.ts'
import { PIECE_LISTS } from '../content/pieces.ts'

export const EDITION: EditionText = {
  lists: PIECE_LISTS,
  fields: {
    places: { en: 'number of places of power', ru: 'число мест силы' },
    seats: { en: 'who has which corner', ru: 'у кого какой угол' },
    sides: { en: 'who wins together', ru: 'кто выигрывает вместе' },
  },
  credits: {
    made: [
      {
        role: { en: 'Game design and idea', ru: 'Геймдизайн и идея' },
        names: [{ en: 'Dmitry Pavlov (Byvaly Gamer)', ru: 'Дмитрий Павлов (Бывалый Геймер)' }],
      },
      {
        role: { en: 'Artists', ru: 'Художники' },
        names: [
          { en: 'Maria Kartashova', ru: 'Мария Карташова' },
          { en: 'Vladislav Rublyov (MedievalMore)', ru: 'Владислав Рублёв (MedievalMore)' },
          { en: 'Ilya Sotnikov', ru: 'Илья Сотников' },
          { en: 'Alexey Shvagrov', ru: 'Алексей Швагров' },
        ],
      },
    ],
    unsaid: {
      en: 'The rulebook names no publisher. Its text has no title either: the name of the game is ours in both languages.',
      ru: 'Издателя книга правил не называет. Нет в её тексте и заглавия: название игры на обоих языках наше.',
    },
  },
}
