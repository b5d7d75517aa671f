import { type Dictionary, formatText, type Language } from '#shared/kernel/words.ts'
import type { Prompt } from '#shared/protocol/match.ts'
import type { SeatStyle } from '../../ui/seats.ts'
import { pathOf } from './selection-path.ts'
import type { LoadedGame } from './use-game-ui.ts'

interface Naming {
  readonly loaded: LoadedGame
  readonly table: object
  readonly seatStyles: readonly SeatStyle[]
  readonly language: Language
}

/** Returns the words on the button of a choice: its own label, else the game's words for it, else the name of the last target it selects. */
export function choiceName(prompt: Prompt | undefined, choice: string, { loaded, table, seatStyles, language }: Naming): string {
  const { words } = loaded.game
  const label = prompt?.labels[choice]
  if (label) return formatText(words, label, language, (seat) => seatStyles[seat]?.name ?? '')
  const written = words[`option.${choice}`]?.[language]
  return written ?? loaded.ui.describeChoice(choice, table, language) ?? words[`term.${pathOf(choice).at(-1)}`]?.[language] ?? choice
}

/**
 * Returns the words on the button that confirms `count` targets, if the game has its own for this prompt: `confirm.discard` for
 * `prompt.discard`.
 */
export function confirmText(words: Dictionary, { text }: Pick<Prompt, 'text'>, count: number, language: Language): string | undefined {
  const key = text.key.replace(/^prompt\./, 'confirm.')
  return key in words && key !== text.key ? formatText(words, { key, params: { count } }, language, () => '') : undefined
}
