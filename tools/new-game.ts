import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scaffold } from './new-game/scaffold.ts'

const HELP = `Makes a new game from a template, with rules, board, words and tests. It is registered and can be played at once.

  npm run new-game harbour               makes the rules and the board
  npm run new-game harbour -- --board    makes only the board, for rules that exist already

The id has small letters, with hyphens between words. docs/adding-a-game.md explains the rest.
`
const ROOT = join(import.meta.dirname, '..')

const nextSteps = (id: string): string => `
The game is complete and registered. Next:
  1. Play it:           npm start, then open the address, choose the game and press Play now.
  2. Name it:           the names and the tagline are in shared/games/${id}/index.ts and client/boards/${id}/index.ts, in English and Russian.
  3. Write your rules:  docs/adding-a-game.md explains the files in shared/games/${id}.
  4. Test as you go:    npm run vitest -- shared/games/${id} client/boards/${id}
  5. Draw the board:    pass a Board in client/boards/${id}/ui.ts. Without one, the generic board lists what the player may see.
`

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { board: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  const [id] = positionals
  if (values.help || id === undefined || positionals.length > 1) {
    process.stdout.write(HELP)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const folders = scaffold(ROOT, id, values.board ? ['board'] : undefined)
  const run = (command: string, args: readonly string[]): void => {
    const { status } = spawnSync(process.execPath, [join(ROOT, command), ...args], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error(`${command} ended with ${status}`)
  }
  run('node_modules/@biomejs/biome/bin/biome', ['check', '--write', ...folders, 'shared/games/registry.ts', 'shared/rules/texts.ts'])
  if (!values.board) run('tools/rules.ts', [])
  process.stdout.write(`${folders.map((folder) => `created ${folder}`).join('\n')}\n${nextSteps(id)}`)
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
