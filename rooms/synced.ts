import { Encoder, Reflection } from '@colyseus/schema'
import type { Seat } from '#shared/kernel/decision.ts'
import type { ShapeSpec } from '#shared/kernel/shape.ts'
import { Forms, type RecordForm } from './form.ts'
import { Ink, OPERATION } from './ink.ts'
import { Numbers, type Ref } from './ref.ts'

/** The first byte of a frame. */
const WHOLE_STATE = 14
const PATCH = 15
const HEAD_BYTES = 1

/** Rooms write one after another, and what is sent is copied out of here. */
const ink = new Ink()

/** In the list `seats` each seat holds what is for its owner alone under `priv`. */
const SEATS = 'seats'
const PRIV = 'priv'
interface Seated {
  readonly seats?: readonly { readonly priv: object }[]
}

/** What all states of a kind have in common: the types that are told to clients, and how they are written. */
export class Design {
  readonly spec: ShapeSpec
  readonly forms: Forms
  readonly form: RecordForm
  readonly priv: RecordForm | undefined
  /** Where in a state its seats are, and in a seat its secret. */
  readonly seatsAt: number
  readonly privIndex: number
  #handshake: Uint8Array | undefined

  constructor(state: ShapeSpec, seat?: { readonly spec: ShapeSpec; readonly priv: ShapeSpec }) {
    const forms = new Forms(seat?.spec.kind === 'record' ? [`${seat.spec.name}.${PRIV}`] : [])
    this.spec = state
    this.forms = forms
    this.form = forms.of(state)
    this.priv = seat && forms.of(seat.priv)
    this.seatsAt = this.form.branchAt(SEATS)
    this.privIndex = seat ? forms.of(seat.spec).indexOf(PRIV) : 0
  }

  /** What a client is told of the types before its first state. */
  get handshake(): Uint8Array {
    this.#handshake ??= Reflection.encode(new Encoder(new this.form.type()))
    return this.#handshake
  }
}

interface Secret {
  readonly ref: Ref
  readonly numbers: Numbers
}
const numberSecret = (form: RecordForm, priv: object, numbers: Numbers): Secret => ({ numbers, ref: form.number(priv, numbers) })

/** From where to where in the ink. */
type Span = readonly [from: number, to: number]
const NOTHING: Span = [0, 0]

/**
 * The state of a room as its clients know it. From the plain view shown last and the next one it writes, in the format of
 * @colyseus/schema, what each client must be told; nothing of it is kept but the numbers by which clients know objects.
 *
 * A client is sent what everybody is, and behind it what is for its own seat: there is no other way out for a secret.
 */
export class Synced {
  readonly #design: Design
  readonly #numbers = Numbers.forAll()
  readonly #root: Ref
  readonly #secrets: readonly Secret[]
  /** What clients have been sent. */
  #sent: object
  #next: object

  constructor(design: Design, view: object) {
    this.#design = design
    this.#sent = view
    this.#next = view
    this.#root = design.form.number(view, this.#numbers)
    const { priv: form } = design
    this.#secrets = form ? seatsOf(view).map(({ priv }, seat, { length }) => numberSecret(form, priv, Numbers.forSecret(seat, length))) : []
  }

  get handshake(): Uint8Array {
    return this.#design.handshake
  }

  /** For those who look into the room from aside. */
  toJSON(): object {
    return this.#sent
  }

  /** Goes out with the next patch. */
  show(view: object): void {
    this.#next = view
  }

  /** All that has been sent so far, as the seat knows it; without a seat, what everybody knows. */
  whole(seat: Seat | undefined): Uint8Array {
    ink.begin(WHOLE_STATE)
    this.#design.form.writeWhole(ink, this.#root, this.#sent)
    if (seat !== undefined) this.#writeSecret(seat)
    return ink.copy(ink.offset, 0, 0)
  }

  /** Writes what is new since the last patch. It can be handed out until the next one. */
  patch(): Patch {
    const { form, priv } = this.#design
    const [before, after] = [this.#sent, this.#next]
    ink.begin(PATCH)
    form.writeChange(ink, this.#root, before, after, this.#numbers)
    const shared = ink.offset
    const [old, now] = [seatsOf(before), seatsOf(after)]
    const spans = this.#secrets.map(({ ref, numbers }, seat): Span => {
      const [from, to] = [old[seat]?.priv, now[seat]?.priv]
      if (from === to || !priv || !from || !to) return NOTHING
      const began = ink.offset
      ink.lift()
      priv.writeChange(ink, ref, from, to, numbers)
      return [began, ink.offset]
    })
    this.#sent = after
    return new Patch(shared, spans, (gone, seat) => this.#writeMove(gone, seat))
  }

  /** For somebody who changes seats: what was secret there is taken away, what is secret here is told. */
  #writeMove(gone: Seat | undefined, seat: Seat | undefined): Span {
    const began = ink.offset
    if (gone !== undefined) {
      ink.lift()
      ink.goTo(this.#refOf(gone).id)
      ink.field(OPERATION.remove | this.#design.privIndex)
    }
    if (seat !== undefined) this.#writeSecret(seat)
    return [began, ink.offset]
  }

  #writeSecret(seat: Seat): void {
    const secret = this.#secrets[seat]
    const priv = seatsOf(this.#sent)[seat]?.priv
    if (!secret || !priv) throw new RangeError(`no seat ${seat}`)
    ink.lift()
    ink.goTo(this.#refOf(seat).id)
    ink.field(OPERATION.add | this.#design.privIndex)
    ink.number(secret.ref.id)
    this.#design.priv?.writeWhole(ink, secret.ref, priv)
  }

  #refOf(seat: Seat): Ref {
    const ref = this.#root.branches[this.#design.seatsAt]?.branches[seat]
    if (!ref) throw new RangeError(`no seat ${seat}`)
    return ref
  }
}

const seatsOf = (view: Seated): NonNullable<Seated['seats']> => view.seats ?? []

/** What was written for one moment. */
export class Patch {
  readonly #shared: number
  readonly #spans: readonly Span[]
  readonly #writeMove: (gone: Seat | undefined, seat: Seat | undefined) => Span
  /** Many are told the same. */
  #forAll: Uint8Array | undefined

  constructor(shared: number, spans: readonly Span[], writeMove: (gone: Seat | undefined, seat: Seat | undefined) => Span) {
    this.#shared = shared
    this.#spans = spans
    this.#writeMove = writeMove
  }

  /** Undefined if there is nothing to tell. */
  frameFor(seat: Seat | undefined): Uint8Array | undefined {
    const [from, to] = (seat !== undefined && this.#spans[seat]) || NOTHING
    if (to > from) return ink.copy(this.#shared, from, to)
    if (this.#shared > HEAD_BYTES) this.#forAll ??= ink.copy(this.#shared, 0, 0)
    return this.#forAll
  }

  /** For a client that knew what is secret at another seat, or at none. */
  frameForMove(gone: Seat | undefined, seat: Seat | undefined): Uint8Array {
    return ink.copy(this.#shared, ...this.#writeMove(gone, seat))
  }
}
