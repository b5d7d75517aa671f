import { describe, expect, test } from 'vitest'
import { use } from '../testing/notation.ts'
import { arrange } from '../testing.ts'

const reason = (coven: ReturnType<typeof arrange>): string => coven.outcome?.reason.key ?? ''

describe('the end check', () => {
  test('WW-7.1, WW-R24, WW-T33: five in a circle win only at the end check, where six beat five', () => {
    const coven = arrange(
      [
        { character: 'witch-of-all-trades', recipes: ['void-storm'], bench: '4W', cauldron: '1B 1W', circle: '4R' },
        { recipes: ['lore-of-webs'], bench: '1U', cauldron: '2W', circle: '4G' },
        {},
      ],
      { step: 'transform', timing: 'strict' },
    )
    expect(coven.plan(0, { steps: [use('void-storm', '', 'R U G')], toCircle: 'B' })).toBe('ok')
    expect(coven.circle(0)).toBe('1B 4R')
    expect(coven.outcome).toBeUndefined()
    expect(coven.asked).toEqual([1])
    coven.answer(1, 'finish')
    expect(coven.circles()).toEqual(['1B 4R', '2W 4G', ''])
    expect(coven.outcome).toMatchObject({ ranks: [2, 1, 3], reason: { key: 'reason.circle-most-cubes', params: { seat: 1 } } })
    expect(coven.match.decisions).toEqual([])
  })

  test('WW-7.2: without a contender the game continues, and with one it ends at once', () => {
    const none = arrange([{ circle: '4R' }, { circle: '4W' }], { step: 'check' })
    expect(none.outcome).toBeUndefined()
    expect(none.step).toBe('choose')
    const one = arrange([{ circle: '5R' }, { circle: '4W' }], { step: 'check' })
    expect(one.outcome).toMatchObject({ ranks: [1, 2] })
    expect(reason(one)).toBe('reason.circle-alone')
    expect(one.heard('won')).toMatchObject([{ seat: 0 }])
  })

  test('WW-T5: Sabrina’s five hearts of shadow lose to Kiki’s 4W 2U', () => {
    const coven = arrange([{ circle: '5B' }, { circle: '4W 2U' }, { circle: '1R' }], { step: 'check' })
    expect(coven.outcome?.ranks).toEqual([2, 1, 3])
    expect(reason(coven)).toBe('reason.circle-most-cubes')
  })

  test('WW-7.3, WW-T39: with equal cubes, more different kinds win', () => {
    const coven = arrange([{ circle: '2B 3W', bench: '9R' }, { circle: '5R' }], { step: 'check' })
    expect(coven.outcome?.ranks).toEqual([1, 2])
    expect(reason(coven)).toBe('reason.circle-most-kinds')
  })

  test('WW-7.3: with equal cubes and kinds, the fewest cubes on the bench win', () => {
    const coven = arrange(
      [
        { circle: '2B 3W', bench: '9R' },
        { circle: '1R 4G', bench: '8U' },
      ],
      { step: 'check' },
    )
    expect(coven.outcome?.ranks).toEqual([2, 1])
    expect(reason(coven)).toBe('reason.circle-emptiest-bench')
  })

  test('WW-7.3, WW-T40: if everything is equal, the victory is shared', () => {
    const coven = arrange([{ circle: '2B 3W', bench: '1R' }, { circle: '1R 4G', bench: '1U' }, { circle: '4G' }], { step: 'check' })
    expect(coven.outcome).toMatchObject({ ranks: [1, 1, 3], reason: { key: 'reason.circle-shared', params: { seats: [0, 1] } } })
    expect(coven.heard('shared')).toMatchObject([{ seats: [0, 1] }])
  })

  test('WW-7.4: the others are ranked by the same comparisons', () => {
    const coven = arrange(
      [{ circle: '3R' }, { circle: '5R' }, { circle: '2R 1G', bench: '9G' }, { circle: '2B 1U', bench: '1G' }, { circle: '3R' }],
      { step: 'check' },
    )
    expect(coven.outcome?.ranks).toEqual([4, 1, 3, 2, 4])
  })

  test('the score lists the cubes in the circle by kind', () => {
    const coven = arrange([{ circle: '2B 3W' }, { circle: '1G' }], { step: 'check' })
    expect(coven.outcome?.scores?.map(({ total, lines }) => [total, lines.map(({ points }) => points)])).toEqual([
      [5, [2, 3, 0, 0, 0]],
      [1, [0, 0, 0, 0, 1]],
    ])
  })

  test('WW-T8: if two reach five cubes of two kinds in the final round, fifteen cubes on the bench beat eighteen', () => {
    const coven = arrange(
      [
        { character: 'spider-summoner', bench: '1B 3W 2R 2U 9G', circle: '2R' },
        { character: 'fey-blessed', bench: '2B 4R 7U 3G', circle: '4W' },
      ],
      { step: 'transform' },
    )
    expect(coven.plan(0, { steps: [use('spider-summoner', 'W bench W bench W bench', 'U U U U U')] })).toBe('ok')
    expect(coven.plan(1, { steps: [use('fey-blessed', '', 'W G')] })).toBe('ok')
    expect(coven.benches()).toEqual(['1B 1W 2R 2U 9G', '2B 4R 9U 3G'])
    expect(coven.circles()).toEqual(['2R 3U', '4W 1G'])
    expect(coven.outcome?.ranks).toEqual([1, 2])
    expect(reason(coven)).toBe('reason.circle-emptiest-bench')
  })
})
