import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'
import { partsOf } from './choose.ts'

describe('EF-V6 choose', () => {
  test('an option that gives no countable goods is named by its verb', () => {
    expect(
      partsOf({
        do: 'seq',
        steps: [
          { do: 'draw', n: 2 },
          { do: 'advancePath', steps: 1 },
        ],
      }),
    ).toEqual(['2-cards', 'advancePath'])
  })

  test('the seat chooses exactly one option, which is then resolved', () => {
    const play = arrange({ players: [{ inner: 'start=moss-toad' }, {}] }).pick('elder>moss-toad:1')
    expect([play.asked, play.source, play.offered]).toEqual(['choose', 'moss-toad', ['2-herb', '2-potion']])
    play.pick('2-potion')
    expect([play.since(0), play.seat]).toEqual([{ elders: -1, potion: 2 }, 1])
  })

  test('options are named by what they give', () => {
    expect(
      partsOf({
        do: 'seq',
        steps: [
          { do: 'transfer', n: 1 },
          { do: 'draw', n: 2 },
        ],
      }),
    ).toEqual(['1-transfer', '2-cards'])
    expect(partsOf({ do: 'gain', any: 1, mana: 2 })).toEqual(['1-any', '2-mana'])
    expect(partsOf({ do: 'takePlace', n: 1 })).toEqual(['1-place'])
    expect(partsOf({ do: 'createCatalyst', kind: 'orb', n: 1, where: 'any' })).toEqual(['1-orb'])
  })
})
