/** The command line that the tools of this folder share. */

/** The option `--help` for `parseArgs`, beside the tool's own options. */
export const HELP_OPTION = { type: 'boolean', short: 'h', default: false } as const

/**
 * Reads the command line. An argument that is not understood ends the process with 2 and a message; `--help` ends it with 0. A signal ends the
 * process too, and with it the programs that it started.
 */
export function readCommandLine<T extends { readonly help: boolean }>(help: string, read: () => T): T {
  const words = readOrEnd(read)
  if (words.help) {
    process.stdout.write(help)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  return words
}

function readOrEnd<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(2)
  }
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

export function numberAbove0(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isFinite(value) || value <= 0) throw new Error(`--${name} must be a number above 0`)
  return value
}

export function wholeAbove0(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value <= 0) throw new Error(`--${name} must be a whole number above 0`)
  return value
}

export function checkKnown(names: readonly string[], known: readonly string[]): void {
  const strange = names.find((name) => !known.includes(name))
  if (strange !== undefined) throw new Error(`'${strange}' is none of ${known.join(', ')}`)
}
