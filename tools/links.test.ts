import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The pages whose links are checked. `npm run rules` generates docs/edition*.md and docs/rules, which have tests of their own. */
const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT }).filter((page) => !page.startsWith('docs/edition'))]

const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8')
const withoutCode = (text: string): string => text.replaceAll(/^```.*?^```/gms, '')

/** Returns the anchor that GitHub makes of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')

function anchorsOf(page: string): readonly string[] {
  const text = withoutCode(textOf(page))
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]
}

function isDead(page: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? page : normalize(join(dirname(page), file))
  if (!existsSync(join(ROOT, target))) return true
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor)
}

test.each(PAGES)('every link of %s has a target', (page) => {
  const links = [...withoutCode(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^https?:/.test(link))
  expect(links.filter((link) => isDead(page, link))).toEqual([])
})

test.each(PAGES)('every file that %s names exists', (page) => {
  const paths = [...textOf(page).matchAll(/`((?:shared|rooms|server|sdk|client|testing|tools|loadtest|deploy)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  // GAME and harbour stand for any game.
  const named = paths.filter((path) => !/\b(?:GAME|harbour)\b/.test(path))
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('the README links to every page', () => {
  const readme = textOf('README.md')
  expect(PAGES.filter((page) => page !== 'README.md' && !readme.includes(`(${page})`))).toEqual([])
})
