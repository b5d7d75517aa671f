import type { Game } from '#shared/kernel/game.ts'
import { boolean, list, record, string } from '#shared/kernel/shape.ts'
import { matchFields, promptShape, seatFields } from '#shared/protocol/match.ts'
import { StateSchema } from '../sync/state-sync.ts'

/** All that the clients of one match may ever be sent; `priv` of each seat goes to its owner alone. */
export interface FullView {
  readonly seats: readonly { readonly priv: object }[]
  readonly table: object
}

const designs = new Map<string, StateSchema>()

/** The synced state of a match of this game. */
export function matchSchema(game: Game): StateSchema {
  const known = designs.get(game.id)
  if (known) return known
  const priv = record('Priv', { hand: game.handShape, prompt: promptShape, undo: boolean, news: string })
  const seat = record('Seat', { ...seatFields, priv })
  const match = record('Match', { ...matchFields, seats: list(seat), table: game.tableShape })
  const schema = new StateSchema(match.spec, { spec: seat.spec, priv: priv.spec })
  designs.set(game.id, schema)
  return schema
}
