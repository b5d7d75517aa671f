import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scaffold } from './new-game/scaffold.ts'

const HELP = `Makes a new game from the template: rules, board, words and tests, registered and ready to play.

  npm run new-game harbour
  npm run new-game harbour -- --board    the board alone, where the rules are there already
`
const ROOT = join(import.meta.dirname, '..')

const nextSteps = (id: string): string => `
The game is there. Next:
  1. Play it:           npm start, then create a table of ${id} and add a bot.
  2. Name it:           names, tagline and words are in shared/games/${id} and client/boards/${id}, in English and Russian.
  3. Write your rules:  state.ts, events.ts and steps.ts in shared/games/${id}; docs/adding-a-game.md explains them.
  4. Test as you go:    npm run vitest -- shared/games/${id} client/boards/${id}
  5. Draw the board:    client/boards/${id}/ui.ts takes a Board of your own in place of the generic one.
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
  process.stdout.write(`${folders.map((folder) => `made ${folder}`).join('\n')}\n${nextSteps(id)}`)
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
