import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V1 gain', () => {
  test('everything in the bag is one gain, and the receiver chooses the resources of choice', () => {
    const play = arrange({ players: [{ specialists: 'ulan' }, { outer: 'grotto' }], active: 1 }).pick('token')
    expect([play.asked, play.seat, play.offered]).toEqual(['resources', 0, ['1-herb', '1-knowledge', '1-potion']])
    play.pick('1-knowledge')
    expect(play.events('gained')).toContainEqual({ type: 'gained', seat: 0, goods: ['1-knowledge', '1-mana'], source: 'specialist-ulan-1' })
  })

  test('each opponent receives once, clockwise from the giver, and all of it is one gift', () => {
    const play = arrange({ seats: 4, active: 2, players: [{}, {}, { inner: 'start=downpour-of-insight', council: 'ulan' }, {}] }).pick(
      'elder>downpour-of-insight:1',
    )
    expect(play.events('gained').map(({ seat, goods }) => [seat, goods])).toEqual([
      [2, ['3-knowledge']],
      [3, ['1-knowledge']],
      [0, ['1-knowledge']],
      [1, ['1-knowledge']],
      [2, ['3-vp']],
    ])
  })

  test('a player who does not answer takes one of each kind, knowledge first', () => {
    const harvest = (sickles: string) =>
      arrange({ players: [{ outer: `bone-orchard=reality-warp${sickles}` }, {}] })
        .pick('token')
        .fallback()
    expect([harvest(''), harvest('/sickle'), harvest('/sickle,sickle')]).toEqual(['1-knowledge', '1-herb>1-knowledge', '1-herb>1-knowledge>1-potion'])
  })
})
