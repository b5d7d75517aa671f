import { foreseen } from './chains.ts'
import { isCell, turnedTo } from './geometry.ts'
import { useTouching } from './Touch.tsx'
import type { PlayerView } from './table.ts'

/** The selected domino as it would lie, with the lengths of the chains through its halves. */
export interface Ghost {
  readonly a: string
  readonly b: string | undefined
  /** Whether its first half is already placed. A touch on the second half then places the domino. */
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
