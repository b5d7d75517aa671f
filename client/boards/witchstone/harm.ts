import { useMemo, useState } from 'react'
import type { Props } from './table.ts'

/** The crystals that may be damaged, which is hardly ever wise. They are lit only while the player asks for it. */
export interface Harm {
  readonly crystals: ReadonlySet<string>
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Returns whether damaging is all that can be done with the target. */
export function isOnlyDamaged(target: string, selectableAfter: Props['selectableAfter']): boolean {
  const next = target.startsWith('crystal-') ? [...selectableAfter(target)] : []
  return next.length > 0 && next.every((one) => one === 'damage')
}

export function useHarm({ selectable, selectableAfter, prompt }: Props): Harm {
  const [openFor, setOpenFor] = useState<string>()
  const crystals = useMemo(() => new Set([...selectable].filter((target) => isOnlyDamaged(target, selectableAfter))), [selectable, selectableAfter])
  const isOpen = prompt !== undefined && openFor === prompt.id
  return { crystals, isOpen, onToggle: () => setOpenFor(isOpen ? undefined : prompt?.id) }
}

/** Returns what is lit: everything selectable, without what is only there to be damaged unless the player asks for it. */
export function useLit(selectable: ReadonlySet<string>, { crystals, isOpen }: Harm): ReadonlySet<string> {
  return useMemo(() => (isOpen ? selectable : new Set([...selectable].filter((target) => !crystals.has(target)))), [selectable, crystals, isOpen])
}
