import type { Choice, Decision, PickValue, Seat } from '../../../kernel/decision.ts'
import type { Params } from '../../../kernel/words.ts'
import type { State } from '../state.ts'

export const SKIP: Choice = { id: 'skip', label: { key: 'option.skip' } }

interface Asker {
  readonly seat: Seat
  readonly source: string
  readonly optional?: true
}

/** Asks for one of the choices, or asks nothing if there are none. The seat reads `prompt.<key>` and the others `status.<key>`. */
export function askOne(asker: Asker, key: string, choices: readonly Choice[], params: Params = {}): readonly Decision[] {
  if (choices.length === 0) return []
  const { seat, source } = asker
  return [
    {
      seat,
      prompt: { key: `prompt.${key}`, params: { ...params, source } },
      status: { key: `status.${key}`, params: { ...params, seat, source } },
      source,
      question: { kind: 'one', choices: asker.optional ? [...choices, SKIP] : choices },
    },
  ]
}

export const choicesOf = (ids: readonly string[]): readonly Choice[] => ids.map((id) => ({ id }))

/** Makes a fallback that skips if that is possible, and otherwise takes the first choice by id. */
export function declining<F>(ask: (s: State, frame: F) => readonly Decision[]): (s: State, frame: F) => PickValue {
  return (s, frame) => {
    const question = ask(s, frame)[0]?.question
    if (question?.kind !== 'one') throw new Error('nothing is asked')
    const ids = question.choices.map(({ id }) => id).toSorted()
    const first = ids[0]
    if (first === undefined) throw new Error('nothing is offered')
    return ids.includes(SKIP.id) ? SKIP.id : first
  }
}
