import { BUILDING_PLOTS } from '#shared/games/ryozen/cards.ts'
import { eventAreaId } from '#shared/games/ryozen/effects/events.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import type { PanelName } from './Panels.tsx'

/** Returns the targets in each of the panels beside the kingdom. */
export function panelsOf(view: TableView): Readonly<Record<PanelName, readonly string[]>> {
  return {
    house: [...view.row, 'reveal'],
    revelations: [...view.display.filter((card) => card !== ''), 'keep', 'burn'],
    events: [...view.events.filter((event) => event !== ''), ...view.events.map((_, area) => eventAreaId(area))],
    villages: [...view.built, ...BUILDING_PLOTS.flatMap((plot) => (plot ? [plot.id] : []))],
  }
}

export const selectableIn = (targets: readonly string[], selectable: ReadonlySet<string>): readonly string[] =>
  targets.filter((target) => selectable.has(target))
