import { describe, expect, test } from 'vitest'
import { PAIRS } from './content/index.ts'
import { arrange, begin, type Play } from './testing.ts'

const independent = { threePlayerPair: 'independent' } as const
const team = { threePlayerPair: 'team' } as const

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
    for (const threePlayerPair of PAIRS) {
      const play = begin(3, { threePlayerPair, sorcererChoice: 'random' })
      expect(play.table.slots.map(({ seat }) => seat)).toEqual([0, 1, 0, 2])
      expect(orderOf(play, 8)).toBe('01230123')
    }
  })

  test('SO-13.2 as a team the two win with four places and fall together, while the others need three and play alone', () => {
    const play = arrange({ seats: 3, options: team, units: { V: 'f6', M: 'e6', N: 'g2', D: 'd10' }, turn: 'N' })
    expect(play.table.sides.map(({ slots, placesToWin }) => [slots, placesToWin])).toEqual([
      [[0, 2], 4],
      [[1], 3],
      [[3], 3],
    ])
    expect(play.move('g2', 'g6').on('f6')).toBe('Vw')
    const win = arrange({ seats: 3, options: team, units: { V: 'd4 j4', M: 'j10 g9' }, turn: 'M' })
    expect(win.outcome).toBeUndefined()
    expect(win.move('g9', 'g7').ranks).toEqual([1, 2, 2])
    // One sorcerer dies and the other plays on. Players 2 and 3 are hostile to each other.
    const bereft = arrange({ seats: 3, options: team, units: { V: 'S:f6', N: 'e6', D: 'g2' }, turn: 'D' }).turn('g2', 'g6')
    expect(bereft.slot('V')).toMatchObject({ alive: false, ghost: true, defeated: false })
    expect(arrange({ seats: 3, options: team, units: { N: 'd4 j4 g2' }, turn: 'N' }).move('g2', 'g7').ranks).toEqual([2, 1, 2])
    // Both sorcerers are dead, so the pair is out with all its units, and the two others play on.
    const out = arrange({ seats: 3, options: team, units: { V: 'S:f6 c8', N: 'e6 i6 g2', M: 'S:h6 *k9' }, turn: 'N' }).turn('g2', 'g6')
    expect(out.board).toMatchObject({ V: '', M: '' })
    expect(out.outcome).toBeUndefined()
    expect(orderOf(out, 4)).toBe('3131')
  })

  test('SO-R20 by default one player has two armies that win with three places together; options make them a team or two enemies', () => {
    const scene = { seats: 3, units: { V: 'd4', M: 'j10 g9' }, turn: 'M' } as const
    expect(arrange(scene).move('g9', 'g7').ranks).toEqual([1, 2, 2])
    expect(arrange({ ...scene, options: team }).move('g9', 'g7').outcome).toBeUndefined()
    expect(arrange({ ...scene, options: independent }).move('g9', 'g7').outcome).toBeUndefined()
  })

  test('SO-13.4 the places of both armies count together and three win; the armies do not harm each other by flanking', () => {
    const play = arrange({ seats: 3, units: { V: 'f6 d4', M: 'e6 j10', N: 'g2' }, turn: 'N' })
    expect(play.table.sides.map(({ slots, held, placesToWin }) => [slots, held, placesToWin])).toEqual([
      [[0, 2], 2, 3],
      [[1], 0, 3],
      [[3], 0, 3],
    ])
    play.turn('g2', 'g6')
    expect([play.on('f6'), play.on('e6')]).toEqual(['Vw', 'Mw'])
    // The opponents also need three.
    expect(arrange({ seats: 3, units: { N: 'd4 j4 g2' }, turn: 'N' }).move('g2', 'g7').ranks).toEqual([2, 1, 2])
  })

  test('SO-13.4 SO-R42 an army whose sorcerer or last warrior dies leaves the board; the player is out when both are gone', () => {
    const units = { V: 'S:f6 *c8 d4', N: 'e6 g2', M: 'j10 k9', D: 'd10' }
    const play = arrange({ seats: 3, units, turn: 'N' })
    expect(play.held('V')).toBe(2)
    play.turn('g2', 'g6')
    expect(play.board).toMatchObject({ V: '', M: 'S:m13 j10 k9 l13', D: 'S:a13 b13 d10' })
    expect(play.slot('V')).toMatchObject({ alive: false, ghost: false, defeated: true })
    expect(play.slot('M')).toMatchObject({ alive: true, defeated: false })
    expect([play.held('M'), play.outcome]).toEqual([1, undefined])
    expect(orderOf(play, 4)).toBe('2312')
    // The last warrior of the second army dies, so the player is out and third.
    const out = arrange({ seats: 3, bare: true, units: { V: 'S:f6 b1', N: 'e6 i6 g2', M: 'h6', D: 'b13' }, turn: 'N' }).move('g2', 'g6')
    expect(out.events.filter(({ type }) => type === 'defeated').map(({ slot }) => slot)).toEqual([0, 2])
    expect(out.board).toMatchObject({ V: '', M: '' })
    expect(out.end().outcome).toBeUndefined()
    out.concede(2)
    expect(out.ranks).toEqual([3, 1, 2])
    // A player who leaves with one army left loses it. The army that fell before does not fall again.
    play.concede(0)
    expect(play.events.filter(({ type }) => type === 'defeated').map(({ slot }) => slot)).toEqual([2])
  })

  test('SO-7.5 SO-13.4 an attack may strike the second army of its own player', () => {
    const scene = { seats: 3, units: { V: 'S:f6', M: 'h6' }, timers: { V: { attack: 'charged' } }, step: 'cast' } as const
    expect(arrange(scene).targets('attack')).toEqual(['h6'])
    expect(arrange({ ...scene, options: team }).targets('attack')).toEqual([])
    const struck = arrange(scene).cast('attack', 'h6')
    expect([struck.on('h6'), struck.warriors('M'), struck.slot('M').defeated]).toEqual(['', 1, false])
    // It may even strike the sorcerer. Then that army falls and the player plays on.
    const own = arrange({ ...scene, units: { V: 'S:f6', M: 'S:h6 d4' } }).cast('attack', 'h6')
    expect(own.board).toMatchObject({ M: '', V: 'S:f6 b1' })
    expect(own.outcome).toBeUndefined()
    // An immune summon stays immune.
    expect(arrange({ ...scene, units: { V: '*k5', M: 'S:k6' }, timers: { M: { attack: 'charged' } }, turn: 'M' }).targets('attack')).toEqual([])
  })

  test('SO-R41 Flight goes over the second army of its own player, but Mind Transfer does not swap with it', () => {
    /** Brings the first player's sorcerer to f1, next to an own warrior on g1 and one of the second army on f2. */
    const beside = (sorcerer: string): Play => {
      const play = begin(3).pick(sorcerer).pick('vidomina').pick('merlin')
      for (const [own, second] of [
        ['c1>i1', 'k12>d12'],
        ['b1>g1', 'd12>d2'],
        ['a1>f1', 'd2>f2'],
      ] as const) {
        const walk = (way: string): Play => play.turn(way.split('>')[0] ?? '', way.split('>')[1] ?? '')
        walk(own).pass()
        walk(second).pass()
      }
      return play.skip()
    }
    const necron = beside('necron')
    expect([necron.table.slots[0]?.seat, necron.table.slots[2]?.seat]).toEqual([0, 0])
    expect([necron.unitOn('f2').slot, necron.targets('move')]).toEqual([2, ['g1']])
    expect(beside('dadalan').targets('move')).toEqual(['f3', 'h1'])
  })

  test('SO-14.4 SO-R42 with long-liver each army of the doubled player becomes a separate ghost, whose places count for nobody', () => {
    const options = { longLiver: true }
    const units = { V: 'S:f6 *c8 d4', N: 'e6 g2', M: 'j10 k9', D: 'd10' }
    const play = arrange({ seats: 3, options, units, turn: 'N' }).turn('g2', 'g6')
    expect(play.board).toMatchObject({ V: 'b1 d4', M: 'S:m13 j10 k9 l13' })
    expect(play.slot('V')).toMatchObject({ alive: false, ghost: true, defeated: false })
    expect(play.held('V')).toBe(1)
    // The ghost moves but casts nothing, and the living army plays on.
    expect(orderOf(play, 4)).toBe('2301')
    const both = arrange({ seats: 3, options, units: { V: 'S:f6 c8', N: 'e6 i6 g2', M: 'S:h6 k9' }, turn: 'N' }).turn('g2', 'g6')
    expect(both.board).toMatchObject({ V: 'b1 c8', M: 'k9 l13' })
    expect(both.table.sides[0]?.fallen).toBe(1)
    both.concede(2)
    expect(both.ranks).toEqual([3, 1, 2])
  })

  test('SO-13.1 a player who leaves before moving has had no turn, so nobody moves twice in a row', () => {
    for (const threePlayerPair of PAIRS) {
      const early = arrange({ seats: 3, options: { threePlayerPair } }).pass()
      expect(early.active).toBe('N')
      early.concede(1)
      expect(orderOf(early, 5)).toBe('32303')
      const late = arrange({ seats: 3, options: { threePlayerPair } })
      expect(orderOf(late, 3)).toBe('012')
      late.concede(2)
      expect([late.active, late.table.turn]).toEqual(['N', 3])
      expect(orderOf(late, 4)).toBe('1012')
      // Skipping the move is not a move either.
      const declined = arrange({ seats: 3, options: { threePlayerPair } }).pass().skip().concede(1)
      expect(declined.active).toBe('D')
      // A player who has moved has had the turn.
      const moved = arrange({ seats: 3, options: { threePlayerPair }, units: { N: 'k8' } })
        .pass()
        .move('k8', 'k9')
        .concede(1)
      expect(moved.active).toBe('M')
    }
    // The army that moved before is gone, but its player is not.
    const units = { V: 'S:f6 h6', N: 'k2' }
    const spent = arrange({ seats: 3, bare: true, units: { ...units, M: 'l13', D: 'b13' }, timers: { V: { attack: 'charged' } } })
    spent.skip().cast('attack', 'h6')
    expect([spent.slot('V').defeated, spent.active]).toEqual([true, 'N'])
    expect(spent.concede(1).active).toBe('D')
  })

  test('SO-T24 with player 2 defeated the pair alternates with player 3: 0, 3, 2, 3, 0, 3', () => {
    const play = arrange({ seats: 3 })
    expect(orderOf(play, 4)).toBe('0123')
    play.concede(1)
    expect(orderOf(play, 6)).toBe('032303')
  })

  test('SO-R22 the last two parties alternate strictly', () => {
    const play = arrange({ seats: 3, options: independent }).concede(2)
    expect(orderOf(play, 6)).toBe('012101')
    // N falls on the turn of slot 2. Slot 3 follows, then the slot of the pair that has waited longest.
    const fall = arrange({ seats: 3, units: { V: 'e6', M: 'g2', N: 'S:f6' } })
    expect(orderOf(fall, 2)).toBe('01')
    fall.turn('g2', 'g6')
    expect(fall.slot('N').defeated).toBe(true)
    expect(orderOf(fall, 5)).toBe('30323')
  })

  test('SO-13.3 independent: four sides that need three places each are hostile, and the player has the better rank of the two', () => {
    const play = arrange({ seats: 3, options: independent, units: { V: 'f6', M: 'e6', N: 'g2' }, turn: 'N' })
    expect(play.table.sides.map(({ slots, placesToWin }) => [slots, placesToWin])).toEqual([
      [[0], 3],
      [[1], 3],
      [[2], 3],
      [[3], 3],
    ])
    expect(play.move('g2', 'g6').on('f6')).toBe('')
    // The two sides of one player fight: V's warrior captures M's sorcerer.
    const own = arrange({ seats: 3, options: independent, units: { V: 'e6 g2', M: 'S:f6' } }).turn('g2', 'g6')
    expect(own.board).toMatchObject({ M: '' })
    expect(own.outcome).toBeUndefined()
    // The player wins with either side.
    expect(arrange({ seats: 3, options: independent, units: { M: 'd4 j4 g2' }, turn: 'M' }).move('g2', 'g7').ranks).toEqual([1, 2, 2])
    // V fell first, and M is undefeated when N wins, so the player shares the second place.
    const shared = arrange({ seats: 3, options: independent, units: { V: 'S:f6', N: 'e6 g2 d4 j4 g9' }, turn: 'N' }).turn('g2', 'g6')
    expect(shared.slot('V').defeated).toBe(true)
    expect(shared.until('N').move('g9', 'g7').ranks).toEqual([2, 1, 2])
  })

  test('SO-2.2 when the party that moved last is gone, the party of the next slot clockwise continues', () => {
    const units = { V: 'b1', N: 'S:f6 e5', M: 'l13', D: 'b13' }
    const play = arrange({ seats: 3, bare: true, units, timers: { N: { attack: 'charged' } } }).pass()
    // Necron kills his last warrior and falls. Slot 2 is next clockwise and has waited longer than slot 0.
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
