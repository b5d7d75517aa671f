import type { Decision } from '../kernel/decision.ts'

export function assertThat(holds: boolean, message: () => string): void {
  if (!holds) throw new Error(message())
}
export const assertNone = (found: readonly string[]): void => assertThat(found.length === 0, () => found.join('; '))

export const textOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing'
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))

export function assertSame(actual: unknown, expected: unknown, what: string): void {
  const [a, b] = [textOf(actual), textOf(expected)]
  assertThat(a === b, () => {
    const at = Math.max(0, [...a].findIndex((letter, index) => letter !== b[index]) - 40)
    return `${what} differs: …${a.slice(at, at + 120)}… instead of …${b.slice(at, at + 120)}…`
  })
}

/** Returns what everybody sees of the decisions. */
export const publicPart = (decisions: readonly Decision[]): unknown => decisions.map(({ seat, status, optional }) => ({ seat, status, optional }))
