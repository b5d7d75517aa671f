import type { TableView } from '#shared/games/sorcerers/view.ts'
import { inColour, SeatBadge } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { FigureArt } from './figures.tsx'
import { Portrait } from './portraits.tsx'
import { Tracks } from './Tracks.tsx'
import type { Props } from './table.ts'
import { type SlotView, sideOf, unitsOf } from './table.ts'
import { boardText, nameOf } from './words.ts'

/** The corners as they lie on the screen: north-west, north-east, south-east, south-west. */
const LEFT = [0, 3]
const RIGHT = [1, 2]

type WingProps = Props & { readonly view: TableView; readonly side: 'left' | 'right'; readonly turned: boolean }

/** One side of the table beside the field. Each sorcerer's board lies at the corner of their army. */
export function Wing({ view, side, turned, seatStyles, language }: WingProps) {
  const corners = (side === 'left' ? LEFT : RIGHT).map((corner) => (turned ? (corner + 2) % 4 : corner))
  return (
    <div className={`so-wing ${side}`}>
      {corners.map((corner, row) => {
        const slot = view.slots.find((used) => used.slot === corner)
        const seatStyle = slot && seatStyles[slot.seat]
        return slot && seatStyle ? (
          <Planchette key={corner} slot={slot} seatStyle={seatStyle} view={view} language={language} near={row === 1} />
        ) : (
          <div key={corner} className="so-blank" />
        )
      })}
    </div>
  )
}

function Planchette(props: {
  readonly slot: SlotView
  readonly seatStyle: SeatStyle
  readonly view: TableView
  readonly language: Props['language']
  readonly near: boolean
}) {
  const { slot, seatStyle, view, language, near } = props
  const side = sideOf(view, slot)
  const dead = unitsOf(view, slot.slot).filter(({ kind, cell }) => kind === 'warrior' && cell === '')
  const state = slot.defeated ? 'out' : !slot.alive && slot.ghost ? 'ghost' : undefined
  return (
    <section
      className={`so-planchette ${near ? 'near' : 'far'} ${view.active === slot.slot && view.phase !== 'over' ? 'active' : ''} ${slot.defeated ? 'out' : ''}`}
      style={inColour(seatStyle.colour)}
    >
      <div className="so-medal">
        <Portrait sorcerer={slot.sorcerer} face />
        <SeatBadge seatStyle={seatStyle} />
      </div>
      <b>{nameOf(slot.sorcerer, language)}</b>
      {state ? (
        <small>{boardText(state, language)}</small>
      ) : (
        <>
          <div className="so-tracks">
            <Tracks table={view} slot={slot} language={language} />
          </div>
          <small>
            {boardText('places', language)}
            <strong>{boardText('of', language, { held: side?.held ?? 0, needed: side?.placesToWin ?? 0 })}</strong>
          </small>
        </>
      )}
      {dead.length > 0 && (
        <div className="so-grave" role="img" aria-label={`${boardText('lost', language)}: ${dead.length}`}>
          {dead.map(({ id, token }) => (
            <svg key={id} viewBox="-22 -26 44 48" aria-hidden="true">
              <g className="fig" style={inColour(seatStyle.colour)}>
                <FigureArt token={token} symbol={seatStyle.symbol} />
              </g>
            </svg>
          ))}
        </div>
      )}
    </section>
  )
}
