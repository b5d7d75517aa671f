import { describe, expect, test } from 'vitest'
import { buttonsOf, choiceAt, isDecided, nextTargets, selectTarget, validPrefix } from './selection-path.ts'

const MOVES = ['skip-move', 'w0-1>d4', 'w0-1>d5', 'w0-3>d4', 'w0-3>f4>left', 'w0-3>f4>right']

describe('a choice is selected target by target', () => {
  test('at first the first target of every choice is selectable', () => {
    expect([...nextTargets(MOVES, [])]).toEqual(['skip-move', 'w0-1', 'w0-3'])
  })

  test('after a selection only the targets that can follow it are selectable', () => {
    expect([...nextTargets(MOVES, ['w0-1'])]).toEqual(['d4', 'd5'])
    expect([...nextTargets(MOVES, ['w0-3', 'f4'])]).toEqual(['left', 'right'])
    expect([...nextTargets(MOVES, ['w0-1', 'd4'])]).toEqual([])
  })

  test('a target whose id begins like another one is not that one', () => {
    expect([...nextTargets(['w0-1>a1', 'w0-10>b1'], ['w0-1'])]).toEqual(['a1'])
  })

  test('selecting a selectable target extends the path', () => {
    expect(selectTarget(MOVES, [], 'w0-1')).toEqual(['w0-1'])
    expect(selectTarget(MOVES, ['w0-1'], 'd5')).toEqual(['w0-1', 'd5'])
  })

  test('selecting another target at an earlier fork changes the path', () => {
    expect(selectTarget(MOVES, ['w0-1'], 'w0-3')).toEqual(['w0-3'])
    expect(selectTarget(MOVES, ['w0-3', 'f4'], 'd4')).toEqual(['w0-3', 'd4'])
    expect(selectTarget(MOVES, ['w0-3', 'f4'], 'w0-1')).toEqual(['w0-1'])
  })

  test('selecting the same target again deselects it', () => {
    expect(selectTarget(MOVES, ['w0-1'], 'w0-1')).toEqual([])
    expect(selectTarget(MOVES, ['w0-1', 'd4'], 'd4')).toEqual(['w0-1'])
  })

  test('selecting anything else changes nothing', () => {
    expect(selectTarget(MOVES, ['w0-1'], 'm13')).toEqual(['w0-1'])
    expect(selectTarget(MOVES, [], 'd4')).toEqual([])
  })

  test('a complete path names a choice', () => {
    expect(choiceAt(MOVES, ['w0-1', 'd4'])).toBe('w0-1>d4')
    expect(choiceAt(MOVES, ['w0-3', 'f4'])).toBeUndefined()
    expect(choiceAt(MOVES, [])).toBeUndefined()
  })

  test('a path is decided only if no longer path begins with it', () => {
    expect(isDecided(MOVES, ['w0-1', 'd4'])).toBe(true)
    expect(isDecided(['raid', 'raid>moor'], ['raid'])).toBe(false)
    expect(isDecided(['raid', 'raid>moor'], ['raid', 'moor'])).toBe(true)
  })

  test('single targets that the board does not draw become buttons', () => {
    expect(buttonsOf(['end-turn', 'move>d4', 'merlin'], (target) => target === 'merlin')).toEqual(['end-turn'])
  })

  test('when the choices change, the valid part of the path is kept', () => {
    expect(validPrefix(['w0-1>d5'], ['w0-1', 'd4'])).toEqual(['w0-1'])
    expect(validPrefix(['w0-2>d5'], ['w0-1', 'd4'])).toEqual([])
    expect(validPrefix(MOVES, ['w0-1', 'd4'])).toEqual(['w0-1', 'd4'])
  })
})
