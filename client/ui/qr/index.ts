import { type Matrix, matrixOf } from './matrix.ts'
import { errorCorrection } from './reed-solomon.ts'

/** For each version: how many blocks it has, and the data and the error correction codewords of each, at level M (ISO/IEC 18004, table 9). */
const VERSIONS = [
  { blocks: 1, data: 16, correction: 10 },
  { blocks: 1, data: 28, correction: 16 },
  { blocks: 1, data: 44, correction: 26 },
  { blocks: 2, data: 32, correction: 18 },
  { blocks: 2, data: 43, correction: 24 },
  { blocks: 4, data: 27, correction: 16 },
] as const
type Version = (typeof VERSIONS)[number]

/** Mode and length take 12 bits. */
const HEAD_BITS = 12
const PADDING = [0xec, 0x11] as const

/** Returns the data codewords: the mode, the length, the bytes, the end mark and the padding. */
function dataOf(bytes: Uint8Array, { blocks, data }: Version): readonly number[] {
  const bits = `0100${bytes.length.toString(2).padStart(8, '0')}${[...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')}`
  const closed = `${bits}0000`.padEnd(Math.ceil((bits.length + 4) / 8) * 8, '0')
  const words = (closed.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const free = blocks * data - words.length
  return [...words, ...Array.from({ length: free }, (_, at) => PADDING[at % 2] ?? 0)]
}

/** Takes one codeword of each block in turn. */
const interleave = (blocks: readonly (readonly number[])[]): readonly number[] =>
  (blocks[0] ?? []).flatMap((_, at) => blocks.map((block) => block[at] ?? 0))

/**
 * Returns the QR code of a text at error correction level M, or undefined if it is longer than 106 bytes. That is enough for a link to a
 * match, so longer codes, which are hard to read from a screen, are not made at all.
 */
export function qrCode(text: string): Matrix | undefined {
  const bytes = new TextEncoder().encode(text)
  const at = VERSIONS.findIndex(({ blocks, data }) => bytes.length * 8 + HEAD_BITS <= blocks * data * 8)
  const version = VERSIONS[at]
  if (!version) return undefined
  const words = dataOf(bytes, version)
  const blocks = Array.from({ length: version.blocks }, (_, block) => words.slice(block * version.data, (block + 1) * version.data))
  const corrections = blocks.map((block) => errorCorrection(block, version.correction))
  return matrixOf(at + 1, [...interleave(blocks), ...interleave(corrections)])
}
