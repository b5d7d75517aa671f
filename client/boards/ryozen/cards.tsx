import type { ReactElement } from 'react'
import { sectorAt, sectorIndex, sectorOfSlot } from '#shared/games/ryozen/board.ts'
import { BUILDING_PLOTS, EVENT_IDS, REVELATION_IDS, revelationOf } from '#shared/games/ryozen/cards.ts'
import { CLAN_HOUSE_AREAS, PALACE, SPOTS } from '#shared/games/ryozen/content/index.ts'
import { kindOf, ownerOf } from '#shared/games/ryozen/tiles.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import type { Language } from '#shared/kernel/words.ts'
import type { SeatStyle } from '../../ui/seats.ts'
import { emblemOf } from './emblems.tsx'
import { EventArt } from './event-art.tsx'
import { RevelationArt } from './revelation-art.tsx'
import type { SignName } from './Sprite.tsx'
import { TilePicture } from './Tile.tsx'
import { isSpot, isTile, slotCost, spotNumber } from './table.ts'
import { VillageArt } from './village-art.tsx'
import { boardText, costText, nameOf, textOf } from './words.ts'

/** Everything to read about a target. */
export interface Card {
  readonly family: 'companion' | 'event' | 'revelation' | 'village' | 'place'
  readonly ribbon: string
  readonly name: string
  readonly art: ReactElement
  readonly lines: readonly { readonly sign?: SignName; readonly text: string }[]
  readonly facts: readonly string[]
}

export interface Reader {
  readonly view: TableView
  readonly seatStyles: readonly SeatStyle[]
  readonly language: Language
  readonly seat: number | undefined
}

const lookName = ({ seatStyles }: Reader, seat: number): string => seatStyles[seat]?.name ?? ''

/** Lists each player's influence in a place and marks the one with the majority. */
function influenceFacts(reader: Reader, influence: readonly number[], majority: number): readonly string[] {
  const { language } = reader
  const present = influence.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []))
  if (present.length === 0) return [boardText('nobody', language)]
  return present
    .toSorted((a, b) => b.count - a.count)
    .map(({ seat, count }) => `${lookName(reader, seat)}: ${count}${seat === majority ? ` — ${boardText('majority', language)}` : ''}`)
}

function tileCard(reader: Reader, tile: string): Card {
  const { view, seatStyles, language } = reader
  const isHidden = view.slots.some((slot) => slot.tile === tile && slot.hidden)
  const owner = ownerOf(tile)
  return {
    family: 'companion',
    ribbon: isHidden ? boardText('hiddenTile', language) : boardText('companion', language),
    name: nameOf(tile, language),
    art: <TilePicture tile={tile} players={view.players} seatStyles={seatStyles} hidden={isHidden} />,
    lines: [...(isHidden ? [{ sign: 'hide' as const, text: boardText('hiddenText', language) }] : []), { text: textOf(tile, language) }],
    facts: [boardText('ofClan', language, { clan: nameOf(view.players[owner]?.clan ?? '', language), name: lookName(reader, owner) })],
  }
}

/** Returns one line about the state of a sector or the Palace. */
export function placeLabel(reader: Reader, place: string): string {
  const { view, language } = reader
  const sector = view.sectors.find(({ id }) => id === place)
  const standing = sector
    ? influenceFacts(reader, sector.influence, sector.majority)
    : influenceFacts(reader, view.palaceInfluence, view.palaceMajority)
  const marks = [
    ...(view.highlighted.includes(place) ? [boardText('highlighted', language)] : []),
    ...(view.tonight === place ? [boardText('tonight', language)] : []),
  ]
  return `${[nameOf(place, language), ...marks].join(', ')}. ${standing.join('; ')}`
}

const Emblem = ({ place }: { readonly place: string }) => (
  <svg className="ry-emblem" viewBox="-30 -14 160 128" aria-hidden="true">
    <rect x="-30" y="-14" width="160" height="128" fill="#1e2a55" />
    <circle cx="50" cy="50" r="58" fill="#2a3a72" />
    {emblemOf(place, '#f2d08a', '#e0563f')}
  </svg>
)

function sectorCard(reader: Reader, id: string): Card {
  const { view, language } = reader
  const sector = view.sectors.find((one) => one.id === id)
  const { paidSlot } = sectorAt(sectorIndex(id))
  const locked = view.players.findIndex(({ lock }) => lock === id)
  return {
    family: 'place',
    ribbon: [
      boardText('sector', language),
      ...(view.highlighted.includes(id) ? [boardText('highlighted', language)] : []),
      ...(view.tonight === id ? [boardText('tonight', language)] : []),
    ].join(' · '),
    name: nameOf(id, language),
    art: <Emblem place={id} />,
    lines: [
      { sign: 'day', text: textOf(`${id}-day`, language) },
      { sign: 'night', text: textOf(`${id}-night`, language) },
    ],
    facts: [
      boardText('slotPaid', language, { cost: costText(paidSlot, language) }),
      ...influenceFacts(reader, sector?.influence ?? [], sector?.majority ?? -1),
      ...(locked === -1 ? [] : [boardText('lockedBy', language, { name: lookName(reader, locked) })]),
    ],
  }
}

