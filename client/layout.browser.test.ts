import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { runsFor, SEED } from '#shared/conformance/effort.ts'
import { sorcerers } from '#shared/games/sorcerers/index.ts'
import { whirlingWitchcraft } from '#shared/games/whirling-witchcraft/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import { LANGUAGES, type Language } from '#shared/kernel/words.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { readPhoneView } from '#testing/browser/phone.ts'
import { type Position, samplePositions, showPosition } from '#testing/browser/positions.ts'
import { findTextFaults } from '#testing/browser/text-fit/index.ts'
import { startTestServer } from '#testing/server.ts'
import { PREFERENCES_KEY } from './preferences/store.ts'

/** Random positions of two games at the four widths: every text can be read, and a phone shows prompt, hand and what is lit at once. */

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

const WIDTHS = [1440, 1024, 768, 390] as const
/** How many positions of each number of players are looked at. TEST_RUNS sets another number. */
const POSITIONS = runsFor({ quick: 1, usual: 1, all: 1 })
const GAMES: readonly Game[] = [sorcerers, whirlingWitchcraft]

async function openIn(language: Language): Promise<Page> {
  const { page } = await fixture.openPage('Bartholomew')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [PREFERENCES_KEY, JSON.stringify({ version: 1, language })] as const)
  await page.reload()
  return page
}

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 })
  // Chips and previews follow the new size in the next frames.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
}

/** Returns the positions of all numbers of players. The usual run looks at half of them in each language. */
function positionsFor(game: Game, language: Language): readonly Position[] {
  const { min, max } = game.seats
  const numbers = Array.from({ length: max - min + 1 }, (_, n) => min + n)
  const isLooked = (seats: number): boolean => POSITIONS > 1 || seats % 2 === LANGUAGES.indexOf(language)
  return numbers.filter(isLooked).flatMap((seats) => samplePositions(game, { seats, seed: SEED + seats, count: POSITIONS }))
}

const CASES = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ id: game.id, game, language })))

test.each(CASES)(
  'the tables of $id in “$language” show every text in full, and on a phone all that the player needs now',
  async ({ game, language }) => {
    const page = await openIn(language)
    for (const position of positionsFor(game, language)) {
      await showPosition(page, fixture.server, position)
      for (const width of WIDTHS) {
        await setWidth(page, width)
        const where = `${game.id}, ${position.seats} players, seed ${position.seed}, ${position.question}, ${width} px`
        expect(await findTextFaults(page), where).toEqual([])
        if (width === 390) await expectAllInView(page, where)
      }
    }
  },
)

async function expectAllInView(page: Page, where: string): Promise<void> {
  const { scroll, missing, hidden, announced } = await readPhoneView(page)
  expect({ scroll, missing }, where).toEqual({ scroll: 0, missing: [] })
  expect(announced, `${where}: ${hidden}`).toBeGreaterThanOrEqual(hidden.length)
}
