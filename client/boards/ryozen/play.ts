import type { TableView } from '#shared/games/ryozen/view.ts'
import type { Reader } from './cards.tsx'
import type { Props } from './table.ts'

/** The shared context of the board's parts: the table, what is selectable, and what just happened. */
export interface Play extends Omit<Props, 'table'>, Reader {
  /** The targets that the last moves changed. */
  readonly trail: ReadonlySet<string>
  /** The card or place that the current event names. */
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
