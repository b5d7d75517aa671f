import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMMAND } from './markdown.ts'
import { allPages } from './pages.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'rules')

test('docs/rules has what the rules texts say', async () => {
  const pages = await allPages()
  const written = (existsSync(FOLDER) ? readdirSync(FOLDER) : []).map((file) => ({ file, content: readFileSync(join(FOLDER, file), 'utf8') }))
  const stale = pages.filter(({ file, content }) => written.find((page) => page.file === file)?.content !== content)
  expect(
    stale.map(({ file }) => file),
    `run: ${COMMAND}`,
  ).toEqual([])
  expect(written.map(({ file }) => file).toSorted(), `run: ${COMMAND}`).toEqual(pages.map(({ file }) => file).toSorted())
})

test('every link of a page leads somewhere on it', async () => {
  for (const { file, content } of await allPages()) {
    const anchors = Array.from(content.matchAll(/<a id="([^"]+)">/g), ([, id]) => id)
    const links = Array.from(content.matchAll(/\]\(#([^)]+)\)/g), ([, id]) => id)
    expect(
      links.filter((id) => !anchors.includes(id)),
      file,
    ).toEqual([])
    expect(anchors.length, file).toBe(new Set(anchors).size)
  }
})
