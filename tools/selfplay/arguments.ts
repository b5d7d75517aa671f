import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Game } from '#shared/kernel/game.ts'
import { type GameOptions, parseGameOptions } from '#shared/kernel/game-options.ts'
import { BOT_LEVELS, type BotLevel } from '#shared/protocol/match.ts'

/** An error for a command line that makes no sense. The help is shown. */
export class UsageError extends Error {}

export function parse<const T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

export function wholeNumber(name: string, text: string): number {
  const n = Number(text)
  if (!Number.isInteger(n) || n < 1) throw new UsageError(`--${name} must be a whole number from 1 on`)
  return n
}

export function readLevel(text: string | undefined): BotLevel {
  const level = BOT_LEVELS.find((known) => known === text)
  if (!level) throw new UsageError(`'${text}' is not a level. The levels are ${BOT_LEVELS.join(', ')}`)
  return level
}

function readSetting(game: Game, text: string): readonly [string, unknown] {
  const [id = '', value = ''] = text.split('=')
  const kind = game.options.find((spec) => spec.id === id)?.kind
  return [id, kind === 'flag' ? value === 'true' : kind === 'range' ? Number(value) : value]
}

/** Reads settings of the form `id=value`. The others have their defaults. */
export function readSettings(game: Game, set: readonly string[]): GameOptions {
  const options = parseGameOptions(game.options, Object.fromEntries(set.map((text) => readSetting(game, text))))
  if (!options.ok) throw new UsageError(`no such option: ${set.join(' ')}`)
  return options.value
}

/** Runs the tool. `--help` prints the help, and a misuse ends the tool with 2 and the help. */
export async function runOrExplain(help: string, run: () => Promise<void>): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) return void process.stdout.write(help)
  try {
    await run()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n\n${help}\n`)
    process.exitCode = 2
  }
}
