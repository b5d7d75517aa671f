import { describe, expect, test } from 'vitest'
import { sampleGame } from '../conformance/sample-game/index.ts'
import { defaultGameOptions, parseGameOptions } from './game-options.ts'

const read = (wanted: Readonly<Record<string, unknown>>) => parseGameOptions(sampleGame.options, wanted)

describe('game options', () => {
  test('a missing option has its default', () => {
    expect(defaultGameOptions(sampleGame.options)).toEqual({ ties: 'stay', curses: true, rounds: 3 })
    expect(read({})).toEqual({ ok: true, value: { ties: 'stay', curses: true, rounds: 3 } })
    expect(read({ rounds: 5, ties: 'burn', curses: false })).toEqual({ ok: true, value: { ties: 'burn', curses: false, rounds: 5 } })
  })

  test.each([
    ['ties', 'melt'],
    ['ties', true],
    ['curses', 'true'],
    ['curses', 1],
    ['rounds', 0],
    ['rounds', 6],
    ['rounds', 2.5],
    ['rounds', '3'],
    ['rounds', Number.NaN],
    ['rounds', null],
    ['unheard', 1],
    ['toString', 1],
  ])('%s cannot be %j', (option, value) => {
    expect(read({ [option]: value })).toEqual({ ok: false, refusal: { code: 'bad-options', params: { option } } })
  })

  test('a range allows its minimum and every step above it', () => {
    const range = [{ id: 'cap', kind: 'range', names: { en: 'Cap', ru: 'Предел' }, min: 10, max: 40, step: 15, default: 25 }] as const
    const values = Array.from({ length: 51 }, (_, cap) => cap).filter((cap) => parseGameOptions(range, { cap }).ok)
    expect(values).toEqual([10, 25, 40])
  })

  test('an option on the prototype is ignored', () => {
    expect(read(Object.create({ rounds: 5 }))).toEqual({ ok: true, value: { ties: 'stay', curses: true, rounds: 3 } })
  })
})
