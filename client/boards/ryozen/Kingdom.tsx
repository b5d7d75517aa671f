import { type MouseEvent, useMemo, useState } from 'react'
import { sectorIndex } from '#shared/games/ryozen/board.ts'
import { PALACE, SECTOR_IDS } from '#shared/games/ryozen/content/index.ts'
import { ownerOf } from '#shared/games/ryozen/tiles.ts'
import { symbolHref } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import { TOUCH_TARGET_PX } from '../../ui/touch-target.ts'
import type { Flight, Flights } from './beats.ts'
import { Beams, Disc, useTurns } from './Disc.tsx'
import { Fork } from './Fork.tsx'
import { KINGDOM_BOX, Land, Print } from './Ground.tsx'
import { band, MIDDLE, type Point, placeUnder, polar, RING, SPAN, STEP, sectorAngle, slotPlace, spotPlace } from './geometry.ts'
import { type Hit, Hits, hitsOf, nearestSelectable } from './Hits.tsx'
import { Pieces, type Standing, standingsOf } from './Pieces.tsx'
import type { Play } from './play.ts'
import { SignAt } from './Sprite.tsx'
import { Heralds, Influence, Locks, PalaceStanding, Tonight } from './Standing.tsx'
import { TileArt } from './Tile.tsx'
import { dayPlaceOf, isSpot, isTile, sectorNumber, slotsPerSector } from './table.ts'

/** Returns where a target of the kingdom is. */
function placeOf(target: string, standings: readonly Standing[], perSector: number, turns: number): Point | undefined {
  const stands = standings.find(({ tile }) => tile === target)
  if (stands) return stands
  const sector = sectorIndex(target)
  if (sector !== -1) return polar(RING.slots, sectorAngle(sector))
  if (sectorNumber(target) !== -1) return slotPlace(target, perSector)
  if (isSpot(target)) return spotPlace(target, turns)
  return ['palace', 'outer-wall', 'battlement', 'summit'].includes(target) ? { x: MIDDLE, y: MIDDLE } : undefined
}

/** The round kingdom: a picture with buttons over it. */
export function Kingdom({ play, struck, flights }: { readonly play: Play; readonly struck: string; readonly flights: Flights | undefined }) {
  const { view, seatStyles, selectable, selected, seat, language, speed } = play
  const [pointed, setPointed] = useState<string>()
  const turns = useTurns(view.rotation)
  const standings = useMemo(() => standingsOf(view, turns), [view, turns])
  const hits = hitsOf(play, standings, turns)
  const placed = (target: string): Point | undefined => placeOf(target, standings, slotsPerSector(view), turns)

  const touchNearest = (event: MouseEvent<HTMLElement>): void => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const scale = width / SPAN
    const point = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale }
    const near = nearestSelectable(hits, selectable, point, TOUCH_TARGET_PX / 2 / scale)
    const under = placeUnder(point)
    const there = under === 'disc' ? PALACE.id : SECTOR_IDS[under ?? -1]
    const place = selectable.has('apply') && there === dayPlaceOf(view) ? 'apply' : there
    const chosen = near ?? (place && selectable.has(place) ? place : undefined)
    if (chosen) {
      // The click means this target and not the unlit one under it.
      event.stopPropagation()
      play.onSelect(chosen, chosen === near)
    } else if (selected.length > 0) play.onClear()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: every selectable target is a button; this only helps large fingers and deselects
    <div className="ry-kingdom" onClick={touchNearest}>
      <svg viewBox={KINGDOM_BOX} aria-hidden="true">
        <Land />
        <Beams turns={turns} />
        <Print players={view.players.length} language={language} />
        <Disc view={view} seatStyles={seatStyles} seat={seat} turns={turns} />
        <Influence view={view} seatStyles={seatStyles} />
        <PalaceStanding view={view} seatStyles={seatStyles} />
        <Heralds view={view} seatStyles={seatStyles} />
        <Locks view={view} seatStyles={seatStyles} />
        <Tonight view={view} />
        <SelectablePlaces play={play} />
        <Chain play={play} placed={placed} />
        <Pieces view={view} standings={standings} seatStyles={seatStyles} seat={seat} selected={selected} struck={struck} speed={speed} />
        <Ghost play={play} hits={hits} pointed={pointed} />
        {flights && <FlightsAbove flights={flights} play={play} at={placed(flights.from) ?? { x: MIDDLE, y: MIDDLE }} />}
      </svg>
      <Hits play={play} hits={hits} onPoint={setPointed} />
      <Fork play={play} placed={placed} onPoint={setPointed} />
    </div>
  )
}

const wedge = (sector: number): string =>
  band(RING.disc + 8, RING.name.outer, sectorAngle(sector) - STEP / 2 + 0.8, sectorAngle(sector) + STEP / 2 - 0.8)

