import type { TableView } from '#shared/games/sorcerers/view.ts'
import { inColour } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import type { SorcerersEvent } from './animations.ts'
import { FigureArt } from './figures.tsx'
import { CELL, centre } from './geometry.ts'

/** Where a unit came from and went to. One of the two is empty for a unit that appeared or was lost. */
export interface Footprint {
  readonly unit: string
  readonly from: string
  readonly to: string
}

/** Returns the traces of the events that play now, or else of the last turn. */
export function tracesOf(last: TableView['last'], played: readonly SorcerersEvent[]): readonly Footprint[] {
  const now = played.flatMap((event): Footprint[] => {
    if (!('unit' in event)) return []
    const { unit } = event
    if ('to' in event) return [{ unit, from: event.from, to: event.to }]
    return event.type === 'summoned' ? [{ unit, from: '', to: event.cell }] : [{ unit, from: event.cell, to: '' }]
  })
  return now.length > 0 ? now : last
}

const square = (cell: string, turned: boolean) => {
  const { x, y } = centre(cell, turned)
  return { x: x - CELL / 2 + 3, y: y - CELL / 2 + 3, width: CELL - 6, height: CELL - 6, rx: 8 }
}

export function Trace(props: {
  readonly traces: readonly Footprint[]
  readonly view: TableView
  readonly lookOf: (slot: number) => SeatStyle | undefined
  readonly turned: boolean
}) {
  const { traces, view, lookOf, turned } = props
  return traces.map(({ unit, from, to }) => {
    const moved = view.units.find(({ id }) => id === unit)
    const seatStyle = moved && lookOf(moved.slot)
    const [start, end] = [from ? centre(from, turned) : undefined, to ? centre(to, turned) : undefined]
    return (
      <g key={`${unit} ${from} ${to}`} className="so-trace">
        {start && moved && seatStyle && (
          <g className="fig ghost" style={inColour(seatStyle.colour)} transform={`translate(${start.x} ${start.y})`}>
            <FigureArt token={moved.token} symbol={seatStyle.symbol} />
          </g>
        )}
        {start && !end && <path className="lost" d={`M${start.x - 12} ${start.y - 12}l24 24m0-24l-24 24`} />}
        {start && end && <path className="way" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />}
        {from && <rect className="spot" {...square(from, turned)} />}
        {to && <rect className="spot" {...square(to, turned)} />}
      </g>
    )
  })
}
