import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PickValue } from '#shared/kernel/decision.ts'
import type { Prompt } from '#shared/protocol/match.ts'
import { choiceAt, isDecided, nextTargets, type Path, selectTarget, validPrefix } from './selection-path.ts'

const NONE: readonly string[] = []

/** An answer in the making. */
export interface TargetSelection {
  readonly selectable: ReadonlySet<string>
  readonly selected: readonly string[]
  /** The option that the touched things name; it waits for the button or for a second touch. */
  readonly choice: string | undefined
  readonly selectableAfter: (target: string) => ReadonlySet<string>
  readonly select: (target: string, needsConfirm?: boolean) => void
  readonly clear: () => void
  /** The number set so far, where one is asked for. */
  readonly amount: number | undefined
  readonly setAmount: (amount: number) => void
}

interface SelectionDraft {
  readonly prompt: string
  readonly targets: readonly string[]
  readonly amount?: number
}

function selectableFor(prompt: Prompt | undefined, targets: readonly string[]): ReadonlySet<string> {
  if (prompt?.kind === 'one') return nextTargets(prompt.options, targets)
  if (prompt?.kind !== 'some' || targets.length >= prompt.max) return new Set()
  return new Set(prompt.options.filter((option) => !targets.includes(option)))
}

/** One thing more or less, for decisions that take several. */
function toggle(prompt: Prompt, targets: readonly string[], target: string): readonly string[] {
  if (targets.includes(target)) return targets.filter((kept) => kept !== target)
  return prompt.options.includes(target) && targets.length < prompt.max ? [...targets, target] : targets
}

/** `prompt`: what is asked now, undefined while nothing may be picked. A decided path is answered at once; a careful touch only shows it. */
export function useSelection(prompt: Prompt | undefined, answer: (pick: PickValue) => void): TargetSelection {
  const [draft, setDraft] = useState<SelectionDraft>({ prompt: '', targets: NONE })
  const kept = prompt && draft.prompt === prompt.id ? draft.targets : NONE
  const targets = prompt?.kind === 'one' ? validPrefix(prompt.options, kept) : kept
  const selectable = useMemo(() => selectableFor(prompt, targets), [prompt, targets])

  const set = useCallback((next: readonly string[]) => prompt && setDraft({ prompt: prompt.id, targets: next }), [prompt])
  const clear = useCallback(() => set(NONE), [set])
  const selectableAfter = useCallback(
    (target: string): ReadonlySet<string> => (prompt?.kind === 'one' ? nextTargets(prompt.options, [...targets, target]) : new Set()),
    [prompt, targets],
  )

  const select = useCallback(
    (target: string, needsConfirm = false) => {
      if (!prompt) return
      if (prompt.kind === 'some') return set(toggle(prompt, targets, target))
      if (prompt.kind !== 'one') return
      const ready = choiceAt(prompt.options, targets)
      if (ready !== undefined && targets.at(-1) === target) return answer(ready)
      const path: Path = selectTarget(prompt.options, targets, target)
      const option = path.length > targets.length || path.at(-1) === target ? choiceAt(prompt.options, path) : undefined
      if (option !== undefined && isDecided(prompt.options, path) && !needsConfirm) return answer(option)
      set(path)
    },
    [prompt, targets, set, answer],
  )

  useEffect(() => {
    const letGo = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') clear()
    }
    addEventListener('keydown', letGo)
    return () => removeEventListener('keydown', letGo)
  }, [clear])

  const setAmount = useCallback(
    (amount: number) => prompt && setDraft({ prompt: prompt.id, targets: NONE, amount: Math.min(prompt.max, Math.max(prompt.min, amount)) }),
    [prompt],
  )
  const amount = prompt?.kind === 'amount' ? ((draft.prompt === prompt.id ? draft.amount : undefined) ?? prompt.min) : undefined

  const choice = prompt?.kind === 'one' ? choiceAt(prompt.options, targets) : undefined
  return { selectable, selected: targets, choice, selectableAfter, select, clear, amount, setAmount }
}
