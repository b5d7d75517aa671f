import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V2 draw', () => {
  test('cards go from the top of the deck into the hand, and others learn only how many', () => {
    const play = arrange({ deck: 'keir velda', players: [{ inner: 'start=obsidian-mirror' }, {}] }).pick('elder>obsidian-mirror:1')
    expect(play.hand(0)).toEqual(['keir-1', 'velda-1'])
    expect(play.match.events.find(({ event }) => event.type === 'drew')).toEqual({
      event: { type: 'drew', seat: 0, count: 2 },
      secrets: { 0: { cards: ['specialist-keir-1', 'specialist-velda-1'] } },
    })
  })
})
