import { describe, expect, test } from 'vitest'
import { arrange, begin, domino } from './testing.ts'

const ALL = ['1', '2', '3', '4', '5', '6', 'black'].map((n) => `crystal-0-${n}>damage`)

describe('damaging crystals', () => {
  test('WS-11.1 at every decision of their turn players may damage any of their crystals, even the black one', () => {
    const play = arrange({ sides: [{ hand: 'EN/PE EN/WI', pentagram: 1 }] })
    const steps: string[] = []
    const look = () => {
      steps.push(play.step)
      expect(play.damages).toEqual(ALL)
    }
    look()
    play.pick(domino('EN/PE'))
    look()
    play.lay('EN(1,-3)+PE(2,-3)')
    look()
    play.pick('pentagram')
    look()
    play.pick('pentagram-cell-2')
    look()
    play.pick(play.offered.find((id) => id.startsWith('c') && !id.startsWith('crystal')) ?? '')
    look()
    play.end()
    look()
    expect(steps).toEqual(['domino', 'place', 'first', 'pentagram', 'special', 'energy', 'finish'])
    play.pick('crystal-0-black>damage')
    expect([play.hand(0).crystals, play.scores, play.step]).toEqual([['crystal-0-black'], [-1, 0], 'finish'])
  })

  test('WS-R55 bots skip damage when they look for their next move', () => {
    const play = arrange()
    const { question } = play.decision
    const aside = question.kind === 'one' ? question.choices.flatMap((choice) => (choice.skippedByBots ? [choice.id] : [])) : []
    expect(aside).toEqual(play.damages)
    expect(aside).toHaveLength(7)
  })

  test('WS-11.1 nothing can be damaged in another turn or while towers are chosen', () => {
    const play = arrange()
    expect(play.match.prepare({ kind: 'answer', seat: 1, pick: 'crystal-1-1>damage' }).ok).toBe(false)
    expect(play.refusal('crystal-1-1>damage')).toBe('not-offered')
    expect(begin(2).damages).toEqual([])
  })

  test('WS-T20 WS-R23 three damaged crystals cost 1, 2 and 3, and the score may fall below zero', () => {
    const play = arrange()
    const scores = ['crystal-0-1', 'crystal-0-2', 'crystal-0-black'].map((crystal) => play.pick(`${crystal}>damage`).score(0))
    expect([scores, play.score(1)]).toEqual([[-1, -3, -6], 0])
    expect(play.seen(0).crystals.map(({ id }) => id)).toEqual(['crystal-0-3', 'crystal-0-4', 'crystal-0-5', 'crystal-0-6'])
  })

  test('WS-11.1 the freed cell may be covered in the same turn', () => {
    const play = arrange({ sides: [{ hand: 'EN/WI' }] })
    expect(play.canLay('EN(1,-2)+WI(1,-1)')).toBe(false)
    play.pick('crystal-0-1>damage')
    expect(play.canLay('EN(1,-2)+WI(1,-1)')).toBe(true)
  })

  test('WS-11.2 a crystal on the rim cannot be damaged, and a damaged one gives nothing and counts for nothing', () => {
    const play = arrange({ sides: [{ crystals: { 1: '(1,-3)' }, scrolls: ['prophecy-crystals-on-rack'] }], act: { crystal: 1 } })
    play.pick('crystal-0-1>exit-crystal')
    expect(play.damages).toEqual(ALL.filter((id) => !id.startsWith('crystal-0-1>')))
    play.pick('crystal-0-2>damage', 'crystal-0-3>damage', 'crystal-0-4>damage')
    expect([play.eventsOf('activated'), play.hand(0).prospects.find(({ what }) => what.startsWith('prophecy'))?.points]).toEqual([[], 1])
  })

  test('WS-11.3 a crystal put behind the screen because the shelves are full does not raise the price', () => {
    const mine = { 1: '(3,-2)', 2: 'potion-shelf-lower', 3: 'potion-shelf-lower', 4: 'potion-shelf-lower', 5: 'potion-shelf-lower' }
    const theirs = { 1: 'potion-shelf-wand', 2: 'potion-shelf-wand', 3: 'potion-shelf-wand', 4: 'potion-shelf-wand' }
    const play = arrange({ sides: [{ crystals: mine, damaged: 0 }, { crystals: theirs }], act: { crystal: 1 } })
    play.pick('crystal-0-1>exit-wand', 'crystal-0-1>screen')
    expect([play.hand(0).crystals, play.score(0)]).toEqual([['crystal-0-1'], 0])
    expect(play.params('crystal-0-6>damage')).toEqual({ points: 1 })
    play.pick('crystal-0-6>damage')
    expect(play.score(0)).toBe(-1)
  })

  test("WS-4.9 WS-R41 a crystal activation without a legal move stays open in the player's own turn, because damage may free a cell", () => {
    // tiles surround the black crystal and the one beside it: one repeat is left and there is nowhere to go
    const laid = 'EN(1,-1)+WI(0,-1) EN(-1,0)+PE(-1,1) EN(1,0)+CR(2,0) EN(1,-3)+WA(0,-2) EN(-1,-2)+SC(-2,-1) WI(-2,0)+PE(-3,1)'
    const crystals = { 1: '(-1,-1)', black: '(0,0)' }
    const ring = arrange({ sides: [{ laid, placed: 'CR/WA(0,1) CR/SC(1,-2)', vacated: 'all', crystals }], act: { crystal: 1 } })
    expect(ring.offered).toEqual(['end-activation'])
    expect(ring.damages).toEqual(['crystal-0-1>damage', 'crystal-0-black>damage'])
    ring.pick('crystal-0-1>damage')
    // with nothing else to do the activation closes
    expect([ring.stack, ring.step, ring.score(0)]).toEqual(['', 'finish', -1])
    const freed = arrange({
      sides: [{ laid, placed: 'CR/WA(0,1) CR/SC(1,-2)', vacated: 'all', crystals: { 1: '(-1,-1)', 2: '(-2,1)', black: '(0,0)' } }],
      act: { crystal: 2 },
    })
    freed.pick('crystal-0-2>damage')
    expect(freed.stack).toBe('crystal 2')
    expect(freed.offered).not.toEqual(['end-activation'])
  })
})
