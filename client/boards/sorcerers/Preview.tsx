import type { TableView } from '#shared/games/sorcerers/view.ts'
import { inColour } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import type { AnimatedBoard } from './animations.ts'
import { FigureArt } from './figures.tsx'
import { centre, isCell } from './geometry.ts'
import { ownSlot, type Props } from './table.ts'

export type Looking = { readonly lookOf: (slot: number) => SeatStyle | undefined; readonly turned: boolean }

type Unit = TableView['units'][number]
type PreviewProps = Props & Looking & { readonly view: TableView; readonly staged: AnimatedBoard; readonly pointed: string | undefined }

/** Shows where the selected figure would go. While nothing is selected, it marks the cells that the figure under the pointer can reach. */
export function Preview(props: PreviewProps) {
  const { staged, selected, pointed, turned, selectable } = props
  // `pointed` may be stale: a button that disappears under the pointer sends no leave event.
  const aimed = pointed && isCell(pointed) && selectable.has(pointed) ? pointed : selected.findLast(isCell)
  const actor = actorOf(props)
  const from = actor && staged.cells.get(actor.id)
  if (actor && from && aimed) return <Way {...props} actor={actor} from={from} aimed={aimed} />
  if (!pointed || !selectable.has(pointed) || isCell(pointed)) return undefined
  return [...props.selectableAfter(pointed)].filter(isCell).map((cell) => {
    const { x, y } = centre(cell, turned)
    return <circle key={cell} className="so-reach" cx={x} cy={y} r="5" />
  })
}

/** The selected unit, or the player's own sorcerer when a spell is selected. */
function actorOf({ view, selected, seat }: PreviewProps): Unit | undefined {
  const [first] = selected
  if (!first) return undefined
  const own = ownSlot(view, seat)
  return view.units.find(({ id }) => id === first) ?? view.units.find(({ id }) => own && id === `s${own.slot}`)
}

/** The token that would stand on the target cell. An attack spell leaves none there. */
function tokenAtEnd({ view, selected }: PreviewProps, actor: Unit): string | undefined {
  if (selected[0] === 'attack') return undefined
  return selected[0] === 'summon' ? view.units.find(({ id }) => id === `m${actor.slot}`)?.token : actor.token
}

/** Draws a line to the target cell and a ghost of the figure at its end. */
function Way(props: PreviewProps & { readonly actor: Unit; readonly from: string; readonly aimed: string }) {
  const { actor, from, aimed, lookOf, turned } = props
  const seatStyle = lookOf(actor.slot)
  const [start, end] = [centre(from, turned), centre(aimed, turned)]
  const token = tokenAtEnd(props, actor)
  return (
    <g className="so-preview" style={inColour(seatStyle?.colour ?? '')}>
      <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      {token && seatStyle && (
        <g className="fig ghost" transform={`translate(${end.x} ${end.y})`}>
          <FigureArt token={token} symbol={seatStyle.symbol} />
        </g>
      )}
    </g>
  )
}
