import { sectorIndex } from '#shared/games/ryozen/board.ts'
import { PALACE } from '#shared/games/ryozen/content/index.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import { symbolHref } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { alongRim, heraldPlace, rimPlace } from './Ground.tsx'
import { band, type Point, plaquePlace, polar, RING, SLOT_SIZE, STEP, sectorAngle } from './geometry.ts'
import { SignAt } from './Sprite.tsx'

interface StandingProps {
  readonly view: TableView
  readonly seatStyles: readonly SeatStyle[]
}

interface PillProps extends Point {
  readonly seatStyle: SeatStyle
  readonly count: number
  readonly most: boolean
  /** Whether it stands for companions in the Palace. */
  readonly roofed?: boolean
}

/** A player's badge and a number. The player who would have the majority gets a crown. */
function Pill({ seatStyle, count, most, roofed = false, x, y }: PillProps) {
  return (
    <g className={`ry-pill ${most ? 'most' : ''}`} style={inColour(seatStyle.colour)} transform={`translate(${x} ${y})`}>
      {roofed && <path className="ry-pill-roof" d="M-33-13C-22-16-12-22 0-31c12 9 22 15 33 18z" />}
      {most && <SignAt name="most" x={0} y={roofed ? -38 : -27} size={26} />}
      <rect className="ry-pill-back" x="-25" y="-17" width="50" height="34" rx="17" />
      <use className="ry-pill-sign" href={symbolHref(seatStyle.symbol)} x="-20" y="-11" width="21" height="21" />
      <text className="ry-pill-count" x="12" y="9">
        {count}
      </text>
    </g>
  )
}

/** The badge of the player who would win the sector at night, before its name. */
function Seal({ seatStyle, x, y }: Point & { readonly seatStyle: SeatStyle }) {
  return (
    <g key={seatStyle.seat} className="ry-seal" style={inColour(seatStyle.colour)} transform={`translate(${x} ${y})`}>
      <circle className="ry-seal-back" r="19" />
      <use className="ry-seal-sign" href={symbolHref(seatStyle.symbol)} x="-13" y="-13" width="26" height="26" />
      <SignAt name="most" x={0} y={-24} size={24} />
    </g>
  )
}

/** The moon. It moves from place to place and shows how far the night has come. */
export function Tonight({ view }: { readonly view: TableView }) {
  const sector = sectorIndex(view.tonight)
  if (sector === -1 && view.tonight !== PALACE.id) return undefined
  const { x, y } = sector === -1 ? polar(RING.disc + 6, 0) : rimPlace(sector, 1)
  return (
    <g className="ry-moon" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <circle className="ry-moon-back" r="24" />
      <SignAt name="night" x={0} y={0} size={38} />
    </g>
  )
}

/** Shows each player's influence in each sector, and who would win it at night. */
export function Influence({ view, seatStyles }: StandingProps) {
  return view.sectors.map(({ id, influence, majority }, sector) => {
    const present = influence.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []))
    const holder = seatStyles[majority]
    return (
      <g key={id}>
        {holder && (
          <path
            className="ry-holder"
            style={inColour(holder.colour)}
            d={band(RING.name.outer - 1, RING.edge - 1, sectorAngle(sector) - STEP / 2 + 1, sectorAngle(sector) + STEP / 2 - 1)}
          />
        )}
        {holder && <Seal seatStyle={holder} {...rimPlace(sector, -1)} />}
        {present.map(({ seat, count }, n) => {
          const seatStyle = seatStyles[seat]
          const at = polar(RING.influence, alongRim(sector, (n - (present.length - 1) / 2) * 12.6))
          return seatStyle && <Pill key={seat} seatStyle={seatStyle} count={count} most={seat === majority} {...at} />
        })}
      </g>
    )
  })
}

/** Shows beside the disc how many companions each player has in the Palace. */
export function PalaceStanding({ view, seatStyles }: StandingProps) {
  return view.palaceInfluence.map((count, seat) => {
    const seatStyle = seatStyles[seat]
    const at = plaquePlace(view.players[seat]?.side ?? 0)
    return (
      seatStyle && count > 0 && <Pill key={seatStyle.seat} seatStyle={seatStyle} count={count} most={seat === view.palaceMajority} roofed {...at} />
    )
  })
}

/** Shows the heralds on the rim of the Capital, the best one first. */
export function Heralds({ view, seatStyles }: StandingProps) {
  return view.players.map((_, seat) => {
    const seatStyle = seatStyles[seat]
    const place = view.heralds.indexOf(seat)
    const { x, y } = heraldPlace(place)
    return (
      seatStyle && (
        <g
          key={seatStyle.seat}
          className={`ry-herald ${place === 0 ? 'first' : ''}`}
          style={{ ...inColour(seatStyle.colour), transform: `translate(${x}px, ${y}px)` }}
        >
          <path className="ry-herald-flag" d="M-15-19h30v30l-15 11-15-11z" />
          <use className="ry-herald-sign" href={symbolHref(seatStyle.symbol)} x="-11" y="-16" width="22" height="22" />
        </g>
      )
    )
  })
}

/** Shows the sectors that a Guardian has closed. */
export function Locks({ view, seatStyles }: StandingProps) {
  return view.players.map(({ lock }, seat) => {
    const sector = sectorIndex(lock)
    const seatStyle = seatStyles[seat]
    if (sector === -1 || !seatStyle) return undefined
    const angle = sectorAngle(sector)
    const half = (SLOT_SIZE / 2 / RING.slots) * (180 / Math.PI)
    const { x, y } = polar(RING.slots + SLOT_SIZE / 2 + 8, angle)
    return (
      <g key={seatStyle.seat} className="ry-locked" style={inColour(seatStyle.colour)}>
        <path
          className="ry-fence"
          d={band(RING.slots - SLOT_SIZE / 2 - 12, RING.slots + SLOT_SIZE / 2 + 12, angle - 18.4 - half, angle + 18.4 + half)}
        />
        <circle className="ry-padlock" cx={x} cy={y} r="23" />
        <SignAt name="lock" x={x} y={y} size={32} />
      </g>
    )
  })
}
