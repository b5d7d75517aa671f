import { describe, expect, test } from 'vitest'
import { playerAt, type State } from './state.ts'
import { arrange, type Scene, special } from './testing.ts'
import { at } from './things.ts'
import { violationsOf } from './violations.ts'

function broken(spoil: (s: State) => void, scene: Scene = {}): readonly string[] {
  const s = structuredClone(arrange(scene).state)
  expect(violationsOf(s)).toEqual([])
  spoil(s)
  return violationsOf(s)
}
const mine = (s: State) => playerAt(s, 0)

describe('what always holds', () => {
  test('1: each player has eleven witches, and one high witch in a tower of its own', () => {
    expect(broken((s) => mine(s).lying++)).toEqual(['seat 0: eleven witches'])
    expect(broken((s) => at(s.regions, 2).witches.push(0, 0), { sides: [{ standing: ['village-kettlewick'] }] })).toContain(
      'a region holds one witch of a player',
    )
    const moved = broken((s) => {
      at(s.regions, 1).owner = 1
    })
    expect(moved).toEqual(expect.arrayContaining(['seat 0: one tower of its own', 'seat 1: one tower of its own']))
  })

  test('2 and 3: each player has twenty markers, portals joined to the tower, and at most one unfinished portal', () => {
    expect(broken((s) => mine(s).markers--)).toEqual(['seat 0: twenty markers'])
    const portals = { sides: [{ portals: 'rowan-witchstone:1' }] }
    const twice = broken((s) => {
      Object.assign(at(s.portals, 1), { owner: 0, filled: 1, from: 'the-witchstone' })
      mine(s).markers--
    }, portals)
    expect(twice).toEqual(['seat 0: one unfinished portal at most', 'seat 0: every portal hangs on the tower'])
    expect(broken((s) => Object.assign(at(s.portals, 0), { filled: 3 }), portals)).toContain('a portal is full at most')
    const negative = broken((s) => {
      Object.assign(at(s.portals, 0), { filled: -1 })
      mine(s).markers += 2
    }, portals)
    expect(negative).toEqual(['a portal is full at most'])
  })

  test('4: each player has seven crystals, a crystal is on the rim only while an activation waits, and no shelf is overfull', () => {
    expect(broken((s) => mine(s).crystals.pop())).toEqual(['seat 0: seven crystals'])
    expect(broken((s) => Object.assign(at(mine(s).crystals, 0), { place: 'exit-wand' }))).toEqual([
      'seat 0: a crystal on the rim waits for its activation',
    ])
    const shelf = { sides: [{ crystals: { 1: 'potion-shelf-wand' } }] }
    expect(broken((s) => Object.assign(at(s.shelves, 4), { capacity: 0 }), shelf)).toEqual(['no shelf is overfull'])
  })

  test('5: no cell holds two things, and halves lie side by side', () => {
    const laid = { sides: [{ laid: 'EN(1,-3)+WI(2,-3)' }] }
    expect(broken((s) => Object.assign(at(mine(s).laid, 0), { b: 'c0-1' }), laid)).toEqual(['seat 0: halves of a domino lie side by side'])
    expect(broken((s) => Object.assign(at(mine(s).crystals, 0), { place: 'c1-m3' }), laid)).toEqual(['seat 0: no cell holds two things'])
  })

  test('6: each player has fifteen dominoes and uses one a turn', () => {
    expect(broken((s) => mine(s).supply.pop())).toEqual(['seat 0: fifteen different dominoes'])
    expect(broken((s) => mine(s).discarded.push(mine(s).supply.pop() ?? ''))).toEqual(['seat 0: one domino a turn'])
  })

  test('7 to 10: each token, special tile, owl and scroll is in one place', () => {
    expect(broken((s) => s.stoneTable.pop())).toEqual(['every token is in one place'])
    expect(broken((s) => mine(s).hoard.tokens.push(...s.stoneTable.splice(0)))).toEqual(['the lower shelf has room only while tokens are left'])
    const lower = (s: State) => s.shelves.find(({ id }) => id === 'potion-shelf-lower')
    const full = broken((s) => {
      mine(s).hoard.tokens.push(...s.stoneTable.splice(0))
      Object.assign(lower(s) ?? {}, { capacity: 0 })
    })
    expect(full).toEqual([])
    expect(broken((s) => s.specials.pop())).toEqual(['every special tile is in one place'])
    const emptied = broken((s) => {
      mine(s).hoard.specials.push(at(s.slots, 0))
      s.slots[0] = ''
    })
    expect(emptied).toEqual(['a slot is empty only without a stack'])
    expect(broken((s) => at(s.owls, 0).tiles.pop())).toEqual(['every owl is in one place'])
    expect(broken((s) => at(s.owls, 0).tiles.reverse())).toEqual(['owls lie with the best on top'])
    expect(broken((s) => s.deck.pop())).toEqual(['every scroll is in one place'])
    expect(broken((s) => s.deck.push(s.row.pop() ?? ''))).toEqual(['six scrolls on the rack'])
    expect(broken((s) => s.row.push(...s.deck.splice(0)))).toEqual(['six scrolls on the rack'])
  })

  test('11: only damage costs points, n for the n-th crystal', () => {
    expect(broken((s) => mine(s).earned.damage--)).toEqual(['seat 0: the n-th damaged crystal costs n'])
    expect(broken((s) => mine(s).earned.wand--)).toEqual(['seat 0: nothing else costs points'])
  })

  test('12: the wand has an end, and its silver cells were activated on the way', () => {
    expect(broken((s) => Object.assign(mine(s), { wand: 3 }))).toEqual(['seat 0: every silver cell behind the owl was activated'])
    // the cells of the owl that moves wait until its move ends; those of other owls do not
    expect(broken((s) => Object.assign(mine(s), { wand: 3 }), { act: { wand: 2 } })).toEqual([])
    expect(broken((s) => Object.assign(playerAt(s, 1), { wand: 3 }), { act: { wand: 2 } })).toEqual([
      'seat 1: every silver cell behind the owl was activated',
    ])
    expect(broken((s) => Object.assign(mine(s), { wand: 25, silver: 6 }))).toEqual(['seat 0: the wand has an end'])
    expect(broken((s) => s.arrivals.push(0))).toEqual(['seat 0: who is at the end of the wand has arrived'])
  })

  test('13: the Witchstone holds one witch of each and no token', () => {
    expect(broken((s) => Object.assign(at(s.regions, 0), { token: s.stoneTable.pop() }))).toEqual(['the Witchstone has no token'])
  })

  test('14: no activation is open between turns, and turns pass clockwise', () => {
    const stack = broken((s) =>
      s.stack.push({
        id: 0,
        kind: 'wand',
        source: special('EN/WI'),
        left: 1,
        phase: 'moving',
        moved: 0,
        tokens: [],
        rim: [],
        cells: [],
        waiting: '',
      }),
    )
    expect(stack).toEqual(['no activation between turns'])
    expect(broken((s) => Object.assign(s, { active: 1 }))).toEqual(['turns pass clockwise'])
    expect(broken((s) => Object.assign(s, { active: 2 }))).toEqual(['turns pass clockwise', 'somebody is active'])
    expect(broken((s) => Object.assign(s, { second: 'wand' }))).toEqual(['the other half waits only for its turn'])
  })
})
