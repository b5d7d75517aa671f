import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { codeOf, hashOfModules } from './code.ts'
import { PLAYABLE_GAMES } from './games.ts'

const folder = mkdtempSync(join(tmpdir(), 'code-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (file: string, lines: readonly string[]): void => {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), lines.join('\n'))
}
const GAME = ["import { bonus } from './bonus.ts'", 'export const points = (cards: number): number => cards * bonus + 1']
const BONUS = ['export const bonus = 3']

function hashWith(game: readonly string[], bonus: readonly string[] = BONUS): string {
  write('game.ts', game)
  write('bonus.ts', bonus)
  return hashOfModules(folder, ['./game.ts'], ['./words*'])
}

describe('the hash of the code that plays', () => {
  test('comments, formatting, types and local names do not change it', () => {
    const before = hashWith(GAME)
    const after = hashWith([
      '/** Counts. */',
      "import { bonus as extra } from './bonus.ts'",
      'interface Unused { readonly a: string }',
      'export const points = (hand: number) =>',
      '  // times three',
      '  hand * extra + 1',
    ])
    expect(after).toBe(before)
  })

  test('a module may move', () => {
    const before = hashWith(GAME)
    write('content/numbers.ts', BONUS)
    expect(hashWith(["import { bonus } from './content/numbers.ts'", ...GAME.slice(1)])).toBe(before)
  })

  test('a number changes it, in an imported module too', () => {
    const before = hashWith(GAME)
    expect(hashWith(GAME, ['export const bonus = 4'])).not.toBe(before)
    expect(hashWith(GAME.map((line) => line.replace('+ 1', '+ 2')))).not.toBe(before)
  })

  test('messages of errors and names for people do not change it, other texts do', () => {
    const card = (id: string, en: string, message: string, template: string): readonly string[] => [
      `export const card = { id: '${id}', name: { en: '${en}', ru: \`Луна\` } }`,
      `export function check(n: number) { if (n < 0) throw new Error('${message}'); if (n > 9) throw new RangeError(\`${template}\`) }`,
    ]
    const before = hashWith(card('moon', 'Moon', 'too few', `there is no '\${n}'`))
    expect(hashWith(card('moon', 'The "Moon"', 'it is negative', 'too many'))).toBe(before)
    expect(hashWith(card('sun', 'Moon', 'too few', `there is no '\${n}'`))).not.toBe(before)
  })

  test('modules that are left out do not change it', () => {
    const game = ["import { WORDS } from './words/index.ts'", 'export const words = WORDS']
    write('words/index.ts', ["export const WORDS = ['hello']"])
    const before = hashWith(game)
    write('words/index.ts', ["export const WORDS = ['good day']"])
    expect(hashWith(game)).toBe(before)
  })

  test('every game has its own', () => {
    expect(new Set(PLAYABLE_GAMES.map(({ id }) => codeOf(id))).size).toBe(PLAYABLE_GAMES.length)
  })
})
