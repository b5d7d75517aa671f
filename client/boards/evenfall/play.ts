import { createContext, useContext } from 'react'
import type { Language } from '#shared/kernel/words.ts'
import type { SeatLook } from '../../ui/seats.ts'
import type { BoardProps } from '../game-ui.ts'
import { type HandView, handOf, type TableView, tableOf } from './table.ts'

/** What every part of the table needs: how it stands, what may be touched, what just happened. */
export interface Play extends Omit<BoardProps, 'table' | 'hand'> {
  readonly view: TableView
  readonly hand: HandView | undefined
  /** Touched by the last deeds. */
  readonly trail: ReadonlySet<string>
}

export interface Reader {
  readonly view: TableView
  readonly looks: readonly SeatLook[]
  readonly language: Language
}

const NOTHING: ReadonlySet<string> = new Set()

export function playOf(props: BoardProps, view: TableView = tableOf(props.table), trail: ReadonlySet<string> = NOTHING): Play {
  const { table: _, hand, ...rest } = props
  return { ...rest, view, hand: handOf(hand), trail }
}

const PlayContext = createContext<Play | undefined>(undefined)
export const PlayProvider = PlayContext.Provider
export function usePlay(): Play {
  const play = useContext(PlayContext)
  if (!play) throw new Error('no play around this part of the table')
  return play
}

export const isOpen = ({ selectable: lit, selected: picked }: Pick<Play, 'selectable' | 'selected'>, thing: string): boolean =>
  lit.has(thing) || picked.includes(thing)

export function stateOf({ selectable: lit, selected: picked, trail, resolving }: Play, thing: string): string {
  const state = picked.includes(thing) ? 'sel' : lit.has(thing) ? 'lit' : ''
  const source = resolving?.some((one) => one.source === thing) ? 'speaks' : ''
  return [state, trail.has(thing) ? 'last' : '', source].filter((word) => word !== '').join(' ')
}

/** Who is asked for exactly this answer, first thing. */
export const offers = ({ prompt, selected: picked }: Play, option: string): boolean =>
  prompt?.kind === 'one' && picked.length === 0 && prompt.options.includes(option)
