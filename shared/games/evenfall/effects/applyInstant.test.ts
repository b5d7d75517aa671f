import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V17 applyInstant', () => {
  test('"this place" is the place where the ritual lies or lay', () => {
    const hex = arrange({
      players: [{ inner: 'start=hex-of-echoes', path: 2, outer: 'owl-market=borrowed-fate cloud-castle=honey-bear' }, {}],
    }).pick('elder>hex-of-echoes:1')
    // only places other than that of Borrowed Fate are offered
    expect([hex.asked, hex.source, hex.offered]).toEqual(['link', 'borrowed-fate', ['cloud-castle', 'none']])
    hex.pick('cloud-castle')
    expect(hex.since(0)).toEqual({ elders: -1, path: 1, vp: 6 })
  })

  test('a ritual that removes rituals cannot remove itself, even when its effect is applied', () => {
    const play = arrange({ players: [{ inner: 'start=hex-of-echoes', outer: 'grotto=unmaking' }, {}] }).pick('elder>hex-of-echoes:1')
    expect([play.asked, play.source, play.offered]).toEqual(['remove', 'unmaking', ['hex-of-echoes', 'none']])
  })
})
