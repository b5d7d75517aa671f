import { LIMITS } from '#shared/games/whirling-witchcraft/content/index.ts'
import { type Cubes, countCubes, kindsOf, noCubes } from '#shared/games/whirling-witchcraft/cubes.ts'
import type { TableView } from '#shared/games/whirling-witchcraft/view.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Language } from '#shared/kernel/words.ts'
import { inColour, SeatBadge } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { CardBack } from './CardBack.tsx'
import { Cauldron } from './Cauldron.tsx'
import type { Forecast } from './forecast.ts'
import { arrowsOn, placesOn, type RingShape } from './geometry.ts'
import { cubesOf, ringFrom } from './table.ts'
import { boardText, nameOf } from './words.ts'

interface RingProps {
  readonly view: TableView
  readonly seatStyles: readonly SeatStyle[]
  readonly language: Language
  /** The seat on the near side. */
  readonly near: Seat
  readonly shape: RingShape
  /** The contents of the near cauldron as its owner sees them. */
  readonly content: Cubes
  /** The cubes that one more brew would add to it. */
  readonly more: Cubes
  readonly forecast: Forecast | undefined
  readonly arrivals: ReadonlyMap<string, number>
}

const NOTHING = noCubes()

const list = (cubes: Cubes, language: Language): string =>
  kindsOf(cubes)
    .map((id) => `${nameOf(id, language)} × ${cubes[id]}`)
    .join(', ') || boardText('empty', language)

/** The cauldrons in their ring. Arrows show where each of them goes. */
export function Ring(props: RingProps) {
  const { view, seatStyles, language, near, shape, content, more, forecast, arrivals } = props
  const count = view.players.length
  const { width, height, middle, rx, ry } = shape
  const places = placesOn(shape, count, near)
  const heldBy = (seat: Seat): Cubes => (seat === near ? content : cubesOf(view.players[seat]?.cauldron ?? {}))
  const labelOf = (seat: Seat): string => {
    const pot = boardText('potOf', language, { name: seatStyles[seat]?.name ?? '', cubes: list(heldBy(seat), language) })
    return `${pot}. ${boardText('circleOf', language, { n: countCubes(cubesOf(view.players[seat]?.circle ?? {})), all: LIMITS.circle })}`
  }
  return (
    <div className="ww-ring">
      <ul className="vh">
        {places.map(({ seat }) => (
          <li key={seat}>{labelOf(seat)}</li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <radialGradient id="ww-iron" cx=".32" cy=".2" r=".95">
          <stop offset="0" stopColor="#6b5346" />
          <stop offset=".45" stopColor="#33251d" />
          <stop offset="1" stopColor="#120b07" />
        </radialGradient>
        <ellipse className="ww-track" cx={middle.x} cy={middle.y} rx={rx} ry={ry} />
        {arrowsOn(shape, count, near).map(({ from, to, path, head }) => (
          <g key={from} className={`ww-pass ${from === near ? 'near' : ''}`} style={inColour(seatStyles[from]?.colour ?? '')}>
            <title>{`${seatStyles[from]?.name ?? ''} ${boardText('passesTo', language, { name: seatStyles[to]?.name ?? '' })}`}</title>
            <path className="edge" d={path} />
            <path className="shaft" d={path} />
            <path className="line" d={path} />
            <path
              className="head"
              d="M-9-14L14 0-9 14l4-14z"
              transform={`translate(${head.x} ${head.y}) rotate(${head.turn}) scale(${shape.scale})`}
            />
          </g>
        ))}
        {places.map((place) => {
          const [player, seatStyle] = [view.players[place.seat], seatStyles[place.seat]]
          if (!player || !seatStyle) return undefined
          const isNear = place.seat === near
          return (
            <Cauldron
              key={place.seat}
              place={place}
              scale={shape.scale}
              seatStyle={seatStyle}
              content={heldBy(place.seat)}
              more={isNear ? more : NOTHING}
              circle={cubesOf(player.circle)}
              near={isNear}
              forecast={isNear ? forecast : undefined}
              came={arrivals.get(`circle ${place.seat}`) ?? 0}
              label={labelOf(place.seat)}
            />
          )
        })}
      </svg>
      <Hub view={view} seatStyles={seatStyles} language={language} near={near} />
    </div>
  )
}

/** In the middle of the ring: the phase of the round, who is ready, and the size of the deck. */
function Hub({ view, seatStyles, language, near }: Pick<RingProps, 'view' | 'seatStyles' | 'language' | 'near'>) {
  const { players, phase, ordered, deck, discards, lastRounds } = view
  const asked = ringFrom(players.length, near).filter((seat) => players[seat]?.stage !== 'idle')
  const ready = asked.filter((seat) => players[seat]?.stage === 'ready').length
  const order = ordered ? asked.toSorted((a, b) => (players[a]?.initiative ?? 0) - (players[b]?.initiative ?? 0)) : asked
  return (
    <div className="ww-hub" data-anchor="supply">
      <b>
        <span className="when">{boardText('round', language, { n: view.round })} · </span>
        {boardText(`phase.${phase}`, language)}
      </b>
      {asked.length > 0 && (
        <>
          <ul className="ww-ready">
            {order.map((seat) => {
              const seatStyle = seatStyles[seat]
              const done = players[seat]?.stage === 'ready'
              return (
                seatStyle && (
                  <li key={seat} className={done ? 'done' : ''} title={`${seatStyle.name}: ${boardText(done ? 'ready' : 'choosing', language)}`}>
                    <SeatBadge seatStyle={seatStyle} />
                  </li>
                )
              )
            })}
          </ul>
          <small>
            {ordered
              ? boardText('ordered', language)
              : boardText(phase === 'choose' ? 'chosenOf' : 'readyOf', language, { n: ready, all: asked.length })}
          </small>
        </>
      )}
      {phase !== 'over' && (
        <span className="ww-deck">
          <span className="pile" title={`${boardText('deck', language)}: ${deck}`}>
            <CardBack />
            <i>{deck}</i>
          </span>
          {discards > 0 && (
            <small title={boardText('discards', language)}>
              {boardText('discards', language)} {discards}
            </small>
          )}
        </span>
      )}
      {lastRounds > 0 && <small>{boardText('lastRounds', language, { n: lastRounds })}</small>}
    </div>
  )
}
