/** Checks of the settings that concern several variables, or variables that do not exist. */

type Environment = Readonly<Record<string, string | undefined>>

/** Returns how many letters have to be added, removed, replaced or swapped with their neighbour to turn one word into the other. */
function distanceBetween(one: string, other: string): number {
  let [before, last]: readonly number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isEqual = one[row - 1] === other[column - 1]
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const costs = [(last?.[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last?.[column - 1] ?? 0) + (isEqual ? 0 : 1)]
      if (isSwapped) costs.push((before?.[column - 2] ?? 0) + 1)
      next.push(Math.min(...costs))
    }
    ;[before, last] = [last, next]
  }
  return last?.[other.length] ?? 0
}

/** Shorter names are near to too many others. Of them only the case is compared. */
const SHORTEST = 5
/** In longer names, two letters may be wrong. */
const LONG = 9

function isNear(name: string, known: string): boolean {
  const upper = name.toUpperCase().replaceAll('-', '_')
  if (upper === known) return true
  if (known.length < SHORTEST) return false
  return distanceBetween(upper, known) <= (known.length < LONG ? 1 : 2)
}

/** Returns a problem for every variable that looks like a misspelled setting. Without this, the setting would be ignored without a word. */
export function misspelled(env: Environment, known: readonly string[]): readonly string[] {
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name)) return []
    const meant = known.find((candidate) => isNear(name, candidate))
    return meant === undefined ? [] : [`${name} is not a setting. Did you mean ${meant}?`]
  })
}

interface Checked {
  readonly REDIS_URL?: string | undefined
  readonly PUBLIC_ADDRESS?: string | undefined
  readonly LEASE_SECONDS: number
  readonly FINISHED: string
  readonly SECRET?: string | undefined
  readonly UNREADY_SECONDS: number
  readonly DRAIN_SECONDS: number
}

/** The settings that have an effect only if several servers form a service. */
const FOR_SEVERAL = ['PUBLIC_ADDRESS', 'LEASE_SECONDS', 'FINISHED'] as const

/** Returns a problem for every setting that contradicts another one, or that does nothing beside the others. */
export function contradictions(config: Checked, defaults: Checked): readonly string[] {
  const problems: string[] = []
  if (config.REDIS_URL && !config.SECRET) problems.push('SECRET must be set if REDIS_URL is set, to the same value for all servers')
  if (!config.REDIS_URL)
    for (const name of FOR_SEVERAL)
      if (config[name] !== defaults[name]) problems.push(`${name} does nothing without REDIS_URL: set REDIS_URL as well, or remove ${name}`)
  if (config.UNREADY_SECONDS > config.DRAIN_SECONDS)
    problems.push(`UNREADY_SECONDS (${config.UNREADY_SECONDS}) must not be more than DRAIN_SECONDS (${config.DRAIN_SECONDS}), which includes it`)
  return problems
}
