import type { Dice } from './dice.ts'

export const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'toJSON',
  '',
  '*',
  '0',
  '-1',
  'length',
]

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.5,
  16,
  255,
  256,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e308,
  5e-324,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
]

const TEXTS = [
  '\u0000',
  '\u202eevil',
  '\ud800',
  'é'.repeat(100),
  'x'.repeat(300),
  'x'.repeat(7000),
  '👩‍👩‍👧‍👦'.repeat(40),
  '{"a":1}',
  "'; drop table matches; --",
  '../../../etc/passwd',
  '%00%2e%2e%2f',
  '<script>alert(1)</script>',
  '\r\nX-Injected: 1',
  'null',
  'NaN',
  '1e999',
]

/** Returns the leaf inside `depth` nested lists or objects. */
export function nest(depth: number, leaf: unknown, inList: boolean): unknown {
  let value = leaf
  for (let level = 0; level < depth; level++) value = inList ? [value] : { a: value }
  return value
}

const LEAVES: readonly ((dice: Dice) => unknown)[] = [
  (dice) => dice.pick(NUMBERS),
  (dice) => dice.pick(TEXTS),
  (dice) => dice.pick(NAMES),
  (dice) => dice.between(-10, 1000),
  (dice) => dice.happens(2),
  () => undefined,
  () => null,
  () => [],
  () => ({}),
  () => new Date(0),
  () => 2n ** 63n,
  (dice) => dice.bytes(dice.roll(40)),
  () => new Map([['a', 1]]),
  () => new Set([1]),
  (dice) => nest(dice.between(1, 60), 1, dice.happens(2)),
  (dice) => Array.from({ length: dice.roll(300) }, (_, n) => n),
  (dice) => JSON.parse(`{"${dice.pick(NAMES)}":{"polluted":1}}`),
]

export const strangeValue = (dice: Dice): unknown => dice.pick(LEAVES)(dice)

/** Returns the value with one change. */
export function mutate(value: unknown, dice: Dice): unknown {
  if (dice.happens(5)) return strangeValue(dice)
  if (Array.isArray(value)) return mutateList(value, dice)
  if (typeof value === 'object' && value !== null) return mutateObject(value, dice)
  if (typeof value === 'string') return mutateText(value, dice)
  if (typeof value === 'number') return dice.pick([value + 1, value - 1, -value, value + 0.5, value * 1000, String(value), dice.pick(NUMBERS)])
  return strangeValue(dice)
}

function mutateText(text: string, dice: Dice): unknown {
  const at = dice.roll(text.length + 1)
  return dice.pick([
    text.slice(0, at),
    text + text,
    `${text.slice(0, at)}${dice.pick(TEXTS)}${text.slice(at)}`,
    text.toUpperCase(),
    [text],
    ` ${text} `,
  ])
}

function mutateList(list: readonly unknown[], dice: Dice): unknown {
  const at = dice.roll(list.length + 1)
  switch (dice.roll(4)) {
    case 0:
      return list.toReversed()
    case 1:
      return [...list, ...list]
    case 2:
      return list.toSpliced(at, 1)
    default:
      return list.toSpliced(at, 1, mutate(list[at], dice))
  }
}

function mutateObject(object: object, dice: Dice): unknown {
  const entries = Object.entries(object)
  const at = dice.roll(entries.length + 1)
  const [key, old] = entries[at] ?? [dice.pick(NAMES), undefined]
  switch (dice.roll(4)) {
    case 0:
      return Object.fromEntries(entries.toSpliced(at, 1))
    case 1:
      return Object.fromEntries([...entries, [dice.pick([...NAMES, 'extra', 'seat', 'token', 'id']), strangeValue(dice)]])
    default:
      return Object.fromEntries([...entries.toSpliced(at, 1), [key, mutate(old, dice)]])
  }
}
