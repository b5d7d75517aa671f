import { expect, test } from 'vitest'
import { boolean, list, map, number, oneOf, optionalNumber, optionalString, record, string } from './shape.ts'

test('a shape lists the kind of every field, whether it is optional, and the names of its records', () => {
  const shape = record('Table', {
    name: string,
    phase: oneOf(['day', 'night']),
    round: number,
    over: boolean,
    winner: optionalNumber,
    reason: optionalString,
    players: list(record('Player', { points: number })),
    gone: map(list(string)),
  })
  expect(shape).toEqual({
    spec: {
      kind: 'record',
      name: 'Table',
      fields: {
        name: { kind: 'string' },
        phase: { kind: 'string' },
        round: { kind: 'number' },
        over: { kind: 'boolean' },
        winner: { kind: 'number', optional: true },
        reason: { kind: 'string', optional: true },
        players: { kind: 'list', of: { kind: 'record', name: 'Player', fields: { points: { kind: 'number' } } } },
        gone: { kind: 'map', of: { kind: 'list', of: { kind: 'string' } } },
      },
    },
  })
})

test('a list of strings from a known set keeps the set, and no other list has one', () => {
  expect(list(oneOf(['day', 'night']))).toEqual({ spec: { kind: 'list', of: { kind: 'string' } }, values: ['day', 'night'] })
  expect(list(string)).not.toHaveProperty('values')
})
