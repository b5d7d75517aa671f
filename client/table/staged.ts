import { useMemo } from 'react'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { GameFace } from '../boards/face.ts'

/** What the panels beside the board show while events play: counts change with the event, not after the last one. */
export const useStaged = (face: GameFace, table: object, played: readonly GameEvent[]): object =>
  useMemo(() => face.stage?.(table, played) ?? table, [face, table, played])
