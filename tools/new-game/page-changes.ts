import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { adapt } from './scaffold.ts'

const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'adding-a-game.md')
/** The name of a file of the game, or a block of changes to the file that was named last. */
const NAME_OR_CHANGES = /`((?:shared\/games|client\/boards)\/harbour\/[\w./-]+\.tsx?)`|^```diff\n(.*?)^```/gms

interface Change {
  readonly file: string
  readonly before: string
  readonly after: string
}

const side = (lines: readonly string[], other: '+' | '-'): string =>
  lines.flatMap((line) => (line.startsWith(other) ? [] : [`${line.slice(1)}\n`])).join('')

/** Returns the changes that docs/adding-a-game.md makes to the game `harbour`, in order and with the names of the game `id`. */
export function changesOfPage(id: string): readonly Change[] {
  const changes: Change[] = []
  let file = ''
  for (const [, name, block] of readFileSync(PAGE, 'utf8').matchAll(NAME_OR_CHANGES)) {
    if (name !== undefined) file = name.replace('/harbour/', `/${id}/`)
    if (block === undefined) continue
    const lines = adapt(block, id).trimEnd().split('\n')
    changes.push({ file, before: side(lines, '+'), after: side(lines, '-') })
  }
  return changes
}

/** Makes one change in the tree. It fails unless the lines before the change are in the file exactly once. */
export function applyChange(root: string, { file, before, after }: Change): void {
  const path = join(root, file)
  const parts = readFileSync(path, 'utf8').split(before)
  if (parts.length !== 2) throw new Error(`docs/adding-a-game.md changes lines that ${file} has ${parts.length - 1} times:\n${before}`)
  writeFileSync(path, parts.join(after))
}
