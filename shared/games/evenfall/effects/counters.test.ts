import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'
import { countOf, countSets } from './counters.ts'

describe('counters', () => {
  const { state } = arrange({
    players: [
      {
        specialists: 'velda keir ajisu',
        council: 'branka tikhon',
        stones: 'ember-1 tide-1',
        outer: 'grotto=moss-toad moonwell',
        inner: 'start=embodiment-of-magic bald-mountain=honey-bear/sickle,orb fernflower-dell',
      },
      {},
    ],
  })
  const [own] = state.players
  if (!own) throw new Error('nobody is there')
  const count = (counter: Parameters<typeof countOf>[2]): number => countOf(state, own, counter)

  test('EF-N1 keywords count in both circles and on specialists, but not in the council', () => {
    expect((['artifact', 'spell', 'familiar'] as const).map((keyword) => count({ count: 'keyword', keyword }))).toEqual([2, 1, 4])
  })

  test('EF-N2 places of the outer circle count with or without a ritual', () => {
    expect(count({ count: 'placesOuter' })).toBe(2)
  })

  test('EF-N3 only catalysts of the kind count', () => {
    expect([count({ count: 'catalysts', kind: 'sickle' }), count({ count: 'catalysts', kind: 'orb' })]).toEqual([1, 1])
  })

  test('EF-N4 symbols of the inner circle count, and stones only where they lie on it', () => {
    expect(count({ count: 'stonesAndSymbols', kind: 'ember' })).toBe(2)
    const laid = structuredClone(own)
    const [ember] = laid.stones
    if (ember) ember.at = 'place-bald-mountain'
    expect(countOf(state, laid, { count: 'stonesAndSymbols', kind: 'ember' })).toBe(3)
    if (ember) ember.at = 'thorn:1'
    expect(countOf(state, laid, { count: 'stonesAndSymbols', kind: 'ember' })).toBe(2)
  })

  test('EF-N5 in sets every card counts once, Embodiment of Magic in any one role', () => {
    expect(count({ count: 'sets' })).toBe(1)
    // EV-71.32
    expect([countSets([2, 1, 0], 1), countSets([2, 2, 1], 1), countSets([0, 0, 0], 2), countSets([3, 3, 3], 0), countSets([0, 0, 0], 3)]).toEqual([
      1, 2, 0, 3, 1,
    ])
  })

  test('EF-N6 specialists are counted, and council members are not', () => {
    expect(count({ count: 'specialists' })).toBe(3)
  })
})
