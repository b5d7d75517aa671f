import type { Decision, Option, Pick, Seat } from '../../../kernel/ask.ts'
import type { Params } from '../../../kernel/words.ts'
import type { State } from '../state.ts'

export const SKIP: Option = { id: 'skip', label: { key: 'option.skip' } }

interface Asker {
  readonly seat: Seat
  readonly source: string
  readonly optional?: true
}

/** `prompt.<key>` to who decides, `status.<key>` to the others. Nothing to choose from: nothing is asked. */
export function askOne(asker: Asker, key: string, options: readonly Option[], params: Params = {}): readonly Decision[] {
  if (options.length === 0) return []
  const { seat, source } = asker
  return [
    {
      seat,
      prompt: { key: `prompt.${key}`, params: { ...params, source } },
      status: { key: `status.${key}`, params: { ...params, seat, source } },
      source,
      ask: { kind: 'one', options: asker.optional ? [...options, SKIP] : options },
    },
  ]
}

export const optionsOf = (ids: readonly string[]): readonly Option[] => ids.map((id) => ({ id }))

/** When nobody answers, nothing is done if that is possible. */
export function declining<F>(ask: (s: State, frame: F) => readonly Decision[]): (s: State, frame: F) => Pick {
  return (s, frame) => {
    const question = ask(s, frame)[0]?.ask
    if (question?.kind !== 'one') throw new Error('nothing is asked')
    const ids = question.options.map(({ id }) => id).toSorted()
    const first = ids[0]
    if (first === undefined) throw new Error('nothing is offered')
    return ids.includes(SKIP.id) ? SKIP.id : first
  }
}
