import { describe, expect, test } from 'vitest'
import { arrange, begin, type Play } from './testing.ts'

const MELEE = { bare: true, units: { V: 'b1', N: 'l1', M: 'l13', D: 'b13' } } as const
/** Both players move a warrior there and back, so the position recurs after four turns. */
function walk(play: Play, rounds: number): Play {
  for (let n = 0; n < rounds; n++) play.turn('b3', 'b4').turn('l11', 'l10').turn('b4', 'b3').turn('l10', 'l11')
  return play
}
const duel = () => begin(2, { sorcererChoice: 'random' })

describe('the end', () => {
  test('SO-11.1 the only side with a living sorcerer wins at once', () => {
    const play = arrange({ seats: 2, units: { V: 'e6 g2', M: 'S:f6' } }).move('g2', 'g6')
    expect(play.ranks).toEqual([1, 2])
    expect([play.table.ending, play.table.phase]).toEqual(['last', 'over'])
    expect(play.eventTypes).toEqual(['moved', 'captured', 'defeated', 'won-by-last'])
    expect(play.match.decisions).toEqual([])
    // With three sides left nobody has won yet.
    expect(arrange({ units: { V: 'e6 g2', M: 'S:f6' } }).move('g2', 'g6').outcome).toBeUndefined()
  })

  test('SO-11.2 a side that holds enough places wins at once: three for one slot, four for two', () => {
    expect(arrange({ units: { V: 'd4 j4 g2' } }).move('g2', 'g7').ranks).toEqual([1, 2, 2, 2])
    const pair = arrange({ seats: 3, options: { threePlayerPair: 'team' }, units: { V: 'd4 g2', M: 'j10 d12' } }).turn('g2', 'g7')
    expect(pair.outcome).toBeUndefined()
    expect(pair.held('V')).toBe(3)
    expect(pair.until('M').move('d12', 'd10').ranks).toEqual([1, 2, 2])
    // The unit is pushed onto the third place on the turn of another side.
    expect(arrange({ units: { V: 'd4 j4 f7', N: '*b7' }, turn: 'N' }).move('b7', 'e7').ranks).toEqual([1, 2, 2, 2])
  })

  test('SO-R11 three places count in every settlement, on anybody’s turn', () => {
    const play = arrange({ units: { M: 'd4 j4 g6', N: '*g2' }, turn: 'N' }).move('g2', 'g5')
    expect(play.ranks).toEqual([2, 2, 1, 2])
    expect(play.active).toBe('N')
  })

  test('SO-11.3 a side that loses its sorcerer or its last warrior is defeated, and all it has is removed', () => {
    const sorcerer = arrange({ units: { V: 'e6 g2', N: 'S:f6 *h9 j4 k8' } }).move('g2', 'g6')
    expect(sorcerer.board).toEqual({ V: 'S:a1 b1 e6 g6', N: '', M: 'S:m13 l13', D: 'S:a13 b13' })
    expect(sorcerer.slot('N')).toMatchObject({ alive: false, defeated: true })
    const warrior = arrange({ ...MELEE, units: { ...MELEE.units, V: 'e6 g2', N: 'f6 *h9' } }).move('g2', 'g6')
    expect(warrior.board).toMatchObject({ N: '' })
    // A side with a warrior left is not defeated.
    const left = arrange({ units: { V: 'e6 g2', N: 'f6' } }).move('g2', 'g6')
    expect(left.board).toMatchObject({ N: 'S:m1 l1' })
  })

  test('SO-11.4 several sides may fall in one settlement, and a side may defeat itself', () => {
    const play = arrange({ units: { V: 'e6 i6 g2', N: 'S:f6', M: 'S:h6' } }).move('g2', 'g6')
    expect(play.board).toEqual({ V: 'S:a1 b1 e6 g6 i6', N: '', M: '', D: 'S:a13 b13' })
    expect(play.outcome).toBeUndefined()
    // A side kills its last warrior with its own attack.
    const self = arrange({ ...MELEE, units: { ...MELEE.units, V: 'S:f6 h6' }, timers: { V: { attack: 'charged' } }, step: 'cast' }).cast(
      'attack',
      'h6',
    )
    expect(self.board).toMatchObject({ V: '' })
    expect(self.outcome).toBeUndefined()
    expect(self.active).toBe('N')
  })

  test('SO-11.5 the winner is first, then undefeated players, then the later defeat before the earlier one', () => {
    // D falls first, then N and M together, and V is left.
    const play = arrange({ units: { V: 'e6 i6 g2 e8 b6', N: 'S:f6', M: 'S:h6', D: 'S:c6' } })
    play.turn('e6', 'd6')
    expect(play.slot('D').defeated).toBe(true)
    play.until('V').turn('d6', 'e6').until('V').move('g2', 'g6')
    expect(play.ranks).toEqual([1, 2, 2, 4])
    // With a win by places the others share the second place, and the defeated one comes last.
    const places = arrange({ units: { V: 'd4 j4 g2 b9 d12', D: 'S:c9' } }).turn('d12', 'd9')
    expect(places.slot('D').defeated).toBe(true)
    expect(places.until('V').move('g2', 'g7').ranks).toEqual([1, 2, 2, 4])
  })

  test('SO-11.6 if nobody is left the acting side wins if it was undefeated, otherwise the sides that fell share the first place', () => {
    const acting = arrange({ seats: 2, options: { enterSandwich: 'deadly' }, bare: true, units: { V: 'S:e6 k6', M: 'S:f6 g5 g7' } }).move('k6', 'g6')
    expect(acting.board).toEqual({ V: '', M: '' })
    expect(acting.ranks).toEqual([1, 2])
    const ghost = arrange({ options: { longLiver: true }, units: { V: 'S:f6 j3 l9', N: 'S:k3 e6 i6 g2', M: 'S:h6' } }).concede(3)
    ghost.turn('l9', 'l3').move('g2', 'g6')
    expect(ghost.table.ending).toBe('together')
    expect(ghost.ranks).toEqual([1, 3, 1, 4])
  })

  test('SO-R28 after a step that leaves no sorcerer the rule of the first move decides', () => {
    const play = arrange({ seats: 2, options: { enterSandwich: 'deadly' }, bare: true, units: { M: 'S:e6 k6', V: 'S:f6 g5 g7' }, turn: 'M' })
    play.move('k6', 'g6')
    expect(play.ranks).toEqual([2, 1])
    expect(play.table.ending).toBe('last')
  })

  test('SO-T28 deadly duel: both sides would fall and the acting one wins; a ghost that captures the last two sorcerers makes a draw', () => {
    const duel = arrange({ seats: 2, options: { enterSandwich: 'deadly' }, bare: true, units: { V: 'S:e6 k6', M: 'S:f6 g5 g7' } }).move('k6', 'g6')
    expect(duel.eventTypes).toEqual(['moved', 'captured', 'trapped', 'defeated', 'defeated', 'place-left', 'won-by-last'])
    expect(duel.ranks).toEqual([1, 2])
    const play = arrange({ options: { longLiver: true }, units: { V: 'S:f6 j3 l9', N: 'S:k3 e6 i6 g2', M: 'S:h6' } }).concede(3)
    play.turn('l9', 'l3')
    expect(play.slot('N')).toMatchObject({ ghost: true, defeated: false })
    expect(play.active).toBe('N')
    play.move('g2', 'g6')
    expect(play.ranks).toEqual([1, 3, 1, 4])
    expect(play.match.decisions).toEqual([])
  })

  test('SO-15.1 the same position at the start of a turn for the third time is a draw', () => {
    const play = walk(duel(), 1)
    expect(play.outcome).toBeUndefined()
    walk(play, 1)
    expect(play.ranks).toEqual([1, 1])
    expect(play.table.ending).toBe('repetition')
    // Warriors of a slot are interchangeable: here two of them swap places.
    const swap = duel()
    swap.turn('b3', 'b4').turn('l11', 'l10').turn('a3', 'a4').turn('l10', 'l11')
    swap.turn('b4', 'b3').turn('l11', 'l10').turn('a4', 'a3').turn('l10', 'l11')
    expect(swap.table.history[0]).toBe(swap.table.history.at(-1))
    // Timers are part of the position: while a place is held, the position differs each time.
    const timing = arrange({ seats: 2, units: { V: 'd4 b3', M: 'l11' }, step: 'turn' })
    walk(timing, 2)
    expect(timing.outcome).toBeUndefined()
    // The slot to move is part of the position too.
    expect(new Set(walk(duel(), 1).table.history).size).toBe(4)
  })

  test('positions from before the death of a warrior are forgotten, because they cannot recur', () => {
    const play = arrange({ units: { V: 'e6 g2', N: 'f6' }, step: 'turn' })
    expect(play.table.history).toHaveLength(1)
    play.turn('b1', 'b2').until('V')
    expect(play.table.history).toHaveLength(5)
    play.turn('g2', 'g6')
    expect(play.table.history).toHaveLength(1)
  })

  test('SO-T27 the third occurrence is a draw, the second is not', () => {
    const play = duel()
    const seen: number[] = []
    while (!play.outcome) {
      seen.push(play.table.history.filter((key) => key === play.table.history.at(-1)).length)
      walk(play, 1)
    }
    expect(seen).toEqual([1, 2])
    expect(play.table.turn).toBe(8)
    expect(play.table.history.filter((key) => key === play.table.history[0])).toHaveLength(3)
  })

  test('SO-15.2 when the turns run out all undefeated sides share the first place', () => {
    const play = arrange({ options: { turnCap: 100 }, units: { V: 'e6 g2 c8', N: 'S:f6' } }).turn('g2', 'g6')
    // The warriors walk over new cells, so that no position recurs.
    const letters = ['c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']
    const walk = [8, 9, 11, 12].flatMap((row, n) => (n % 2 === 0 ? letters : letters.toReversed()).map((letter) => `${letter}${row}`))
    for (let step = 0; !play.outcome; ) {
      if (play.active === 'V') play.turn(walk[step] ?? '', walk[++step] ?? '')
      else play.pass()
    }
    expect(play.table.turn).toBe(100)
    expect(play.table.ending).toBe('cap')
    expect(play.ranks).toEqual([1, 4, 1, 1])
  })

  test('SO-R25 no endless games: passing, repetition and the cap', () => {
    // Passing repeats the position.
    const play = duel()
    while (!play.outcome) play.pass()
    expect(play.table.ending).toBe('repetition')
    expect(play.table.turn).toBe(4)
    expect(play.ranks).toEqual([1, 1])
    // A walk without repetition ends at the cap. Loops of seven and of eight cells meet only after 56 turns.
    const walker = arrange({ seats: 2, options: { turnCap: 100 }, units: { V: 'd2', M: 'c12' } })
    const [rows, lengths] = [
      [2, 12],
      [7, 8],
    ]
    const first = ['d', 'c']
    const cellOf = (side: number, step: number): string =>
      `${String.fromCharCode((first[side] ?? '').charCodeAt(0) + (step % (lengths[side] ?? 1)))}${rows[side]}`
    for (let turn = 0; !walker.outcome; turn++) walker.turn(cellOf(turn % 2, Math.floor(turn / 2)), cellOf(turn % 2, Math.floor(turn / 2) + 1))
    expect([walker.table.ending, walker.table.turn, walker.ranks]).toEqual(['cap', 100, [1, 1]])
    // A slot that can do nothing passes automatically.
    const stuck = arrange({ seats: 2, bare: true, units: { V: 'S:a1 b1', M: 'c1 a2 b2 l13' } })
    expect([stuck.active, stuck.table.turn, stuck.eventTypes]).toEqual(['M', 1, ['passed']])
  })
})
