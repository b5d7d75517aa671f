import { describe, expect, test } from 'vitest'
import type { Frame } from './frames.ts'
import { evenfall } from './index.ts'
import type { State } from './state.ts'
import { arrange, begin, lastStones, type PlayerScene } from './testing.ts'

const worth = (player: PlayerScene, round = 1): number => evenfall.evaluate(arrange({ round, players: [player, {}] }).state, 0)

describe('how well a seat stands', () => {
  test('all seats stand equally well at the beginning, and at the end they have won or lost', () => {
    const start = begin(3).state
    for (const seat of [0, 1, 2]) expect(evenfall.evaluate(start, seat)).toBeCloseTo(0.5, 5)
    const end = lastStones({ players: [{ vp: 5 }, { vp: 9 }] }).state
    expect([evenfall.evaluate(end, 0), evenfall.evaluate(end, 1)]).toEqual([0, 1])
    const shared = lastStones({ players: [{ vp: 5 }, { vp: 5 }] }).state
    expect([evenfall.evaluate(shared, 0), evenfall.evaluate(shared, 1)]).toEqual([0.5, 0.5])
  })

  test('EV-R62 in a solo match more points are better, hers count against them, and winning is worth no more than the next point', () => {
    const alone = (vp: number, hers: number) => evenfall.evaluate(lastStones({ seats: 1, players: [{ vp }], automa: { vp: hers } }).state, 0)
    expect(alone(91, 100)).toBeGreaterThan(alone(90, 100))
    expect(alone(61, 60) - alone(60, 60)).toBeCloseTo(alone(60, 60) - alone(59, 60), 3)
    expect(alone(90, 99)).toBeGreaterThan(alone(90, 100))
    const at = (difficulty: string, vp = 60) =>
      evenfall.evaluate({ ...lastStones({ seats: 1, players: [{ vp }], automa: { vp } }).state, difficulty } as State, 0)
    expect(at('apprentice')).toBeGreaterThan(at('heir'))
    // A turn that brings both the same is worth taking, even against the Heir. Otherwise bots pass early.
    expect(at('heir', 70)).toBeGreaterThan(at('heir', 60))
  })

  test('EV-26.1 in a solo match a turn that is not over yet brings her something too', () => {
    const { state } = arrange({ seats: 1, players: [{}], automa: {} })
    expect(evenfall.evaluate({ ...state, acted: true }, 0)).toBeLessThan(evenfall.evaluate({ ...state, acted: false }, 0))
  })

  test('more of anything good is better', () => {
    const bare = worth({})
    const better: readonly PlayerScene[] = [
      { vp: 3 },
      { herb: 2 },
      { mana: 3 },
      { hand: 'keir velda' },
      { outer: 'grotto' },
      { outer: 'sanctuary', inner: 'start=moss-toad' },
      { stones: 'ember-1' },
      { specialists: 'velda' },
      { council: 'irene-and-haze' },
    ]
    for (const player of better) expect(worth(player)).toBeGreaterThan(bare)
  })

  test('a ritual is worth more in the inner circle than outside, most of all in the last round', () => {
    const outside = (round: number) => worth({ outer: 'salt-cave=thrice-locked-casket' }, round)
    const inside = (round: number) => worth({ inner: 'salt-cave=thrice-locked-casket' }, round)
    expect(inside(3)).toBeGreaterThan(outside(3))
    expect(inside(3) - outside(3)).toBeGreaterThan(inside(1) - outside(1))
  })

  test('what an effect is about to bring counts as soon as it has begun', () => {
    const begun: readonly (readonly [PlayerScene, string])[] = [
      [{ hand: 'keir velda morten' }, 'witch>north-lakes:1'],
      [{ hand: 'keir' }, 'witch>central-highlands:1'],
      [{ specialists: 'ajisu' }, 'ajisu-1'],
      [{ inner: 'start=moss-toad', hand: 'keir velda' }, 'elder>moss-toad:1'],
    ]
    for (const [player, pick] of begun) {
      const play = arrange({ players: [player, {}] }).pick(pick)
      const pending = play.match.position.stack.map(({ frame }) => frame as Frame)
      expect([pick, play.seat, play.asked === 'turn']).toEqual([pick, 0, false])
      expect(evenfall.evaluate(play.state, 0, pending)).toBeGreaterThan(evenfall.evaluate(play.state, 0))
    }
    // a price that is still to be paid counts, too
    const trade = arrange({ players: [{ hand: 'keir velda morten', herb: 9, potion: 9, knowledge: 9 }, {}] }).pick('discard-trade')
    const pending = trade.match.position.stack.map(({ frame }) => frame as Frame)
    expect(evenfall.evaluate(trade.state, 0, pending)).toBeLessThan(evenfall.evaluate(trade.state, 0))
  })

  test('resources are worth nothing once nobody can act', () => {
    const end = (herb: number) =>
      evenfall.evaluate(
        arrange({
          round: 3,
          phase: 'battle',
          step: { step: 'bid', region: 'north-lakes' },
          players: [{ herb, mana: 2, stand: { 'north-lakes': { witches: 1 } } }, {}],
        }).state,
        0,
      )
    expect(end(5)).toBe(end(0))
  })
})
