import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { letBotPlay, playUntil, waitForEnd } from '#testing/browser/play.ts'
import { setVisibility } from '#testing/browser/visibility.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { seededRandom, startTestServer } from '#testing/server.ts'
import { SOUNDS, type Sound } from './sound/sounds.ts'

const BOT_PAUSE_MS = 1000

/** The bots move only while the test lets time pass. */
const time = new ControlledTime()
const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: () => startTestServer({ time, tuning: { botPauseMs: BOT_PAUSE_MS } }) })

/** What the page has asked of the browser. */
interface Recorded {
  /** How many `AudioContext`s it has made. */
  contexts: number
  /** The pitches at which tones began. */
  readonly pitches: number[]
  readonly volumes: number[]
  readonly notifications: string[]
  readonly vibrations: number[]
}
declare global {
  var recorded: Recorded
}

/** Writes down what the page asks the browser to play and to show. The browser still does it. */
async function record(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.recorded = { contexts: 0, pitches: [], volumes: [], notifications: [], vibrations: [] }
    const { recorded } = globalThis
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super()
        recorded.contexts++
      }
      override createGain(): GainNode {
        const node = super.createGain()
        const ramp = node.gain.exponentialRampToValueAtTime.bind(node.gain)
        node.gain.exponentialRampToValueAtTime = (value, at) => {
          recorded.volumes.push(value)
          return ramp(value, at)
        }
        return node
      }
      override createOscillator(): OscillatorNode {
        const node = super.createOscillator()
        const set = node.frequency.setValueAtTime.bind(node.frequency)
        node.frequency.setValueAtTime = (value, at) => {
          recorded.pitches.push(value)
          return set(value, at)
        }
        return node
      }
    }
    globalThis.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        recorded.notifications.push(`${title} · ${options?.body}`)
      }
    }
    // Every evaluation of a test counts as a gesture for Chromium, so the page is told only of real clicks and keys.
    let hasBeenActive = false
    for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, () => (hasBeenActive = true), { capture: true })
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) })
    Object.defineProperty(navigator, 'vibrate', { value: (ms: number) => recorded.vibrations.push(ms) > 0 })
  })
}

const asked = (page: Page): Promise<Recorded> => page.evaluate(() => globalThis.recorded)
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.recorded.pitches.length = 0
    globalThis.recorded.volumes.length = 0
  })

/** Whether the page has played the sound, of which it has to play the first two waves one after the other. */
async function hasPlayed(page: Page, sound: Sound): Promise<boolean> {
  const waves = SOUNDS[sound].filter(({ wave }) => wave !== 'noise').map(({ from }) => from)
  const { pitches } = await asked(page)
  return pitches.some((_, index) => waves.every((pitch, n) => pitches[index + n] === pitch))
}

/** Opens the lobby as a person of whom everything is recorded. */
async function open(name: string): Promise<Page> {
  const { page, context } = await fixture.openPage(name)
  await record(context)
  await page.reload()
  return page
}

async function choose(page: Page, group: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('group', { name: group, exact: true }).getByRole('button', { name: choice, exact: true }).click()
  await page.keyboard.press('Escape')
}

/** Plays until the condition holds, and lets the bot move meanwhile. */
const playWithBotUntil = (page: Page, done: () => Promise<boolean>): Promise<void> =>
  playUntil(
    page,
    seededRandom(4),
    () => {
      time.advance(BOT_PAUSE_MS)
      return done()
    },
    { neverPasses: true },
  )

