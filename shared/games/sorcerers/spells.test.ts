import { describe, expect, test } from 'vitest'
import { SORCERERS, SPELLS, SUMMONS, WARRIORS } from './content/index.ts'
import { arrange, LETTERS, type Letter, type Scene } from './testing.ts'

const charged = { summon: 'charged', attack: 'charged' } as const
/** Begins at the cast step, with the sorcerer of the letter on f6 and everything charged. */
const onF6 = (letter: Letter, units: Scene['units'] = {}, rest: Scene = {}) =>
  arrange({ ...rest, units: { ...units, [letter]: `S:f6 ${units[letter] ?? ''}`.trim() }, timers: { [letter]: charged }, turn: letter, step: 'cast' })

const ORTH1 = ['e6', 'f5', 'f7', 'g6']
const DIAG1 = ['e5', 'e7', 'g5', 'g7']
const ORTH2 = ['d6', 'f4', 'f8', 'h6']
const DIAG2 = ['d4', 'd8', 'h4', 'h8']
const EVERYWHERE = [...ORTH1, ...DIAG1, ...ORTH2, ...DIAG2]

describe('spells', () => {
  test('SO-7.1 a living sorcerer casts one spell: the move spell always, summon and attack when charged', () => {
    const play = arrange({ units: { V: 'S:f6 d6' }, step: 'cast' })
    expect(play.offered).toEqual(['end-turn', ...ORTH1.map((cell) => `move>${cell}`)])
    const full = onF6('V', { V: 'd6' })
    expect([full.targets('move'), full.targets('summon'), full.targets('attack')]).toEqual([ORTH1, ORTH1, ['d6']])
    full.cast('move', 'f5')
    expect(full.active).toBe('N')
    // The summon spell is not available while the summon is on the board, and no spell is available to the dead.
    const walking = arrange({ units: { V: 'S:f6 *c9 d4' }, step: 'cast' })
    expect(walking.targets('summon')).toEqual([])
    const dead = arrange({ options: { mode: 'teams' }, units: { V: 'S:f6', N: 'e6 g2' }, timers: { V: charged }, turn: 'N' })
    dead.turn('g2', 'g6').until('V').move('b1', 'b2')
    expect(dead.active).not.toBe('V')
  })

  test('SO-7.2 targets are next to the sorcerer unless the spell says otherwise, and a spell without a target cannot be cast', () => {
    expect(onF6('M', { N: EVERYWHERE.slice(0, 6).join(' ') }).targets('attack')).toEqual(ORTH1)
    const none = onF6('N')
    expect([none.targets('move'), none.targets('attack')]).toEqual([[], []])
    expect(none.offered).toEqual(['end-turn', ...ORTH1.map((cell) => `summon>${cell}`)])
    expect(none.refusal('attack>e5')).toBe('not-offered')
  })

  test('SO-7.3 the sorcerer may move first and casts from its new cell', () => {
    const play = arrange({ units: { V: 'S:f6', N: 'k6' }, timers: { V: charged } }).move('f6', 'i6')
    expect(play.targets('attack')).toEqual(['k6'])
    expect(play.targets('move')).toEqual(['h6', 'i5', 'i7', 'j6'])
    expect(play.cast('attack', 'k6').on('k6')).toBe('')
  })

  test('SO-7.4 move and summon spells can capture', () => {
    const dash = arrange({ units: { V: 'S:f6 h5', N: 'g5' }, step: 'cast' }).cast('move', 'f5')
    expect(dash.on('g5')).toBe('')
    const summon = onF6('V', { V: 'h5', N: 'g5' }).cast('summon', 'f5')
    expect(summon.on('g5')).toBe('')
  })

  test('SO-7.5 an attack kills one hostile or own unit, but no Monk, no friend of another slot and not the caster', () => {
    const play = onF6('M', { V: '*e6 d4', N: 'S:f5', D: '*g6', M: 'f7' })
    expect(play.targets('attack')).toEqual(['f5', 'f7', 'g6'])
    const own = onF6('M', { M: 'f7' }).cast('attack', 'f7')
    expect(own.board).toMatchObject({ M: 'S:f6 l13' })
    const sorcerer = onF6('M', { N: 'S:f5' }).cast('attack', 'f5')
    expect(sorcerer.board).toEqual({ V: 'S:a1 b1', N: '', M: 'S:f6 l13', D: 'S:a13 b13' })
    // V is M's friend in teams; N and D are not.
    const teams = onF6('M', { V: 'e6', N: 'f5', M: 'f7' }, { options: { mode: 'teams' } })
    expect(teams.targets('attack')).toEqual(['f5', 'f7'])
    expect(teams.refusal('attack>f6')).toBe('not-offered')
  })

  test('SO-R19 a unit of a mate cannot be attacked, but an own unit can', () => {
    const teams = onF6('M', { V: 'e6', M: 'f7' }, { options: { mode: 'teams' } })
    expect(teams.targets('attack')).toEqual(['f7'])
  })

  test('SO-R40 every attack may strike an own unit, although the rulebook says "enemy" for two of them', () => {
    const cells: Readonly<Record<Letter, string>> = { V: 'h6', N: 'g7', M: 'g6', D: 'h8' }
    for (const letter of LETTERS) {
      const play = onF6(letter, { [letter]: cells[letter] })
      expect([letter, play.targets('attack')]).toEqual([letter, [cells[letter]]])
      expect(play.cast('attack', cells[letter]).on(cells[letter])).toBe('')
    }
  })

  test('SO-8.1 Dash: Vidomina goes to an empty cell beside her', () => {
    const play = onF6('V', { N: 'e6 g5', V: 'f5' })
    expect(play.targets('move')).toEqual(['f7', 'g6'])
    play.cast('move', 'g6')
    expect(play.board).toMatchObject({ V: 'S:g6 b1 f5', N: 'S:m1 e6 g5 l1' })
    expect(play.eventTypes[0]).toBe('relocated')
  })

  test('SO-8.2 Mind Transfer: Necron and an own unit beside him change places, and nobody is pushed', () => {
    const play = onF6('N', { N: 'e6', V: 'f5' })
    expect(play.targets('move')).toEqual(['e6'])
    play.cast('move', 'e6')
    expect(play.board).toMatchObject({ N: 'S:e6 f6 l1', V: 'S:a1 b1 f5' })
    // The Ball changes its cell and pushes nobody.
    const ball = arrange({ units: { N: 'S:f6 *e6', V: 'g6' }, turn: 'N', step: 'cast' }).cast('move', 'e6')
    expect([ball.on('f6'), ball.on('e6'), ball.on('g6')]).toEqual(['N*', 'NS', 'Vw'])
    expect(ball.events[0]).toMatchObject({ type: 'swapped', from: 'f6', to: 'e6', unit: 's1', other: 'm1' })
  })

  test('SO-8.3 Forest Spirit: Merlin goes to an empty cell diagonally beside him', () => {
    const play = onF6('M', { N: 'e5' })
    expect(play.targets('move')).toEqual(['e7', 'g5', 'g7'])
    play.cast('move', 'g7')
    expect([play.on('g7'), play.held('M')]).toEqual(['MS', 1])
  })

  test('SO-8.4 Flight: Dadalan hops over a friendly unit to the empty cell directly behind it', () => {
    const play = onF6('D', { D: 'f5 f4 e6', N: 'g6' })
    // f5 has f4 behind it, g6 is hostile, and f7 is empty.
    expect(play.targets('move')).toEqual(['d6'])
    play.cast('move', 'd6')
    expect(play.board).toMatchObject({ D: 'S:d6 b13 e6 f4 f5', N: 'S:m1 g6 l1' })
    const mate = onF6('D', { N: 'g6', V: 'e6' }, { options: { mode: 'teams' } })
    expect(mate.targets('move')).toEqual(['h6'])
    const edge = arrange({ units: { D: 'S:b6 a6' }, turn: 'D', step: 'cast' })
    expect(edge.targets('move')).toEqual([])
  })

  test('SO-8.5 Summon: the own summon appears on an empty cell beside the sorcerer', () => {
    for (const [slot, letter] of LETTERS.entries()) {
      const play = onF6(letter, { [letter]: 'd4', [LETTERS[(slot + 1) % 4] ?? 'V']: 'e6' })
      expect(play.targets('summon')).toEqual(['f5', 'f7', 'g6'])
      play.cast('summon', 'f7')
      expect(play.on('f7')).toBe(`${letter}*`)
      expect(play.unitOn('f7').token).toBe(SUMMONS[slot]?.id)
    }
  })

  test('SO-T21 with all four neighbours taken the summon cannot be cast and stays charged', () => {
    const play = onF6('V', { V: 'e6 f5', N: 'f7 g6' })
    expect(play.targets('summon')).toEqual([])
    play.end()
    expect(play.slot('V').summonCharged).toBe(true)
  })

  test('SO-8.6 SO-8.7 SO-8.8 SO-8.9 Bow Shot two cells straight, Ghost Energy diagonally beside, Lightning straight beside, Fire Stone two cells diagonally', () => {
    const reach = { V: ORTH2, N: DIAG1, M: ORTH1, D: DIAG2 }
    for (const letter of LETTERS) {
      // A slot has at most seven warriors, so two slots surround the sorcerer.
      const [one, two] = LETTERS.filter((other) => other !== letter)
      if (!one || !two) throw new Error('three others')
      const play = onF6(letter, { [one]: EVERYWHERE.slice(4, 10).join(' '), [two]: [...EVERYWHERE.slice(0, 4), ...EVERYWHERE.slice(14)].join(' ') })
      const standing = [...EVERYWHERE.slice(0, 10), ...EVERYWHERE.slice(14)]
      expect(play.targets('attack')).toEqual(reach[letter].filter((cell) => standing.includes(cell)))
      const rest = onF6(letter, { [one]: EVERYWHERE.slice(10, 14).join(' ') })
      expect(rest.targets('attack')).toEqual(reach[letter].filter((cell) => EVERYWHERE.slice(10, 14).includes(cell)))
      const [target = ''] = play.targets('attack')
      const bystanders = standing.filter((cell) => cell !== target)
      play.cast('attack', target)
      expect(play.on(target)).toBe('')
      for (const cell of bystanders) expect(play.on(cell)).not.toBe('')
    }
  })

  test('SO-R17 units in between do not stop Bow Shot and Fire Stone', () => {
    expect(onF6('V', { N: 'g6 h6' }).cast('attack', 'h6').board).toMatchObject({ N: 'S:m1 g6 l1' })
    expect(onF6('D', { N: 'g7 h8' }).cast('attack', 'h8').board).toMatchObject({ N: 'S:m1 g7 l1' })
  })

  test('SO-T17 an attack goes over a unit but does not hit it, and never hits the Monk', () => {
    expect(onF6('V', { N: 'g6', M: 'h6' }).targets('attack')).toEqual(['h6'])
    expect(onF6('D', { N: 'g7', M: 'h8' }).targets('attack')).toEqual(['h8'])
    expect(onF6('M', { V: '*g6 d4' }).targets('attack')).toEqual([])
  })

  test('SO-T18 Mind Transfer into an existing flank captures', () => {
    const play = arrange({ units: { N: 'S:f6 f5 h5', V: 'g5' }, turn: 'N', step: 'cast' })
    expect(play.on('g5')).toBe('Vw')
    play.cast('move', 'f5')
    expect(play.board).toEqual({ V: 'S:a1 b1', N: 'S:f5 f6 h5 l1', M: 'S:m13 l13', D: 'S:a13 b13' })
  })

  test('there are twelve spells, three for each sorcerer, and every token moves', () => {
    expect(SPELLS.map(({ id, sorcerer, kind, effect }) => `${sorcerer} ${kind} ${id}: ${effect.kind} ${effect.offsets}`)).toEqual([
      'vidomina move dash: relocate orth1',
      'necron move mind-transfer: swap orth1',
      'merlin move forest-spirit: relocate diag1',
      'dadalan move flight: leap orth1',
      'vidomina summon summon-white-monk: summon orth1',
      'necron summon summon-zombie-ball: summon orth1',
      'merlin summon summon-familiar: summon orth1',
      'dadalan summon summon-fire-spirit: summon orth1',
      'vidomina attack bow-shot: kill orth2',
      'necron attack ghost-energy: kill diag1',
      'merlin attack lightning: kill orth1',
      'dadalan attack fire-stone: kill diag2',
    ])
    for (const { id, spells, warrior, summon, summonTrack, attackTrack } of SORCERERS) {
      expect(Object.values(spells)).toEqual(SPELLS.filter(({ sorcerer }) => sorcerer === id).map((spell) => spell.id))
      expect([summonTrack.spell, summonTrack.places, attackTrack.spell, attackTrack.places]).toEqual([spells.summon, 1, spells.attack, 2])
      expect(WARRIORS.find((token) => token.id === warrior)?.sorcerer).toBe(id)
      expect(SUMMONS.find((token) => token.id === summon)?.sorcerer).toBe(id)
    }
  })

  test('every kind of unit reaches exactly its cells from the middle of an empty board', () => {
    const counts = LETTERS.map((letter) => {
      const play = arrange({ units: { [letter]: 'S:c5 g8 *f6' }, turn: letter })
      return ['c5', 'g8', 'f6'].map((cell) => play.reach(cell).length)
    })
    // A rook reaches 24 cells and the Monk four more. The Fire Spirit reaches 4 + 6 between the sorcerers on a1 and m13, and 5 + 5.
    expect(counts).toEqual([
      [24, 24, 28],
      [24, 24, 24],
      [24, 24, 24],
      [24, 24, 20],
    ])
  })
})
