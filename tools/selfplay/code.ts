import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

const ROOT = join(import.meta.dirname, '..', '..')

/** The messages of errors and the words that players read. They do not decide how a match goes. */
const WORDS = [/Error\((["'`])(?:\\.|(?!\1)[^\\])*\1\)/gs, /\b(?:en|ru):(["'`])(?:\\.|(?!\1)[^\\])*\1/gs]

/**
 * Returns a hash of the modules and of everything they import. Comments, formatting, types, local names, the division into files and
 * texts for people do not change it. `without` names modules that are left out, with at most one `*`.
 */
export function hashOfModules(folder: string, modules: readonly string[], without: readonly string[] = []): string {
  const { outputFiles } = buildSync({
    stdin: { contents: modules.map((module) => `export * from '${module}'`).join('\n'), resolveDir: folder, loader: 'ts' },
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    external: [...without],
    legalComments: 'none',
    tsconfigRaw: '{}',
    logLevel: 'silent',
  })
  const code = WORDS.reduce((text, words) => text.replaceAll(words, ''), outputFiles[0]?.text ?? '')
  return createHash('sha256').update(code).digest('hex').slice(0, 16)
}

const hashes = new Map<string, string>()

/** Returns a hash of all that decides how bots play a match of the game: its rules and content, the kernel, the bots, and what is measured. */
export function codeOf(game: string): string {
  const known = hashes.get(game)
  if (known !== undefined) return known
  const own = `./shared/games/${game}`
  const folder = existsSync(join(ROOT, own)) ? own : './shared/conformance/sample-game'
  const without = ['words', 'rules', 'violations'].map((name) => `${folder}/${name}*`)
  const hash = hashOfModules(ROOT, [`${folder}/index.ts`, `${folder}/balance.ts`, './tools/selfplay/match.ts'], without)
  hashes.set(game, hash)
  return hash
}
