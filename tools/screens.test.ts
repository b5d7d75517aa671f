import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, textOf } from './suites.ts'

const ROOT = join(import.meta.dirname, '..')
const PICTURES = filesOf('docs/pictures/*')
const MAX_BYTES = 200 * 1024

/** Returns the width and the height of a PNG. */
const sizeOf = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('npm run screens takes a picture of each page at each width, in each theme and language', () => {
  const out = mkdtempSync(join(tmpdir(), 'screens-'))
  try {
    const words = ['--only', 'no-match,ryozen-start', '--widths', '390,1440', '--themes', 'light', '--languages', 'en,ru', '--out', out]
    const { status, stderr } = spawnSync(process.execPath, ['tools/screens.ts', ...words], { cwd: ROOT, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    const taken = readdirSync(out)
    expect(taken).toEqual(
      ['no-match', 'ryozen-start'].flatMap((page) =>
        ['1440', '390'].flatMap((width) => [`${page}-${width}-light-en.png`, `${page}-${width}-light-ru.png`]),
      ),
    )
    expect(sizeOf(readFileSync(join(out, 'ryozen-start-390-light-ru.png')))).toEqual([390, 844])
    expect(sizeOf(readFileSync(join(out, 'ryozen-start-1440-light-ru.png')))).toEqual([1440, 900])
  } finally {
    rmSync(out, { recursive: true })
  }
})

test('the docs show each of their pictures, and none is heavy', () => {
  const pages = filesOf('README.md', 'docs/*.md').map(textOf).join('\n')
  expect(PICTURES.length).toBeGreaterThan(8)
  expect(PICTURES.filter((picture) => !pages.includes(`pictures/${picture.split('/').at(-1)}`))).toEqual([])
  expect(PICTURES.filter((picture) => statSync(join(ROOT, picture)).size > MAX_BYTES)).toEqual([])
})
