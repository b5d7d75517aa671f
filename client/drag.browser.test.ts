import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { evenfall } from '#shared/games/evenfall/index.ts'
import { ryozen } from '#shared/games/ryozen/index.ts'
import { sorcerers } from '#shared/games/sorcerers/index.ts'
import { witchstone } from '#shared/games/witchstone/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { Match } from '#shared/kernel/match.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { guestOn } from '#testing/browser/lobby.ts'
import { prepareMatch } from '#testing/prepared-match.ts'
import { startTestServer } from '#testing/server.ts'

/** What is dragged gives the same answer as what is clicked. Whirling Witchcraft, where cubes go to places that are no targets, has tests of its own. */

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

const DEVICES = ['a mouse', 'a finger'] as const

/** A position of each game in which something can be dragged. On a phone, what Evenfall's cards lead to often lies outside the screen. */
const WANTED: readonly (readonly [Game, string, readonly (typeof DEVICES)[number][]])[] = [
  [sorcerers, 'prompt.move', DEVICES],
  [ryozen, 'prompt.place', DEVICES],
  [witchstone, 'prompt.domino', DEVICES],
  [evenfall, 'prompt.turn', ['a mouse']],
]

interface Place {
  readonly target: string
  readonly x: number
  readonly y: number
}

/** Opens a match in which the guest is asked the question, and returns its id. */
async function open(page: Page, game: Game, question: string): Promise<string> {
  const isAsked = (match: Match): boolean => match.decisionOf(0)?.prompt.key === question
  const id = await prepareMatch(fixture.server, await guestOn(page), game, { seats: 2, until: isAsked })
  await page.goto(new URL(`/t/${id}`, fixture.server.url).href)
  await page.locator('.status-bar.turn').waitFor()
  return id
}

/** Waits for a target of this kind that can be hit, and returns the first. */
async function find(page: Page, selector: string, not = ''): Promise<Place> {
  const found = await page.waitForFunction(
    ([selector, not]) => {
      for (const target of document.querySelectorAll<HTMLElement>(selector)) {
        if (target.dataset.target === not || !target.checkVisibility()) continue
        if (not === '') target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
        const { left, top, width, height } = target.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (target.contains(document.elementFromPoint(x, y))) return { target: target.dataset.target ?? '', x, y }
      }
      return undefined
    },
    [selector, not] as const,
  )
  const place = await found.jsonValue()
  if (!place) throw new Error(`nothing to hit: ${selector}`)
  return place
}

const START = '[data-drag="lit"].selectable[data-target]'
const LIT = '.selectable[data-target]:not([aria-pressed="true"])'

/** Waits until the target has been picked up: it is selected, or it has been the answer. */
const pickedUp = (page: Page, target: string) =>
  page.waitForFunction((id) => !document.querySelector(`.selectable[data-target="${id}"]:not([aria-pressed="true"])`), target)

/** How the pointer goes down, moves and comes up. */
interface Pointer {
  readonly down: (at: Place) => Promise<void>
  readonly move: (x: number, y: number) => Promise<void>
  readonly up: () => Promise<void>
}

const mouseOn = ({ mouse }: Page): Pointer => ({
  down: async ({ x, y }) => {
    await mouse.move(x, y)
    await mouse.down()
  },
  move: (x, y) => mouse.move(x, y),
  up: () => mouse.up(),
})

async function fingerOn(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  return {
    down: ({ x, y }) => touch('touchStart', [{ x, y }]),
    move: (x, y) => touch('touchMove', [{ x, y }]),
    up: () => touch('touchEnd', []),
  }
}

/** Clicks what can be dragged, and then the first target to which it leads. */
async function click(page: Page): Promise<readonly [string, string]> {
  const touch = (place: Place) => page.locator(`${LIT}[data-target="${place.target}"]`).first().dispatchEvent('click')
  const from = await find(page, START)
  await touch(from)
  await pickedUp(page, from.target)
  const to = await find(page, LIT, from.target)
  await touch(to)
  await pickedUp(page, to.target)
  // A last target is answered, and the status bar says so until the answer is stored.
  await page.locator('.status-bar small', { hasText: 'Sending' }).waitFor({ state: 'detached' })
  return [from.target, to.target]
}

async function drag(page: Page, pointer: Pointer, [start, end]: readonly [string, string]): Promise<void> {
  const from = await find(page, `${START}[data-target="${start}"]`)
  await pointer.down(from)
  // Upwards, because along a hand a finger scrolls.
  for (const step of [4, 8, 12, 16]) await pointer.move(from.x, from.y - step)
  await pickedUp(page, start)
  const to = await find(page, `${LIT}[data-target="${end}"]`, start)
  for (const part of [0.25, 0.5, 0.75, 1]) await pointer.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
  await page.locator('.drag-ghost.over').waitFor({ state: 'attached' })
  await pointer.up()
  await page.locator('.drag-ghost').waitFor({ state: 'detached' })
}

/** Returns what the guest has answered, and what is selected on the page. */
async function answered(page: Page, id: string): Promise<string> {
  const kept = await fixture.server.journal.load(id)
  const picks = kept?.entries.flatMap(({ entry }) => (entry.kind === 'answer' && entry.seat === 0 ? [entry.pick] : [])) ?? []
  const pressed = await page.locator('[data-target][aria-pressed="true"]').evaluateAll((all) => all.map(({ dataset }) => dataset.target).sort())
  return JSON.stringify({ picks, pressed })
}

describe.each(WANTED)('in $id, a target that is dragged', (game, question, devices) => {
  test.each(devices)('with %s to another gives the same answer as clicking both', async (device) => {
    const isTouch = device === 'a finger'
    const { page, errors } = await fixture.openPage('Yarrow', isTouch ? { width: 390, hasTouch: true } : {})
    const clicked = await open(page, game, question)
    const places = await click(page)
    const wanted = await answered(page, clicked)
    const dragged = await open(page, game, question)
    await drag(page, isTouch ? await fingerOn(page) : mouseOn(page), places)
    await expect.poll(() => answered(page, dragged)).toBe(wanted)
    expect(errors).toEqual([])
  })
})
