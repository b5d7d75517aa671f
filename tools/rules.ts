import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allPages, editionPages } from '#shared/rules/pages.ts'

/** `npm run rules` generates `docs/rules` and `docs/edition*.md` from the rules texts and the content of the games. */
const DOCS = join(import.meta.dirname, '..', 'docs')
const FOLDER = join(DOCS, 'rules')

const pages = await allPages()
await mkdir(FOLDER, { recursive: true })
for (const file of await readdir(FOLDER)) if (!pages.some((page) => page.file === file)) await rm(join(FOLDER, file))
for (const { file, content } of pages) await writeFile(join(FOLDER, file), content)

const editions = await editionPages()
for (const { file, content } of editions) await writeFile(join(DOCS, file), content)

console.log(`docs/rules: ${pages.map(({ file }) => file).join(', ')}`)
console.log(`docs: ${editions.map(({ file }) => file).join(', ')}`)
