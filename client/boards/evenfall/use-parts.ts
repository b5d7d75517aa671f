import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Play } from './play.ts'
import { ownerOf } from './table.ts'

/** A phone has room for one part of the board: the regions, or one coven. */
export type Part = 'land' | 'coven'

/** How many selectable targets each part shows. */
export type LitCounts = Readonly<Record<Part, number>>

/** Counts what is lit in each part, also in the one that a phone does not show. */
export function useLitCounts(board: RefObject<HTMLElement | null>, { selectable, selected }: Play): LitCounts {
  const [lit, setLit] = useState<LitCounts>({ land: 0, coven: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts again when the selectable targets change
  useLayoutEffect(() => {
    const count = (part: string): number => board.current?.querySelectorAll(`${part} .selectable`).length ?? 0
    const [land, coven] = [count('.ev-land'), count('.ev-covenpart')]
    setLit((before) => (before.land === land && before.coven === coven ? before : { land, coven }))
  }, [board, selectable, selected])
  return lit
}

/** Chooses the part and the coven that are shown: what the current question is about, until the player looks elsewhere. */
export function useParts({ view, selectable, seat }: Play, lit: LitCounts) {
  const [looked, setLooked] = useState<number>()
  const [part, setPart] = useState<Part>('land')
  const wanted = useMemo(
    () => [...selectable].map((target) => ownerOf(view, target)).find((party) => party !== undefined && party !== seat),
    [selectable, view, seat],
  )
  useEffect(() => {
    if (selectable.size > 0) setLooked(wanted)
  }, [wanted, selectable])
  useEffect(() => {
    if (lit.land === 0 && lit.coven > 0) setPart('coven')
    if (lit.coven === 0 && lit.land > 0) setPart('land')
  }, [lit])
  const look = (next: Part, party?: number): void => {
    setPart(next)
    if (next === 'coven') setLooked(party)
  }
  return { shown: looked ?? seat ?? view.active, part, look }
}
