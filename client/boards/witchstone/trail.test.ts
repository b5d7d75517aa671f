import { describe, expect, test } from 'vitest'
import { begin } from '#shared/games/witchstone/testing.ts'
import { beginTrail, follow, inCauldronOf, type Trail } from './trail.ts'

const targets = ({ trace }: Trail): readonly string[] => [...(trace?.targets ?? [])].toSorted()

/** Starts a match in which both towers are chosen and seat 0 plays. */
function start() {
  const play = begin(2)
  while (play.state.phase === 'towers') play.pick(play.offered.includes('end-activation') ? 'end-activation' : (play.offered[0] ?? ''))
  return play
}

describe('the trail of the last turn', () => {
  test('marks what was placed and what it did, as long as the turn lasts', () => {
    const play = start()
    const began = beginTrail(play.table)
    expect(targets(began)).toEqual([])
    play.pick(play.offered[0] ?? '')
    const [cells = ''] = play.offered
    const [a = '', b = ''] = cells.split('>')
    play.pick(cells)
    const laid = follow(began, play.table)
    expect(targets(laid)).toEqual([inCauldronOf(0, a), inCauldronOf(0, b)].toSorted())
    play.skip()
    expect(targets(follow(laid, play.table))).toEqual(targets(laid))
  })

  test('stays for the next player until they have done something, and comes back when that is undone', () => {
    const play = start()
    let trail = beginTrail(play.table)
    play.turn()
    trail = follow(trail, play.table)
    const left = targets(trail)
    expect(left.length).toBeGreaterThan(0)
    play.pick(play.offered[0] ?? '')
    trail = follow(trail, play.table)
    expect(targets(trail)).toEqual(left)
    play.pick(play.offered[0] ?? '')
    trail = follow(trail, play.table)
    expect(targets(trail)).not.toEqual(left)
    expect(targets(trail).every((target) => target.startsWith('1 '))).toBe(true)
    play.undo(1)
    trail = follow(trail, play.table)
    expect(targets(trail)).toEqual(left)
  })

  test('is empty on an earlier table', () => {
    const play = start()
    const earlier = play.table
    const trail = beginTrail(play.turn().table)
    expect(targets(follow(trail, earlier))).toEqual([])
  })
})
