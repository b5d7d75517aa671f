import { type MouseEvent, memo } from 'react'
import type { TableView } from '#shared/games/sorcerers/view.ts'
import { isTouchPointer, TOUCH_TARGET_PX } from '../../ui/touch-target.ts'
import type { AnimatedBoard } from './animations.ts'
import { CELL, centre, isCell, SPAN } from './geometry.ts'
import type { Props } from './table.ts'
import { boardText, cellName, nameOf } from './words.ts'

const MANY = 12
const percent = (length: number): string => `${(100 * length) / SPAN}%`

interface Mark {
  readonly target: string
  readonly cell: string
  readonly look: 'unit' | 'goal' | 'victim' | 'selected'
  readonly label: string
}

type LayerProps = Props & {
  readonly view: TableView
  readonly staged: AnimatedBoard
  readonly turned: boolean
  readonly onPoint: (target: string | undefined) => void
}

function marksOf({ view, staged, selectable, selected, language }: LayerProps): readonly Mark[] {
  const taken = new Map([...staged.cells].map(([unit, cell]) => [cell, unit]))
  const unitLabel = (id: string, cell: string): string => `${nameOf(view.units.find((unit) => unit.id === id)?.token ?? '', language)}, ${cell}`
  const cellMark = (cell: string): Mark => {
    const victim = taken.get(cell)
    return victim
      ? { target: cell, cell, label: unitLabel(victim, cell), look: 'victim' }
      : { target: cell, cell, label: boardText('to', language, { cell: cellName(cell, language) }), look: 'goal' }
  }
  const marksAt = (target: string): readonly Mark[] => {
    if (isCell(target)) return [cellMark(target)]
    const cell = staged.cells.get(target)
    return cell ? [{ target: target, cell, label: unitLabel(target, cell), look: 'unit' }] : []
  }
  return [...selected.flatMap(marksAt).map((mark) => ({ ...mark, look: 'selected' as const })), ...[...selectable].flatMap(marksAt)]
}

/** The selectable targets on the board, as real buttons over the picture. */
export const SelectableLayer = memo(function SelectableLayer(props: LayerProps) {
  const { turned, selectable, onPoint, onSelect } = props
  const marks = marksOf(props)
  const press = (target: string) => (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation()
    onSelect(target, isTouchPointer(event) && event.currentTarget.getBoundingClientRect().width < TOUCH_TARGET_PX)
  }
  return (
    <div className={`so-selectables ${selectable.size > MANY ? 'calm' : ''}`}>
      {marks.map(({ target, cell, look, label }) => {
        const { x, y } = centre(cell, turned)
        return (
          <button
            key={`${target} ${look === 'selected'}`}
            type="button"
            className={`selectable so-selectable ${look}`}
            data-target={target}
            aria-label={label}
            aria-pressed={look === 'selected'}
            style={{ left: percent(x - CELL / 2), top: percent(y - CELL / 2), width: percent(CELL), height: percent(CELL) }}
            onClick={press(target)}
            onPointerEnter={() => onPoint(target)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={() => onPoint(target)}
            onBlur={() => onPoint(undefined)}
          />
        )
      })}
    </div>
  )
})
