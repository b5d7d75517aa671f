/** Returns a random function that gives the same numbers in every run. */
export function seededRandom(seed: number): (below: number) => number {
  let x = (seed * 2654435761) >>> 0 || 1
  return (below) => {
    x ^= (x << 13) >>> 0
    x >>>= 0
    x ^= x >>> 17
    x ^= (x << 5) >>> 0
    x >>>= 0
    return x % below
  }
}
