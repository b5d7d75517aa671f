import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { GAMES } from '#shared/games/index.ts'
import { witchstone } from '#shared/games/witchstone/index.ts'
import type { GameOptions } from '#shared/kernel/game-options.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { takeSeat } from '#testing/browser/lobby.ts'
import { playOut, playUntil } from '#testing/browser/play.ts'
import { seededRandom, startTestServer } from '#testing/server.ts'
import { tablesOf } from '#testing/stored-record.ts'
import { inCauldron } from './geometry.ts'
import type { TableView } from './table.ts'

const fixture = setUpBrowserAndServer({
  build: maybeBuildClient,
  open: () => startTestServer({ games: [witchstone, ...GAMES.filter(({ id }) => id !== witchstone.id)] }),
})

/** Starts a match against a novice and returns its id. */
async function begin(page: Page, options: GameOptions): Promise<string> {
  const id = await takeSeat(page, { game: witchstone.id, seats: 2, pace: 'live', options })
  await page.locator('.ws-table').waitFor()
  return id
}

const markAt = (place: string): string => {
  const { x, y } = inCauldron(place)
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`
}

/** Returns what must be marked in the first cauldron in its first turn: both halves of the domino, and whatever the tower's token changed there. */
async function marksOf(id: string): Promise<readonly string[]> {
  const { first, last } = tablesOf(witchstone, await fixture.server.journal.load(id))
  const [before, now] = [(first as TableView).players[0], (last as TableView).players[0]]
  if (!before || !now) throw new Error('nobody in the first seat')
  const placeBefore = new Map(before.crystals.map((crystal) => [crystal.id, crystal.place]))
  const moved = now.crystals.filter((crystal) => placeBefore.get(crystal.id) !== crystal.place)
  const gone = before.crystals.filter((crystal) => !now.crystals.some((left) => left.id === crystal.id))
  const halves = now.laid.flatMap(({ a, b }) => [a, b])
  expect(halves).toHaveLength(2)
  const cells = new Set([...halves, ...now.placed.map(({ cell }) => cell), ...gone.map(({ place }) => place)])
  return [...cells, ...moved.map(({ place }) => place)].map(markAt).toSorted()
}

const marksOn = (page: Page): Promise<readonly string[]> =>
  page.locator('.ws-cauldron .ws-last').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('transform') ?? '').toSorted())

test('a person plays a whole match of Witchstone by clicking what is selectable', async () => {
  const { page, errors } = await fixture.openPage('Yarrow')
  await begin(page, { scrollPrivacy: 'open' })
  await page.locator('.ws-region.tower.selectable').first().click()
  await playOut(page, seededRandom(5))
  expect(await page.locator('.ws-laid').count()).toBeGreaterThan(4)
  expect(errors).toEqual([])
})

test('with mixed experience each player chooses a level before anything is dealt, and the table shows everybody’s', async () => {
  const { page, errors } = await fixture.openPage('Tansy')
  await begin(page, { mixedExperience: true })
  const levels = page.locator('.status-bar.turn .acts [data-target]')
  await levels.first().waitFor()
  expect(await levels.evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.target))).toEqual(['level-1', 'level-2', 'level-3', 'standard'])
  expect([await page.locator('.ws-domino').count(), await page.locator('.ws-level').count()]).toEqual([0, 0])
  await levels.and(page.locator('[data-target="level-2"]')).click()
  await expect.poll(() => page.locator('.ws-domino').count()).toBe(2)
  // The novice takes the hardest level.
  await expect.poll(() => page.locator('.ws-level').allTextContents()).toEqual(['L2', 'L1'])
  expect(errors).toEqual([])
})

test('a key turns a domino and Enter places it, with the chains it would make, and an optional choice leaves the status bar to the turn', async () => {
  const { page, errors } = await fixture.openPage('Sorrel')
  const id = await begin(page, { firstPlayer: 'seat-0' })
  // The bot has chosen its tower, and now it is this seat's turn. The test skips whatever the token brings.
  await page.locator('.ws-region.tower.selectable').first().click()
  const hide = page.locator('.ws-aside')
  await hide.waitFor()
  expect(await page.locator('.status-bar [data-target="hide-scrolls"]').count()).toBe(0)
  await playUntil(page, seededRandom(3), async () => (await page.locator('.ws-domino.selectable').count()) > 0)
  await page.locator('.ws-domino.selectable').first().click()
  await page.locator('.ws-goal.selectable').first().focus()
  await page.keyboard.press('Enter')
  const second = page.locator('.ws-ghost > g').nth(1)
  const before = await second.getAttribute('transform')
  await page.keyboard.press('r')
  expect(await second.getAttribute('transform')).not.toBe(before)
  expect(await page.locator('.ws-ghost .ws-count').count()).toBe(2)
  await page.keyboard.press('Enter')
  await page.locator('.ws-cauldron .ws-laid').waitFor()
  expect(await page.locator('.ws-chip.kind.selectable').count()).toBe(2)
  await expect.poll(() => marksOn(page)).toEqual(await marksOf(id))
  expect(errors).toEqual([])
})
