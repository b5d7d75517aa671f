import type { EditionText } from '../../../rules/edition.ts'
import { PIECE_LISTS } from '../content/pieces.ts'

export const EDITION: EditionText = {
  lists: PIECE_LISTS,
  fields: {
    'name.en': { en: 'English name', ru: 'английское название' },
    'name.ru': { en: 'Russian name', ru: 'русское название' },
    count: { en: 'number of cubes', ru: 'число кубиков' },
    capacity: { en: 'room on the workbench', ru: 'место на столе' },
    code: { en: 'letter', ru: 'буква' },
    value: { en: 'worth to a bot', ru: 'ценность для бота' },
    initiative: { en: 'initiative', ru: 'инициатива' },
    start: { en: 'ingredients at the start', ru: 'начальные ингредиенты' },
    arcana: { en: 'arcana symbols', ru: 'символы чар' },
    recipe: { en: 'own recipe', ru: 'свой рецепт' },
    powers: { en: 'power', ru: 'способность' },
    seats: { en: 'number of players', ru: 'число игроков' },
    track: { en: 'spaces of the arcana track', ru: 'деления дорожки чар' },
    'track wraps': { en: 'what follows its last space', ru: 'что идёт за последним делением' },
    lastCauldronRounds: { en: 'rounds without cards', ru: 'раунды без карт' },
  },
  credits: {
    made: [
      { role: { en: 'Game design', ru: 'Разработчик' }, names: [{ en: 'Erik Andersson Sundén', ru: 'Эрик Андерсон Санден' }] },
      { role: { en: 'Illustration', ru: 'Иллюстрация' }, names: [{ en: 'Weberson Santiago', ru: 'Уэберсон Сантьяго' }] },
      { role: { en: 'Graphic design', ru: 'Графический дизайн' }, names: [{ en: 'Luis Francisco', ru: 'Луи Франциско' }] },
      { role: { en: 'Head of development', ru: 'Глава отдела разработки' }, names: [{ en: 'Neil Kimball', ru: 'Нил Кимболл' }] },
      { role: { en: "Publisher, by the author's thanks", ru: 'Издатель, судя по благодарностям автора' }, names: [{ en: 'AEG', ru: 'AEG' }] },
      { role: { en: 'Russian edition', ru: 'Русское издание' }, names: [{ en: 'Mir Hobby (Hobby World), 2022', ru: 'ООО «Мир Хобби», 2022' }] },
    ],
  },
}
