import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { GAMES } from '#shared/games/index.ts'
import { launch } from '#testing/browser/browser.ts'
import { startTestServer } from '#testing/server.ts'
import { HELP_OPTION, print, readCommandLine } from './command-line.ts'

const HELP = `npm run pictures: makes the icons of the app from client/public/emblem.svg, and a picture of each game for links to its matches.

  --help   prints this

It writes client/public/icons and client/public/previews, which are checked in.
`

readCommandLine(HELP, () => parseArgs({ options: { help: HELP_OPTION } }).values)

const PUBLIC = join(import.meta.dirname, '../client/public')
/** The size in which most services show the picture of a link, in half. */
const PREVIEW = { width: 800, height: 420 } as const

/** A system cuts a maskable icon to its own shape, so the emblem leaves a fifth of it free. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 1 },
  { name: 'icon-512', size: 512, share: 1 },
  { name: 'maskable-512', size: 512, share: 0.8 },
  { name: 'apple-180', size: 180, share: 0.86 },
] as const

async function makeIcons(browser: Browser): Promise<void> {
  const emblem = await readFile(join(PUBLIC, 'emblem.svg'), 'utf8')
  for (const { name, size, share } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const ground = share === 1 ? 'transparent' : '#14101f'
    await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">${emblem}</body>`)
    await page.addStyleTag({ content: `svg { width: ${share * 100}%; }` })
    await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: true })
    await page.close()
    print(name)
  }
}

/** Takes the picture of the game as the lobby draws it, over the whole window. */
async function makePreview(page: Page, game: string): Promise<void> {
  const scene = page.locator(`.gamecard[data-game="${game}"] .scene`)
  await scene.locator('svg > *').first().waitFor({ state: 'attached' })
  await scene.evaluate((frame) => {
    document.body.replaceChildren(...document.querySelectorAll('.sprite'), frame)
    frame.setAttribute('style', 'position: fixed; inset: 0')
    frame.querySelector('svg')?.setAttribute('style', 'width: 100%; height: 100%')
  })
  await page.screenshot({ path: join(PUBLIC, 'previews', `${game}.jpg`), type: 'jpeg', quality: 80 })
  print(game)
}

await maybeBuildClient(print)
for (const folder of ['icons', 'previews']) await mkdir(join(PUBLIC, folder), { recursive: true })
const server = await startTestServer({ games: GAMES })
const browser = await launch()
try {
  await makeIcons(browser)
  for (const { id } of GAMES) {
    const page = await browser.newPage({ viewport: PREVIEW, reducedMotion: 'reduce' })
    await page.goto(server.url)
    await makePreview(page, id)
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
