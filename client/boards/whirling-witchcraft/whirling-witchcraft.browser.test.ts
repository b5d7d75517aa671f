import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { atOneMoment } from '#testing/browser/browser.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { expectPast } from '#testing/browser/expect-past.ts'
import { beginTogether, createMatch, playNow, sayReady } from '#testing/browser/lobby.ts'
import { playOut, playUntil, shortPause } from '#testing/browser/play.ts'
import { seededRandom, startTestServer } from '#testing/server.ts'

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

const GAME = 'Whirling Witchcraft'

/** Returns every workbench and every recipe in play as the page draws them. */
const tableOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.ww-table [data-anchor^="bench"], .ww-table [data-anchor^="card"]')]
      .map((spot) => `${spot.dataset.anchor}=${spot.querySelector('.ww-n')?.textContent ?? ''}`)
      .sort()
      .join(' '),
  )

/** Starts a match against a bot, up to the choice of a character. The bot has already chosen, so that nothing interrupts the test. */
async function begin(page: Page): Promise<void> {
  await playNow(page, GAME)
  await page.locator('.ww-others .done').waitFor()
  await page.locator('.ww-person.selectable').first().waitFor()
}

/** Waits until the hand is dealt and the bot has chosen a recipe. */
async function waitForHand(page: Page): Promise<void> {
  await page.locator('.ww-ready .done').waitFor()
  await page.locator('.ww-hand .selectable').first().waitFor()
}

/** Returns the selectable target that has the focus. */
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset.target : undefined))

const middleOf = async (page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`no ${selector} on the page`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Moves a finger from one place to another. */
async function swipe(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)]
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  for (let step = 1; step <= 8; step++) {
    const at = (a: number, b: number): number => a + ((b - a) * step) / 8
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: at(start.x, end.x), y: at(start.y, end.y) }] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Returns the player's own workbench. */
const benchOn = (page: Page): Promise<readonly string[]> => page.locator('.ww-zone .ww-n').allInnerTexts()

describe('one person and a bot', () => {
  test('play a whole match by clicking what is selectable, look back, and replay it by the rules', async () => {
    const { page, errors } = await fixture.openPage('Yarrow')
    await begin(page)
    // The first click previews, and the button confirms.
    await page.locator('.ww-person.selectable').first().click()
    await page.locator('.status-bar').getByRole('button', { name: 'Play as' }).click()
    await page.locator('.ww-ring').waitFor()
    expect(await page.locator('.ww-cauldron').count()).toBe(2)
    expect(await page.locator('.ww-pass .head').count()).toBe(2)

    await playOut(page, seededRandom(7))
    expect(await page.locator('.result .first').count()).toBeGreaterThan(0)
    expect(await page.locator('.lines .sep').count()).toBeGreaterThan(1)

    const end = await expectPast(page, 4, tableOn)
    await page.getByRole('link', { name: 'Replay' }).click()
    await page.getByRole('button', { name: 'To the end' }).click()
    await expect.poll(() => tableOn(page)).toBe(end)
    expect(errors).toEqual([])
  })

  test('on a phone, at a table of five, reach the third round, and a neighbour’s side can be enlarged', async () => {
    const { page, errors } = await fixture.openPage('Rowan', { width: 390 })
    await createMatch(page, { game: GAME, seats: 5, bots: 4 })
    await sayReady(page)
    await playUntil(page, seededRandom(3), async () => /Round [3-9]|The end/.test(await page.locator('.ww-board').innerText()))
    expect(await page.locator('.ww-cauldron').count()).toBe(5)
    expect(await page.locator('.ww-station').count()).toBe(4)

    await page.locator('.ww-look').first().click()
    expect(await page.locator('.ww-close .ww-tile').count()).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    expect(await page.locator('.ww-close').count()).toBe(0)
    expect(errors).toEqual([])
  })
})

