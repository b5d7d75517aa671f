import type { WordsFor } from '#shared/kernel/define-events.ts'
import type { Dictionary } from '#shared/kernel/words.ts'
import type { Events } from './events.ts'
import { GOODS, goodOf, pointsOf, SHIPS } from './state.ts'

const NAMES = {
  cloth: { en: 'Cloth', ru: 'Ткань' },
  spice: { en: 'Spice', ru: 'Пряности' },
  timber: { en: 'Timber', ru: 'Лес' },
} as const

const terms: Dictionary = Object.fromEntries([
  ...GOODS.map((good) => [`term.${good}`, NAMES[good]]),
  ...SHIPS.map((ship) => {
    const { en, ru } = NAMES[GOODS.find((good) => good === goodOf(ship)) ?? 'cloth']
    return [`term.${ship}`, { en: `${en} ship (${pointsOf(ship)})`, ru: `Корабль: ${ru} (${pointsOf(ship)})` }]
  }),
])

export const words: WordsFor<Events> = {
  ...terms,
  'prompt.trade': {
    en: 'Choose the good you trade in: each such ship is worth 1 point more',
    ru: 'Выбери товар: каждый такой корабль принесёт на 1 очко больше',
  },
  'prompt.bid': { en: 'Bid in secret for {ship}', ru: 'Тайная ставка. {ship}' },
  'status.trade': { en: '{@seat} is choosing a good', ru: '{@seat} выбирает товар' },
  'status.bid': { en: '{@seat} is bidding', ru: '{@seat} делает ставку' },

  'event.trade-chosen': { en: '{@seat} trades in {good}', ru: '{@seat} торгует. Товар: {good}' },
  'event.arrived': { en: 'Round {round}: {ship} arrives', ru: 'Раунд {round}. {ship}' },
  'event.reshuffled': { en: '{count} {count|ship comes|ships come} back', ru: 'Возвращается {count} {count|корабль|корабля|кораблей}' },
  'event.bid': { en: '{@seat} has bid', ru: '{@seat}: ставка сделана' },
  'event.showed': { en: '{@seat} shows {amount} {amount|coin|coins}', ru: '{@seat} показывает {amount} {amount|монету|монеты|монет}' },
  'event.won': { en: '{@seat} pays {amount} and takes {ship}', ru: '{@seat} платит {amount}. {ship}' },
  'event.tied': { en: '{@seats} bid the same: {ship} sails on', ru: '{@seats} ставят поровну. {ship} уходит' },
  'event.ended': { en: 'The port closes', ru: 'Гавань закрывается' },

  'reason.points': { en: '{@seat} has the most valuable ships: {points}', ru: '{@seat} собирает больше всех: {points}' },
  'reason.shared': { en: '{@seats} share the victory with {points}', ru: '{@seats} делят победу: {points}' },
  'score.ships': { en: 'Ships', ru: 'Корабли' },
  'score.trade': { en: 'Ships of the own trade', ru: 'Корабли со своим товаром' },
}
