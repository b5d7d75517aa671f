import type { Prompt } from '#shared/protocol/match.ts'
import type { Translation } from '../../i18n/translation.tsx'
import type { TableStatus } from './table-status.ts'

export interface ClickedFacts {
  readonly status: TableStatus
  /** Somebody without a seat cannot choose anything. */
  readonly isPlayer: boolean
  readonly hasResigned: boolean
  /** The prompt while it may be answered. */
  readonly asked: Prompt | undefined
  /** The target that was clicked, if the board names it. */
  readonly piece: string | undefined
  readonly selected: readonly string[]
  readonly hasSelectable: boolean
}

/** The key of a sentence and its parameters. */
type Reason = Parameters<Translation['t']>

/** Returns why a target on the table cannot be chosen now, or undefined if the status bar says it already. */
export function whyNotSelectable(facts: ClickedFacts): Reason | undefined {
  switch (facts.status) {
    case 'past':
      return ['why.past']
    case 'result':
      return ['why.over']
    case 'autopilot':
      return ['statusBar.autopilot']
    case 'prompt':
      return facts.asked && whyNotIn(facts.asked, facts)
    case 'waiting':
      return whyWaiting(facts)
    default:
      return undefined
  }
}

function whyWaiting({ isPlayer, hasResigned }: ClickedFacts): Reason {
  if (!isPlayer) return ['statusBar.watch']
  return [hasResigned ? 'statusBar.resigned' : 'why.turn']
}

function whyNotIn({ kind, choices, max }: Prompt, { piece, selected, hasSelectable }: ClickedFacts): Reason {
  if (kind === 'some' && selected.length >= max) return ['why.enough', { max }]
  if (!hasSelectable) return ['why.buttons']
  const isLater = piece !== undefined && piece !== '' && choices.some((choice) => choice.split('>').includes(piece))
  return [isLater ? 'why.later' : 'why.part']
}
