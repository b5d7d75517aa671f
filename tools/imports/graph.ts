import type { Import } from './read-imports.ts'

/** Files, and the files that they import. */
export type Graph = ReadonlyMap<string, readonly Import[]>

/** `import type` is left out: it is gone when the program runs, so it can neither load a file nor close a cycle. */
export const runtimeGraph = (imports: readonly Import[]): Graph =>
  Map.groupBy(
    imports.filter(({ isType }) => !isType),
    ({ file }) => file,
  )

/** Everything that runs when these files do: the imports of the files and of all they import. */
export function reachOf(graph: Graph, entries: readonly string[]): readonly Import[] {
  const files = new Set(entries)
  // A set also visits what is added while it is walked.
  for (const file of files) for (const { target } of graph.get(file) ?? []) if (target) files.add(target)
  return [...files].flatMap((file) => graph.get(file) ?? [])
}

/** One cycle for each knot of files that import each other, as the path that closes it. */
export function cyclesOf(graph: Graph): readonly (readonly string[])[] {
  const done = new Set<string>()
  const path: string[] = []
  const cycles: string[][] = []
  const visit = (file: string): void => {
    const at = path.indexOf(file)
    if (at >= 0) cycles.push([...path.slice(at), file])
    if (at >= 0 || done.has(file)) return
    path.push(file)
    for (const { target } of graph.get(file) ?? []) if (target) visit(target)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return cycles
}
