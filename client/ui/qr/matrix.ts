/** The modules of a QR code: rows of dark (true) and light ones. */
export type Matrix = readonly (readonly boolean[])[]

type Draft = (boolean | undefined)[][]

/** The eight masks (ISO/IEC 18004, 7.8.2). A module is inverted where its mask says so. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Draws a square around its middle, dark where the distance from the middle is one of these. */
function square(draft: Draft, [x, y]: readonly [number, number], reach: number, dark: readonly number[]): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const row = draft[y + dy]
      if (row && x + dx >= 0 && x + dx < row.length) row[x + dx] = dark.includes(Math.max(Math.abs(dx), Math.abs(dy)))
    }
  }
}

/** Draws what every code of this size has: the three corners, the dotted lines and, from version 2 on, the small square. */
function frameOf(size: number): Draft {
  const draft: Draft = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  for (let at = 0; at < size; at++) {
    for (const [x, y] of [
      [at, 6],
      [6, at],
    ] as const)
      set(draft, x, y, at % 2 === 0)
  }
  for (const corner of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(draft, corner, 4, [0, 1, 3])
  if (size > 21) square(draft, [size - 7, size - 7], 2, [0, 2])
  return draft
}

function set(draft: Draft, x: number, y: number, dark: boolean): void {
  const row = draft[y]
  if (row) row[x] = dark
}

/** Returns the 15 format bits for error correction level M and this mask (ISO/IEC 18004, 7.9). */
export function formatBits(mask: number): number {
  let rest = mask
  for (let bit = 0; bit < 10; bit++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  return ((mask << 10) | rest) ^ 0x5412
}

function drawFormat(draft: Draft, mask: number): void {
  const size = draft.length
  const bits = formatBits(mask)
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((bits >> bit) & 1) === 1
    const [x, y] = bit < 6 ? [8, bit] : bit < 8 ? [8, bit + 1] : bit === 8 ? [7, 8] : [14 - bit, 8]
    set(draft, x, y, dark)
    set(draft, bit < 8 ? size - 1 - bit : 8, bit < 8 ? 8 : size - 15 + bit, dark)
  }
  set(draft, 8, size - 8, true)
}

/** Returns the free modules in the order in which bits are written: in columns of two, up and down, from the right. */
function* freeModules(draft: Draft): Generator<readonly [number, number]> {
  const size = draft.length
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) if (draft[y]?.[x] === undefined) yield [x, y]
    }
  }
}

function drawData(draft: Draft, codewords: readonly number[], isInverted: (x: number, y: number) => boolean): void {
  let bit = 0
  // The generator looks at modules before they are written, so it must have run to its end.
  for (const [x, y] of [...freeModules(draft)]) {
    const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
    set(draft, x, y, dark !== isInverted(x, y))
    bit++
  }
}

const LIKE_A_CORNER = /10111010000|00001011101/g

/** How hard a line is to read: long runs of one colour, and what looks like a corner. */
function linePenalty(line: readonly boolean[]): number {
  const text = line.map(Number).join('')
  const runs = [...text.matchAll(/0{5,}|1{5,}/g)].reduce((sum, [run]) => sum + run.length - 2, 0)
  let corners = 0
  LIKE_A_CORNER.lastIndex = 0
  for (let found = LIKE_A_CORNER.exec(text); found; found = LIKE_A_CORNER.exec(text)) {
    corners++
    LIKE_A_CORNER.lastIndex = found.index + 1
  }
  return runs + corners * 40
}

/** How hard a code is to read (ISO/IEC 18004, 7.8.3). */
function penaltyOf(matrix: Matrix): number {
  const columns = matrix.map((_, x) => matrix.map((row) => row[x] ?? false))
  const lines = [...matrix, ...columns].reduce((sum, line) => sum + linePenalty(line), 0)
  let blocks = 0
  let dark = 0
  matrix.forEach((row, y) => {
    row.forEach((module, x) => {
      if (module) dark++
      const same = [row[x + 1], matrix[y + 1]?.[x], matrix[y + 1]?.[x + 1]]
      if (same.every((other) => other === module)) blocks++
    })
  })
  const share = (dark * 20) / matrix.length ** 2
  return lines + blocks * 3 + Math.floor(Math.abs(share - 10)) * 10
}

/** Draws the codewords with the mask that makes the code easiest to read. */
export function matrixOf(version: number, codewords: readonly number[]): Matrix {
  const masked = MASKS.map((isInverted, mask) => {
    const draft = frameOf(17 + 4 * version)
    drawFormat(draft, mask)
    drawData(draft, codewords, isInverted)
    return draft.map((row) => row.map((module) => module === true))
  })
  const [first = [], ...others] = masked
  return others.reduce<Matrix>((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best), first)
}
