import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { evenfall } from '#shared/games/evenfall/index.ts'
import type { Match } from '#shared/kernel/match.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { guestOn, takeSeat } from '#testing/browser/lobby.ts'
import { playOut, playUntil } from '#testing/browser/play.ts'
import { prepareMatch } from '#testing/prepared-match.ts'
import { seededRandom, startTestServer } from '#testing/server.ts'
import { tablesOf } from '#testing/stored-record.ts'
import type { TableView } from './table.ts'

const BY_KEYS = { way: 'keys' } as const

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

/** Starts a match against novices and returns its id. */
async function begin(page: Page, seats: number, options: Readonly<Record<string, string>> = {}): Promise<string> {
  const id = await takeSeat(page, { game: evenfall.id, seats, pace: 'untimed', options })
  await page.locator('.ev-table').waitFor()
  return id
}

/** Returns whether a seat has mana to set on its dial. */
function mayTurnDial(match: Match): boolean {
  const question = match.decisionOf(0)?.question
  return question?.kind === 'amount' && question.max > question.min
}

describe('Evenfall in the browser', () => {
  test('one person plays a whole match against a bot by clicking what is selectable, and reads the score line by line', async () => {
    const { page, errors } = await fixture.openPage('Yarrow')
    const id = await begin(page, 2)
    expect(await page.locator('.ev-region').count()).toBe(2)
    expect(await page.locator('.ev-hand .ev-card').count()).toBe(6)
    // The first click uses a real mouse: a window is selectable, and the click hits its place.
    const place = page.locator('.ev-window.selectable').first()
    const found = await place.getAttribute('data-target')
    await place.click()
    await page.locator(`.ev-covenpart [data-piece="${found}"]`).waitFor()
    await playOut(page, seededRandom(3))
    const results = await page.locator('.result .place').all()
    expect(results.length).toBe(2)
    for (const result of results) {
      const lines = await result.locator('.sums > li > span:last-child').allInnerTexts()
      expect(
        lines.reduce((sum, points) => sum + Number(points), 0),
        lines.join(),
      ).toBe(Number(await result.locator('.vpn').innerText()))
    }

    // The other coven can be shown in full, and the discard pile is open.
    await page.locator('.ev-tab').last().click()
    expect(await page.locator('.ev-covenpart').getAttribute('aria-label')).toContain('Coven of')
    const pile = page.locator('.ev-pile')
    await pile.click()
    const { discard, box } = tablesOf(evenfall, await fixture.server.journal.load(id)).last as TableView
    expect(await pile.innerText()).toBe(String(discard.length))
    await expect.poll(() => page.locator('.ev-spread .ev-card').count()).toBe(discard.length + box.length)
    expect(errors).toEqual([])
  })

  test('alone and by keyboard, a player sees the Automa’s turn on the board, reads a card and reaches the battle', async () => {
    const { page, errors } = await fixture.openPage('Rowan')
    await begin(page, 1)
    const actions = page.locator('.ev-deeds li')
    expect(await actions.innerText()).toContain('Her first turn comes after yours.')

    // The preview opens beside the focused card, and Esc closes it.
    await page.locator('.ev-hand [data-piece]').first().focus()
    await page.keyboard.press('Tab')
    await page.locator('.ev-peek').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.ev-peek').waitFor({ state: 'detached' })

    // The arrow keys move between the selectable targets of the board.
    await page.locator('.ev-window.selectable').first().focus()
    const first = await page.evaluate(() => document.activeElement?.getAttribute('data-target'))
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-target'))).not.toBe(first)

    await page.keyboard.press('Enter')
    await playUntil(page, seededRandom(4), async () => (await page.locator('.ev-deeds').innerText()).includes('The Automa reveals'), BY_KEYS)
    await page.locator('.ev-wheel .act.here').waitFor()
    // The round may already be over, because a pass of the only player ends it.
    await playUntil(page, seededRandom(6), async () => !(await page.locator('.round').innerText()).includes('Round 1'), BY_KEYS)
    expect(errors).toEqual([])
  })

  test('alone, a player who may pass is told that the Automa passes too, and the result shows the grade before the winner', async () => {
    const { page, errors } = await fixture.openPage('Teasel')
    await begin(page, 1)
    const pass = page.locator('.status-bar.turn [data-target="pass"]')
    for (const round of [1, 2, 3]) {
      await page.locator('.round', { hasText: `Round ${round}` }).waitFor()
      await pass.waitFor()
      expect(await page.locator('.status-bar.turn p').innerText()).toContain('the Automa passes too')
      await pass.click()
    }
    const sentence = await page.locator('.status-bar.won p > span').innerText()
    expect(sentence).toMatch(/^Novice: grade 1 of our 6\. The next starts at \d+ points\. This time the game wins\.$/)
    // The grade stands above the place and the points.
    const grade = await page.locator('.result .place .grade').boundingBox()
    const medal = await page.locator('.result .place .medal').boundingBox()
    expect((grade?.y ?? 0) + (grade?.height ?? 0)).toBeLessThanOrEqual(medal?.y ?? 0)
    expect(errors).toEqual([])
  })

  test('on a phone three players choose their covens and play, and in the battles the dial turns', async () => {
    const { page, errors } = await fixture.openPage('Moth', { width: 390 })
    const options = { side: 'lunar', covenAssignment: 'choose' }
    await begin(page, 3, options)
    await page.locator('.ev-covencard.selectable').first().click()
    await page.locator('.ev-region').first().waitFor()
    expect(await page.locator('.ev-region').count()).toBe(3)
    let touched = 0
    await playUntil(page, seededRandom(5), async () => touched >= 20 || (await page.getByText('Play again').count()) > 0, {
      onClick: () => touched++,
    })

    const id = await prepareMatch(fixture.server, await guestOn(page), evenfall, { seats: 3, options, until: mayTurnDial })
    await page.goto(new URL(`/t/${id}`, page.url()).href)
    const last = page.locator('.ev-notch').last()
    const label = (await last.getAttribute('aria-label')) ?? ''
    await last.click()
    expect(await page.locator('.stepper output').innerText()).toBe(label.replace(/\D/g, ''))
    expect(errors).toEqual([])
  })
})
