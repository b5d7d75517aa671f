import { cardOf, placeOf } from '#shared/games/evenfall/content/index.ts'
import { offers, type Play } from './play.ts'
import { isCard, isPlace, type PlayerView } from './table.ts'
import { boardText } from './words.ts'

const RESOURCES = ['herb', 'potion', 'knowledge'] as const

/**
 * Returns why a place or a card cannot be chosen although others of its kind can: its printed price is more than the player has. The rules
 * alone know about everything else.
 */
export function tooDear(play: Play, target: string): string | undefined {
  const { view, seat, prompt } = play
  const player = seat === undefined ? undefined : view.players[seat]
  if (!player || !prompt) return undefined
  if (isPlace(target)) return farPlace(play, player, target)
  return isCard(target) ? dearCard(play, player, target) : undefined
}

function farPlace({ view, selectable, language }: Play, player: PlayerView, place: string): string | undefined {
  const windows = view.regions.flatMap(({ slots }) => slots)
  if (!windows.includes(place) || !windows.some((other) => selectable.has(other))) return undefined
  const { witches } = placeOf(place)
  return player.witches < witches ? boardText('fewWitches', language, { n: witches, has: player.witches }) : undefined
}

function dearCard(play: Play, player: PlayerView, card: string): string | undefined {
  const { hand, selectable, language } = play
  const cards = hand?.cards ?? []
  const isPlayable = (other: string): boolean => selectable.has(other) || offers(play, `${other}>specialist`) || offers(play, `${other}>council`)
  if (!cards.includes(card) || !cards.some(isPlayable)) return undefined
  const { cost } = cardOf(card).of
  const lacking = RESOURCES.filter((resource) => player[resource] < cost[resource]).map(
    (resource) => `${boardText(resource, language)} ${player[resource]}/${cost[resource]}`,
  )
  return lacking.length > 0 ? boardText('tooDear', language, { lacking: lacking.join(', ') }) : undefined
}
