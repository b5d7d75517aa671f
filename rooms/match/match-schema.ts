import type { Game } from '#shared/kernel/game.ts'
import { boolean, list, record, string } from '#shared/kernel/shape.ts'
import { matchFields, promptShape, seatFields } from '#shared/protocol/match.ts'
import { StateSchema } from '../sync/state-schema.ts'

/** All that clients of a match may be sent. The `private` of each seat goes only to its owner. */
export interface FullView {
  readonly seats: readonly { readonly private: object }[]
  readonly table: object
}

const schemas = new Map<string, StateSchema>()

/** Returns the schema of a match of this game. It is made once per game. */
export function matchSchema(game: Game): StateSchema {
  const known = schemas.get(game.id)
  if (known) return known
  const privateView = record('Private', { hand: game.handShape, prompt: promptShape, undo: boolean, secretsJson: string })
  const seat = record('Seat', { ...seatFields, private: privateView })
  const match = record('Match', { ...matchFields, seats: list(seat), table: game.tableShape })
  const schema = new StateSchema(match.spec, { spec: seat.spec, private: privateView.spec })
  schemas.set(game.id, schema)
  return schema
}
