import { useMemo } from 'react'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { GameUi } from '../../boards/kit/game-ui.ts'

/** Returns the table for the panels beside the board. While events play, its counts change with each event and not only after the last one. */
export const useAnimatedTable = (ui: GameUi, table: object, played: readonly GameEvent[]): object =>
  useMemo(() => ui.animations.applyEvents(table, played), [ui, table, played])
