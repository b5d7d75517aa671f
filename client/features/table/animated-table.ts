import { useMemo } from 'react'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { GameUi } from '../../boards/game-ui.ts'

/** What the panels beside the board show while events play: counts change with the event, not after the last one. */
export const useAnimatedTable = (ui: GameUi, table: object, played: readonly GameEvent[]): object =>
  useMemo(() => ui.applyEvents?.(table, played) ?? table, [ui, table, played])
