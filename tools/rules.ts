import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allPages } from '#shared/rules/pages.ts'

/** Writes `docs/rules` anew from the rules texts of the games: `npm run rules`. */
const FOLDER = join(import.meta.dirname, '..', 'docs', 'rules')

const pages = await allPages()
await mkdir(FOLDER, { recursive: true })
for (const file of await readdir(FOLDER)) if (!pages.some((page) => page.file === file)) await rm(join(FOLDER, file))
for (const { file, content } of pages) await writeFile(join(FOLDER, file), content)
console.log(`docs/rules: ${pages.map(({ file }) => file).join(', ')}`)
