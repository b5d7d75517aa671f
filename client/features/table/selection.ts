import { useCallback, useMemo, useState } from 'react'
import type { PickValue } from '#shared/kernel/decision.ts'
import type { Prompt } from '#shared/protocol/match.ts'
import { choiceAt, isDecided, nextTargets, selectTarget, validPrefix } from './selection-path.ts'

const NONE: readonly string[] = []

/** An unfinished answer. */
interface TargetSelection {
  readonly selectable: ReadonlySet<string>
  readonly selected: readonly string[]
  /** The choice that the selected targets name; it waits for the button or for a second touch. */
  readonly choice: string | undefined
  readonly selectableAfter: (target: string) => ReadonlySet<string>
  readonly select: (target: string, needsConfirm?: boolean) => void
  readonly clear: () => void
  /** The number set so far, if the question asks for one. */
  readonly amount: number | undefined
  readonly setAmount: (amount: number) => void
}

interface SelectionDraft {
  readonly prompt: string
  readonly targets: readonly string[]
  readonly amount?: number
}

function selectableFor(prompt: Prompt | undefined, targets: readonly string[]): ReadonlySet<string> {
  if (prompt?.kind === 'one') return nextTargets(prompt.choices, targets)
  if (prompt?.kind !== 'some' || targets.length >= prompt.max) return new Set()
  return new Set(prompt.choices.filter((choice) => !targets.includes(choice)))
}

/** Adds or removes one target, for questions that take several. */
function toggle(prompt: Prompt, targets: readonly string[], target: string): readonly string[] {
  if (targets.includes(target)) return targets.filter((kept) => kept !== target)
  return prompt.choices.includes(target) && targets.length < prompt.max ? [...targets, target] : targets
}

/** The effect of a touch on a target: an answer, or other selected targets. */
type Selected = { readonly answer: string } | { readonly targets: readonly string[] }

/**
 * A target that leaves only one choice answers at once. With `needsConfirm` it is only selected, and a second touch on it answers.
 */
export function selectIn(prompt: Prompt, targets: readonly string[], target: string, needsConfirm: boolean): Selected {
  const { kind, choices: options } = prompt
  if (kind === 'some') return { targets: toggle(prompt, targets, target) }
  if (kind !== 'one') return { targets }
  const ready = choiceAt(options, targets)
  if (ready !== undefined && targets.at(-1) === target) return { answer: ready }
  const path = selectTarget(options, targets, target)
  const isStep = path.length > targets.length || path.at(-1) === target
  const choice = isStep ? choiceAt(options, path) : undefined
  return choice !== undefined && isDecided(options, path) && !needsConfirm ? { answer: choice } : { targets: path }
}

/** The unfinished answer. `prompt` is undefined while nothing may be answered. */
export function useSelection(prompt: Prompt | undefined, answer: (pick: PickValue) => void): TargetSelection {
  const [draft, setDraft] = useState<SelectionDraft>({ prompt: '', targets: NONE })
  const kept = prompt && draft.prompt === prompt.id ? draft.targets : NONE
  const targets = prompt?.kind === 'one' ? validPrefix(prompt.choices, kept) : kept
  const selectable = useMemo(() => selectableFor(prompt, targets), [prompt, targets])

  const set = useCallback((next: readonly string[]) => prompt && setDraft({ prompt: prompt.id, targets: next }), [prompt])
  const clear = useCallback(() => set(NONE), [set])
  const selectableAfter = useCallback(
    (target: string): ReadonlySet<string> => (prompt?.kind === 'one' ? nextTargets(prompt.choices, [...targets, target]) : new Set()),
    [prompt, targets],
  )

  const select = useCallback(
    (target: string, needsConfirm = false) => {
      if (!prompt) return
      const next = selectIn(prompt, targets, target, needsConfirm)
      if ('answer' in next) answer(next.answer)
      else set(next.targets)
    },
    [prompt, targets, set, answer],
  )

  const setAmount = useCallback(
    (amount: number) => prompt && setDraft({ prompt: prompt.id, targets: NONE, amount: Math.min(prompt.max, Math.max(prompt.min, amount)) }),
    [prompt],
  )
  const amount = prompt?.kind === 'amount' ? ((draft.prompt === prompt.id ? draft.amount : undefined) ?? prompt.min) : undefined

  const choice = prompt?.kind === 'one' ? choiceAt(prompt.choices, targets) : undefined
  return { selectable, selected: targets, choice, selectableAfter, select, clear, amount, setAmount }
}
