import { expect, test } from 'vitest'
import { dict, flag, list, maybeNumber, maybeText, number, oneOf, record, text } from './shape.ts'

test('a shape is data: what each field is, whether it may be missing, and the names of its records', () => {
  const shape = record('Table', {
    name: text,
    phase: oneOf(['day', 'night']),
    round: number,
    over: flag,
    winner: maybeNumber,
    reason: maybeText,
    players: list(record('Player', { points: number })),
    gone: dict(list(text)),
  })
  expect(shape).toEqual({
    spec: {
      kind: 'record',
      name: 'Table',
      fields: {
        name: { kind: 'text' },
        phase: { kind: 'text' },
        round: { kind: 'number' },
        over: { kind: 'flag' },
        winner: { kind: 'number', optional: true },
        reason: { kind: 'text', optional: true },
        players: { kind: 'list', of: { kind: 'record', name: 'Player', fields: { points: { kind: 'number' } } } },
        gone: { kind: 'dict', of: { kind: 'list', of: { kind: 'text' } } },
      },
    },
  })
})
