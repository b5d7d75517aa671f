import { describe, expect, test } from 'vitest'
import { arrange } from './testing.ts'

const deadly = { enterSandwich: 'deadly' } as const

describe('capture', () => {
  test('SO-5.1 a unit is flanked between two units hostile to it, of any kind and of any two sides', () => {
    // The flankers are a sorcerer and a summon, west and east or north and south.
    const play = arrange({ units: { V: 'S:e6 g2', N: 'f6' } }).move('g2', 'g6')
    expect(play.on('f6')).toBe('')
    const summon = arrange({ units: { V: '*f5 a7 d4', N: 'f6' } }).move('a7', 'f7')
    expect(summon.on('f6')).toBe('')
    const others = arrange({ units: { V: 'g2', N: 'f6', D: 'e6' } }).move('g2', 'g6')
    expect(others.on('f6')).toBe('')
    // A friend of the unit does not help to flank it.
    const friend = arrange({ units: { V: 'g2', N: 'f6 e6' } }).move('g2', 'g6')
    expect([friend.on('f6'), friend.on('e6')]).toEqual(['Nw', 'Nw'])
  })

  test('SO-5.2 arrivals are the mover, the pushed unit, both swapped units and the summoned unit', () => {
    // The mover is an arrival.
    expect(
      arrange({ units: { V: 'e6 g2', N: 'f6' } })
        .move('g2', 'g6')
        .on('f6'),
    ).toBe('')
    // The pushed unit is a flanker: the Ball pushes V's warrior next to M's, whose other neighbour is N's.
    const pushed = arrange({ units: { N: '*a5 h5', V: 'e5', M: 'g5' }, turn: 'N' }).move('a5', 'd5')
    expect(pushed.board).toMatchObject({ V: 'S:a1 b1 f5', M: 'S:m13 l13', N: '*d5 S:m1 h5 l1' })
    // Both swapped units are arrivals: the sorcerer comes to f5 and captures g5, and its warrior comes to f6 and captures g6.
    const swapped = arrange({ units: { N: 'S:f6 f5 h5 h6', V: 'g5 g6' }, turn: 'N', step: 'cast' }).cast('move', 'f5')
    expect(swapped.board).toMatchObject({ N: 'S:f5 f6 h5 h6 l1', V: 'S:a1 b1' })
    // The summoned unit is an arrival.
    const scene = { units: { N: 'S:f6 h5 j4', V: 'g5' }, timers: { N: { summon: 'charged' } }, turn: 'N', step: 'cast' } as const
    expect(arrange(scene).cast('summon', 'f5').on('g5')).toBe('')
  })

  test('SO-5.3 every hostile unit flanked with an arrival among the three is captured, all at once', () => {
    const play = arrange({ units: { V: 'e6 i6 g8 g2', N: 'f6', M: 'h6', D: 'g7' } }).move('g2', 'g6')
    expect(play.board).toEqual({ V: 'S:a1 b1 e6 g6 g8 i6', N: 'S:m1 l1', M: 'S:m13 l13', D: 'S:a13 b13' })
    expect(play.eventTypes.filter((type) => type === 'captured')).toHaveLength(3)
  })

  test('SO-T5 a third party flanks as well', () => {
    const play = arrange({ units: { N: 'f6', M: 'e6', V: 'g2' } }).move('g2', 'g6')
    expect(play.board).toEqual({ V: 'S:a1 b1 g6', N: 'S:m1 l1', M: 'S:m13 e6 l13', D: 'S:a13 b13' })
  })

  test('SO-T6 two warriors of one side do not flank each other', () => {
    const play = arrange({ units: { N: 'f6 e6', V: 'g2' } }).move('g2', 'g6')
    expect(play.board).toMatchObject({ V: 'S:a1 b1 g6', N: 'S:m1 e6 f6 l1' })
  })

  test('SO-T7 one move captures on both axes', () => {
    const play = arrange({ units: { V: 'e6 g2', N: 'f6 g7', M: 'g8' } }).move('g2', 'g6')
    expect(play.board).toEqual({ V: 'S:a1 b1 e6 g6', N: 'S:m1 l1', M: 'S:m13 g8 l13', D: 'S:a13 b13' })
  })

  test('SO-R6 flankers must be hostile to the victim: its own side never helps to capture it', () => {
    // In ffa every other side is hostile. The victim's own summon and sorcerer are not.
    const play = arrange({ units: { N: 'f6 *e6 j4', V: 'g2' } }).move('g2', 'g6')
    expect([play.on('f6'), play.on('e6')]).toEqual(['Nw', 'N*'])
    const sorcerer = arrange({ units: { N: 'f6 S:e6', V: 'g2' } }).move('g2', 'g6')
    expect(sorcerer.on('f6')).toBe('Nw')
    // That also holds if the enemy pushes the victim there.
    const pushed = arrange({ units: { N: '*a5 h5', V: 'e5 g5' }, turn: 'N' }).move('a5', 'd5')
    expect(pushed.board).toMatchObject({ V: 'S:a1 b1 f5 g5' })
  })

  test('SO-R7 neither diagonals nor the edge flank', () => {
    const diagonal = arrange({ units: { V: 'e7 g2', N: 'f6' } }).move('g2', 'g5')
    expect(diagonal.on('f6')).toBe('Nw')
    const edge = arrange({ units: { V: 'b9', N: 'a6' } }).move('b9', 'b6')
    expect(edge.on('a6')).toBe('Nw')
  })

  test('SO-5.4 a flank without an arrival captures nothing, until somebody arrives or the unit is pushed', () => {
    const play = arrange({ units: { D: 'e7 g7', V: 'f2' } }).turn('f2', 'f7')
    expect(play.on('f7')).toBe('Vw')
    play.until('D').turn('b13', 'b12')
    expect(play.on('f7')).toBe('Vw')
    // A unit that is pushed from one flank into another dies. Here the Ball pushes it from above.
    const pushed = arrange({ units: { M: 'e7 g7 e8 g8', V: 'f7', N: '*f2' }, turn: 'N' })
    expect(pushed.on('f7')).toBe('Vw')
    pushed.move('f2', 'f6')
    expect(pushed.board).toMatchObject({ V: 'S:a1 b1', N: '*f6 S:m1 l1', M: 'S:m13 e7 e8 g7 g8 l13' })
  })

  test('SO-T4 a step between two enemies is safe by default and deadly by option', () => {
    const scene = { units: { D: 'e7 g7', V: 'f2' } } as const
    expect(arrange({ ...scene, options: deadly }).move('f2', 'f7').board).toMatchObject({ V: 'S:a1 b1', D: 'S:a13 b13 e7 g7' })
    const play = arrange(scene).turn('f2', 'f7')
    expect(play.board).toMatchObject({ V: 'S:a1 b1 f7', D: 'S:a13 b13 e7 g7' })
    play.until('D').turn('b13', 'b12')
    expect(play.on('f7')).toBe('Vw')
    play.until('D').turn('g7', 'h7')
    expect(play.on('f7')).toBe('Vw')
    play.until('D').turn('h7', 'g7')
    expect(play.on('f7')).toBe('')
  })

  test('SO-5.5 sorcerers and summons are captured like warriors, on an edge only along it and in a corner never', () => {
    const sorcerer = arrange({ units: { V: 'e6 g2', N: 'S:f6' } }).move('g2', 'g6')
    expect(sorcerer.slot('N')).toMatchObject({ alive: false, defeated: true })
    expect(
      arrange({ units: { V: 'e6 g2', N: '*f6' } })
        .move('g2', 'g6')
        .on('f6'),
    ).toBe('')
    expect(
      arrange({ units: { V: 'a5 c7', N: 'a6' } })
        .move('c7', 'a7')
        .on('a6'),
    ).toBe('')
    const corner = arrange({ bare: true, units: { V: 'c5', N: 'l1 b1 h2', M: 'l13', D: 'b13' }, turn: 'N' }).move('h2', 'a2')
    expect(corner.on('a1')).toBe('VS')
  })

  test('SO-T8 the sorcerer in the corner lives with an enemy on either side', () => {
    const play = arrange({ bare: true, units: { V: 'c5', N: 'l1 b1 h2', M: 'l13', D: 'b13' }, turn: 'N' }).move('h2', 'a2')
    expect(play.board).toEqual({ V: 'S:a1 c5', N: 'S:m1 a2 b1 l1', M: 'S:m13 l13', D: 'S:a13 b13' })
  })

  test('SO-5.6 the acting side captures first and loses nothing by capture', () => {
    // The mover survives between two enemies that it cannot capture.
    const play = arrange({ units: { D: 'e7 g7', V: 'f2' } }).move('f2', 'f7')
    expect(play.on('f7')).toBe('Vw')
    // An own unit that the Ball pushes between two enemies survives too.
    const own = arrange({ units: { N: '*a5 e5', V: 'f4', M: 'f6' }, turn: 'N' }).move('a5', 'd5')
    expect(own.on('f5')).toBe('Nw')
    expect(own.eventTypes).not.toContain('captured')
    // An enemy that the Ball pushes next to an own unit does not capture it with another enemy behind.
    const beside = arrange({ units: { N: '*a5 g5', V: 'e5', M: 'h5' }, turn: 'N' }).move('a5', 'd5')
    expect([beside.on('f5'), beside.on('g5'), beside.on('h5')]).toEqual(['Vw', 'Nw', 'Mw'])
    // Captures come first: the flanker of the mover dies, so the mover survives even with the option.
    const first = arrange({ options: deadly, units: { D: 'e7 g7', V: 'h7 f2' } }).move('f2', 'f7')
    expect([first.on('f7'), first.on('g7'), first.on('e7')]).toEqual(['Vw', '', 'Dw'])
  })

  test('SO-T2 the monk kills the dragon and lives, whatever the option says', () => {
    for (const enterSandwich of ['safe', 'deadly']) {
      const play = arrange({ options: { enterSandwich }, units: { D: 'e7 g7', V: 'h7 f2' } }).move('f2', 'f7')
      expect(play.board).toEqual({ V: 'S:a1 b1 f7 h7', N: 'S:m1 l1', M: 'S:m13 l13', D: 'S:a13 b13 e7' })
    }
  })

  test('SO-R8 the mover is safe and captures first; with the option it dies if it is still flanked', () => {
    const scene = { units: { D: 'e7 g7', V: 'f2' } } as const
    expect(arrange(scene).move('f2', 'f7').on('f7')).toBe('Vw')
    expect(
      arrange({ ...scene, options: deadly })
        .move('f2', 'f7')
        .on('f7'),
    ).toBe('')
    // The mover is freed by its own capture.
    const freed = arrange({ options: deadly, units: { D: 'e7 g7', V: 'f2 d7' } }).move('f2', 'f7')
    expect([freed.on('e7'), freed.on('f7')]).toEqual(['', 'Vw'])
  })

  test('SO-5.7 deadly: arrivals of the acting side that are still flanked are removed after the captures', () => {
    // An own unit that is pushed between enemies is an arrival too.
    const pushed = arrange({ options: deadly, units: { N: '*a5 e5', V: 'f4', M: 'f6' }, turn: 'N' }).move('a5', 'd5')
    expect(pushed.on('f5')).toBe('')
    expect(pushed.eventTypes).toContain('trapped')
    // A unit that was already there is not.
    const standing = arrange({ options: deadly, units: { V: 'f7 h3', D: 'e7 g7' } }).move('h3', 'h4')
    expect(standing.on('f7')).toBe('Vw')
    // A summoned unit is an arrival.
    const scene = { units: { V: 'S:f6 d4', N: 'e7 g7' }, timers: { V: { summon: 'charged' } }, step: 'cast' } as const
    expect(
      arrange({ ...scene, options: deadly })
        .cast('summon', 'f7')
        .on('f7'),
    ).toBe('')
    expect(arrange(scene).cast('summon', 'f7').on('f7')).toBe('V*')
  })

  test('SO-5.8 removing units captures nobody', () => {
    // M's warrior on f6 is already flanked by V. The attack that removes its neighbour captures nothing.
    const play = arrange({ units: { V: 'S:f3 e6 g6', M: 'f6', N: 'f5' }, timers: { V: { attack: 'charged' } }, step: 'cast' }).cast('attack', 'f5')
    expect([play.on('f5'), play.on('f6')]).toEqual(['', 'Mw'])
    // The removal of a defeated side captures nothing either.
    const fall = arrange({ units: { V: 'e6 g6 d9 b5', M: 'f6', N: 'S:c9' } }).move('b5', 'b9')
    expect(fall.board).toMatchObject({ N: '', M: 'S:m13 f6 l13' })
  })
})
