import { describe, expect, test } from 'vitest'
import { begin, type Play } from './testing.ts'

const mixed = (levels: Readonly<Record<string, string>>, seats: 2 | 3 | 4 = 2) => begin(seats, { mixedExperience: true, ...levels })

function toTurns(play: Play): Play {
  while (play.table.phase === 'towers') play.pick(play.fallback())
  return play
}
const total = (play: Play, seat: number): number => {
  const { dominoes, supply, removed, laid, discarded } = play.seen(seat)
  return dominoes + supply + removed + laid.length + discarded.length
}
/** How many dominoes the seat can choose from at the start of each of its turns. */
function choicesOf(play: Play, seat: number): readonly number[] {
  const choices: number[] = []
  toTurns(play)
  while (!play.match.outcome) {
    if (play.state.active === seat) choices.push(play.player(seat).dominoes.length)
    play.turn()
  }
  return choices
}

describe('mixed experience', () => {
  test('WS-15.1 a seat with a level leaves four of its dominoes out, unseen, and plays all the others', () => {
    const play = mixed({ level0: 'level-3', level1: 'level-1' })
    expect([0, 1].map((seat) => play.seen(seat).removed)).toEqual([4, 4])
    expect([0, 1].map((seat) => total(play, seat))).toEqual([15, 15])
    toTurns(play)
    while (!play.match.outcome) play.turn()
    for (const seat of [0, 1]) {
      const { dominoes, supply, laid, discarded } = play.seen(seat)
      expect([dominoes, supply, laid.length + discarded.length]).toEqual([0, 0, 11])
    }
  })

  test('WS-15.2 level 3 chooses one of three; two and one at the end', () => {
    expect(choicesOf(mixed({ level0: 'level-3' }), 0)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1])
  })

  test('WS-E26 a level-3 seat has 3, 2 and 1 dominoes to choose from in turns 9, 10 and 11', () => {
    expect(choicesOf(mixed({ level1: 'level-3' }), 1).slice(8)).toEqual([3, 2, 1])
  })

  test('WS-15.3 level 2 chooses one of two; one at the end', () => {
    expect(choicesOf(mixed({ level0: 'level-2' }), 0)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1])
  })

  test('WS-15.4 level 1 draws at the start of the turn and must play what it drew', () => {
    const play = toTurns(mixed({ level0: 'level-1', level1: 'standard' }))
    expect(play.seen(1).dominoes).toBe(5)
    // it is drawn and picked up at once: there is nothing to choose
    expect([play.seen(0).dominoes, play.seen(0).supply, play.step]).toEqual([1, 10, 'place'])
    expect(play.hand(0).chosen).toBe(play.hand(0).dominoes[0])
    expect(choicesOf(mixed({ level0: 'level-1' }), 0)).toEqual(Array.from({ length: 11 }, () => 1))
    // nothing is drawn when the turn ends
    play.turn()
    expect([play.seen(0).dominoes, play.seen(0).supply]).toEqual([0, 10])
  })

  test('WS-15.5 WS-R37 a seat left at standard plays with all fifteen; the others are unchanged', () => {
    const play = toTurns(mixed({ level0: 'standard', level1: 'level-2', level2: 'level-3' }, 3))
    expect(play.table.players.map(({ level, dominoes, supply, removed }) => [level, dominoes, supply, removed])).toEqual([
      ['standard', 5, 10, 0],
      ['level-2', 2, 9, 4],
      ['level-3', 3, 8, 4],
    ])
  })

  test('WS-15.5 without the variant the levels are not read', () => {
    const play = begin(2, { level0: 'level-1', level1: 'level-2' })
    expect(play.table.players.map(({ level, dominoes, supply, removed }) => [level, dominoes, supply, removed])).toEqual([
      ['standard', 5, 10, 0],
      ['standard', 5, 10, 0],
    ])
  })

  test('WS-15.6 nobody, not even the owner, sees the removed dominoes before the end', () => {
    const play = toTurns(mixed({ level0: 'level-3', level1: 'level-3' }))
    const { removed } = play.player(0)
    expect(removed).toHaveLength(4)
    for (const id of removed) expect(JSON.stringify([play.table.players[0], play.hand(0), play.decision])).not.toContain(id)
    while (!play.match.outcome) play.turn()
    expect(play.seen(0).removedTiles).toEqual(removed)
  })
})