/** Outlines whole sectors and the Palace while they are selectable or selected. */
function SelectablePlaces({ play }: { readonly play: Play }) {
  const { view, selectable, selected, trail, called } = play
  const applied = selectable.has('apply') ? dayPlaceOf(view) : ''
  const look = (target: string): string =>
    [
      selected.includes(target) ? 'selected' : selectable.has(target) || applied === target ? 'ok' : '',
      called === target ? 'called' : '',
      view.tonight === target ? 'tonight' : '',
    ]
      .join(' ')
      .trim()
  return (
    <>
      {SECTOR_IDS.map((id, sector) => look(id) !== '' && <path key={id} className={`ry-wedge ${look(id)}`} d={wedge(sector)} />)}
      {(look(PALACE.id) !== '' || trail.has(PALACE.id)) && (
        <circle className={`ry-wedge ${look(PALACE.id)} ${trail.has(PALACE.id) ? 'last' : ''}`} cx={MIDDLE} cy={MIDDLE} r={RING.disc + 3} />
      )}
    </>
  )
}

/** A line from the placed companion through the day effects that it triggers. The innermost comes last. */
function Chain({ play, placed }: { readonly play: Play; readonly placed: (target: string) => Point | undefined }) {
  const { turn, underway } = play.view
  const stops = [turn.tile, ...underway.map(({ place }) => place)].flatMap((target) => placed(target) ?? [])
  if (underway.length === 0 || stops.length < 2) return undefined
  return (
    <g className="ry-chain">
      <path className="ry-chain-line" d={`M${stops.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {stops.slice(1).map(({ x, y }, n) => (
        <g key={`${underway[n]?.place}`}>
          <circle className="ry-chain-stop" cx={x} cy={y} r="15" />
          <text className="ry-chain-count" x={x} y={y + 7}>
            {n + 1}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Shows the selected companion, half transparent, where it would go. */
function Ghost({ play, hits, pointed }: { readonly play: Play; readonly hits: readonly Hit[]; readonly pointed: string | undefined }) {
  const { view, seatStyles, selected, selectable } = play
  const [tile, slot] = selected
  if (!tile || !isTile(tile) || !pointed || !selectable.has(pointed)) return undefined
  const isFace = pointed === 'revealed' || pointed === 'hidden'
  const hit = hits.find(({ target }) => target === (isFace ? slot : pointed))
  const seatStyle = seatStyles[ownerOf(tile)]
  if (!hit || !seatStyle || hit.kind === 'sector') return undefined
  const size = Math.min(hit.width, 92)
  return (
    <g className="ry-ghost" style={inColour(seatStyle.colour)} transform={`translate(${hit.x - size / 2} ${hit.y - size / 2}) scale(${size / 100})`}>
      <TileArt tile={tile} clan={view.players[ownerOf(tile)]?.clan ?? ''} symbol={seatStyle.symbol} hidden={pointed === 'hidden'} />
    </g>
  )
}

const ROW_HEIGHT = 66

/** Shows what everybody gains or pays, rising from its source. */
function FlightsAbove({ flights, play, at }: { readonly flights: Flights; readonly play: Play; readonly at: Point }) {
  return (
    <g key={`${play.played.length}`} transform={`translate(${at.x} ${at.y - ((flights.of.length - 1) * ROW_HEIGHT) / 2})`}>
      {flights.of.map((flight, row) => (
        <g key={flight.seat} transform={`translate(0 ${row * ROW_HEIGHT})`}>
          <FlightRow flight={flight} play={play} />
        </g>
      ))}
    </g>
  )
}

const GOOD_WIDTH = 100

function FlightRow({ flight, play }: { readonly flight: Flight; readonly play: Play }) {
  const seatStyle = play.seatStyles[flight.seat]
  if (!seatStyle) return undefined
  const width = 52 + flight.goods.length * GOOD_WIDTH
  const left = -width / 2
  return (
    <g className="ry-flight" style={inColour(seatStyle.colour)}>
      <rect className="ry-flight-back" x={left} y="-30" width={width} height="60" rx="30" />
      <circle className="ry-flight-mark" cx={left + 30} cy="0" r="20" />
      <use className="ry-flight-sign" href={symbolHref(seatStyle.symbol)} x={left + 17} y="-13" width="26" height="26" />
      {flight.goods.map(({ good, count }, n) => (
        <g key={good} transform={`translate(${left + 52 + n * GOOD_WIDTH} 0)`}>
          <text className="ry-flight-count" x="28" y="13">
            {count > 0 ? `+${count}` : `−${-count}`}
          </text>
          <SignAt name={good} x={72} y={0} size={42} />
        </g>
      ))}
    </g>
  )
}
