/**
 * Picking one of many options by touching things: an option's id is the path of things to touch, joined by `>`.
 * What was touched so far is the prefix; the lit things are the possible next ones.
 */
export type Path = readonly string[]

const SEPARATOR = '>'
export const pathOf = (option: string): Path => option.split(SEPARATOR)
const choiceOf = (path: Path): string => path.join(SEPARATOR)

const startsWith = (path: Path, prefix: Path): boolean => prefix.every((target, index) => path[index] === target)

/** What may be touched next. */
export function nextTargets(options: readonly string[], prefix: Path): ReadonlySet<string> {
  const lit = new Set<string>()
  for (const option of options) {
    const path = pathOf(option)
    const next = path[prefix.length]
    if (next !== undefined && startsWith(path, prefix)) lit.add(next)
  }
  return lit
}

/** The option that the touched things already name, if they do. */
export function choiceAt(options: readonly string[], path: Path): string | undefined {
  const option = choiceOf(path)
  return path.length > 0 && options.includes(option) ? option : undefined
}

/** Whether the path names an option and nothing else could be meant. */
export const isDecided = (options: readonly string[], path: Path): boolean =>
  choiceAt(options, path) !== undefined && nextTargets(options, path).size === 0

/**
 * The path after a touch: further, or another way at the deepest fork where that thing was possible.
 * Touching the last touched thing again lets it go; touching anything else changes nothing.
 */
export function selectTarget(options: readonly string[], prefix: Path, target: string): Path {
  if (nextTargets(options, prefix).has(target)) return [...prefix, target]
  if (prefix.at(-1) === target) return prefix.slice(0, -1)
  for (let depth = prefix.length - 1; depth >= 0; depth--) {
    const shorter = prefix.slice(0, depth)
    if (nextTargets(options, shorter).has(target)) return [...shorter, target]
  }
  return prefix
}

/** Options of one touch on nothing that the board draws: they become buttons. */
export function buttonsOf(options: readonly string[], draws: (target: string) => boolean): readonly string[] {
  return options.filter((option) => pathOf(option).length === 1 && !draws(option))
}

/** The prefix as far as it still leads somewhere: options change under the hand. */
export function validPrefix(options: readonly string[], prefix: Path): Path {
  let kept = prefix
  while (kept.length > 0 && nextTargets(options, kept).size === 0 && choiceAt(options, kept) === undefined) kept = kept.slice(0, -1)
  return kept
}
