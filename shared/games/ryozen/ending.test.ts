import { describe, expect, test } from 'vitest'
import { splitShards, worthOf } from './score.ts'
import { arrange, type Scene } from './testing.ts'

/** Starts a match after its third night. */
const ended = (scene: Scene) => arrange({ round: 3, ...scene, step: { step: 'dawn' } })

describe('dawn and the end', () => {
  test('RY-13.1 at dawn all companions return revealed and the Palace grows, and nothing else changes', () => {
    const play = arrange({
      rotation: 4,
      first: 1,
      heralds: [2, 1, 0],
      row: 'p0-archer',
      built: ['craftville'],
      players: [{ coin: 7, jade: 2, explorer: 1, kept: ['mercy-jade-1'] }],
      board: 'p0-warrior@gate-1* p0-apprentice-1@palace p1-warrior@springs-3*',
      step: { step: 'dawn' },
    })
    expect(play.board).toEqual([])
    expect(play.state.slots.some(({ hidden }) => hidden)).toBe(false)
    expect(play.player(0).hand).toEqual(['p0-apprentice-1', 'p0-apprentice-2', 'p0-apprentice-3', 'p0-apprentice-4', 'p0-warrior'])
    expect(play.player(0)).toMatchObject({ coin: 7, jade: 2, explorer: 1, kept: ['mercy-jade-1'] })
    expect(play.table).toMatchObject({
      round: 2,
      level: 2,
      rotation: 4,
      heralds: [2, 1, 0],
      row: ['p0-archer'],
      built: ['start-village', 'craftville'],
      first: 1,
    })
    expect([play.seat, play.asked]).toEqual([1, 'place'])
    const pushed = arrange({ palace: true, players: [{ pushed: 'warrior' }], board: 'p1-warrior@summit p2-warrior@wall-3', step: { step: 'dawn' } })
    expect([pushed.player(0).pushed, pushed.player(0).hand.includes('p0-warrior'), pushed.board]).toEqual([[], true, []])
  })

  test('RY-13.2 the final scoring comes right after the third night, without a dawn', () => {
    const play = ended({ board: 'p0-warrior@gate-1' })
    expect(play.table).toMatchObject({ phase: 'over', round: 3, level: 3 })
    expect(play.on('gate-1')).toBe('p0-warrior')
    expect([play.match.decisions, play.match.position.stack]).toEqual([[], []])
    expect(play.match.outcome).toBeDefined()
  })

  test('RY-13.3 RY-T7 shards are split in the best way with the token as any colour, and every 3 resources give 3 favour', () => {
    const rows: readonly (readonly [readonly [number, number, number], boolean, number, number])[] = [
      [[4, 1, 1], false, 0, 15],
      [[2, 0, 0], true, 0, 9],
      [[2, 1, 0], true, 0, 10],
      [[2, 2, 2], false, 0, 12],
      [[3, 3, 3], false, 0, 27],
      [[3, 1, 1], true, 0, 15],
      [[5, 1, 1], false, 0, 16],
      [[0, 0, 0], true, 7, 7],
      [[1, 1, 0], false, 8, 8],
      [[6, 2, 1], true, 5, 31],
    ]
    for (const [[coral, agate, jade], token, coin, favour] of rows) {
      const play = ended({ first: token ? 0 : 1, players: [{ coral, agate, jade, coin, scroll: 0, lantern: 0 }] })
      const score = play.match.outcome?.scores?.[0]
      expect([coral, agate, jade, token, coin, score?.total]).toEqual([coral, agate, jade, token, coin, favour])
      expect(score?.lines.reduce((sum, { points }) => sum + points, 0)).toBe(favour)
    }
    // the resources may be of any mix
    const mixed = ended({ first: 1, players: [{ coin: 1, scroll: 1, lantern: 1, favour: 5 }] }).match.outcome?.scores?.[0]
    expect(mixed?.lines.map(({ line, points }) => [line.key, points])).toEqual([
      ['score.favour', 5],
      ['score.same-sets', 0],
      ['score.mixed-sets', 0],
      ['score.loose-shards', 0],
      ['score.resources', 3],
    ])
  })

  test('RY-13.3 no other split is better', () => {
    const best = (shards: readonly number[]): number => {
      let most = shards.reduce((sum, count) => sum + count, 0)
      for (const [colour, count] of shards.entries())
        if (count >= 3) most = Math.max(most, 9 + best(shards.map((other, n) => (n === colour ? other - 3 : other))))
      if (shards.every((count) => count > 0)) most = Math.max(most, 6 + best(shards.map((count) => count - 1)))
      return most
    }
    for (let coral = 0; coral < 7; coral++)
      for (let agate = 0; agate < 7; agate++)
        for (let jade = 0; jade < 4; jade++) expect(worthOf(splitShards([coral, agate, jade], false))).toBe(best([coral, agate, jade]))
  })

  test('RY-13.4 most favour wins, then the better herald, and the same decides all ranks', () => {
    const broke = { coin: 0, scroll: 0, lantern: 0 }
    const clear = ended({ seats: 4, first: 3, players: [{ ...broke, favour: 10 }, { ...broke, favour: 30 }, { ...broke, favour: 20 }, broke] }).match
      .outcome
    expect([clear?.ranks, clear?.reason]).toEqual([[3, 1, 2, 4], { key: 'reason.favour', params: { seat: 1, favour: 30 } }])
    const tied = ended({
      seats: 4,
      first: 3,
      heralds: [3, 2, 0, 1],
      players: [
        { ...broke, favour: 20 },
        { ...broke, favour: 20 },
        { ...broke, favour: 20 },
        { ...broke, favour: 4 },
      ],
    }).match.outcome
    expect([tied?.ranks, tied?.reason]).toEqual([[2, 3, 1, 4], { key: 'reason.herald', params: { seat: 2, favour: 20 } }])
  })
})
