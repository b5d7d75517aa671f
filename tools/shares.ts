/** Wilson's 95 % interval of a share out of n. */
export function intervalOf(share: number, n: number): readonly [number, number] {
  const z = 1.96
  const middle = share + (z * z) / (2 * n)
  const width = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  const scale = 1 + (z * z) / n
  return [Math.max(0, (middle - width) / scale), Math.min(1, (middle + width) / scale)]
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** The number below which this share of them lies, the numbers being whole. */
export function quantileOf(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
