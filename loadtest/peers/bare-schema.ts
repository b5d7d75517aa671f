import type { Schema } from '@colyseus/schema'
import type { StateSchema } from '#rooms/sync/state-sync.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { SchemaMirror } from './mirror.ts'
import { SeatView } from './seat-view.ts'

/** What goes to the owners of the seats alone. */
function privsOf(synced: Schema): readonly Schema[] {
  const { seats } = synced as unknown as { readonly seats: readonly { readonly priv: Schema }[] }
  return seats.map(({ priv }) => priv)
}

/** A state in objects that Colyseus tracks and encodes, as its users have it. */
export class BareSchema {
  readonly #mirror: SchemaMirror
  readonly synced: Schema
  #shown: object

  constructor({ spec, encoders }: StateSchema, view: object) {
    this.#mirror = SchemaMirror.of(spec, encoders)
    this.synced = this.#mirror.create(view)
    this.#shown = view
  }

  show(view: object): void {
    this.#mirror.apply(this.synced, this.#shown, view)
    this.#shown = view
  }

  /** For a client that is about to get its first state, when nothing is pending. */
  openView(seat: Seat | undefined): SeatView {
    const view = new SeatView()
    const priv = seat === undefined ? undefined : privsOf(this.synced)[seat]
    if (priv) view.add(priv)
    view.changes.clear()
    return view
  }
}
