import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import type { MatchInfo } from '#shared/protocol/http.ts'
import { BreakableProxy } from '#testing/breakable-proxy.ts'
import { unitsOn } from '#testing/browser/browser.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { expectPast } from '#testing/browser/expect-past.ts'
import { beginTogether, createMatch } from '#testing/browser/lobby.ts'
import { isAsked, isOver, playUntil } from '#testing/browser/play.ts'
import { seededRandom, startTestServer } from '#testing/server.ts'

/** The bots pause long enough for a person to act first. */
const UNHURRIED = { botPauseMs: 150 }

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: () => startTestServer({ tuning: UNHURRIED }) })

const idOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''

async function infoOf(id: string): Promise<MatchInfo> {
  const response = await fetch(`${fixture.server.url}/api/matches/${id}`)
  return (await response.json()) as MatchInfo
}

describe('one person and a bot', () => {
  test('play a whole match by clicking what is selectable, look back, and see the proof', async () => {
    const { page, errors } = await fixture.openPage('Yarrow')
    await page.getByRole('button', { name: 'Adept' }).click()
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.locator('.so-choice.selectable').first().click()
    await page.locator('.so-field').waitFor()
    const match = idOf(page.url())
    expect((await infoOf(match)).phase).toBe('playing')

    await playUntil(page, seededRandom(7), () => isOver(page))
    expect((await infoOf(match)).phase).toBe('finished')
    expect(await page.locator('.result .first').count()).toBeGreaterThan(0)
    expect(await page.locator('.lines li button').count()).toBeGreaterThan(5)
    expect(await isAsked(page)).toBe(false)

    const end = await expectPast(page, 2, unitsOn)

    // The replay runs the rules in the browser and reaches the same end.
    await page.getByRole('link', { name: 'Fairness proof' }).click()
    await page.getByText('Nobody chose the shuffle').waitFor()
    expect(await page.getByRole('img', { name: 'Checked' }).count()).toBe(7)
    expect(await page.getByText('Your number is in the seed').count()).toBe(1)
    expect(await page.getByRole('img', { name: 'Does not match' }).count()).toBe(0)
    await page.getByRole('button', { name: 'To the end' }).click()
    expect(await unitsOn(page)).toBe(end)
    await page.getByRole('button', { name: 'To the beginning' }).click()
    expect(await unitsOn(page)).not.toBe(end)
    expect(errors).toEqual([])
  })
})

describe('two people, a spectator, and a bad connection', () => {
  test('play on through a lost connection, a closed tab and a server restart', async () => {
    const lines = [await BreakableProxy.to(fixture.server.url), await BreakableProxy.to(fixture.server.url)] as const
    const [near, far] = lines
    const host = await fixture.openPage('Hazel', { address: near.url })
    await createMatch(host.page, { game: 'Sorcerers', seats: 2 })
    await host.page.getByText('The table is set').waitFor()
    const path = new URL(host.page.url()).pathname

    const guest = await fixture.openPage('Wren', { address: far.url + path })
    await beginTogether(host.page, guest.page)
    const watcher = await fixture.openPage('Owl', { address: near.url + path, width: 768 })
    let other = guest.page
    const chance = seededRandom(3)

    /** Both play until this many turns are over. */
    const playTo = (turn: number): Promise<void> =>
      playUntil(
        [host.page, other],
        chance,
        async () => {
          const [, now = '0'] = /Turn (\d+)/.exec(await host.page.locator('.round').innerText()) ?? []
          return Number(now) >= turn
        },
        { neverPasses: true },
      )
    const expectSameBoard = async (): Promise<void> => {
      const boards = () => Promise.all([host.page, other, watcher.page].map(unitsOn))
      await expect.poll(async () => new Set(await boards()).size).toBe(1)
      expect(await boards()).not.toContain('')
    }
    const lost = (page: Page) => page.locator('.status-bar').getByText('Connection lost. Trying again…')

    await playTo(5)
    await expectSameBoard()
    expect(await isAsked(watcher.page)).toBe(false)
    await host.page.getByRole('tab', { name: 'Chat' }).click()
    await host.page.getByLabel('Message').fill('Good luck!')
    await host.page.keyboard.press('Enter')
    await other.getByRole('tab', { name: 'Chat' }).click()
    await other.getByText('Good luck!').waitFor()

    // While the connection is lost, the table stays readable and nothing is selectable. It reconnects without help.
    far.cut()
    await lost(other).waitFor()
    expect(await isAsked(other)).toBe(false)
    expect(await other.locator('[data-unit]').count()).toBeGreaterThan(10)
    far.mend()
    await lost(other).waitFor({ state: 'hidden' })
    await playTo(7)
    await expectSameBoard()

    // The player closes the tab and opens it again: the same person has the same seat.
    await other.close()
    other = await guest.context.newPage()
    await other.goto(far.url + path)
    await other.locator('.so-field').waitFor()
    await playTo(9)
    await expectSameBoard()

    // The server restarts with the same journal. Nothing is lost, and everybody plays on.
    const before = await unitsOn(host.page)
    for (const proxy of lines) proxy.cut()
    const { dataDir } = fixture.server
    await fixture.server.stop()
    await lost(host.page).waitFor()
    await fixture.reopen(() => startTestServer({ dataDir, tuning: UNHURRIED }))
    for (const proxy of lines) proxy.mend(fixture.server.url)
    await lost(host.page).waitFor({ state: 'hidden' })
    expect(await unitsOn(host.page)).toBe(before)
    await lost(other).waitFor({ state: 'hidden' })
    await playTo(11)
    await expectSameBoard()

    // Resigning takes two clicks. A rematch then has seats for both players.
    await other.getByRole('button', { name: 'Settings' }).click()
    await other.getByRole('button', { name: 'Resign' }).click()
    await other.getByRole('button', { name: 'Yes, resign' }).click()
    await host.page.getByText('You win!').waitFor()
    await watcher.page.getByText('Hazel wins.').waitFor()
    await host.page.getByRole('button', { name: 'Play again' }).click()
    await host.page.getByText('The table is set').waitFor()
    await other.keyboard.press('Escape')
    await other.getByRole('link', { name: 'Go to the rematch' }).click()
    await other.getByText('The table is set').waitFor()
    expect(new URL(other.url()).pathname).toBe(new URL(host.page.url()).pathname)

    expect([...host.errors, ...guest.errors, ...watcher.errors]).toEqual([])
    for (const proxy of lines) await proxy.close()
  })
})
