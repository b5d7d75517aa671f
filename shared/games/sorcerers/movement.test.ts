import { describe, expect, test } from 'vitest'
import { arrange } from './testing.ts'

/** Returns the cells in a text, sorted as the game sorts them. */
const cells = (text: string): readonly string[] => text.split(' ').toSorted()

describe('movement', () => {
  test('SO-4.1 warriors and sorcerers move straight over any number of empty cells, anywhere', () => {
    const play = arrange({ units: { V: 'S:f6 d2', N: 'f9 i6', M: 'c6' } })
    expect(play.reach('f6')).toEqual(cells('f1 f2 f3 f4 f5 f7 f8 e6 d6 g6 h6'))
    // They can move over and onto places of power, foreign start cells and empty corners.
    expect(play.reach('d2')).toEqual(cells('d1 a2 b2 c2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 e2 f2 g2 h2 i2 j2 k2 l2 m2'))
    const corner = arrange({ units: { V: 'a5', D: 'S:f10' } })
    expect(corner.reach('a5')).toContain('a13')
    corner.move('a5', 'a13')
    expect(corner.on('a13')).toBe('Vw')
  })

  test('SO-4.2 the White Monk moves like a warrior, or one cell diagonally', () => {
    const play = arrange({ units: { V: '*f6 d4', N: 'e5 f8 h6' } })
    expect(play.reach('f6')).toEqual(cells('f1 f2 f3 f4 f5 f7 a6 b6 c6 d6 e6 g6 e7 g5 g7'))
    play.move('f6', 'g7')
    expect(play.on('g7')).toBe('V*')
  })

  test('SO-R12 the Monk’s diagonal step is in addition to its straight moves', () => {
    const reach = arrange({ units: { V: '*f6 d4' } }).reach('f6')
    expect(reach).toEqual(expect.arrayContaining(['g7', 'f12']))
    expect(reach).not.toContain('h8')
  })

  test('SO-4.3 the Fire Spirit moves only diagonally, over any number of empty cells', () => {
    const play = arrange({ units: { D: '*f6', V: 'h4', N: 'd8' }, turn: 'D' })
    expect(play.reach('f6')).toEqual(cells('g5 e5 d4 c3 b2 e7 g7 h8 i9 j10 k11 l12'))
    play.move('f6', 'j10')
    expect(play.held('D')).toBe(1)
  })

  test('SO-T15 from f6 the Fire Spirit reaches a11 and k11, not f7', () => {
    const reach = arrange({ units: { D: '*f6' }, turn: 'D' }).reach('f6')
    expect(reach).toEqual(expect.arrayContaining(['a11', 'k11']))
    expect(reach).not.toContain('f7')
  })

  test('SO-4.4 the Familiar may jump over the first unit of any side in its line, which harms nobody', () => {
    const play = arrange({ units: { M: '*g7 g9', V: 'd7', N: 'g3' }, turn: 'M' })
    // It jumps over an own unit and over hostile units after a run-up. Nothing stands to the east.
    expect(play.reach('g7')).toEqual(cells('g8 g10 f7 e7 c7 g6 g5 g4 g2 h7 i7 j7 k7 l7 m7'))
    play.move('g7', 'c7')
    expect(play.eventTypes).toContain('jumped')
    expect(play.board).toMatchObject({ M: '*c7 S:m13 g9 l13', V: 'S:a1 b1 d7' })
    // The cell behind must exist.
    const edge = arrange({ units: { M: '*g7', V: 'a7' }, turn: 'M' })
    expect(edge.reach('g7').filter((cell) => cell.endsWith('7'))).toEqual(cells('b7 c7 d7 e7 f7 h7 i7 j7 k7 l7 m7'))
  })

  test('SO-T14 Familiar c5, warrior f5: d5, e5, g5 and not h5; with another one on g5 only d5 and e5', () => {
    const east = (units: string): readonly string[] =>
      arrange({ units: { M: '*c5', V: units }, turn: 'M' })
        .reach('c5')
        .filter((cell) => /^[d-m]5$/.test(cell))
    expect(east('f5')).toEqual(['d5', 'e5', 'g5'])
    expect(east('f5 g5')).toEqual(['d5', 'e5'])
  })

  test('SO-R16 a jump may have a run-up and lands directly behind the unit', () => {
    const play = arrange({ units: { M: '*c5', V: 'k5' }, turn: 'M' })
    expect(play.reach('c5')).toContain('l5')
    expect(play.reach('c5')).not.toContain('m5')
    expect(arrange({ units: { M: '*j5', V: 'k5' }, turn: 'M' }).reach('j5')).toContain('l5')
  })

  test('SO-4.5 the Zombie Ball pushes the unit directly ahead of the cell where it stops, and stays on that cell', () => {
    // It pushes a hostile warrior, an own warrior, a hostile sorcerer and a hostile summon, in all directions.
    const west = arrange({ units: { N: '*h5', V: 'd5' }, turn: 'N' }).move('h5', 'e5')
    expect([west.on('e5'), west.on('d5'), west.on('c5')]).toEqual(['N*', '', 'Vw'])
    const south = arrange({ units: { N: '*h5 h9' }, turn: 'N' }).move('h5', 'h8')
    expect([south.on('h8'), south.on('h9'), south.on('h10')]).toEqual(['N*', '', 'Nw'])
    const north = arrange({ units: { N: '*h5', M: 'S:h3' }, turn: 'N' }).move('h5', 'h4')
    expect([north.on('h4'), north.on('h3'), north.on('h2')]).toEqual(['N*', '', 'MS'])
    const east = arrange({ units: { N: '*h5', D: '*k5' }, turn: 'N' }).move('h5', 'j5')
    expect([east.on('j5'), east.on('k5'), east.on('l5')]).toEqual(['N*', '', 'D*'])
    expect(east.eventTypes).toEqual(['moved', 'pushed'])
    // It does not push a unit beside its way or one that it does not reach.
    const past = arrange({ units: { N: '*h5', V: 'd5 g4' }, turn: 'N' }).move('h5', 'f5')
    expect([past.on('d5'), past.on('g4')]).toEqual(['Vw', 'Vw'])
  })

  test('SO-T9 Ball a5 to d5, warrior e5: the warrior ends on f5, nobody dies', () => {
    const play = arrange({ units: { N: '*a5', V: 'e5' }, turn: 'N' }).move('a5', 'd5')
    expect(play.board).toEqual({ V: 'S:a1 b1 f5', N: '*d5 S:m1 l1', M: 'S:m13 l13', D: 'S:a13 b13' })
  })

  test('SO-R15 the Ball stays behind, must have moved, and pushes without being asked', () => {
    const beside = arrange({ units: { N: '*d5', V: 'e5' }, turn: 'N' })
    // It may not move into the unit, and moving away pushes nobody.
    expect(beside.reach('d5')).not.toContain('e5')
    beside.move('d5', 'd8')
    expect(beside.on('e5')).toBe('Vw')
    const pushing = arrange({ units: { N: '*b5', V: 'e5' }, turn: 'N' })
    expect(pushing.offered.filter((id) => id.endsWith('>d5'))).toEqual(['m1>d5'])
    expect(pushing.move('b5', 'd5').on('f5')).toBe('Vw')
    expect(pushing.on('d5')).toBe('N*')
  })

  test('SO-4.6 no unit is pushed into another unit or off the board, but the move is still legal', () => {
    const play = arrange({ units: { N: '*a5', V: 'e5 f5' }, turn: 'N' }).move('a5', 'd5')
    expect(play.board).toMatchObject({ V: 'S:a1 b1 e5 f5', N: '*d5 S:m1 l1' })
    expect(play.eventTypes).toEqual(['moved'])
  })

  test('SO-T10 a unit behind prevents the push: two enemies around the warrior capture it, and its friend does not', () => {
    const enemy = arrange({ units: { N: '*a5', V: 'e5', M: 'f5' }, turn: 'N' }).move('a5', 'd5')
    expect(enemy.board).toEqual({ V: 'S:a1 b1', N: '*d5 S:m1 l1', M: 'S:m13 f5 l13', D: 'S:a13 b13' })
    const friend = arrange({ units: { N: '*a5', V: 'e5 f5' }, turn: 'N' }).move('a5', 'd5')
    expect(friend.board).toMatchObject({ V: 'S:a1 b1 e5 f5', N: '*d5 S:m1 l1' })
  })

  test('SO-T11 Ball d5 to l5 with a warrior on m5 is a legal move without a push', () => {
    const play = arrange({ units: { N: '*d5', V: 'm5' }, turn: 'N' }).move('d5', 'l5')
    expect([play.on('l5'), play.on('m5')]).toEqual(['N*', 'Vw'])
  })

  test('SO-4.7 a pushed unit arrives on its new cell, where it can be captured and takes or leaves a place', () => {
    const lost = arrange({ units: { N: '*g3', V: 'g7' }, timers: { V: { summon: 2 } }, turn: 'N' }).move('g3', 'g6')
    expect([lost.on('g8'), lost.held('V')]).toEqual(['Vw', 0])
    expect(lost.timers('V')).toEqual([0, 0])
    const taken = arrange({ units: { N: '*g3', V: 'g6' }, turn: 'N' }).move('g3', 'g5')
    expect([taken.on('g7'), taken.held('V')]).toEqual(['Vw', 1])
  })

  test('SO-T12 a warrior pushed between two enemies of its own dies', () => {
    const play = arrange({ units: { N: '*a5', V: 'e5', M: 'f4', D: 'f6' }, turn: 'N' }).move('a5', 'd5')
    expect(play.board).toEqual({ V: 'S:a1 b1', N: '*d5 S:m1 l1', M: 'S:m13 f4 l13', D: 'S:a13 b13 f6' })
    expect(play.events.find(({ type }) => type === 'captured')).toMatchObject({ seat: 1, victim: 0, cell: 'f5' })
  })

  test('SO-T13 a warrior pushed onto the third place wins for its side on the turn of another', () => {
    const play = arrange({ units: { V: 'd4 j4 f7', N: '*b7' }, turn: 'N' }).move('b7', 'e7')
    expect(play.on('g7')).toBe('Vw')
    expect(play.ranks).toEqual([1, 2, 2, 2])
    expect(play.table.ending).toBe('places')
    expect(play.match.decisions).toEqual([])
  })
})
