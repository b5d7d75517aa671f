import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transcripts } from './play-tables.ts'

export const FIXTURES = join(import.meta.dirname, 'fixtures')

/** Whether the match began on this server, or was found in a store and continued. */
export type Part = 'anew' | 'later'

/** The handshake is the same in all matches of a game. */
const HANDSHAKE = 'handshake.txt'

const HOW_TO_WRITE = 'If it was meant to change, npm run pins -- --write writes it anew.'

const fileOf = (game: string, name: string): string => join(FIXTURES, game, name)
const readGolden = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing. npm run pins -- --write writes it.`)
  })

/** Returns the first line in which two texts differ, with the expected and the actual text. */
export function firstDifference(expected: string, actual: string): string | undefined {
  if (expected === actual) return undefined
  const [lines, others] = [expected.split('\n'), actual.split('\n')]
  const at = lines.findIndex((line, index) => line !== others[index])
  const index = at < 0 ? lines.length : at
  return [`line ${index + 1}`, `  was  ${lines[index] ?? '(the end)'}`, `  is   ${others[index] ?? '(the end)'}`].join('\n')
}

function filesOf(transcripts: Transcripts, part: Part): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const [{ name }, transcript] of transcripts) {
    files.set(part === 'anew' ? `${name}.txt` : `${name}.later.txt`, transcript.text)
    const known = files.get(HANDSHAKE) ?? transcript.handshake
    if (known !== transcript.handshake) throw new Error(`${name} got another handshake than other matches of its game`)
    files.set(HANDSHAKE, known)
  }
  return files
}

export async function writeGoldens(game: string, transcripts: Transcripts, part: Part): Promise<void> {
  await mkdir(join(FIXTURES, game), { recursive: true })
  for (const [name, text] of filesOf(transcripts, part)) await writeFile(fileOf(game, name), text)
}

/** Returns the first difference of every file that differs. */
export async function compareGoldens(game: string, transcripts: Transcripts, part: Part): Promise<readonly string[]> {
  const differences: string[] = []
  for (const [name, text] of filesOf(transcripts, part)) {
    const file = fileOf(game, name)
    const difference = firstDifference(await readGolden(file), text)
    if (difference !== undefined) differences.push(`${file}, ${difference}\n${HOW_TO_WRITE}`)
  }
  return differences
}
