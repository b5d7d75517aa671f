import { describe, expect, test } from 'vitest'
import { buttonsOf, isDecided, keepPath, litAfter, optionAt, touch } from './path.ts'

const MOVES = ['skip-move', 'w0-1>d4', 'w0-1>d5', 'w0-3>d4', 'w0-3>f4>left', 'w0-3>f4>right']

describe('options are picked by touching things one after another', () => {
  test('at first the first thing of every option is lit', () => {
    expect([...litAfter(MOVES, [])]).toEqual(['skip-move', 'w0-1', 'w0-3'])
  })

  test('after a touch only what can follow it is lit', () => {
    expect([...litAfter(MOVES, ['w0-1'])]).toEqual(['d4', 'd5'])
    expect([...litAfter(MOVES, ['w0-3', 'f4'])]).toEqual(['left', 'right'])
    expect([...litAfter(MOVES, ['w0-1', 'd4'])]).toEqual([])
  })

  test('a thing whose name begins like another one is not that one', () => {
    expect([...litAfter(['w0-1>a1', 'w0-10>b1'], ['w0-1'])]).toEqual(['a1'])
  })

  test('a touch on a lit thing goes further', () => {
    expect(touch(MOVES, [], 'w0-1')).toEqual(['w0-1'])
    expect(touch(MOVES, ['w0-1'], 'd5')).toEqual(['w0-1', 'd5'])
  })

  test('a touch on another thing at an earlier fork changes the way', () => {
    expect(touch(MOVES, ['w0-1'], 'w0-3')).toEqual(['w0-3'])
    expect(touch(MOVES, ['w0-3', 'f4'], 'd4')).toEqual(['w0-3', 'd4'])
    expect(touch(MOVES, ['w0-3', 'f4'], 'w0-1')).toEqual(['w0-1'])
  })

  test('touching the same thing again lets it go', () => {
    expect(touch(MOVES, ['w0-1'], 'w0-1')).toEqual([])
    expect(touch(MOVES, ['w0-1', 'd4'], 'd4')).toEqual(['w0-1'])
  })

  test('a touch on anything else changes nothing', () => {
    expect(touch(MOVES, ['w0-1'], 'm13')).toEqual(['w0-1'])
    expect(touch(MOVES, [], 'd4')).toEqual([])
  })

  test('an option is named when the path is complete', () => {
    expect(optionAt(MOVES, ['w0-1', 'd4'])).toBe('w0-1>d4')
    expect(optionAt(MOVES, ['w0-3', 'f4'])).toBeUndefined()
    expect(optionAt(MOVES, [])).toBeUndefined()
  })

  test('it is decided only if nothing longer could be meant', () => {
    expect(isDecided(MOVES, ['w0-1', 'd4'])).toBe(true)
    expect(isDecided(['raid', 'raid>moor'], ['raid'])).toBe(false)
    expect(isDecided(['raid', 'raid>moor'], ['raid', 'moor'])).toBe(true)
  })

  test('single things that no board draws become buttons', () => {
    expect(buttonsOf(['end-turn', 'move>d4', 'merlin'], (thing) => thing === 'merlin')).toEqual(['end-turn'])
  })

  test('when the options change, the path is kept as far as it leads', () => {
    expect(keepPath(['w0-1>d5'], ['w0-1', 'd4'])).toEqual(['w0-1'])
    expect(keepPath(['w0-2>d5'], ['w0-1', 'd4'])).toEqual([])
    expect(keepPath(MOVES, ['w0-1', 'd4'])).toEqual(['w0-1', 'd4'])
  })
})
