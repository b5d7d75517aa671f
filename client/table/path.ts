/**
 * Picking one of many options by touching things: an option's id is the path of things to touch, joined by `>`.
 * What was touched so far is the prefix; the lit things are the possible next ones.
 */
export type Path = readonly string[]

const SEPARATOR = '>'
export const pathOf = (option: string): Path => option.split(SEPARATOR)
const optionOf = (path: Path): string => path.join(SEPARATOR)

const startsWith = (path: Path, prefix: Path): boolean => prefix.every((thing, index) => path[index] === thing)

/** What may be touched next. */
export function litAfter(options: readonly string[], prefix: Path): ReadonlySet<string> {
  const lit = new Set<string>()
  for (const option of options) {
    const path = pathOf(option)
    const next = path[prefix.length]
    if (next !== undefined && startsWith(path, prefix)) lit.add(next)
  }
  return lit
}

/** The option that the touched things already name, if they do. */
export function optionAt(options: readonly string[], path: Path): string | undefined {
  const option = optionOf(path)
  return path.length > 0 && options.includes(option) ? option : undefined
}

/** Whether the path names an option and nothing else could be meant. */
export const isDecided = (options: readonly string[], path: Path): boolean =>
  optionAt(options, path) !== undefined && litAfter(options, path).size === 0

/**
 * The path after a touch: further, or another way at the deepest fork where that thing was possible.
 * Touching the last touched thing again lets it go; touching anything else changes nothing.
 */
export function touch(options: readonly string[], prefix: Path, thing: string): Path {
  if (litAfter(options, prefix).has(thing)) return [...prefix, thing]
  if (prefix.at(-1) === thing) return prefix.slice(0, -1)
  for (let depth = prefix.length - 1; depth >= 0; depth--) {
    const shorter = prefix.slice(0, depth)
    if (litAfter(options, shorter).has(thing)) return [...shorter, thing]
  }
  return prefix
}

/** Options of one touch on nothing that the board draws: they become buttons. */
export function buttonsOf(options: readonly string[], draws: (thing: string) => boolean): readonly string[] {
  return options.filter((option) => pathOf(option).length === 1 && !draws(option))
}

/** The prefix as far as it still leads somewhere: options change under the hand. */
export function keepPath(options: readonly string[], prefix: Path): Path {
  let kept = prefix
  while (kept.length > 0 && litAfter(options, kept).size === 0 && optionAt(options, kept) === undefined) kept = kept.slice(0, -1)
  return kept
}
