import type { WordsFor } from '#shared/kernel/define-events.ts'
import type { LocalizedText } from '#shared/kernel/words.ts'
import type { Events } from './events.ts'
import { GOODS } from './state.ts'

const NAMES = {
  cloth: { en: 'Cloth', ru: 'Ткань' },
  spice: { en: 'Spice', ru: 'Пряности' },
  timber: { en: 'Timber', ru: 'Лес' },
} as const

/** The names of a good and of its two ships. */
const termsOf = (good: (typeof GOODS)[number]): readonly (readonly [string, LocalizedText])[] => [
  [`term.${good}`, NAMES[good]],
  ...[2, 3].map(
    (points) => [`term.${good}-${points}`, { en: `${NAMES[good].en} ship (${points})`, ru: `Корабль: ${NAMES[good].ru} (${points})` }] as const,
  ),
]

export const words: WordsFor<Events> = {
  ...Object.fromEntries(GOODS.flatMap(termsOf)),

  'prompt.trade': { en: 'Choose your good: its ships are worth 1 point more to you', ru: 'Выбери товар: его корабли приносят тебе на 1 очко больше' },
  'prompt.bid': { en: 'Bid in secret for {ship}', ru: 'Тайная ставка. {ship}' },
  'status.trade': { en: '{@seat} is choosing a good', ru: '{@seat} выбирает товар' },
  'status.bid': { en: '{@seat} is bidding', ru: '{@seat} делает ставку' },

  'event.trade-chosen': { en: '{@seat} trades in {good}', ru: '{@seat} торгует. Товар: {good}' },
  'event.reshuffled': { en: '{count} {count|ship comes|ships come} back', ru: 'Возвращается {count} {count|корабль|корабля|кораблей}' },
  'event.round-began': { en: 'Round {round}', ru: 'Раунд {round}' },
  'event.arrived': { en: '{ship} arrives', ru: 'В гавань входит {ship}' },
  'event.bid': { en: '{@seat} has bid', ru: '{@seat}: ставка сделана' },
  'event.won': { en: '{@seat} pays {amount} and takes {ship}', ru: '{@seat} платит {amount}. {ship}' },
  'event.tied': { en: '{@seats} bid the same: {ship} sails on', ru: '{@seats} ставят поровну. {ship} уходит' },
  'event.ended': { en: 'The harbour closes', ru: 'Гавань закрывается' },

  'reason.points': { en: '{@seat} has the most valuable ships: {points}', ru: '{@seat} собирает больше всех: {points}' },
  'reason.shared': { en: '{@seats} share the victory with {points}', ru: '{@seats} делят победу: {points}' },
  'score.ships': { en: 'Ships', ru: 'Корабли' },
  'score.trade': { en: 'Ships with your good', ru: 'Корабли со своим товаром' },
}
