import { type MouseEvent, memo } from 'react'
import type { TableView } from '#shared/games/sorcerers/view.ts'
import { FINGER, isByFinger } from '../../ui/finger.ts'
import { useKeys } from '../../ui/keys.ts'
import type { BoardProps } from '../game-ui.ts'
import { CELL, centre, isCell, SPAN } from './geometry.ts'
import type { Stage } from './staging.ts'
import { cellName, nameOf, tell } from './words.ts'

const MANY = 12
const percent = (length: number): string => `${(100 * length) / SPAN}%`

interface Mark {
  readonly thing: string
  readonly cell: string
  readonly look: 'unit' | 'goal' | 'victim' | 'picked'
  readonly label: string
}

type LitProps = BoardProps & {
  readonly view: TableView
  readonly staged: Stage
  readonly turned: boolean
  readonly onPoint: (thing: string | undefined) => void
}

function marksOf({ view, staged, selectable: lit, selected: picked, language }: LitProps): readonly Mark[] {
  const taken = new Map([...staged.cells].map(([unit, cell]) => [cell, unit]))
  const unitName = (id: string): string => nameOf(view.units.find((unit) => unit.id === id)?.token ?? '', language)
  const marks: Mark[] = []
  const add = (thing: string, look?: Mark['look']): void => {
    const cell = isCell(thing) ? thing : staged.cells.get(thing)
    if (!cell) return
    const victim = isCell(thing) ? taken.get(cell) : undefined
    const name = isCell(thing)
      ? victim
        ? `${unitName(victim)}, ${cell}`
        : tell('to', language, { cell: cellName(cell, language) })
      : `${unitName(thing)}, ${cell}`
    marks.push({ thing, cell, label: name, look: look ?? (isCell(thing) ? (victim ? 'victim' : 'goal') : 'unit') })
  }
  for (const thing of picked) add(thing, 'picked')
  for (const thing of lit) add(thing)
  return marks
}

/** What may be touched on the board: real buttons over the picture. */
export const LitLayer = memo(function LitLayer(props: LitProps) {
  const { turned, selectable: lit, onPoint, onSelect } = props
  const marks = marksOf(props)
  const keys = useKeys(lit)
  const press = (thing: string) => (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation()
    onSelect(thing, isByFinger(event) && event.currentTarget.getBoundingClientRect().width < FINGER)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the buttons inside
    <div ref={keys.layer} className={`so-lits ${lit.size > MANY ? 'calm' : ''}`} onKeyDown={keys.onKeyDown} onPointerDown={keys.onPointerDown}>
      {marks.map(({ thing, cell, look, label }) => {
        const { x, y } = centre(cell, turned)
        return (
          <button
            key={`${thing} ${look === 'picked'}`}
            type="button"
            className={`lit so-lit ${look}`}
            data-touch={thing}
            aria-label={label}
            aria-pressed={look === 'picked'}
            style={{ left: percent(x - CELL / 2), top: percent(y - CELL / 2), width: percent(CELL), height: percent(CELL) }}
            onClick={press(thing)}
            onPointerEnter={() => onPoint(thing)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={() => onPoint(thing)}
            onBlur={() => onPoint(undefined)}
          />
        )
      })}
    </div>
  )
})
