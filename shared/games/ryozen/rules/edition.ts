import type { EditionText } from '../../../rules/edition.ts'
import { PIECE_LISTS } from '../content/pieces.ts'

export const EDITION: EditionText = {
  lists: PIECE_LISTS,
  fields: {
    highlightOffsets: { en: 'which sectors are highlighted', ru: 'какие секторы выделены' },
    paidSlot: { en: 'price of the paid slot', ru: 'цена платного места' },
    count: { en: 'number of copies', ru: 'число копий' },
    perClan: { en: 'number in a clan', ru: 'число в клане' },
    colour: { en: 'colour', ru: 'цвет' },
    bonus: { en: 'bonus', ru: 'бонус' },
    price: { en: 'price', ru: 'цена' },
    burnFavour: { en: 'favour for burning', ru: 'очки за сжигание' },
    glyph: { en: 'glyph', ru: 'глиф' },
  },
  credits: {
    made: [
      {
        role: { en: 'Authors', ru: 'Авторы' },
        names: [
          { en: 'Martino Chiacchiera', ru: 'Мартино Кьяккьера' },
          { en: 'Michele Piccolini', ru: 'Микеле Пикколини' },
        ],
      },
      { role: { en: 'Illustrator', ru: 'Иллюстратор' }, names: [{ en: 'Andrea Butera', ru: 'Андреа Бутера' }] },
      {
        role: { en: 'Graphic design of the rules', ru: 'Графический дизайн правил' },
        names: [{ en: 'Valentina Biagiotti', ru: 'Валентина Бьяджотти' }],
      },
      {
        role: { en: 'On the cover', ru: 'На обложке' },
        names: [
          { en: 'Red Cat', ru: 'Red Cat' },
          { en: 'Tabula Games', ru: 'Табула Games' },
        ],
      },
    ],
    unsaid: {
      en: 'Which of the two on the cover published what, the rulebook does not say.',
      ru: 'Кто из двоих на обложке что издал, книга правил не говорит.',
    },
  },
}
