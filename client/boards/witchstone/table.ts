import { KINDS, type Kind } from '#shared/games/witchstone/content/index.ts'
import type { Witchstone } from '#shared/games/witchstone/index.ts'
import type { PlayerView, TableView } from '#shared/games/witchstone/view.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { EventOf } from '#shared/kernel/game.ts'
import type { BoardPropsOf, SeatPropsOf } from '../kit/game-ui.ts'

export type Props = BoardPropsOf<Witchstone>
export type SeatProps = SeatPropsOf<Witchstone>
export type WitchstoneEvent = EventOf<Witchstone>

export type { PlayerView, TableView }

export const isKind = (target: string): target is Kind => KINDS.some((kind) => kind === target)

/** Returns the kind of a power token such as `power-energy-2`. A token of points has none. */
export const kindOfToken = (token: string): Kind | undefined => KINDS.find((kind) => token.startsWith(`power-${kind}`))
/** Returns the kind that a booster adds to. A stray spark has none. */
export const kindOfBooster = (card: string): Kind | undefined => KINDS.find((kind) => card.startsWith(`booster-${kind}`))
export const isBooster = (card: string): boolean => card.startsWith('booster-')

/** Returns the seat whose cauldron is shown: the player's own, or for a spectator that of the active player. */
export const viewpointOf = (table: TableView, seat: Seat | undefined): Seat => seat ?? Math.max(0, table.active)

/** Returns the seat of a crystal such as `crystal-2-black`. */
export const seatOfCrystal = (crystal: string): Seat => Number(crystal.split('-')[1] ?? 0)
export const isBlackCrystal = (crystal: string): boolean => crystal.endsWith('-black')