describe('without a mouse', () => {
  test('arrows move between selectable targets, Enter selects and Enter again confirms', async () => {
    const { page, errors } = await fixture.openPage('Sorrel')
    await begin(page)
    await page.locator('.ww-person.selectable').first().focus()
    const first = await focused(page)
    await page.keyboard.press('ArrowRight')
    const second = await focused(page)
    expect(second).toBeDefined()
    expect(second).not.toBe(first)
    await page.keyboard.press('Enter')
    await page.locator('.acts .confirm').waitFor()
    await page.keyboard.press('Enter')

    await waitForHand(page)
    await page.locator('.ww-hand .selectable').first().focus()
    const card = await focused(page)
    await page.keyboard.press('ArrowRight')
    const next = await focused(page)
    expect(next).toBeDefined()
    expect(next).not.toBe(card)
    await page.keyboard.press('Enter')
    await page.locator('.acts .confirm').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.ww-zone .ww-tile .num').waitFor()
    expect(await page.locator('.ww-zone [data-anchor^="card"]').count()).toBe(2)
    expect(errors).toEqual([])
  })

  test('a finger drags a recipe from the hand to the table, and along the row it only scrolls the hand', async () => {
    const { page, errors } = await fixture.openPage('Bryony', { width: 390, hasTouch: true })
    await begin(page)
    await atOneMoment(page, () => page.locator('.ww-person.selectable').first().tap())
    await page.locator('.status-bar').getByRole('button', { name: 'Play as' }).tap()
    await waitForHand(page)
    await atOneMoment(page, () => swipe(page, '.ww-hand > li:nth-child(2)', '.ww-hand > li:nth-child(1)'))
    expect(await page.locator('.ww-hand > li').count()).toBeGreaterThan(3)
    expect(await page.locator('.ww-zone .ww-tile .num').count()).toBe(0)

    await page.locator('.ww-hand > li').first().scrollIntoViewIfNeeded()
    await atOneMoment(page, () => swipe(page, '.ww-hand .selectable', '.ww-cauldron.near'))
    await page.locator('.ww-zone .ww-tile .num').waitFor()
    expect(errors).toEqual([])
  })
})

describe('two people', () => {
  test('play recipes and brew by dragging, and nobody sees a draft, which can be undone', async () => {
    const host = await fixture.openPage('Hazel')
    await createMatch(host.page, { game: GAME, seats: 2, choices: ['Initiates, for a first game'] })
    await host.page.getByText('The table is set').waitFor()
    const guest = await fixture.openPage('Wren', { address: host.page.url() })
    await beginTogether(host.page, guest.page)
    const [mine, theirs] = [host.page, guest.page]
    const laid = theirs.locator('.ww-station .laid')
    const card = mine.locator('.ww-hand .selectable').first()

    // A card dragged to the table is played at once. The other player sees that, and nothing more.
    await card.waitFor()
    await card.dragTo(mine.locator('.ww-ring'))
    await laid.waitFor()
    expect(await mine.locator('.ww-card.mine').count()).toBe(1)
    expect(await theirs.locator('.ww-tiles .num').count()).toBe(0)
    await mine.getByRole('button', { name: 'Undo' }).click()
    await laid.waitFor({ state: 'detached' })

    /** Both players play a card and use no arcana. */
    const layAndReveal = async (): Promise<void> => {
      for (const page of [mine, theirs]) {
        await page.locator('.ww-hand .selectable').first().click()
        await page.locator('.acts .btn.go').click()
      }
      const brewing = mine.locator('.ww-tile.selectable')
      for (; (await brewing.count()) === 0; await shortPause()) {
        if (await mine.locator('.ww-hand .selectable').count()) return
        for (const page of [mine, theirs]) {
          const finish = page.locator('.acts [data-target="finish"]', { hasText: 'arcana' })
          if (await finish.count()) await finish.click().catch(() => undefined)
        }
        const stuck = theirs.locator('.acts [data-target="finish"]', { hasText: 'brewing' })
        if ((await stuck.count()) && (await mine.locator('.acts [data-target="finish"]').count()) === 0) await stuck.click().catch(() => undefined)
      }
    }
    for (let round = 0; round < 12 && (await mine.locator('.ww-tile.selectable').count()) === 0; round++) await layAndReveal()

    // A recipe dragged to the cauldron is brewed, with cubes dragged to its slots if needed.
    const [bench, seen] = [await benchOn(mine), await tableOn(theirs)]
    await mine.locator('.ww-tile.selectable').first().dragTo(mine.locator('.ww-cauldron.near'))
    const filling = mine.locator('.ww-tile.filling')
    const used = mine.locator('.ww-tile.used')
    await filling.or(used).waitFor()
    const zone = () => mine.locator('.ww-zone').innerHTML()
    while (await filling.count()) {
      const before = await zone()
      await mine.locator('.ww-board .selectable[data-drag="recipe"]').first().dragTo(filling)
      await expect.poll(zone).not.toBe(before)
    }
    await used.waitFor()
    expect(await tableOn(theirs)).toBe(seen)
    const undo = mine.getByRole('button', { name: 'Undo' })
    while ((await used.or(filling).count()) > 0) {
      const before = await zone()
      await undo.click()
      await expect.poll(zone).not.toBe(before)
    }
    expect(await benchOn(mine)).toEqual(bench)
    expect([...host.errors, ...guest.errors]).toEqual([])
  })
})
