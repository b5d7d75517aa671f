import type { Import } from './read-imports.ts'

/** The imports of each file. */
export type Graph = ReadonlyMap<string, readonly Import[]>

/** Returns the graph without `import type`. Those imports are gone when the program runs, so they neither load a file nor close a cycle. */
export const runtimeGraph = (imports: readonly Import[]): Graph =>
  Map.groupBy(
    imports.filter(({ isType }) => !isType),
    ({ file }) => file,
  )

/** Returns all imports that are loaded when these files run. */
export function reachOf(graph: Graph, entries: readonly string[]): readonly Import[] {
  const files = new Set(entries)
  // A loop over a set also visits values that are added meanwhile.
  for (const file of files) for (const { target } of graph.get(file) ?? []) if (target) files.add(target)
  return [...files].flatMap((file) => graph.get(file) ?? [])
}

/** Returns one cycle for each group of files that import each other, as the path that closes it. */
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
