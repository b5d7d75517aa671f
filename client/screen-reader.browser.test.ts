import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { runsFor } from '#shared/conformance/effort.ts'
import { GAMES } from '#shared/games/index.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { takeSeat } from '#testing/browser/lobby.ts'
import { buttonsOn, namesakes, playByNames } from '#testing/browser/screen-reader.ts'
import { seededRandom, startTestServer } from '#testing/server.ts'

/** The table for somebody who does not see it: only roles, names and live regions are used. */

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

const DECISIONS = runsFor({ quick: 3, usual: 6, all: 60 })

async function decisionsOf(id: string): Promise<number> {
  const kept = await fixture.server.journal.load(id)
  return kept?.entries.filter(({ by, entry }) => by === 'player' && entry.kind === 'answer' && entry.seat === 0).length ?? 0
}

const tableInWords = (page: Page): Promise<string> => page.getByRole('region', { name: 'The table in words' }).innerText()

describe('by names and roles alone', () => {
  test.each(GAMES)('a person plays $id, hears whose turn it is, what happened and how the table stands', async (game) => {
    const { page, errors } = await fixture.openPage('Hazel')
    const id = await takeSeat(page, { game: game.id, seats: 2, pace: 'untimed', options: {} })
    const turn = page.getByRole('status').filter({ hasText: 'Your turn' })
    await turn.waitFor()
    const before = await tableInWords(page)
    expect(before).toContain('Hazel')

    const chance = seededRandom(4)
    const alike = new Set<string>()
    for (let count = 1; count <= DECISIONS; count++) {
      await playByNames(page, chance, async () => (await decisionsOf(id)) >= count)
      for (const name of namesakes(await buttonsOn(page))) alike.add(name)
    }
    expect([...alike]).toEqual([])
    await expect.poll(() => tableInWords(page)).not.toBe(before)
    await expect.poll(() => page.getByRole('log', { name: 'Just happened' }).innerText()).not.toBe('')
    expect(await page.getByRole('region', { name: 'The table in words' }).getByRole('heading').count()).toBeGreaterThan(3)
    expect(errors).toEqual([])
    await page.context().close()
  })
})
