import { describe, expect, test } from 'vitest'
import { arrange, begin, type Play } from './testing.ts'

const independent = { threePlayerPair: 'independent' } as const

function orderOf(play: Play, turns: number): string {
  let order = ''
  for (let n = 0; n < turns; n++) {
    order += play.table.active
    play.pass()
  }
  return order
}

describe('three players', () => {
  test('SO-13.1 all four sorcerers play, the first player leads two, and another player moves between them', () => {
    for (const threePlayerPair of ['team', 'independent']) {
      const play = begin(3, { threePlayerPair, sorcererChoice: 'random' })
      expect(play.table.slots.map(({ seat }) => seat)).toEqual([0, 1, 0, 2])
      expect(orderOf(play, 8)).toBe('01230123')
    }
  })

  test('SO-13.2 as a team the two win with four places and fall together; the others are alone with three', () => {
    const play = arrange({ seats: 3, units: { V: 'f6', M: 'e6', N: 'g2', D: 'd10' }, turn: 'N' })
    expect(play.table.sides.map(({ slots, placesToWin }) => [slots, placesToWin])).toEqual([
      [[0, 2], 4],
      [[1], 3],
      [[3], 3],
    ])
    expect(play.move('g2', 'g6').on('f6')).toBe('Vw')
    const win = arrange({ seats: 3, units: { V: 'd4 j4', M: 'j10 g9' }, turn: 'M' })
    expect(win.outcome).toBeUndefined()
    expect(win.move('g9', 'g7').ranks).toEqual([1, 2, 2])
    // one sorcerer dies, the other goes on; players 2 and 3 are hostile to each other
    const bereft = arrange({ seats: 3, units: { V: 'S:f6', N: 'e6', D: 'g2' }, turn: 'D' }).turn('g2', 'g6')
    expect(bereft.slot('V')).toMatchObject({ alive: false, ghost: true, defeated: false })
    expect(arrange({ seats: 3, units: { N: 'd4 j4 g2' }, turn: 'N' }).move('g2', 'g7').ranks).toEqual([2, 1, 2])
    // both sorcerers dead: the pair is out with all it has, the two others go on
    const out = arrange({ seats: 3, units: { V: 'S:f6 c8', N: 'e6 i6 g2', M: 'S:h6 *k9' }, turn: 'N' }).turn('g2', 'g6')
    expect(out.board).toMatchObject({ V: '', M: '' })
    expect(out.outcome).toBeUndefined()
    expect(orderOf(out, 4)).toBe('3131')
  })

  test('SO-R20 the doubled sorcerers are one side that needs four places, unless the table wants them independent', () => {
    const scene = { seats: 3, units: { V: 'd4', M: 'j10 g9' }, turn: 'M' } as const
    expect(arrange(scene).move('g9', 'g7').outcome).toBeUndefined()
    const alone = arrange({ ...scene, options: independent, units: { V: 'd4', M: 'j10 d10 g9' } })
    expect(alone.move('g9', 'g7').ranks).toEqual([1, 2, 2])
  })

  test('SO-T24 with player 2 defeated the pair alternates with player 3: 0, 3, 2, 3, 0, 3', () => {
    const play = arrange({ seats: 3 })
    expect(orderOf(play, 4)).toBe('0123')
    play.concede(1)
    expect(orderOf(play, 6)).toBe('032303')
  })

  test('SO-R22 two parties that are left alternate strictly', () => {
    const play = arrange({ seats: 3, options: independent }).concede(2)
    expect(orderOf(play, 6)).toBe('012101')
    // N falls on the turn of slot 2: slot 3 follows, then the slot of the pair that waited longest
    const fall = arrange({ seats: 3, units: { V: 'e6', M: 'g2', N: 'S:f6' } })
    expect(orderOf(fall, 2)).toBe('01')
    fall.turn('g2', 'g6')
    expect(fall.slot('N').defeated).toBe(true)
    expect(orderOf(fall, 5)).toBe('30323')
  })

  test('SO-13.3 independent: four sides of three places, hostile to each other; the player has the better rank of the two', () => {
    const play = arrange({ seats: 3, options: independent, units: { V: 'f6', M: 'e6', N: 'g2' }, turn: 'N' })
    expect(play.table.sides.map(({ slots, placesToWin }) => [slots, placesToWin])).toEqual([
      [[0], 3],
      [[1], 3],
      [[2], 3],
      [[3], 3],
    ])
    expect(play.move('g2', 'g6').on('f6')).toBe('')
    // his own two fight: V's warrior takes M's sorcerer
    const own = arrange({ seats: 3, options: independent, units: { V: 'e6 g2', M: 'S:f6' } }).turn('g2', 'g6')
    expect(own.board).toMatchObject({ M: '' })
    expect(own.outcome).toBeUndefined()
    // he wins with either
    expect(arrange({ seats: 3, options: independent, units: { M: 'd4 j4 g2' }, turn: 'M' }).move('g2', 'g7').ranks).toEqual([1, 2, 2])
    // V fell first, M is undefeated when N wins: he shares the second place
    const shared = arrange({ seats: 3, options: independent, units: { V: 'S:f6', N: 'e6 g2 d4 j4 g9' }, turn: 'N' }).turn('g2', 'g6')
    expect(shared.slot('V').defeated).toBe(true)
    expect(shared.until('N').move('g9', 'g7').ranks).toEqual([2, 1, 2])
  })

  test('when the party that moved last is gone, the next slot clockwise says which party goes on', () => {
    const units = { V: 'b1', N: 'S:f6 e5', M: 'l13', D: 'b13' }
    const play = arrange({ seats: 3, bare: true, units, timers: { N: { attack: 'charged' } } }).pass()
    // Necron kills his last warrior and falls; slot 2 is next clockwise and has waited longer than slot 0
    play.skip().cast('attack', 'e5')
    expect(play.slot('N').defeated).toBe(true)
    expect(orderOf(play, 4)).toBe('2303')
  })

  test('the match is over when one player leads all sides that are left', () => {
    const play = arrange({ seats: 3, options: independent }).concede(1)
    expect(play.outcome).toBeUndefined()
    play.concede(2)
    expect(play.ranks).toEqual([1, 3, 2])
    expect(play.table.winners).toEqual([0, 2])
  })
})
