/**
 * The selection of one choice target by target. A choice's id is the path of its targets, joined by `>`. The targets selected so far are
 * the prefix; the selectable ones are the possible next targets.
 */
export type Path = readonly string[]

const SEPARATOR = '>'
export const pathOf = (choice: string): Path => choice.split(SEPARATOR)
const choiceOf = (path: Path): string => path.join(SEPARATOR)

const startsWith = (path: Path, prefix: Path): boolean => prefix.every((target, index) => path[index] === target)

/** Returns the targets that can be selected next. */
export function nextTargets(choices: readonly string[], prefix: Path): ReadonlySet<string> {
  const selectable = new Set<string>()
  for (const choice of choices) {
    const path = pathOf(choice)
    const next = path[prefix.length]
    if (next !== undefined && startsWith(path, prefix)) selectable.add(next)
  }
  return selectable
}

/** Returns the choice that the selected targets already name, if there is one. */
export function choiceAt(choices: readonly string[], path: Path): string | undefined {
  const choice = choiceOf(path)
  return path.length > 0 && choices.includes(choice) ? choice : undefined
}

/** Returns whether the path names a choice and no longer path begins with it. */
export const isDecided = (choices: readonly string[], path: Path): boolean =>
  choiceAt(choices, path) !== undefined && nextTargets(choices, path).size === 0

/**
 * Returns the path after a target was selected: extended, or changed at the deepest fork where that target was possible. Selecting the last
 * target again deselects it. Any other target changes nothing.
 */
export function selectTarget(choices: readonly string[], prefix: Path, target: string): Path {
  if (nextTargets(choices, prefix).has(target)) return [...prefix, target]
  if (prefix.at(-1) === target) return prefix.slice(0, -1)
  for (let depth = prefix.length - 1; depth >= 0; depth--) {
    const shorter = prefix.slice(0, depth)
    if (nextTargets(choices, shorter).has(target)) return [...shorter, target]
  }
  return prefix
}

/** Returns the choices of a single target that the board does not draw. They become buttons. */
export function buttonsOf(choices: readonly string[], isDrawn: (target: string) => boolean): readonly string[] {
  return choices.filter((choice) => pathOf(choice).length === 1 && !isDrawn(choice))
}

/** Returns the longest part of the prefix that still leads to a choice, because choices can change during a selection. */
export function validPrefix(choices: readonly string[], prefix: Path): Path {
  let kept = prefix
  while (kept.length > 0 && nextTargets(choices, kept).size === 0 && choiceAt(choices, kept) === undefined) kept = kept.slice(0, -1)
  return kept
}
