import type { Schema } from '@colyseus/schema'
import type { Seat } from '#shared/kernel/ask.ts'
import type { Game } from '#shared/kernel/game.ts'
import { flag, list, record, text } from '#shared/kernel/shape.ts'
import { matchFields, promptShape, seatFields } from '#shared/wire/match.ts'
import { Mirror } from './mirror.ts'
import { SeatView } from './seat-view.ts'

/** All that the clients of one match may ever be sent; `priv` of each seat goes to its owner alone. */
export interface FullView {
  readonly seats: readonly { readonly priv: object }[]
  readonly table: object
}

const mirrors = new Map<string, Mirror>()

function mirrorFor(game: Game): Mirror {
  const known = mirrors.get(game.id)
  if (known) return known
  const priv = record('Priv', { hand: game.handShape, prompt: promptShape, undo: flag, news: text })
  const seat = record('Seat', { ...seatFields, priv })
  const mirror = Mirror.of(record('Match', { ...matchFields, seats: list(seat), table: game.tableShape }).spec, ['Seat.priv'])
  mirrors.set(game.id, mirror)
  return mirror
}

/** What goes to the owners of the seats alone. */
export function privsOf(synced: Schema): readonly Schema[] {
  const { seats } = synced as unknown as { readonly seats: readonly { readonly priv: Schema }[] }
  return seats.map(({ priv }) => priv)
}

/** The synced state of one match and the view it was last brought to. */
export class MatchSchema {
  readonly #mirror: Mirror
  readonly #synced: Schema
  #shown: FullView

  constructor(game: Game, view: FullView) {
    this.#mirror = mirrorFor(game)
    this.#synced = this.#mirror.create(view)
    this.#shown = view
  }

  get synced(): Schema {
    return this.#synced
  }

  show(view: FullView): void {
    this.#mirror.apply(this.#synced, this.#shown, view)
    this.#shown = view
  }

  /**
   * What a connection may see: the public state and, with a seat, what the seat sees. One for each connection, and never
   * changed afterwards: who changes seats gets a new one, because a view keeps parts of what is taken away from it.
   * Nothing may be pending. For a client that is about to get its first full state nothing is recorded, or it would be
   * sent twice; to one that is here already the seat's part goes with the next patch.
   */
  openView(seat: Seat | undefined, alreadyHere = false): SeatView {
    const view = new SeatView()
    if (seat === undefined) return view
    view.add(this.#privOf(seat))
    if (!alreadyHere) view.changes.clear()
    return view
  }

  #privOf(seat: Seat): Schema {
    const priv = privsOf(this.#synced)[seat]
    if (!priv) throw new RangeError(`no seat ${seat}`)
    return priv
  }
}
