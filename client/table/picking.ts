import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PickValue } from '#shared/kernel/decision.ts'
import type { Prompt } from '#shared/protocol/match.ts'
import { isDecided, keepPath, litAfter, optionAt, type Path, touch } from './path.ts'

const NONE: readonly string[] = []

/** An answer in the making. */
export interface Picking {
  readonly lit: ReadonlySet<string>
  readonly picked: readonly string[]
  /** The option that the touched things name; it waits for the button or for a second touch. */
  readonly option: string | undefined
  readonly after: (thing: string) => ReadonlySet<string>
  readonly touch: (thing: string, careful?: boolean) => void
  readonly clear: () => void
  /** The number set so far, where one is asked for. */
  readonly amount: number | undefined
  readonly setAmount: (amount: number) => void
}

interface Draft {
  readonly prompt: string
  readonly things: readonly string[]
  readonly amount?: number
}

function litFor(prompt: Prompt | undefined, things: readonly string[]): ReadonlySet<string> {
  if (prompt?.kind === 'one') return litAfter(prompt.options, things)
  if (prompt?.kind !== 'some' || things.length >= prompt.max) return new Set()
  return new Set(prompt.options.filter((option) => !things.includes(option)))
}

/** One thing more or less, for decisions that take several. */
function toggle(prompt: Prompt, things: readonly string[], thing: string): readonly string[] {
  if (things.includes(thing)) return things.filter((kept) => kept !== thing)
  return prompt.options.includes(thing) && things.length < prompt.max ? [...things, thing] : things
}

/** `prompt`: what is asked now, undefined while nothing may be picked. A decided path is answered at once; a careful touch only shows it. */
export function usePicking(prompt: Prompt | undefined, answer: (pick: PickValue) => void): Picking {
  const [draft, setDraft] = useState<Draft>({ prompt: '', things: NONE })
  const kept = prompt && draft.prompt === prompt.id ? draft.things : NONE
  const things = prompt?.kind === 'one' ? keepPath(prompt.options, kept) : kept
  const lit = useMemo(() => litFor(prompt, things), [prompt, things])

  const set = useCallback((next: readonly string[]) => prompt && setDraft({ prompt: prompt.id, things: next }), [prompt])
  const clear = useCallback(() => set(NONE), [set])
  const after = useCallback(
    (thing: string): ReadonlySet<string> => (prompt?.kind === 'one' ? litAfter(prompt.options, [...things, thing]) : new Set()),
    [prompt, things],
  )

  const touchThing = useCallback(
    (thing: string, careful = false) => {
      if (!prompt) return
      if (prompt.kind === 'some') return set(toggle(prompt, things, thing))
      if (prompt.kind !== 'one') return
      const ready = optionAt(prompt.options, things)
      if (ready !== undefined && things.at(-1) === thing) return answer(ready)
      const path: Path = touch(prompt.options, things, thing)
      const option = path.length > things.length || path.at(-1) === thing ? optionAt(prompt.options, path) : undefined
      if (option !== undefined && isDecided(prompt.options, path) && !careful) return answer(option)
      set(path)
    },
    [prompt, things, set, answer],
  )

  useEffect(() => {
    const letGo = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') clear()
    }
    addEventListener('keydown', letGo)
    return () => removeEventListener('keydown', letGo)
  }, [clear])

  const setAmount = useCallback(
    (amount: number) => prompt && setDraft({ prompt: prompt.id, things: NONE, amount: Math.min(prompt.max, Math.max(prompt.min, amount)) }),
    [prompt],
  )
  const amount = prompt?.kind === 'amount' ? ((draft.prompt === prompt.id ? draft.amount : undefined) ?? prompt.min) : undefined

  const option = prompt?.kind === 'one' ? optionAt(prompt.options, things) : undefined
  return { lit, picked: things, option, after, touch: touchThing, clear, amount, setAmount }
}
