import { describe, expect, test } from 'vitest'
import { arrange, type Play } from './testing.ts'

/** Undoes as many answers of seat 0 as possible and returns how many there were. */
function takeBack(play: Play): number {
  let count = 0
  while (play.match.canUndo(0)) {
    play.undo(0)
    count++
  }
  return count
}

describe('undo', () => {
  test('goes through a nested chain, answer by answer, to the start of the turn', () => {
    const play = arrange({
      built: ['town-hall'],
      rotation: 1,
      row: 'p0-merchant',
      players: [{ hand: 'juggler', explorer: 1, kept: ['seal-of-the-capital-1', 'seal-of-the-altar-1', 'mercy-jade-1'] }],
      board: 'p1-warrior@gate-1 p2-warrior@gate-2*',
    })
    const start = JSON.stringify(play.state)
    const states: string[] = []
    const picks = ['p0-juggler>altar-1>revealed', 'use', 'coin', 'apply', 'town-hall', 'lantern', 'p1-warrior', 'mercy-jade-1', 'scroll']
    for (const pick of picks) {
      states.push(JSON.stringify(play.state))
      play.pick(pick)
    }
    expect(play.asked).toBe('end-turn')
    for (const state of states.toReversed()) expect(JSON.stringify(play.undo(0).state)).toBe(state)
    expect(JSON.stringify(play.state)).toBe(start)
    expect(play.match.canUndo(0)).toBe(false)
    expect(play.asked).toBe('place')
  })

  test('stops where a companion is revealed', () => {
    const play = arrange({ row: 'p0-archer' }).pick('p0-warrior>clan-house-1>revealed', 'apply', 'reveal')
    expect([play.match.canUndo(0), play.asked]).toEqual([false, 'hire'])
    play.pick('p0-archer>p0-apprentice-1')
    // the hire itself can be undone
    expect([takeBack(play), play.asked]).toEqual([1, 'hire'])
  })

  test('stops where the display is refilled, and not before', () => {
    const display = ['rainbow-1', 'rainbow-2', 'disguise-1']
    const play = arrange({ display }).pick('p0-warrior>springs-1>revealed', 'apply', 'rainbow-1>keep')
    expect([takeBack(play), play.state.display]).toEqual([3, display])
    play.pick('p0-warrior>springs-1>revealed', 'apply', 'rainbow-1>keep', 'skip')
    expect([play.match.canUndo(0), play.asked]).toEqual([false, 'end-turn'])
    // nothing was bought, so nothing was refilled
    expect(takeBack(arrange({ display }).pick('p0-warrior>springs-1>revealed', 'apply', 'skip'))).toBe(3)
  })

  test('stops where a village is built and the next one becomes visible, but not at the Altar', () => {
    const play = arrange().pick('p0-warrior>outskirts-1>revealed', 'apply')
    expect([play.match.canUndo(0), play.state.built.length]).toEqual([false, 2])
    const walk = arrange({ built: ['craftville', 'fire-cape'] }).pick('p0-warrior>outskirts-1>revealed', 'apply', 'fire-cape')
    expect([takeBack(walk), walk.player(0).explorer]).toEqual([3, 0])
    const seven = ['prosperopolis', 'craftville', 'fire-cape', 'river-shoal', 'bulwark', 'owl-cove', 'bandit-lair']
    const altar = arrange({ built: seven, players: [{ explorer: 7 }] }).pick('p0-warrior>outskirts-1>revealed', 'apply')
    expect([altar.state.built.length, takeBack(altar), altar.state.built.length]).toEqual([9, 2, 8])
  })

  test('goes back to a reveal in the middle of a chain, and no further', () => {
    const mentor = arrange({
      row: 'p0-mentor',
      top: 'p0-bard p0-archer',
      players: [{ hand: 'juggler', kept: ['seal-of-the-clan-house-1'] }],
    }).pick('p0-juggler>altar-1>revealed', 'use')
    // the Juggler copies the Mentor; the seal of the Clan House comes first and reveals a tile
    expect([mentor.asked, mentor.source, mentor.match.canUndo(0)]).toEqual(['reveal', 'clan-house', false])
    mentor.pick('skip', 'p0-archer>p0-juggler')
    expect([mentor.asked, takeBack(mentor), mentor.asked]).toEqual(['apply', 2, 'reveal'])

    const display = ['rainbow-1', 'rainbow-2', 'disguise-1']
    const light = ['p0-warrior>palace', 'apply', 'light', 'springs', 'rainbow-1>keep'] as const
    const springs = arrange({ rotation: 0, display }).pick(...light)
    expect([springs.asked, takeBack(springs), springs.asked]).toEqual(['buy', 5, 'place'])
    springs.pick(...light, 'skip')
    expect([springs.state.rotation, springs.asked, springs.match.canUndo(0)]).toEqual([1, 'end-turn', false])

    const village = arrange({ rotation: 0 }).pick('p0-warrior>palace', 'apply', 'light')
    expect(takeBack(village)).toBe(3)
    village.pick('p0-warrior>palace', 'apply', 'light', 'outskirts')
    expect([village.state.built.length, village.state.rotation, village.match.canUndo(0)]).toEqual([2, 1, false])
  })

  test('stops where the events of a new day are drawn, even if the seat that ended the last day begins the next one', () => {
    const mine = ['apprentice-1', 'apprentice-2', 'apprentice-3', 'apprentice-4', 'apprentice-5'].map((tile) => `p1-${tile}@palace`)
    const theirs = 'p0-apprentice-1@gate-1 p0-apprentice-2@gate-2 p0-apprentice-3@capital-1 p0-apprentice-4@capital-2 p0-apprentice-5@outskirts-1'
    const play = arrange({ seats: 2, turn: 1, board: [...mine, theirs, 'p0-warrior@outskirts-2'].join(' ') })
    play.by(1, 'p1-warrior>palace', 'skip', 'end-turn')
    // the night shows nothing new
    expect([play.seat, play.asked, play.match.canUndo(1)]).toEqual([1, 'gain-shard', true])
    play.pick('agate')
    expect([play.seat, play.state.round, play.state.events.includes(''), play.match.canUndo(1)]).toEqual([1, 2, false, false])
  })

  test('stops where another seat has to decide', () => {
    const gate = arrange({ players: [{ kept: ['seal-of-the-gate-1'] }] }).by(0, 'p0-warrior>gate-1>revealed', 'apply')
    expect([gate.seat, gate.match.canUndo(0), gate.match.canUndo(1)]).toEqual([1, false, false])
    const wall = arrange({ palace: true, rotation: 1, board: 'p1-warrior@gate-1' }).by(0, 'p0-warrior>gate-2>revealed', 'use')
    expect([wall.seat, wall.asked, wall.match.canUndo(0)]).toEqual([1, 'retreat', false])
    const next = arrange().by(0, 'p0-warrior>springs-1>revealed', 'skip')
    expect(next.match.canUndo(0)).toBe(true)
    expect(next.by(0, 'end-turn').match.canUndo(0)).toBe(false)
  })
})
