import type { EditionText } from '../../../rules/edition.ts'
import { PIECE_LISTS } from '../content/pieces.ts'
import { FIELDS } from './fields.ts'

export const EDITION: EditionText = {
  lists: PIECE_LISTS,
  fields: FIELDS,
  credits: {
    made: [
      { role: { en: 'Author', ru: 'Автор' }, names: [{ en: 'Stefano Di Silvio', ru: 'Стефано Ди Сильвио' }] },
      {
        role: { en: 'Illustrations and graphic design', ru: 'Иллюстрации и графический дизайн' },
        names: [{ en: 'Martin Mottet', ru: 'Мартин Мотте' }],
      },
      { role: { en: 'Development', ru: 'Разработка' }, names: [{ en: 'Tino Jokic', ru: 'Тино Йокич' }] },
      {
        role: { en: 'Russian edition', ru: 'Русскоязычное издание' },
        names: [{ en: 'GaGa Games, 2024', ru: 'GaGa Games (ООО «ГаГа Трейд»), 2024' }],
      },
    ],
    unsaid: { en: 'The publisher of the original is not named.', ru: 'Издатель оригинала не назван.' },
  },
}
