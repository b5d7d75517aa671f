import { KINDS, type Kind } from '#shared/games/witchstone/content/index.ts'
import type { HandView, PlayerView, TableView } from '#shared/games/witchstone/view.ts'
import type { Seat } from '#shared/kernel/decision.ts'

export type { HandView, PlayerView, TableView }

/** The page knows tables of any game; this face is only ever given its own, made from the same shape on the server. */
export const tableOf = (table: object): TableView => table as TableView
export const handOf = (hand: object | undefined): HandView | undefined => hand as HandView | undefined

export const isKind = (target: string): target is Kind => KINDS.some((kind) => kind === target)

/** The kind a power token stands for: `power-energy-2`; a token of points has none. */
export const kindOfToken = (token: string): Kind | undefined => KINDS.find((kind) => token.startsWith(`power-${kind}`))
/** The kind a booster adds to; a stray spark has none. */
export const kindOfBooster = (card: string): Kind | undefined => KINDS.find((kind) => card.startsWith(`booster-${kind}`))
export const isBooster = (card: string): boolean => card.startsWith('booster-')

/** Whose cauldron is looked at: the own one, or for a watcher that of whoever plays. */
export const viewpointOf = (table: TableView, seat: Seat | undefined): Seat => seat ?? Math.max(0, table.active)

/** `crystal-2-black`: the seat it belongs to. */
export const seatOfCrystal = (crystal: string): Seat => Number(crystal.split('-')[1] ?? 0)
export const isBlackCrystal = (crystal: string): boolean => crystal.endsWith('-black')
