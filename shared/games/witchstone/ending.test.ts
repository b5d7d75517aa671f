import { describe, expect, test } from 'vitest'
import { arrange, begin, type Play, type Scene, type Side } from './testing.ts'

/** Plays the last turn of a match for two, which seat 1 ends without doing anything. */
function lastTurn(mine: Side, theirs: Side, scene: Scene = {}): Play {
  const play = arrange({
    ...scene,
    turn: 21,
    sides: [
      { vacated: 'all', ...mine },
      { vacated: 'all', ...theirs },
    ],
  })
  while (!play.match.outcome) play.turn()
  return play
}
/** A side with one token of points, in place of the token of its tower. */
const plain = { tokens: ['power-vp-1'] }

describe('the end', () => {
  test('WS-12.1 final scoring adds owls, 2 for every token, 2 for every unused booster, and prophecies', () => {
    const mine: Side = {
      points: 50,
      owls: [7, 6],
      tokens: ['power-vp-1', 'power-wand-1', 'power-energy-1'],
      scrolls: ['booster-any-1', 'prophecy-hold-castles', 'prophecy-lying-witches', 'booster-wand-1'],
      boosters: ['booster-any-2'],
      lying: 2,
    }
    const play = lastTurn(mine, { ...plain, tokens: ['power-vp-2'], points: 10 }, { owls: [3, 5] })
    const { scores = [] } = play.match.outcome ?? {}
    expect(scores[0]?.total).toBe(50 + 13 + 6 + 4 + 1 + 5)
    expect(scores[0]?.lines.filter(({ points }) => points !== 0).map(({ line, points }) => [line.key, points])).toEqual([
      ['score.portals', 50],
      ['score.end-owls', 13],
      ['score.end-tokens', 6],
      ['score.end-boosters', 4],
      ['score.prophecy', 1],
      ['score.prophecy', 5],
    ])
    expect(play.events.slice(-3)).toEqual([
      { type: 'final-score', seat: 0, points: 79 },
      { type: 'final-score', seat: 1, points: scores[1]?.total },
      { type: 'keeper', seat: 0 },
    ])
  })

  test('WS-12.1 the match ends after the eleventh turn of the last player, and not before', () => {
    const play = arrange({ turn: 20, sides: [{ vacated: 'all' }, { vacated: 'all' }] }).turn()
    expect([play.match.outcome, play.state.active]).toEqual([undefined, 1])
    play.turn()
    expect([play.match.outcome?.ranks.length, play.match.decisions, play.table.phase]).toEqual([2, [], 'over'])
  })

  test('WS-12.3 the highest total wins', () => {
    const play = lastTurn({ points: 30, ...plain }, { points: 40, tokens: ['power-vp-2'] })
    expect(play.match.outcome).toMatchObject({ ranks: [2, 1], reason: { key: 'reason.points', params: { seat: 1 } } })
  })

  test('WS-R54 at the end everything hidden is shown, and so are the sources of the points', () => {
    const play = begin(2, { screens: 'strict', scrollPrivacy: 'stacked' })
    while (!play.match.outcome) {
      expect(play.table.players.map(({ earned }) => earned)).toEqual([[], []])
      play.pick(play.fallback())
    }
    for (const seat of [0, 1]) {
      const { dominoTiles, tokenTiles, owlTiles, scrolls, damaged, earned } = play.seen(seat)
      const { dominoes, tokens, owls, scrolls: held } = play.hand(seat)
      expect([dominoTiles, tokenTiles, owlTiles, scrolls, damaged]).toEqual([dominoes, tokens, owls, held, play.hand(seat).damaged])
      expect(earned.reduce((sum, points) => sum + points, 0)).toBe(play.score(seat))
    }
  })
})

describe('ties', () => {
  /** Plays a last turn after which both have the same total. */
  const tie = (mine: Side, theirs: Side) => lastTurn({ points: 96, ...plain, ...mine }, { points: 96, tokens: ['power-vp-2'], ...theirs })

  test('WS-14.1 WS-E22 at 98:98 the owl farther along the wand wins', () => {
    const play = tie({ wand: 20 }, { wand: 24 })
    expect(play.match.outcome?.scores?.map(({ total }) => total)).toEqual([98, 98])
    expect(play.match.outcome).toMatchObject({ ranks: [2, 1], reason: { key: 'reason.wand', params: { seat: 1 } } })
  })

  test('WS-14.2 WS-E22 with both at the end of the wand, the one who came there first wins', () => {
    expect(tie({ wand: 24 }, { wand: 24 }).match.outcome).toMatchObject({ ranks: [1, 2], reason: { key: 'reason.arrival', params: { seat: 0 } } })
    // seat 1 has already arrived when seat 0 makes the last step
    const later = arrange({
      turn: 20,
      act: { wand: 1 },
      sides: [
        { vacated: 'all', points: 96, ...plain, wand: 23 },
        { vacated: 'all', points: 96, tokens: ['power-vp-2'], wand: 24 },
      ],
    }).pick('wand-cell-24')
    later.skip().finish().turn()
    expect([later.match.outcome?.scores?.map(({ total }) => total), later.table.arrivals]).toEqual([
      [98, 98],
      [1, 0],
    ])
    expect(later.match.outcome).toMatchObject({ ranks: [2, 1], reason: { key: 'reason.arrival', params: { seat: 1 } } })
  })

  test('WS-14.3 WS-R31 WS-E22 on the same other cell of the wand the victory is shared', () => {
    const play = tie({ wand: 12 }, { wand: 12 })
    expect(play.match.outcome).toMatchObject({ ranks: [1, 1], reason: { key: 'reason.shared', params: { seats: [0, 1] } } })
    expect(play.events.at(-1)).toEqual({ type: 'keepers', seats: [0, 1] })
  })

  test('WS-14.3 the same order decides on lower places', () => {
    const sides: Side[] = [
      { points: 50, tokens: ['power-vp-1'], wand: 5 },
      { points: 60, tokens: ['power-vp-2'], wand: 2 },
      { points: 50, tokens: ['power-vp-3'], wand: 9 },
      { points: 50, tokens: ['power-wand-1'], wand: 5 },
    ]
    const play = arrange({ seats: 4, turn: 43, sides: sides.map((side) => ({ vacated: 'all', ...side })) })
    play.turn()
    expect(play.match.outcome?.scores?.map(({ total }) => total)).toEqual([52, 62, 52, 52])
    expect(play.table.players.map(({ wand }) => wand)).toEqual([5, 2, 9, 5])
    expect(play.match.outcome?.ranks).toEqual([3, 1, 2, 3])
  })
})
