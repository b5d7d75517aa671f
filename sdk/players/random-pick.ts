import type { PickValue } from '#shared/kernel/decision.ts'
import type { Prompt } from '#shared/protocol/match.ts'

/** Returns a random legal pick for a prompt. `chance(n)` returns a whole number below n. */
export function randomPick(prompt: Prompt, chance: (below: number) => number): PickValue {
  const options = [...prompt.choices]
  switch (prompt.kind) {
    case 'one':
      return options[chance(options.length)] ?? ''
    case 'amount':
      return prompt.min + chance(prompt.max - prompt.min + 1)
    case 'order':
      return shuffle(options, chance)
    case 'some':
      return shuffle(options, chance).slice(0, prompt.min + chance(Math.min(prompt.max, options.length) - prompt.min + 1))
  }
}

function shuffle(items: readonly string[], chance: (below: number) => number): string[] {
  const left = [...items]
  return items.flatMap(() => left.splice(chance(left.length), 1))
}
