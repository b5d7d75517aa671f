import type { Dice } from './dice.ts'
import { nest } from './values.ts'

/** Builds msgpack by hand that no encoder writes. */

const DEEP = 8000
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}
const join = (...parts: readonly (Buffer | readonly number[])[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part)))
const key = (text: string): Buffer => join([0xa0 + text.length], Buffer.from(text))

/** The types of our encoder's extensions: records, sets, expressions, errors, references, typed arrays, packed texts, times, 'no such'. */
const EXTENSIONS = [0x72, 0x73, 0x78, 0x65, 0x69, 0x70, 0x74, 0x62, 0xff, 0x42, 0x00, 0x7f]
const HUGE = [0xdd, 0xdf, 0xdb, 0xc6, 0xc9]

const BOMBS: readonly ((dice: Dice) => Buffer)[] = [
  // The header promises four billion items, and none follow.
  (dice) => join([dice.pick(HUGE)], u32(0xffffffff - dice.roll(3))),
  (dice) => join([dice.pick(HUGE)], u32(dice.between(1, 2 ** 28))),
  // Lists in lists, objects in objects.
  () => Buffer.alloc(DEEP, 0x91),
  () => join(...Array.from({ length: DEEP / 4 }, () => join([0x81], key('a')))),
  (dice) => join(Buffer.alloc(dice.between(10, DEEP), 0x91), [0xc0]),
  // Extensions, whole and cut short.
  (dice) => join([0xd4, dice.pick(EXTENSIONS), dice.roll(256)], dice.bytes(dice.roll(20))),
  (dice) => join([0xc7, dice.roll(30), dice.pick(EXTENSIONS)], dice.bytes(dice.roll(30))),
  (dice) => join([0xc9], u32(dice.pick([0, 1, 0xffffffff])), [dice.pick(EXTENSIONS)], dice.bytes(dice.roll(30))),
  // A record that defines its own fields and is then used repeatedly.
  (dice) => join([0xd4, 0x72, 0x40, 0x92], key(dice.pick(['a', 'id', '__proto__'])), key('constructor'), [1, 2, 0x40, 1, 2]),
  // References to themselves and to nothing.
  (dice) => join([0xd6, 0x69], u32(dice.roll(4)), [0x91, 0xd6, 0x70], u32(dice.roll(4))),
  // A regular expression that never ends on the wrong text, and an invalid one.
  () => join([0xc7, 0x0a, 0x78], key('(a+)+$'), [0xa0]),
  () => join([0xc7, 0x04, 0x78], key('('), [0xa1, 0x67]),
  // The same key twice, and keys that are not texts.
  () => join([0x82], key('id'), key('a'), key('id'), key('b')),
  (dice) => join([0x81, dice.pick([0xc0, 0xc3, 0xcb, 0x91, 0x80])], dice.bytes(12)),
  // Texts that are not UTF-8, and texts that are longer than the frame.
  (dice) => join([0xbf], dice.bytes(31)),
  (dice) => join([0xd9, 0xff], dice.bytes(dice.roll(40))),
  // Numbers that fit no type.
  () => join([0xcf], u32(0xffffffff), u32(0xffffffff)),
  () => join([0xcb, 0x7f, 0xf8, 0, 0, 0, 0, 0, 0]),
  () => Buffer.from([0xc1]),
  (dice) => dice.bytes(dice.roll(80)),
]

export const bomb = (dice: Dice): Buffer => dice.pick(BOMBS)(dice)

/** Returns similar values in JSON. */
export const jsonBomb = (dice: Dice): string =>
  dice.pick([
    () => '['.repeat(dice.between(1, 16_000)),
    () => `${'['.repeat(5000)}${']'.repeat(5000)}`,
    () => JSON.stringify(nest(2000, 1, false)),
    () => `{"__proto__":${JSON.stringify({ token: 'x', seat: 'x' })}}`,
    () => `{"a":${'1'.repeat(15_000)}}`,
    () => `{"name":"${'\\u0000'.repeat(2000)}"}`,
    () => '{"a":1,"a":2}',
    () => '"\\ud800"',
    () => '',
    () => 'null',
    () => '[]',
    () => '{',
    () => '\ufeff{}',
  ])()
