import { describe, expect, test } from 'vitest'
import { buttonsOf, choiceAt, isDecided, nextTargets, selectTarget, validPrefix } from './selection-path.ts'

const MOVES = ['skip-move', 'w0-1>d4', 'w0-1>d5', 'w0-3>d4', 'w0-3>f4>left', 'w0-3>f4>right']

describe('options are picked by touching things one after another', () => {
  test('at first the first thing of every option is lit', () => {
    expect([...nextTargets(MOVES, [])]).toEqual(['skip-move', 'w0-1', 'w0-3'])
  })

  test('after a touch only what can follow it is lit', () => {
    expect([...nextTargets(MOVES, ['w0-1'])]).toEqual(['d4', 'd5'])
    expect([...nextTargets(MOVES, ['w0-3', 'f4'])]).toEqual(['left', 'right'])
    expect([...nextTargets(MOVES, ['w0-1', 'd4'])]).toEqual([])
  })

  test('a thing whose name begins like another one is not that one', () => {
    expect([...nextTargets(['w0-1>a1', 'w0-10>b1'], ['w0-1'])]).toEqual(['a1'])
  })

  test('a touch on a lit thing goes further', () => {
    expect(selectTarget(MOVES, [], 'w0-1')).toEqual(['w0-1'])
    expect(selectTarget(MOVES, ['w0-1'], 'd5')).toEqual(['w0-1', 'd5'])
  })

  test('a touch on another thing at an earlier fork changes the way', () => {
    expect(selectTarget(MOVES, ['w0-1'], 'w0-3')).toEqual(['w0-3'])
    expect(selectTarget(MOVES, ['w0-3', 'f4'], 'd4')).toEqual(['w0-3', 'd4'])
    expect(selectTarget(MOVES, ['w0-3', 'f4'], 'w0-1')).toEqual(['w0-1'])
  })

  test('touching the same thing again lets it go', () => {
    expect(selectTarget(MOVES, ['w0-1'], 'w0-1')).toEqual([])
    expect(selectTarget(MOVES, ['w0-1', 'd4'], 'd4')).toEqual(['w0-1'])
  })

  test('a touch on anything else changes nothing', () => {
    expect(selectTarget(MOVES, ['w0-1'], 'm13')).toEqual(['w0-1'])
    expect(selectTarget(MOVES, [], 'd4')).toEqual([])
  })

  test('an option is named when the path is complete', () => {
    expect(choiceAt(MOVES, ['w0-1', 'd4'])).toBe('w0-1>d4')
    expect(choiceAt(MOVES, ['w0-3', 'f4'])).toBeUndefined()
    expect(choiceAt(MOVES, [])).toBeUndefined()
  })

  test('it is decided only if nothing longer could be meant', () => {
    expect(isDecided(MOVES, ['w0-1', 'd4'])).toBe(true)
    expect(isDecided(['raid', 'raid>moor'], ['raid'])).toBe(false)
    expect(isDecided(['raid', 'raid>moor'], ['raid', 'moor'])).toBe(true)
  })

  test('single things that no board draws become buttons', () => {
    expect(buttonsOf(['end-turn', 'move>d4', 'merlin'], (target) => target === 'merlin')).toEqual(['end-turn'])
  })

  test('when the options change, the path is kept as far as it leads', () => {
    expect(validPrefix(['w0-1>d5'], ['w0-1', 'd4'])).toEqual(['w0-1'])
    expect(validPrefix(['w0-2>d5'], ['w0-1', 'd4'])).toEqual([])
    expect(validPrefix(MOVES, ['w0-1', 'd4'])).toEqual(['w0-1', 'd4'])
  })
})
