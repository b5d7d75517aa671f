import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { unitsOn } from '#testing/browser/browser.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { playUntil } from '#testing/browser/play.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { seededRandom, startTestServer } from '#testing/server.ts'

const BOT_PAUSE_MS = 1000

/** The bots move only while the test lets time pass. */
const time = new ControlledTime()
const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: () => startTestServer({ time, tuning: { botPauseMs: BOT_PAUSE_MS } }) })

async function choose(page: Page, setting: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('group', { name: 'Speed of events' }).getByRole('button', { name: setting }).click()
  await page.keyboard.press('Escape')
}

/** Plays until the condition holds, and lets the bots move meanwhile. */
const playWithBotsUntil = (page: Page, done: () => Promise<boolean>): Promise<void> =>
  playUntil(
    page,
    seededRandom(4),
    () => {
      time.advance(BOT_PAUSE_MS)
      return done()
    },
    { neverPasses: true },
  )

const isShown = (page: Page, selector: string) => (): Promise<boolean> => page.locator(selector).first().isVisible()

test('step by step, each event of the others waits for a click or Enter, in its place without motion', async () => {
  const { page, errors } = await fixture.openPage('Rowan')
  await choose(page, 'Step by step')
  await page.getByRole('button', { name: 'Play now' }).click()
  const next = page.getByRole('button', { name: 'Next event' })
  await playWithBotsUntil(page, isShown(page, '.next-event'))
  await page.locator('.status-bar').getByText('left to see').waitFor()

  for (const ask of [() => next.click(), () => page.keyboard.press('Enter')]) {
    if (!(await next.isVisible())) await playWithBotsUntil(page, isShown(page, '.next-event'))
    const before = await unitsOn(page)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    expect(await unitsOn(page), 'nothing moves before it is asked for').toBe(before)
    await ask()
    await expect.poll(() => unitsOn(page)).not.toBe(before)
  }

  if (!(await next.isVisible())) await playWithBotsUntil(page, isShown(page, '.next-event'))
  await page.getByRole('button', { name: 'Skip' }).click()
  await next.waitFor({ state: 'hidden' })

  await page.reload()
  await page.locator('.board [data-unit]').first().waitFor()
  await page.getByRole('button', { name: 'Settings' }).click()
  const kept = page.getByRole('group', { name: 'Speed of events' }).getByRole('button', { name: 'Step by step' })
  expect(await kept.getAttribute('aria-pressed')).toBe('true')
  expect(errors).toEqual([])
  await page.context().close()
})

describe('while the clock of the page stands still', () => {
  const asked = '.status-bar.turn'

  /** Opens a match in which the person is about to move a unit, at this speed. */
  async function aboutToMove(speed: string, motion: 'reduce' | 'no-preference'): Promise<Page> {
    const { page } = await fixture.openPage('Hazel', { hasTouch: true })
    await page.emulateMedia({ reducedMotion: motion })
    await choose(page, speed)
    await page.getByRole('button', { name: 'Play now' }).click()
    await playWithBotsUntil(page, isShown(page, '.so-selectable.unit'))
    return page
  }

  /** Moves a unit, and returns how long the event kept the next question away, in steps of 260 ms. */
  async function stepsUntilAsked(page: Page): Promise<number> {
    const before = await unitsOn(page)
    await page.locator('.so-selectable.unit').first().dispatchEvent('click')
    const goal = page.locator('.so-selectable.goal').first()
    await goal.waitFor()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await goal.dispatchEvent('click')
    await expect.poll(() => unitsOn(page)).not.toBe(before)
    let steps = 0
    while ((await page.locator(asked).count()) === 0) {
      await page.clock.runFor(260)
      if (++steps > 20) throw new Error('the person is never asked')
    }
    return steps
  }

  test.each([
    ['Slow', 'no-preference', 4],
    ['Normal', 'no-preference', 2],
    ['Fast', 'no-preference', 1],
    ['At once', 'no-preference', 0],
    ['Slow', 'reduce', 0],
  ] as const)('an event at the speed “%s” with the motion “%s” takes %i quarters of the usual second', async (speed, motion, steps) => {
    const page = await aboutToMove(speed, motion)
    expect(await stepsUntilAsked(page)).toBe(steps)
    await page.context().close()
  })
})
