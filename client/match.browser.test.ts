import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/client-build.ts'
import { chanceFrom, openHouse, type TestHouse } from '#server/testing/house.ts'
import type { MatchInfo } from '#shared/wire/http.ts'
import { isAsked, launch, playUntil, touchSomething, unitsOn, visit } from './testing/browser.ts'
import { Line } from './testing/line.ts'

const LONG_MS = 180_000
/** Bots pause long enough for a person to step in. */
const UNHURRIED = { botPauseMs: 150 }

let browser: Browser
let house: TestHouse
beforeAll(async () => {
  await maybeBuildClient(() => undefined)
  browser = await launch()
  house = await openHouse({ tuning: UNHURRIED })
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

const idOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''

async function infoOf(id: string): Promise<MatchInfo> {
  const response = await fetch(`${house.url}/api/matches/${id}`)
  return (await response.json()) as MatchInfo
}

describe('one person and a bot', () => {
  test(
    'play a whole match by clicking what is lit, look back, and see the proof',
    async () => {
      const { page, errors } = await visit(browser, house.url, 'Yarrow')
      await page.getByRole('button', { name: 'Adept' }).click()
      await page.getByRole('button', { name: 'Play now' }).click()
      await page.locator('.so-choice.lit').first().click()
      await page.locator('.so-field').waitFor()
      const match = idOf(page.url())
      expect((await infoOf(match)).phase).toBe('playing')

      const over = page.locator('.sill.won')
      await playUntil(page, chanceFrom(7), async () => (await over.count()) > 0)
      expect((await infoOf(match)).phase).toBe('finished')
      expect(await page.locator('.result .first').count()).toBeGreaterThan(0)
      expect(await page.locator('.lines li button').count()).toBeGreaterThan(5)
      expect(await isAsked(page)).toBe(false)

      // Back in time and forth again.
      const end = await unitsOn(page)
      await page.locator('.lines li button').nth(2).click()
      await page.getByText('The table as it stood earlier.').waitFor()
      expect(await unitsOn(page)).not.toBe(end)
      await page.getByRole('button', { name: 'Back to now' }).click()
      expect(await unitsOn(page)).toBe(end)

      // The replay runs the rules in the browser and comes to the same end.
      await page.getByRole('link', { name: 'Fairness proof' }).click()
      await page.getByText('Nobody could cheat').waitFor()
      expect(await page.getByRole('img', { name: 'Checked' }).count()).toBe(3)
      await page.getByRole('button', { name: 'To the end' }).click()
      expect(await unitsOn(page)).toBe(end)
      await page.getByRole('button', { name: 'To the beginning' }).click()
      expect(await unitsOn(page)).not.toBe(end)
      expect(errors).toEqual([])
    },
    LONG_MS,
  )

  test(
    'a step is taken back, and a bot plays on for who lets it',
    async () => {
      const { page, errors } = await visit(browser, house.url, 'Rowan')
      await page.getByRole('button', { name: 'Play now' }).click()
      await page.locator('.so-choice.lit').first().click()
      await page.locator('.so-lit.unit').first().waitFor()
      const sill = page.locator('.sill')
      const before = await unitsOn(page)
      await page.locator('.so-lit.unit').first().click()
      await page.locator('.so-lit.goal').first().click()
      await sill.getByText('Cast a spell').or(sill.getByText('End the turn')).first().waitFor()
      expect(await unitsOn(page)).not.toBe(before)
      await page.getByRole('button', { name: 'Undo' }).click()
      await sill.getByText('Move a unit').waitFor()
      expect(await unitsOn(page)).toBe(before)

      // By keyboard alone: the arrows go between lit figures, and from the picked one the focus goes on to where it may go.
      await page.locator('.so-lit.unit').first().focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
      await page.locator('.so-lit.goal:focus').waitFor()
      await page.keyboard.press('Enter')
      await sill.getByText('Move a unit').waitFor({ state: 'hidden' })
      expect(await unitsOn(page)).not.toBe(before)

      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('button', { name: 'Let a bot play for me' }).click()
      await page.getByText('A bot is playing for you.').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Take the seat back' }).click()
      await page.locator('[data-touch]').first().waitFor()
      expect(errors).toEqual([])
    },
    LONG_MS,
  )
})

describe('two people, a watcher, and a bad line', () => {
  test(
    'play on through a cut line, a closed tab and a server that was started anew',
    async () => {
      const lines = [await Line.to(house.url), await Line.to(house.url)] as const
      const [near, far] = lines
      const host = await visit(browser, near.url, 'Hazel')
      await host.page.getByRole('button', { name: 'Set a table' }).click()
      await host.page.getByRole('button', { name: 'Set the table' }).click()
      await host.page.getByText('The table is set').waitFor()
      const path = new URL(host.page.url()).pathname

      const guest = await visit(browser, far.url + path, 'Wren')
      await guest.page.getByRole('button', { name: 'Sit here' }).click()
      await guest.page.getByRole('button', { name: 'I am ready' }).click()
      await host.page.getByRole('button', { name: 'I am ready' }).click()
      const watcher = await visit(browser, near.url + path, 'Owl', 768)
      let other = guest.page
      const chance = chanceFrom(3)

      /** Both play until so many turns are over. */
      const playTo = async (turn: number): Promise<void> => {
        for (let tries = 0; tries < 600; tries++) {
          const [, now = '0'] = /Turn (\d+)/.exec(await host.page.locator('.round').innerText()) ?? []
          if (Number(now) >= turn) return
          for (const page of [host.page, other]) await touchSomething(page, chance)
        }
        throw new Error(`turn ${turn} was never reached`)
      }
      const expectSameBoard = async (): Promise<void> => {
        const seen = await unitsOn(host.page)
        expect(seen).not.toBe('')
        await expect.poll(() => unitsOn(other)).toBe(seen)
        await expect.poll(() => unitsOn(watcher.page)).toBe(seen)
      }
      const lost = (page: Page) => page.locator('.sill').getByText('Connection lost. Trying again…')

      await playTo(5)
      await expectSameBoard()
      expect(await isAsked(watcher.page)).toBe(false)
      await host.page.getByRole('tab', { name: 'Chat' }).click()
      await host.page.getByLabel('Message').fill('Good luck!')
      await host.page.keyboard.press('Enter')
      await other.getByRole('tab', { name: 'Chat' }).click()
      await other.getByText('Good luck!').waitFor()

      // The line is cut: the table stays readable, nothing is lit; it mends by itself.
      far.cut()
      await lost(other).waitFor()
      expect(await isAsked(other)).toBe(false)
      expect(await other.locator('[data-unit]').count()).toBeGreaterThan(10)
      far.mend()
      await lost(other).waitFor({ state: 'hidden' })
      await playTo(7)
      await expectSameBoard()

      // The tab is closed and opened again: same person, same seat.
      await other.close()
      other = await guest.context.newPage()
      await other.goto(far.url + path)
      await other.locator('.so-field').waitFor()
      await playTo(9)
      await expectSameBoard()

      // The server goes and comes back with the same journal: nothing is lost, and everybody goes on.
      const before = await unitsOn(host.page)
      for (const line of lines) line.cut()
      const { dataDir } = house
      await house.stop()
      await lost(host.page).waitFor()
      house = await openHouse({ dataDir, tuning: UNHURRIED })
      for (const line of lines) line.mend(house.url)
      await lost(host.page).waitFor({ state: 'hidden' })
      expect(await unitsOn(host.page)).toBe(before)
      await lost(other).waitFor({ state: 'hidden' })
      await playTo(11)
      await expectSameBoard()

      // Giving up takes two steps; the table for the next match is laid for both.
      await other.getByRole('button', { name: 'Settings' }).click()
      await other.getByRole('button', { name: 'Resign' }).click()
      await other.getByRole('button', { name: 'Yes, give the match up' }).click()
      await host.page.getByText('You win!').waitFor()
      await watcher.page.getByText('Hazel wins.').waitFor()
      await host.page.getByRole('button', { name: 'Play again' }).click()
      await host.page.getByText('The table is set').waitFor()
      await other.keyboard.press('Escape')
      await other.getByRole('link', { name: 'To the rematch' }).click()
      await other.getByText('The table is set').waitFor()
      expect(new URL(other.url()).pathname).toBe(new URL(host.page.url()).pathname)

      expect([...host.errors, ...guest.errors, ...watcher.errors]).toEqual([])
      for (const line of lines) await line.close()
    },
    LONG_MS,
  )
})
