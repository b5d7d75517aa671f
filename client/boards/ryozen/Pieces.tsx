import { memo, useLayoutEffect, useRef } from 'react'
import { PALACE } from '#shared/games/ryozen/content/index.ts'
import { ownerOf } from '#shared/games/ryozen/tiles.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import type { FilledIcon } from '../../ui/Icon.tsx'
import { prefersReducedMotion } from '../../ui/motion.ts'
import { inColour } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { MIDDLE, palacePlace, polar, type Spot, slotPlace, spotPlace } from './geometry.ts'
import { TileArt } from './Tile.tsx'
import { SPOT_LIST, slotsPerSector } from './table.ts'

export interface Standing extends Spot {
  readonly tile: string
  /** The id of a slot, a spot of the Palace, or the Palace. */
  readonly where: string
  readonly hidden: boolean
}

/** Returns where every companion on the board stands. */
export function standingsOf(view: TableView, turns: number): readonly Standing[] {
  const perSector = slotsPerSector(view)
  const inSlots = view.slots.flatMap(({ id, tile, hidden }) => (tile === '' ? [] : [{ tile, where: id, hidden, ...slotPlace(id, perSector) }]))
  if (view.palaceMode) {
    const onSpots = SPOT_LIST.flatMap((spot, n) => {
      const tile = view.palace[n]
      return tile ? [{ tile, where: spot, hidden: false, ...spotPlace(spot, turns) }] : []
    })
    return [...inSlots, ...onSpots]
  }
  const inPalace = view.players.flatMap(({ side }, seat) => {
    const own = view.palace.filter((tile) => ownerOf(tile) === seat)
    return own.map((tile, n) => ({ tile, where: PALACE.id, hidden: false, ...palacePlace(side, n, own.length, turns) }))
  })
  return [...inSlots, ...inPalace]
}

const TURN_MS = 900
const MOVE_MS = 420
const EASE = 'cubic-bezier(.45,.05,.25,1)'
const at = ({ x, y, size }: Spot): string => `translate(${x}px, ${y}px) scale(${size / 100})`

/** Returns the keyframes of a move: along its circle on the disc, and straight elsewhere. */
function travel(from: Spot, to: Spot): Keyframe[] {
  const [a, b] = [from.on, to.on]
  if (!a || !b || a.radius !== b.radius) return [{ transform: at(from) }, { transform: at(to) }]
  return Array.from({ length: 13 }, (_, n) => {
    const angle = a.angle + ((b.angle - a.angle) * n) / 12
    return { transform: at({ ...polar(a.radius, angle), size: to.size }) }
  })
}

interface PieceProps {
  readonly place: Standing
  readonly clan: string
  readonly colour: string
  readonly symbol: FilledIcon
  /** The player's own companions enter from below, and the others' enter from above. */
  readonly own: boolean
  readonly lifted: boolean
  readonly struck: boolean
  readonly speed: number
}

const Piece = memo(function Piece({ place, clan, colour, symbol, own, lifted, struck, speed }: PieceProps) {
  const group = useRef<SVGGElement>(null)
  const before = useRef<Spot>(undefined)
  const { x, y } = place
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves only when its place changes
  useLayoutEffect(() => {
    const from = before.current
    before.current = place
    if (prefersReducedMotion() || (from && from.x === x && from.y === y)) return
    const start = from ?? { x: MIDDLE + (x - MIDDLE) * 0.4, y: own ? 1080 : -80, size: place.size }
    const isTurning = from?.on && place.on
    const running = group.current?.animate(travel(start, place), { duration: (isTurning ? TURN_MS : MOVE_MS) / speed, easing: EASE })
    return () => running?.cancel()
  }, [x, y])
  return (
    <g ref={group} style={{ transform: at(place) }} data-unit={place.tile} data-cell={`${place.where}${place.hidden ? '*' : ''}`}>
      <g key={`${place.hidden}`} className={`ry-piece ${lifted ? 'lifted' : ''} ${struck ? 'struck' : ''}`} style={inColour(colour)}>
        <g transform="translate(-50 -50)">
          <TileArt tile={place.tile} clan={clan} symbol={symbol} hidden={place.hidden} />
        </g>
      </g>
    </g>
  )
})

export function Pieces(props: {
  readonly view: TableView
  readonly standings: readonly Standing[]
  readonly seatStyles: readonly SeatStyle[]
  readonly seat: number | undefined
  readonly selected: readonly string[]
  readonly struck: string
  readonly speed: number
}) {
  const { view, standings, seatStyles, seat, selected, struck, speed } = props
  return standings.map((place) => {
    const owner = ownerOf(place.tile)
    const seatStyle = seatStyles[owner]
    return (
      seatStyle && (
        <Piece
          key={place.tile}
          place={place}
          clan={view.players[owner]?.clan ?? ''}
          colour={seatStyle.colour}
          symbol={seatStyle.symbol}
          own={owner === seat}
          lifted={selected.includes(place.tile)}
          struck={place.tile === struck}
          speed={speed}
        />
      )
    )
  })
}
