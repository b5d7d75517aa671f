import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V3 discard', () => {
  test('the player chooses the cards, and a discard is never a price', () => {
    const play = arrange({ deck: 'keir velda morten', players: [{ inner: 'start=night-market' }, {}] }).pick('elder>night-market:1')
    expect([play.asked, play.offered]).toEqual(['discard', ['keir-1', 'morten-1', 'velda-1']])
    play.pick('morten-1')
    expect([play.hand(0), play.state.discard]).toEqual([['keir-1', 'velda-1'], ['specialist-morten-1']])
  })

  test('a player with no more cards than that discards all of them', () => {
    const cards = arrange().state.deck.map((card) => card.replace(/^(ritual|specialist)-/, ''))
    const rest = cards.filter((card) => card !== 'keir-1' && card !== 'zaira-1')
    const play = arrange({ players: [{ specialists: 'zaira' }, { hand: rest.join(' '), passed: true }] })
    expect(play.state.deck).toEqual(['specialist-keir-1'])
    play.pick('zaira-1')
    expect([play.hand(0), play.state.discard, play.asked]).toEqual([[], ['specialist-keir-1'], 'turn'])
  })
})
