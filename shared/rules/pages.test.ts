import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMMAND } from './markdown.ts'
import { allPages, editionPages } from './pages.ts'

const DOCS = join(import.meta.dirname, '..', '..', 'docs')
const FOLDER = join(DOCS, 'rules')

test('docs/rules is up to date with the rules texts', async () => {
  const pages = await allPages()
  const written = (existsSync(FOLDER) ? readdirSync(FOLDER) : []).map((file) => ({ file, content: readFileSync(join(FOLDER, file), 'utf8') }))
  const stale = pages.filter(({ file, content }) => written.find((page) => page.file === file)?.content !== content)
  expect(
    stale.map(({ file }) => file),
    `run: ${COMMAND}`,
  ).toEqual([])
  expect(written.map(({ file }) => file).toSorted(), `run: ${COMMAND}`).toEqual(pages.map(({ file }) => file).toSorted())
})

test('every link of a rules page leads to an anchor on it', async () => {
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

test('docs/edition is up to date with the content and the rules texts', async () => {
  const pages = await editionPages()
  expect(pages.map(({ file }) => file)).toEqual(['edition.md', 'edition.ru.md'])
  const stale = pages.filter(({ file, content }) => !existsSync(join(DOCS, file)) || readFileSync(join(DOCS, file), 'utf8') !== content)
  expect(
    stale.map(({ file }) => file),
    `run: ${COMMAND}`,
  ).toEqual([])
})

test('every link of an edition page leads to a game on it or to a ruling', async () => {
  const rules = new Map((await allPages()).map(({ file, content }) => [`rules/${file}`, content]))
  for (const { file, content } of await editionPages()) {
    const links = Array.from(content.matchAll(/\]\(([^)#]*)#([^)]+)\)/g), ([, page = '', id = '']) => ({ page, id }))
    const isThere = ({ page, id }: { readonly page: string; readonly id: string }): boolean =>
      (page === '' ? content : rules.get(page))?.includes(`<a id="${id}"></a>`) ?? false
    expect(links.length, file).toBeGreaterThan(100)
    expect(
      links.filter((link) => !isThere(link)),
      file,
    ).toEqual([])
  }
})
