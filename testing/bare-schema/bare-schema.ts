import type { Schema } from '@colyseus/schema'
import type { StateSchema } from '#rooms/sync/state-schema.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { SchemaMirror } from './schema-mirror.ts'
import { SeatView } from './seat-view.ts'

/** Returns the private part of each seat. */
function privateParts(synced: object): readonly Schema[] {
  const { seats } = synced as { readonly seats: readonly { readonly private: Schema }[] }
  return seats.map(({ private: own }) => own)
}

/** A state in objects that Colyseus tracks and encodes, as in an ordinary Colyseus room. Tests compare it with StateSync. */
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

  /** Opens the view of a client that is about to get its first state. Call it when nothing is pending. */
  openView(seat: Seat | undefined): SeatView {
    const view = new SeatView()
    const own = seat === undefined ? undefined : privateParts(this.synced)[seat]
    if (own) view.add(own)
    view.changes.clear()
    return view
  }
}
