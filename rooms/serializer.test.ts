import { SchemaSerializer } from '@colyseus/core'
import { Encoder, Reflection, StateView, schema, t } from '@colyseus/schema'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WholeStateSerializer } from './serializer.ts'

const Priv = schema({ hand: t.array('string') }, 'SizePriv')
const State = schema({ news: t.array('string'), priv: t.ref(Priv).view() }, 'SizeState')

function createState(bytes: number) {
  const state = new State()
  for (let left = bytes; left > 0; left -= 64) state.news.push(`${left} `.padEnd(64, 'x'))
  state.priv = new Priv()
  state.priv.hand.push('secret')
  return state
}

/** What a client with a view of its own decodes on joining. */
function decode(serializer: SchemaSerializer<InstanceType<typeof State>>, state: InstanceType<typeof State>) {
  serializer.reset(state)
  const view = new StateView()
  view.add(state.priv)
  view.changes.clear()
  const decoder = Reflection.decode(serializer.handshake())
  for (const client of [undefined, { view }, { view }]) {
    const sent = serializer.getFullState(client as never)
    if (client) decoder.decode(Uint8Array.from(sent), { offset: 1 })
  }
  return decoder.state.toJSON()
}

describe('a state larger than the encoder expects', () => {
  const size = Encoder.BUFFER_SIZE
  beforeEach(() => {
    Encoder.BUFFER_SIZE = 1024
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    Encoder.BUFFER_SIZE = size
    vi.restoreAllMocks()
  })

  test.each([100, 1000, 1100, 5000, 50_000, 200_000, 1_000_000, 1_500_000, 4_000_000, 300])('of %d bytes reaches who joins as it is', (bytes) => {
    const state = createState(bytes)
    expect(decode(new WholeStateSerializer<InstanceType<typeof State>>(), state)).toEqual(state.toJSON())
  })

  test('does not with the serializer of Colyseus: when this fails, ours is no longer needed', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const state = createState(5000)
    expect(decode(new SchemaSerializer(), state)).not.toEqual(state.toJSON())
  })
})

describe('two rooms', () => {
  const open = (word: string) => {
    const state = createState(500)
    const serializer = new WholeStateSerializer<InstanceType<typeof State>>()
    serializer.reset(state)
    const view = new StateView()
    view.add(state.priv)
    view.changes.clear()
    const frames: Uint8Array[] = []
    const client = { view, state: 1, raw: (frame: Uint8Array) => frames.push(frame) }
    const decoder = Reflection.decode(serializer.handshake())
    const whole = serializer.getFullState(client as never)
    const change = (n: number) => {
      state.news.push(`${word} ${n}`)
      state.priv.hand.push(`${word} secret ${n}`)
      serializer.applyPatches([client as never])
    }
    const decoded = () => {
      for (const frame of [whole, ...frames]) decoder.decode(frame, { offset: 1 })
      return decoder.state.toJSON()
    }
    return { state, change, decoded }
  }

  test('do not write into what the other has sent and nobody has read yet', () => {
    const [a, b] = [open('a'), open('b')]
    for (let n = 0; n < 20; n++) {
      a.change(n)
      b.change(n)
    }
    expect(a.decoded()).toEqual(a.state.toJSON())
    expect(b.decoded()).toEqual(b.state.toJSON())
  })
})