/** Lets the bot move, while the person does nothing. */
const letBotMoveUntil = (done: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(() => {
      time.advance(BOT_PAUSE_MS)
      return done()
    })
    .toBe(true)

const isTurn = (page: Page) => async (): Promise<boolean> => (await page.locator('.status-bar.turn').count()) > 0
const isIconBadged = (page: Page): Promise<boolean> =>
  page.locator('link[rel="icon"]').evaluate((icon) => icon.getAttribute('href')?.includes('turn') ?? false)

describe('sound', () => {
  test('tells of turns, moves and the end, and is silent when it is off', async () => {
    const page = await open('Rowan')
    await page.getByRole('button', { name: 'Play now' }).click()
    await playWithBotUntil(page, async () => (await hasPlayed(page, 'turn')) && (await hasPlayed(page, 'move')))
    const { volumes } = await asked(page)
    expect(Math.max(...volumes), 'quiet unless the person wants more').toBeLessThan(0.15)

    await choose(page, 'Sounds', 'On')
    await forget(page)
    await playWithBotUntil(page, () => hasPlayed(page, 'move'))
    expect(Math.max(...(await asked(page)).volumes)).toBeGreaterThan(0.15)

    await choose(page, 'Sounds', 'Off')
    await forget(page)
    const units = await page.locator('.lines li').count()
    await playWithBotUntil(page, async () => (await page.locator('.lines li').count()) > units + 4)
    expect((await asked(page)).pitches).toEqual([])

    await choose(page, 'Sounds', 'Quiet')
    await letBotPlay(page)
    await letBotMoveUntil(async () => (await page.locator('.status-bar.won').count()) > 0)
    await waitForEnd(page)
    await expect.poll(async () => (await hasPlayed(page, 'win')) || (await hasPlayed(page, 'end'))).toBe(true)

    // A replay is silent unless the person wants to hear it.
    await page.getByRole('link', { name: 'Replay' }).click()
    const forward = page.getByRole('button', { name: 'One step forward' })
    const step = async (): Promise<boolean> => {
      await forward.click()
      return (await page.locator('.lines li').count()) > 12
    }
    await forward.waitFor()
    await forget(page)
    await expect.poll(step).toBe(true)
    expect((await asked(page)).pitches).toEqual([])
    await choose(page, 'Sounds in replays', 'On')
    await expect.poll(async () => (await step()) && (await hasPlayed(page, 'move'))).toBe(true)
    await page.context().close()
  })

  test('waits for the first click or key on a page, as browsers demand', async () => {
    const page = await open('Hazel')
    await page.getByRole('button', { name: 'Play now' }).click()
    await playWithBotUntil(page, isTurn(page))
    await page.reload()
    await page.locator('.status-bar.turn').waitFor()
    expect((await asked(page)).contexts).toBe(0)
    await page.keyboard.press('Shift')
    await expect.poll(async () => (await asked(page)).contexts).toBe(1)
    await playWithBotUntil(page, () => hasPlayed(page, 'move'))
    expect((await asked(page)).contexts).toBe(1)
    await page.context().close()
  })
})

describe('whoever does not see the page', () => {
  test('is called by the tab, by vibration and, if they want it, by one notification a turn', async () => {
    const page = await open('Sorrel')
    await page.context().grantPermissions(['notifications'])
    await choose(page, 'Notify me when it is my turn and I do not see the page', 'On')
    await page.getByRole('button', { name: 'Play now' }).click()
    await playWithBotUntil(page, isTurn(page))
    await expect.poll(() => page.title()).toBe('● Your turn · Sorcerers')
    expect(await isIconBadged(page)).toBe(true)
    await expect.poll(async () => (await asked(page)).vibrations.length).toBeGreaterThan(0)
    expect((await asked(page)).notifications, 'nothing while the page is seen').toEqual([])

    // The person answers until it is the bot's turn, and looks elsewhere.
    await playUntil(
      page,
      seededRandom(4),
      async () => (await page.locator('.status-bar.wait').count()) > 0 && (await page.title()) === 'Sorcerers · Coven',
    )
    expect(await isIconBadged(page)).toBe(false)
    await setVisibility(page, 'hidden')
    const calls = (await asked(page)).vibrations.length
    await letBotMoveUntil(async () => (await asked(page)).notifications.length > 0)
    expect((await asked(page)).notifications).toEqual(['Your turn · Sorcerers'])
    expect((await asked(page)).vibrations).toHaveLength(calls + 1)
    expect(await isIconBadged(page)).toBe(true)

    await setVisibility(page, 'visible')
    await playWithBotUntil(page, async () => (await page.locator('.lines li').count()) > 20)
    expect((await asked(page)).notifications).toHaveLength(1)
    await page.context().close()
  })
})
