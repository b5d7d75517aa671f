/** Arithmetic in the field of 256 elements that QR codes use, by powers of its generator (ISO/IEC 18004, 7.5). */
const EXP: number[] = []
const LOG: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  EXP.push(value)
  LOG[value] = power
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d
}

const multiply = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0))

/** Returns the coefficients of the polynomial that has the first powers of the generator as its roots, without the leading 1. */
function generatorOf(degree: number): readonly number[] {
  let product: readonly number[] = [1]
  for (let root = 0; root < degree; root++) {
    const shifted = [...product, 0]
    product = shifted.map((value, at) => value ^ multiply(product[at - 1] ?? 0, EXP[root] ?? 0))
  }
  return product.slice(1)
}

/** Returns the error correction codewords of a block. */
export function errorCorrection(data: readonly number[], degree: number): readonly number[] {
  const generator = generatorOf(degree)
  return data.reduce<readonly number[]>(
    (rest, value) => {
      const factor = value ^ (rest[0] ?? 0)
      return generator.map((coefficient, at) => (rest[at + 1] ?? 0) ^ multiply(coefficient, factor))
    },
    Array.from({ length: degree }, () => 0),
  )
}
