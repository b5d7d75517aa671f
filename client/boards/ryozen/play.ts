import type { TableView } from '#shared/games/ryozen/view.ts'
import type { Reader } from './cards.tsx'
import type { Props } from './table.ts'

/** What every part of the table needs: how it stands, what may be touched, what just happened. */
export interface Play extends Omit<Props, 'table'>, Reader {
  /** Touched by the last deeds. */
  readonly trail: ReadonlySet<string>
  /** What an event speaks of just now. */
  readonly called: string
}

const NOTHING: ReadonlySet<string> = new Set()

export const playOf = (props: Props, view: TableView = props.table, trail = NOTHING, called = ''): Play => ({
  ...props,
  view,
  trail,
  called,
})

export const stateOf = ({ selectable, selected, trail, called }: Play, target: string): string =>
  [
    selected.includes(target) ? 'selected' : selectable.has(target) ? 'selectable' : '',
    trail.has(target) ? 'last' : '',
    called === target ? 'called' : '',
  ]
    .filter((word) => word !== '')
    .join(' ')
