import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { Match } from '#shared/kernel/match.ts'
import { launch, openPage } from '#testing/browser/browser.ts'
import { guestOn } from '#testing/browser/lobby.ts'
import { prepareMatch } from '#testing/prepared-match.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { checkKnown, HELP_OPTION, numberAbove0, print, readCommandLine } from './command-line.ts'
import { installProbe, type Readings, readProbe } from './speed/probe.ts'

const HELP = `npm run speed: measures how fast the tables are in Chromium with a slower processor.

  --games A,B   the games (all)
  --slower N    how many times slower the processor is (4)

It prints, for each game, in ms: until a table that was never loaded before can be answered, the layout shifts after the first paint, the
longest frame and the share of frames up to 17 ms while bots play, and how long a message takes to be drawn (median and longest).
`

/** How long events are watched. Bots answer at once, so their events play without a break. */
const WATCHED_FRAMES = 300
const MIDDLE = 60

function readWords() {
  const { values } = parseArgs({
    options: { games: { type: 'string' }, slower: { type: 'string', default: '4' }, help: HELP_OPTION },
  })
  const known = GAMES.map(({ id }) => id)
  const games = values.games?.split(',') ?? known
  checkKnown(games, known)
  return { help: values.help, games: GAMES.filter(({ id }) => games.includes(id)), slower: numberAbove0('slower', values.slower) }
}

const { games, slower } = readCommandLine(HELP, readWords)

/** Opens a table as a person who has never been here: nothing is in the cache. */
async function openFresh(browser: Browser, server: TestServer, game: Game): Promise<Page> {
  const { page: lobby, context } = await openPage(browser, server.url, 'Yarrow', {})
  let answers = 0
  const until = (match: Match): boolean => ++answers > MIDDLE && match.decisionOf(0) !== undefined
  const id = await prepareMatch(server, await guestOn(lobby), game, { seats: game.seats.max, until })
  const storageState = await context.storageState()
  await context.close()
  const fresh = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState, serviceWorkers: 'block' })
  // Even a busy machine takes less, so only a page that hangs reaches the limit.
  fresh.setDefaultTimeout(600_000)
  const page = await fresh.newPage()
  await installProbe(page)
  const session = await fresh.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(new URL(`/t/${id}`, server.url).href)
  await page.waitForFunction(() => globalThis.speedProbe.readyMs > 0)
  return page
}

/** Lets a bot play for the person, and watches the frames in which events play. */
async function watchEvents(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Let a bot play for me' }).click()
  await page.keyboard.press('Escape')
  await page.evaluate(() => globalThis.speedProbe.reset())
  await page.waitForFunction((most) => globalThis.speedProbe.frames.length > most || document.querySelector('.status-bar.won'), WATCHED_FRAMES)
}

const SMOOTH_MS = 17.5
const whole = (ms: number): string => String(Math.round(ms))
const longest = (times: readonly number[]): number => Math.max(0, ...times)
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

function rowOf(game: string, ready: Readings, watched: Readings): string {
  const smooth = watched.frames.filter((ms) => ms <= SMOOTH_MS).length / Math.max(1, watched.frames.length)
  const cells = [
    whole(ready.readyMs),
    ready.shift.toFixed(3),
    whole(longest(watched.frames)),
    `${whole(smooth * 100)} %`,
    whole(median(watched.patches)),
    whole(longest(watched.patches)),
  ]
  return `| ${[game, ...cells].join(' | ')} |`
}

await maybeBuildClient(print)
const server = await startTestServer({ games: GAMES })
const browser = await launch()
try {
  const load = loadavg()[0] ?? 0
  print(`${cpus().length} × ${cpus()[0]?.model}, load average ${load.toFixed(1)}, processor slowed ${slower} times`)
  print('| game | table ready | layout shift | longest frame | frames up to 17 ms | patch to pixels, median | longest |')
  print('|---|---|---|---|---|---|---|')
  for (const game of games) {
    const page = await openFresh(browser, server, game)
    const ready = await readProbe(page)
    await watchEvents(page)
    print(rowOf(game.id, ready, await readProbe(page)))
    await page.context().close()
  }
} finally {
  await browser.close()
  await server.close()
}
