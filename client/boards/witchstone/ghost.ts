import { foreseen } from './chains.ts'
import { isCell, turnedTo } from './geometry.ts'
import { useTouching } from './Touch.tsx'
import type { PlayerView } from './table.ts'

/** The domino in hand as it would lie, and how long the chains through its halves would be. */
export interface Ghost {
  readonly a: string
  readonly b: string | undefined
  /** Whether its first half has been put down: then a touch on the second lays it. */
  readonly held: boolean
  readonly chains: readonly [number, number | undefined]
}

export function useGhost(player: PlayerView | undefined, domino: string | undefined, turn: number): Ghost | undefined {
  const { selectable, selected, pointed, selectableAfter } = useTouching()
  if (!player || !domino) return undefined
  const laid = selected.find(isCell)
  const aimed = pointed !== undefined && isCell(pointed) && selectable.has(pointed) ? pointed : undefined
  const a = laid ?? aimed
  if (!a) return undefined
  const b = laid ? (aimed ?? turnedTo(laid, turn, selectable)) : turnedTo(a, turn, selectableAfter(a))
  return { a, b, held: laid !== undefined, chains: foreseen(player, domino, a, b) }
}
