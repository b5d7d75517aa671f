import { type MouseEvent, useMemo, useState } from 'react'
import { PLACES } from '#shared/games/sorcerers/content/index.ts'
import type { TableView } from '#shared/games/sorcerers/view.ts'
import { symbolHref } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { TOUCH_TARGET_PX } from '../../ui/touch-target.ts'
import { type AnimatedBoard, animatedBoard } from './animations.ts'
import { Draft } from './Draft.tsx'
import { Field } from './Field.tsx'
import { CELL, cellAt, centre, FRAME, isCell, isTurned, SIZE, SPAN } from './geometry.ts'
import { InWords } from './InWords.tsx'
import { Piece } from './Piece.tsx'
import { type Looking, Preview } from './Preview.tsx'
import { SelectableLayer } from './SelectableLayer.tsx'
import { Trace, tracesOf } from './Trace.tsx'
import type { Props } from './table.ts'
import { holders, slotsOf } from './table.ts'
import { Wing } from './Wing.tsx'

export function SorcerersBoard(props: Props) {
  const table = props.table
  return table.phase === 'draft' ? <Draft {...props} /> : <Battle {...props} view={table} />
}

function Battle(props: Props & { readonly view: TableView }) {
  const { view, played, seatStyles, selectable, selected, seat } = props
  const [pointed, setPointed] = useState<string>()
  const turned = isTurned(slotsOf(view, seat).map(({ slot }) => slot))
  const staged = useMemo(() => animatedBoard(view.units, played), [view.units, played])
  const traces = useMemo(() => tracesOf(view.last, played), [view.last, played])
  const lookOf = (slot: number): SeatStyle | undefined => seatStyles[view.slots.find((used) => used.slot === slot)?.seat ?? -1]

  const touchNearest = (event: MouseEvent<HTMLDivElement>): void => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const scale = width / SPAN
    const point = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale }
    const near = nearestSelectable(point, staged, selectable, turned, TOUCH_TARGET_PX / 2 / scale)
    const cell = cellAt(point, turned)
    if (near) {
      // The finger meant this target and not the unlit one under it.
      event.stopPropagation()
      props.onSelect(near, true)
    } else if (!cell || !selected.some((target) => (staged.cells.get(target) ?? target) === cell)) props.onClear()
  }

  return (
    <div className="so-table">
      <Wing {...props} view={view} side="left" turned={turned} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: every selectable target is a button; this only helps large fingers and deselects */}
      <div className="so-field" onClick={touchNearest}>
        <svg viewBox={`0 0 ${SPAN} ${SPAN}`} aria-hidden="true">
          <Field turned={turned} />
          <Homes view={view} seatStyles={seatStyles} turned={turned} />
          <Held view={view} staged={staged} lookOf={lookOf} turned={turned} />
          <Trace traces={traces} view={view} lookOf={lookOf} turned={turned} />
          <Preview {...props} staged={staged} lookOf={lookOf} pointed={pointed} turned={turned} />
          <Pieces view={view} staged={staged} lookOf={lookOf} selected={selected} turned={turned} speed={props.speed} />
        </svg>
        <InWords view={view} lookOf={lookOf} language={props.language} />
        <SelectableLayer {...props} view={view} staged={staged} turned={turned} onPoint={setPointed} />
      </div>
      <Wing {...props} view={view} side="right" turned={turned} />
    </div>
  )
}

function nearestSelectable(
  point: { x: number; y: number },
  staged: AnimatedBoard,
  selectable: ReadonlySet<string>,
  turned: boolean,
  reach: number,
): string | undefined {
  let best: { target: string; distance: number } | undefined
  for (const target of selectable) {
    const cell = isCell(target) ? target : staged.cells.get(target)
    if (!cell) continue
    const { x, y } = centre(cell, turned)
    const distance = Math.max(0, Math.hypot(x - point.x, y - point.y) - CELL / 2)
    if (distance <= reach && (!best || distance < best.distance)) best = { target: target, distance }
  }
  return best?.target
}

/** The armies' home corners, in their owners' colours. */
function Homes({ view, seatStyles, turned }: { readonly view: TableView; readonly seatStyles: readonly SeatStyle[]; readonly turned: boolean }) {
  const far = FRAME + (SIZE - 3) * CELL
  return view.slots.map(({ slot, seat }) => {
    const shown = turned ? (slot + 2) % 4 : slot
    const x = shown === 1 || shown === 2 ? far : FRAME
    const y = shown >= 2 ? far : FRAME
    return (
      <rect
        key={slot}
        className="so-home"
        style={inColour(seatStyles[seat]?.colour ?? 'none')}
        x={x + 2}
        y={y + 2}
        width={3 * CELL - 4}
        height={3 * CELL - 4}
        rx="8"
      />
    )
  })
}

/** An occupied place of power glows in its holder's colour and shows the holder's symbol. */
function Held({ view, staged, lookOf, turned }: Looking & { readonly view: TableView; readonly staged: AnimatedBoard }) {
  const held = holders(view.units, staged.cells)
  return PLACES.map(({ id, cell, kind }) => {
    const slot = held.get(cell)
    const seatStyle = slot === undefined ? undefined : lookOf(slot)
    const { x, y } = centre(cell, turned)
    const r = kind === 'well' ? 27 : 20.5
    if (!seatStyle) return undefined
    return (
      <g key={id} className="so-held" style={inColour(seatStyle.colour)} transform={`translate(${x} ${y})`}>
        <circle className="aura" r={r + 9} />
        <circle className="rim" r={r} />
        <circle className="badge" cx={r * 0.78} cy={r * 0.78} r="8" />
        <use className="sign" href={symbolHref(seatStyle.symbol)} x={r * 0.78 - 5.5} y={r * 0.78 - 5.5} width="11" height="11" />
      </g>
    )
  })
}

function Pieces(
  props: Looking & { readonly view: TableView; readonly staged: AnimatedBoard; readonly selected: readonly string[]; readonly speed: number },
) {
  const { view, staged, lookOf, selected, turned, speed } = props
  const motions = new Map(staged.actors.map(({ unit, motion }) => [unit, motion]))
  const shown = view.units.flatMap((unit) => {
    const cell = staged.cells.get(unit.id) ?? staged.leaving.get(unit.id)
    return cell ? [{ unit, cell, ...centre(cell, turned) }] : []
  })
  // Nearer figures stand in front of farther ones, and moving figures in front of all others.
  const depth = ({ unit, y }: (typeof shown)[number]): number => y + (motions.has(unit.id) ? SPAN : 0)
  return shown
    .sort((a, b) => depth(a) - depth(b))
    .map(({ unit, cell, x, y }) => {
      const seatStyle = lookOf(unit.slot)
      return (
        seatStyle && (
          <Piece
            key={unit.id}
            id={unit.id}
            cell={cell}
            token={unit.token}
            colour={seatStyle.colour}
            symbol={seatStyle.symbol}
            x={x}
            y={y}
            lifted={selected.includes(unit.id)}
            leaving={staged.leaving.has(unit.id)}
            motion={motions.get(unit.id)}
            speed={speed}
          />
        )
      )
    })
}
