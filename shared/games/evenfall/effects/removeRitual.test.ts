import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V16 removeRitual', () => {
  test('Unmaking may remove nothing; the place that it frees may carry a ritual for 3 less', () => {
    const scene = { hand: 'unmaking star-astrolabe', knowledge: 4, outer: 'grotto', inner: 'start=honey-bear/sickle,sickle' } as const
    const no = arrange({ players: [scene, {}] }).pick('unmaking>grotto')
    expect([no.asked, no.offered, no.fallback()]).toEqual(['remove', ['honey-bear', 'none'], 'none'])
    no.pick('none')
    expect([no.isPlayed(0, 'honey-bear'), no.seat]).toEqual([true, 1])
    const yes = arrange({ players: [scene, {}] }).pick('unmaking>grotto', 'honey-bear')
    expect([yes.asked, yes.offered]).toEqual(['play-ritual', ['none', 'star-astrolabe>start-star']])
    yes.pick('star-astrolabe>start-star')
    expect([yes.table.box, yes.card(0, 'star-astrolabe').place, yes.player(0).knowledge]).toEqual([['ritual-honey-bear'], 'start-star', 0])
  })

  test('without another ritual an optional removal is skipped', () => {
    const play = arrange({ players: [{ hand: 'unmaking', knowledge: 3 }, {}] }).pick('unmaking>start-star')
    expect([play.isPlayed(0, 'unmaking'), play.seat]).toEqual([true, 1])
  })
})
