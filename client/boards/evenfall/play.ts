import { createContext, useContext } from 'react'
import type { Language } from '#shared/kernel/words.ts'
import type { SeatStyle } from '../../ui/seats.ts'
import type { HandView, Props, TableView } from './table.ts'

/** The shared context of the board's parts: the table, what is selectable, and what just happened. */
export interface Play extends Omit<Props, 'table' | 'hand'> {
  readonly view: TableView
  readonly hand: HandView | undefined
  /** The targets that the last actor touched. */
  readonly trail: ReadonlySet<string>
}

export interface Reader {
  readonly view: TableView
  readonly seatStyles: readonly SeatStyle[]
  readonly language: Language
}

const NOTHING: ReadonlySet<string> = new Set()

export function playOf(props: Props, view: TableView = props.table, trail: ReadonlySet<string> = NOTHING): Play {
  const { table: _, hand, ...rest } = props
  return { ...rest, view, hand: hand, trail }
}

const PlayContext = createContext<Play | undefined>(undefined)
export const PlayProvider = PlayContext.Provider
export function usePlay(): Play {
  const play = useContext(PlayContext)
  if (!play) throw new Error('This part of the table needs a PlayProvider around it.')
  return play
}

export const isOpen = ({ selectable, selected }: Pick<Play, 'selectable' | 'selected'>, target: string): boolean =>
  selectable.has(target) || selected.includes(target)

export function stateOf({ selectable, selected, trail, resolving }: Play, target: string): string {
  const state = selected.includes(target) ? 'selected' : selectable.has(target) ? 'selectable' : ''
  const source = resolving?.some((one) => one.source === target) ? 'speaks' : ''
  return [state, trail.has(target) ? 'last' : '', source].filter((word) => word !== '').join(' ')
}

/** Returns whether this seat can give exactly this answer as its first selection. */
export const offers = ({ prompt, selected }: Play, choice: string): boolean =>
  prompt?.kind === 'one' && selected.length === 0 && prompt.choices.includes(choice)
