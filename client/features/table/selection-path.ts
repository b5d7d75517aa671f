/**
 * The selection of one choice target by target. A choice's id is the path of its targets, joined by `>`. The targets selected so far are
 * the prefix; the selectable ones are the possible next targets.
 */
export type Path = readonly string[]

const SEPARATOR = '>'
export const pathOf = (option: string): Path => option.split(SEPARATOR)
const choiceOf = (path: Path): string => path.join(SEPARATOR)

const startsWith = (path: Path, prefix: Path): boolean => prefix.every((target, index) => path[index] === target)

/** Returns the targets that can be selected next. */
export function nextTargets(options: readonly string[], prefix: Path): ReadonlySet<string> {
  const selectable = new Set<string>()
  for (const option of options) {
    const path = pathOf(option)
    const next = path[prefix.length]
    if (next !== undefined && startsWith(path, prefix)) selectable.add(next)
  }
  return selectable
}

/** Returns the choice that the selected targets already name, if there is one. */
export function choiceAt(options: readonly string[], path: Path): string | undefined {
  const option = choiceOf(path)
  return path.length > 0 && options.includes(option) ? option : undefined
}

/** Returns whether the path names a choice and no longer path begins with it. */
export const isDecided = (options: readonly string[], path: Path): boolean =>
  choiceAt(options, path) !== undefined && nextTargets(options, path).size === 0

/**
 * Returns the path after a target was selected: extended, or changed at the deepest fork where that target was possible. Selecting the last
 * target again deselects it. Any other target changes nothing.
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

/** Returns the choices of a single target that the board does not draw. They become buttons. */
export function buttonsOf(options: readonly string[], draws: (target: string) => boolean): readonly string[] {
  return options.filter((option) => pathOf(option).length === 1 && !draws(option))
}

/** Returns the longest part of the prefix that still leads to a choice, because choices can change during a selection. */
export function validPrefix(options: readonly string[], prefix: Path): Path {
  let kept = prefix
  while (kept.length > 0 && nextTargets(options, kept).size === 0 && choiceAt(options, kept) === undefined) kept = kept.slice(0, -1)
  return kept
}
