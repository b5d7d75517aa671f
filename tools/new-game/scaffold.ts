import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const TEMPLATE = join(import.meta.dirname, 'template')
const GAME_ID = /^[a-z]+(-[a-z]+)*$/

const PARTS = ['rules', 'board'] as const
type Part = (typeof PARTS)[number]

/** The forms of a game's name in code and text. */
interface Names {
  readonly id: string
  /** `whirlingWitchcraft` */
  readonly camel: string
  /** `WhirlingWitchcraft` */
  readonly pascal: string
  /** `Whirling Witchcraft` */
  readonly title: string
  /** `WHIRLINGWITCHCRAFT`, the prefix of clause ids. */
  readonly clauses: string
}

function namesOf(id: string): Names {
  const words = id.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  const pascal = words.join('')
  return {
    id,
    camel: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`,
    pascal,
    title: words.join(' '),
    clauses: id.replaceAll('-', '').toUpperCase(),
  }
}

/** Returns a text of the template with the names of the new game. */
export function adapt(text: string, id: string): string {
  const { camel, pascal, title, clauses } = namesOf(id)
  return text
    .replaceAll("names: { en: 'Harbour', ru: 'Гавань' }", `names: { en: '${title}', ru: '${title}' }`)
    .replaceAll("'harbour'", `'${id}'`)
    .replaceAll('HARBOUR', clauses)
    .replace(/\bharbour\b(?!')/g, camel)
    .replace(/\bHarbour(?=\b|Table|Player|Hand)/g, pascal)
}

/** Rewrites imports for shared/games/<id>, which imports the rest of shared/ by relative paths. */
const rulesImports = (text: string, depth: number): string => text.replaceAll("'#shared/", `'${'../'.repeat(depth + 2)}`)
/** Rewrites imports for client/boards/<id>. */
const boardImports = (text: string, id: string): string =>
  text.replaceAll('../../../../client/boards/kit/', '../kit/').replaceAll("'../rules/", `'#shared/games/${id}/`)

function copyPart(root: string, part: Part, id: string): string {
  const target = part === 'rules' ? `shared/games/${id}` : `client/boards/${id}`
  if (existsSync(join(root, target))) throw new Error(`${target} exists already`)
  cpSync(join(TEMPLATE, part), join(root, target), { recursive: true })
  for (const file of globSync('**/*.{ts,tsx}', { cwd: join(root, target) })) {
    const path = join(root, target, file)
    const text = adapt(readFileSync(path, 'utf8'), id)
    writeFileSync(path, part === 'rules' ? rulesImports(text, file.split('/').length - 1) : boardImports(text, id))
  }
  return target
}

/** Adds a line to a file and sorts its lines. */
function addLine(path: string, line: string): void {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  writeFileSync(path, `${[...lines, line].toSorted().join('\n')}\n`)
}

function addText(path: string, id: string): void {
  const text = readFileSync(path, 'utf8')
  const key = id.includes('-') ? `'${id}'` : id
  writeFileSync(path, text.replace(/\n\}\s*$/, `\n  ${key}: () => import('../games/${id}/rules/index.ts'),\n}\n`))
}

/** Copies the template into the tree and registers the game. Returns the new folders. */
export function scaffold(
  root: string,
  id: string,
  parts: readonly Part[] = PARTS.filter((part) => existsSync(join(TEMPLATE, part))),
): readonly string[] {
  if (!GAME_ID.test(id)) throw new Error(`'${id}' is not an id: use small letters, with hyphens between words`)
  const { camel } = namesOf(id)
  const folders = parts.map((part) => copyPart(root, part, id))
  if (parts.includes('rules')) {
    addLine(join(root, 'shared', 'games', 'registry.ts'), `export { ${camel} } from './${id}/index.ts'`)
    addText(join(root, 'shared', 'rules', 'texts.ts'), id)
  }
  if (parts.includes('board')) addLine(join(root, 'client', 'boards', 'registry.ts'), `export { board as ${camel} } from './${id}/index.ts'`)
  return folders
}
