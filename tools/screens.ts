import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { GAMES } from '#shared/games/index.ts'
import { LANGUAGES } from '#shared/kernel/words.ts'
import { launch, openPage } from '#testing/browser/browser.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { checkKnown, HELP_OPTION, readCommandLine, say } from './command-line.ts'
import { SUBJECTS, type Subject } from './screens/subjects.ts'
import { openSubject, resize, THEMES, takePng, takeWebp, type Width } from './screens/take.ts'

const HELP = `npm run screens: takes pictures of every page, to look at after a change.

  --only A,B        the pages whose name begins with one of these, such as evenfall or lobby-ryozen
  --widths A,B      the widths (1440,1024,768,390)
  --themes A,B      the themes (dark,light)
  --languages A,B   the languages (en,ru)
  --out FOLDER      the folder for the pictures (screens)
  --docs            takes the pictures of docs/pictures instead, which are checked in

Pages: ${SUBJECTS.map(({ name }) => name).join(', ')}
`

const WIDTHS = [1440, 1024, 768, 390] as const satisfies readonly Width[]
const DOCS = join(import.meta.dirname, '../docs/pictures')

/** The pictures that the docs show, all dark and in English. */
const SHOWN: readonly (readonly [subject: string, width: Width])[] = [
  ['lobby-sorcerers', 1440],
  ['sorcerers-middle', 1440],
  ['whirling-witchcraft-middle', 1440],
  ['ryozen-middle', 1440],
  ['witchstone-middle', 1440],
  ['evenfall-middle', 1440],
  ['evenfall-middle', 390],
  ['witchstone-middle', 390],
  ['ryozen-result', 1440],
  ['waiting-room', 390],
]

const listOf = (text: string | undefined): readonly string[] | undefined => text?.split(',')

function readWords() {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { only: text, widths: text, themes: text, languages: text, out: text, docs: { type: 'boolean', default: false }, help: HELP_OPTION },
  })
  const only = listOf(values.only) ?? ['']
  for (const part of only) if (!SUBJECTS.some(({ name }) => name.startsWith(part))) throw new Error(`no page has a name that begins with '${part}'`)
  const widths = listOf(values.widths) ?? WIDTHS.map(String)
  const themes = listOf(values.themes) ?? THEMES
  const languages = listOf(values.languages) ?? LANGUAGES
  checkKnown(widths, WIDTHS.map(String))
  checkKnown(themes, THEMES)
  checkKnown(languages, LANGUAGES)
  return {
    help: values.help,
    docs: values.docs,
    out: values.out ?? 'screens',
    subjects: SUBJECTS.filter(({ name }) => only.some((part) => name.startsWith(part))),
    widths: WIDTHS.filter((width) => widths.includes(String(width))),
    looks: THEMES.filter((theme) => themes.includes(theme)).flatMap((theme) =>
      LANGUAGES.filter((language) => languages.includes(language)).map((language) => ({ theme, language })),
    ),
  }
}

const { subjects, widths, looks, out, docs } = readCommandLine(HELP, readWords)

async function takeAll(page: Page, server: TestServer, subject: Subject): Promise<void> {
  const address = new URL(await subject.prepare(server, page), server.url).href
  for (const look of looks) {
    await openSubject(page, subject, address, look)
    for (const width of widths) {
      await resize(page, width)
      await takePng(page, subject, { folder: out, name: [subject.name, width, look.theme, look.language].join('-') })
    }
  }
  say(subject.name)
}

async function takeForDocs(page: Page, server: TestServer): Promise<void> {
  for (const [name, width] of SHOWN) {
    const subject = SUBJECTS.find((known) => known.name === name)
    if (!subject) throw new Error(`there is no page ${name}`)
    await resize(page, width)
    await openSubject(page, subject, new URL(await subject.prepare(server, page), server.url).href, { theme: 'dark', language: 'en' })
    await resize(page, width)
    await takeWebp(page, { folder: DOCS, name: `${name}-${width}` })
    say(`${name}-${width}`)
  }
}

await maybeBuildClient(say)
await mkdir(out, { recursive: true })
const server = await startTestServer({ games: GAMES })
const browser = await launch()
try {
  const { page } = await openPage(browser, server.url, 'Yarrow', {})
  if (docs) await takeForDocs(page, server)
  else for (const subject of subjects) await takeAll(page, server, subject)
} finally {
  await browser.close()
  await server.close()
}
