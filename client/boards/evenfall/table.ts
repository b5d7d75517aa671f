import {
  type Board,
  boardOf,
  COVEN_IDS,
  type CovenId,
  FIGURES,
  type Figure,
  faceOf,
  type PlaceFace,
  REGION_IDS,
  type RegionId,
} from '#shared/games/evenfall/content/index.ts'
import type { Evenfall } from '#shared/games/evenfall/index.ts'
import type { HandView, TableView } from '#shared/games/evenfall/view.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { EventOf } from '#shared/kernel/game.ts'
import type { BoardPropsOf, SeatPropsOf } from '../kit/game-ui.ts'

export type Props = BoardPropsOf<Evenfall>
export type SeatProps = SeatPropsOf<Evenfall>
export type EvenfallEvent = EventOf<Evenfall>

export type { HandView, TableView }
export type PlayerView = TableView['players'][number]
export type AutomaView = TableView['automa'][number]
export type PartyView = PlayerView | AutomaView
export type RegionView = TableView['regions'][number]
export type PlayedView = PlayerView['played'][number]

/** The parties are the seats. In a solo match the Automa is one more. */
export const AUTOMA = 1
export const partyAt = (view: TableView, party: number): PartyView | undefined => view.players[party] ?? view.automa[party - view.players.length]
export const isAutoma = (view: TableView, party: number): boolean => view.automa.length > 0 && party >= view.players.length
export const parties = (view: TableView): readonly number[] => Array.from({ length: view.players.length + view.automa.length }, (_, party) => party)

export const isFigure = (figure: string): figure is Figure => FIGURES.some((known) => known === figure)
export const isCoven = (target: string): target is CovenId => COVEN_IDS.some((coven) => coven === target)
export const isRegion = (target: string): target is RegionId => REGION_IDS.some((region) => region === target)
export const isCard = (target: string): boolean => /^(?:ritual|specialist)-/.test(target)
export const isPlace = (target: string): boolean => /^(?:place|start)-/.test(target)
export const isStone = (target: string): boolean => target.startsWith('stone-')
/** Returns whether the target is a number of something, such as `2-herb` or `1-transfer`. */
export const isAmount = (target: string): boolean => /^\d+-[a-z]+$/.test(target)

export const faceAt = (view: TableView, place: string): PlaceFace => faceOf(place, view.side)

/** Returns undefined until the covens are chosen, because nobody has a board before. */
export function boardAt(view: TableView, seat: Seat): Board | undefined {
  const coven = view.players[seat]?.coven ?? ''
  return isCoven(coven) ? boardOf(coven, view.side) : undefined
}

export const ritualOn = ({ played }: PartyView, place: string): PlayedView | undefined =>
  played.find((one) => one.role === 'ritual' && one.place === place)
export const peopleOf = ({ played }: PartyView, role: 'specialist' | 'council'): readonly PlayedView[] => played.filter((one) => one.role === role)

/** Returns the party whose coven has the target: a place, a card, or an action cell of a ritual. */
export function ownerOf(view: TableView, target: string): number | undefined {
  const [, card = ''] = target.startsWith('ritual:') ? target.split(':') : ['', target]
  return parties(view).find((party) => {
    const owner = partyAt(view, party)
    return owner && (owner.outer.includes(card) || owner.inner.includes(card) || owner.played.some((one) => one.card === card))
  })
}

/** Counts the party's figures in the region. */
export function figuresIn({ cells, crowd }: RegionView, party: number): number {
  const big = crowd[party]
  return (big ? big.witches + big.elders : 0) + cells.filter((owner) => owner === party).length
}
