import { describe, expect, test } from 'vitest'
import { arrange, type Play, type Scene } from './testing.ts'

const longLived = (scene: Scene): Play => arrange({ ...scene, options: { ...scene.options, longLiver: true } })
/** A scene in which V's units on e6 and g2 capture Necron's sorcerer on f6. */
const NECRON_FALLS = { V: 'e6 g2', N: 'S:f6 *h9 d4 j4 g9 k8' } as const

describe('the long-liver', () => {
  test('SO-14.1 when its sorcerer dies a side keeps its warriors and becomes a ghost that moves, flanks and can be captured', () => {
    const play = longLived({ units: NECRON_FALLS }).turn('g2', 'g6')
    expect(play.board).toMatchObject({ N: 'd4 g9 j4 k8 l1' })
    expect(play.slot('N')).toMatchObject({ alive: false, ghost: true, defeated: false })
    expect([play.active, play.decision.seat, play.table.phase]).toEqual(['N', 1, 'move'])
    // The turn ends after the move, without a spell.
    play.move('k8', 'k9')
    expect(play.active).toBe('M')
    const flanking = longLived({ units: { V: 'e6 g2 c9 S:c3', N: 'S:f6 d3 b8' } }).turn('g2', 'g6')
    flanking.move('b8', 'b3')
    expect(flanking.slot('V').alive).toBe(false)
    const captured = longLived({ units: { V: 'e6 g2', N: 'S:f6 k8', M: 'j8 l10' } })
      .turn('g2', 'g6')
      .until('M')
      .turn('l10', 'l8')
    expect(captured.on('k8')).toBe('')
    // Without the option the side is removed.
    expect(arrange({ units: NECRON_FALLS }).turn('g2', 'g6').board).toMatchObject({ N: '' })
  })

  test('SO-R24 the summon of the dead sorcerer is removed', () => {
    const play = longLived({ units: NECRON_FALLS }).move('g2', 'g6')
    expect(play.on('h9')).toBe('')
    expect(play.events.find(({ type }) => type === 'ghost')).toMatchObject({ seat: 1, units: ['m1'] })
  })

  test('SO-14.2 the places of a ghost count for nobody but are blocked, and a ghost is not counted among the sides that are left', () => {
    const play = longLived({ units: NECRON_FALLS }).turn('g2', 'g6')
    expect(play.table.sides.map(({ held }) => held)).toEqual([0, 0, 0, 0])
    play.move('g9', 'g7')
    expect([play.held('N'), play.outcome]).toEqual([0, undefined])
    expect(play.on('g7')).toBe('Nw')
    // V cannot enter a place on which the ghost stands.
    expect(play.until('V').offered.filter((id) => id.endsWith('>g7'))).toEqual([])
    // The last side with a sorcerer wins even if ghosts are left.
    const duel = longLived({ seats: 2, units: { V: 'e6 g2', M: 'S:f6 k8' } }).move('g2', 'g6')
    expect(duel.ranks).toEqual([1, 2])
    expect(duel.on('k8')).toBe('Mw')
  })

  test('SO-14.3 a ghost without warriors is out, and a living side without warriors is defeated as usual', () => {
    const units = { V: 'e6 g2', N: 'S:f6 k8', M: 'j8 l10', D: 'b13' }
    const play = longLived({ bare: true, units }).turn('g2', 'g6').until('M').turn('l10', 'l8')
    expect(play.slot('N')).toMatchObject({ ghost: false, defeated: true })
    expect(play.until('V').pass().active).toBe('M')
    const disarmed = longLived({ bare: true, units: { V: 'e6 g2', N: 'f6 *h9', M: 'l13', D: 'b13' } }).move('g2', 'g6')
    expect(disarmed.board).toMatchObject({ N: '' })
    expect(disarmed.slot('N')).toMatchObject({ ghost: false, defeated: true })
    // The sorcerer and the last warrior die in one step, so no ghost is left and the remaining units are removed.
    const spent = longLived({ bare: true, units: { V: 'e6 g2 i6', N: 'S:f6 h6 *k8', M: 'l13', D: 'b13' } }).move('g2', 'g6')
    expect(spent.eventTypes).toContain('defeated')
    expect(spent.eventTypes).not.toContain('ghost')
    expect(spent.board).toMatchObject({ N: '' })
  })

  test('SO-14.4 a ghost ranks by the death of its sorcerer, and a side of two slots follows the rules of teams', () => {
    // N's sorcerer dies before D's. The warriors of both survive to the end.
    const play = longLived({ units: { V: 'e6 g2 e8 i9', N: 'S:f6', D: 'S:f8', M: 'j6' } })
      .turn('g2', 'g6')
      .until('V')
      .turn('g6', 'g8')
    expect([play.slot('N').ghost, play.slot('D').ghost]).toEqual([true, true])
    play.concede(2)
    expect(play.ranks).toEqual([1, 4, 2, 3])
    const team = { threePlayerPair: 'team' }
    const pair = longLived({ seats: 3, options: team, units: { V: 'S:f6 *c8 d4', N: 'e6 i6 g2', M: 'S:h9 k5' }, turn: 'N' }).turn('g2', 'g6')
    expect(pair.board).toMatchObject({ V: '*c8 b1 d4' })
    const both = longLived({ seats: 3, options: team, units: { V: 'S:f6 c8', N: 'e6 i6 g2', M: 'S:h6 k9' }, turn: 'N' }).turn('g2', 'g6')
    expect(both.board).toMatchObject({ V: '', M: '' })
  })

  test('SO-T25 Necron dies and five warriors stay, whose three places do not win; the last side with a sorcerer wins', () => {
    const play = longLived({ units: { V: 'e6 g2 S:c3', N: 'S:f6 *h9 d4 j4 g9 b8', M: 'b3 d8' } }).turn('g2', 'g6')
    expect(play.warriors('N')).toBe(5)
    expect(play.on('h9')).toBe('')
    play.move('g9', 'g7')
    expect(['d4', 'j4', 'g7'].map((cell) => play.on(cell))).toEqual(['Nw', 'Nw', 'Nw'])
    expect(play.outcome).toBeUndefined()
    // Dadalan leaves, and Merlin captures Vidomina.
    play.concede(3)
    expect(play.outcome).toBeUndefined()
    play.until('M').turn('d8', 'd5').until('N').move('d4', 'e4')
    play.until('M').move('d5', 'd3')
    expect(play.slot('V').alive).toBe(false)
    expect(play.ranks).toEqual([2, 4, 1, 3])
    expect(play.table.ending).toBe('last')
  })

  test('in teams the option has no effect', () => {
    const play = longLived({ options: { mode: 'teams' }, units: { V: 'S:f6', N: 'e6 i6 g2', M: 'S:h6' }, turn: 'N' }).move('g2', 'g6')
    expect(play.board).toMatchObject({ V: '', M: '' })
    expect(play.ranks).toEqual([2, 1, 2, 1])
  })
})