function palaceCard(reader: Reader): Card {
  const { view, language } = reader
  return {
    family: 'place',
    ribbon: boardText('palace', language),
    name: nameOf(PALACE.id, language),
    art: <Emblem place="palace" />,
    lines: [
      ...(view.palaceMode ? [] : [{ sign: 'day' as const, text: textOf('palace-day', language) }]),
      { sign: 'night', text: textOf('palace-night', language) },
    ],
    facts: [boardText('discAt', language, { place: view.rotation + 1 }), ...influenceFacts(reader, view.palaceInfluence, view.palaceMajority)],
  }
}

function spotCard(reader: Reader, id: string): Card {
  const { view, language } = reader
  const spot = SPOTS[spotNumber(id)]
  const seers =
    spot && 'face' in spot ? view.sight.flatMap(({ faces }, seat) => (faces.includes(spot.face) ? [lookName(reader, seat)] : [])) : undefined
  return {
    family: 'place',
    ribbon: boardText('palace', language),
    name: nameOf(id, language),
    art: <Emblem place="palace" />,
    lines: [{ sign: 'day', text: textOf(spot?.kind ?? '', language) }],
    facts: seers ? [seers.length > 0 ? boardText('sees', language, { names: seers.join(', ') }) : boardText('unseen', language)] : [],
  }
}

function revelationCard({ language }: Reader, id: string): Card {
  const { price, burnFavour, glyph, trigger } = revelationOf(id)
  return {
    family: 'revelation',
    ribbon: `${boardText('revelation', language)} · ${boardText(`when-${trigger.kind}`, language)}`,
    name: nameOf(id, language),
    art: <RevelationArt card={id} />,
    lines: [{ text: textOf(id, language) }],
    facts: [
      boardText('price', language, { cost: costText(price, language) }),
      boardText('burnFor', language, { favour: burnFavour }),
      boardText('glyph', language, { name: nameOf(glyph, language) }),
    ],
  }
}

function villageCard({ language }: Reader, id: string, facts: readonly string[]): Card {
  return {
    family: 'village',
    ribbon: boardText('village', language),
    name: nameOf(id, language),
    art: <VillageArt village={id} />,
    lines: [{ text: textOf(id, language) }],
    facts,
  }
}

/** Returns the village on a plot, or for an empty plot the cost to build there and the next village. */
export function plotCard(reader: Reader, position: number): Card | undefined {
  const { view, language } = reader
  const village = view.built[position]
  if (village) return villageCard(reader, village, [])
  const plot = BUILDING_PLOTS[position]
  if (!plot) return undefined
  const facts = [boardText('plotFor', language, { cost: costText(plot.cost, language), favour: plot.favour })]
  if (plot.id === 'altar-tile') return villageCard(reader, plot.id, facts)
  const isNext = position === view.built.length && view.nextVillage !== ''
  if (isNext)
    return villageCard(reader, view.nextVillage, [boardText('nextVillage', language, { name: nameOf(view.nextVillage, language) }), ...facts])
  return {
    family: 'village',
    ribbon: boardText('village', language),
    name: nameOf(plot.id, language),
    art: <VillageArt village="" />,
    lines: [],
    facts,
  }
}

export function areaCost(area: number, language: Language): string {
  const found = CLAN_HOUSE_AREAS[area]
  return found ? boardText('areaFor', language, { cost: costText(found.cost, language), favour: found.favour }) : ''
}

/** Returns the card of any target on the table. */
export function cardOf(reader: Reader, target: string): Card | undefined {
  const { language } = reader
  if (isTile(target)) return tileCard(reader, target)
  if (target === PALACE.id) return palaceCard(reader)
  if (isSpot(target)) return spotCard(reader, target)
  if (sectorIndex(target) !== -1) return sectorCard(reader, target)
  const slot = sectorOfSlot(target)
  if (slot) return sectorCard(reader, slot)
  if (REVELATION_IDS.includes(target)) return revelationCard(reader, target)
  if (EVENT_IDS.includes(target))
    return {
      family: 'event',
      ribbon: boardText('event', language),
      name: nameOf(target, language),
      art: <EventArt event={target} />,
      lines: [{ sign: 'night', text: textOf(target, language) }],
      facts: [],
    }
  return undefined
}

/** Returns the cost of a slot in words. */
export function slotText(view: TableView, slot: string, language: Language): string {
  const cost = slotCost(view, slot)
  return Object.keys(cost).length > 0 ? boardText('slotPaid', language, { cost: costText(cost, language) }) : boardText('slotFree', language)
}

export const tileLabel = (tile: string, { seatStyles, language }: Pick<Reader, 'seatStyles' | 'language'>): string =>
  `${nameOf(kindOf(tile), language)}, ${seatStyles[ownerOf(tile)]?.name ?? ''}`
