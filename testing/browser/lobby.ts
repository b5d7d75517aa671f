import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { commitToNonce } from '#shared/kernel/fairness.ts'
import type { CreateMatchRequest, Guest } from '#shared/protocol/http.ts'

const chooseGame = (page: Page, game: string): Promise<void> => page.getByRole('navigation').getByRole('button', { name: game }).click()

export async function playNow(page: Page, game: string): Promise<void> {
  await chooseGame(page, game)
  await page.getByRole('button', { name: 'Play now' }).click()
}

interface Wish {
  readonly game: string
  readonly seats: number
  /** The number of novice bots. */
  readonly bots?: number
  /** The names of the buttons to click for the game's own options. */
  readonly choices?: readonly string[]
}

/** Creates a match with the form. */
export async function createMatch(page: Page, { game, seats, bots = 0, choices = [] }: Wish): Promise<void> {
  await chooseGame(page, game)
  await page.getByRole('button', { name: 'Set a table' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: String(seats), exact: true }).click()
  for (let bot = 0; bot < bots; bot++) await sheet.getByRole('button', { name: 'Novice' }).nth(bot).click()
  for (const choice of choices) await sheet.getByRole('button', { name: choice }).click()
  await sheet.getByRole('button', { name: 'Set the table' }).click()
}

export const sayReady = (page: Page): Promise<void> => page.getByRole('button', { name: 'I am ready' }).click()

/** Seats the guest in the host's match, and makes both ready to begin. */
export async function beginTogether(host: Page, guest: Page): Promise<void> {
  await guest.getByRole('button', { name: 'Sit here' }).click()
  for (const page of [guest, host]) await sayReady(page)
}

/** Returns the guest of the page. */
export const guestOn = (page: Page): Promise<Guest> => page.evaluate(() => JSON.parse(localStorage.getItem('coven.guest') ?? '{}'))

/** Creates a match for the page's guest with novices on all other seats, and opens it. Returns the match's id. */
export async function takeSeat(page: Page, wanted: Omit<CreateMatchRequest, 'bots' | 'startAtOnce' | 'commitment'>): Promise<string> {
  const bots = Array.from({ length: wanted.seats - 1 }, () => 'novice')
  const nonce = randomBytes(32).toString('hex')
  const id = await page.evaluate(
    async ([body, nonce]) => {
      const { token } = JSON.parse(localStorage.getItem('coven.guest') ?? '{}')
      const response = await fetch('/api/matches', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
      const { id } = (await response.json()) as { readonly id: string }
      localStorage.setItem(`coven.kept.${id}`, JSON.stringify({ rounds: {}, nonces: [nonce] }))
      return id
    },
    [{ ...wanted, bots, startAtOnce: true, commitment: commitToNonce(nonce) }, nonce] as const,
  )
  await page.goto(new URL(`/t/${id}`, page.url()).href)
  return id
}
