import type { LocalizedText } from '#shared/kernel/words.ts'

/** The five games of the house, also those that this server does not play yet. */
export const GAME_TEXTS: Readonly<Record<string, { readonly names: LocalizedText; readonly tale: LocalizedText }>> = {
  sorcerers: {
    names: { en: 'Sorcerers', ru: 'Чародеи' },
    tale: { en: 'Four armies, five places of power, no chance and no secrets.', ru: 'Четыре войска, пять мест силы, ни случая, ни тайн.' },
  },
  'whirling-witchcraft': {
    names: { en: 'Whirling Witchcraft', ru: 'Ведьмин круг' },
    tale: { en: 'Brew too much, and pass it on.', ru: 'Свари лишнее и передай соседу.' },
  },
  ryozen: {
    names: { en: 'Ryozen', ru: 'Рёдзен' },
    tale: { en: 'The palace turns, the kin go up the mountain.', ru: 'Дворец вращается, род идёт в гору.' },
  },
  witchstone: {
    names: { en: 'Witchstone', ru: 'Скала ведьм' },
    tale: { en: 'Two gems in every tile, one cauldron for all.', ru: 'Два камня в каждой плитке, один котёл на всё.' },
  },
  evenfall: {
    names: { en: 'Evenfall', ru: 'Лихолетье' },
    tale: { en: 'Rituals at dusk, and a dial nobody sees.', ru: 'Ритуалы в сумерках и диск, которого никто не видит.' },
  },
}
