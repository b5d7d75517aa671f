import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { MEASURED } from './balance/games.ts'
import { readPlan } from './balance/plan.ts'
import play from './balance/play.ts'
import { reportOf } from './balance/report.ts'
import { cardRates, seatRates } from './balance/tally.ts'

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

const folder = mkdtempSync(join(tmpdir(), 'balance-'))
afterAll(() => rmSync(folder, { recursive: true }))

const balance = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'balance.ts'), ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err })
    })
  })
const stored = (file: string): { readonly matches: readonly unknown[] } => JSON.parse(readFileSync(join(folder, file), 'utf8'))

describe('npm run balance', () => {
  test('the same arguments give the same report with any number of workers, and a continued run equals a single one', async () => {
    const table = ['riddle', '--seats', '3', '--set', 'rounds=2']
    const to = (file: string): string[] => ['--out', join(folder, file)]
    const [one, two, begun] = await Promise.all([
      balance(...table, '--games', '12', '--workers', '1', ...to('one.json')),
      balance(...table, '--games', '12', '--workers', '3', ...to('two.json')),
      balance(...table, '--games', '5', '--workers', '2', ...to('more.json')),
    ])
    expect([one.code, two.code, begun.code]).toEqual([0, 0, 0])
    expect(two.out).toBe(one.out)
    expect(stored('two.json')).toEqual(stored('one.json'))
    expect(stored('more.json').matches).toEqual(stored('one.json').matches.slice(0, 5))

    const more = await balance(...table, '--games', '12', '--more', ...to('more.json'))
    expect(more.out).toBe(one.out)
    expect(more.err).toContain('12 of 12 matches')
    expect(stored('more.json')).toEqual(stored('one.json'))

    const other = await balance(...table, '--games', '12', '--more', '--seed', 'another', ...to('more.json'))
    expect([other.code, other.out]).toEqual([2, ''])
    expect(other.err).toContain('other conditions (seed)')
    expect(stored('more.json')).toEqual(stored('one.json'))
  })

  test('the report has rates with intervals for seats, traits, measures and cards', () => {
    const plan = readPlan(['riddle', '--games', '8'])
    const { options, seats, level, positions, worlds } = plan
    const matches = Array.from({ length: 8 }, (_, n) =>
      play({ setup: { game: 'riddle', version: '1', seats, options, seed: n.toString(16).padStart(64, '0') }, level, positions, worlds }),
    )
    const rates = seatRates(matches)
    expect(rates.map((rate) => rate.seats)).toEqual([8, 8])
    expect(rates.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10)
    for (const { seats: list } of matches) {
      expect(list.reduce((sum, { won }) => sum + won, 0)).toBe(1)
      for (const { cards } of list) expect(cards.held?.length).toBeGreaterThanOrEqual(3)
    }
    const text = reportOf(plan, matches)
    for (const part of ['## Riddle, 2 seats', '### By seat', '### By first rune', '| Pots taken |', '### Cards: held', 'Benjamini and Hochberg'])
      expect(text).toContain(part)
    expect(text).toMatch(/\| 1 \| 8 \| [\d.]+ % \| [\d.]+ % – [\d.]+ % \|/)
    expect(text).toMatch(/seed `balance`, code `[\da-f]{16}`/)
    expect(text).not.toContain('Different matches')
  })

  test('the report puts a card that always wins first and one that always loses last, and a card that everybody has is neutral', () => {
    const seated = (won: number, ...held: string[]) => ({ won, traits: {}, cards: { held }, measures: {} })
    const matches = Array.from({ length: 40 }, () => ({ answers: 1, seats: [seated(1, 'crown', 'bread'), seated(0, 'stone', 'bread')] }))
    const [crown, bread, stone] = cardRates(matches, 'held')
    expect([crown?.id, crown?.difference, crown?.share]).toEqual(['crown', 1, 1])
    expect([bread?.id, bread?.difference, bread?.p]).toEqual(['bread', 0, 1])
    expect([stone?.id, stone?.difference, stone?.share]).toEqual(['stone', -1, 0])
    for (const sure of [crown, stone]) expect(sure?.p).toBeLessThan(1e-6)
    const text = reportOf(readPlan(['riddle']), matches)
    expect(text).toContain('more than 12 points: 2.')
    expect(text).toContain('Different matches: 1, so the intervals are too narrow.')
    expect(text).toMatch(/\| crown \| 40 \| 100.0 % \| \+100.0 \|.*\*\*!\*\*/)
  })

  test.each(MEASURED.map(({ game }) => game.id))('%s declares what to measure, and the numbers fit the match', (id) => {
    const { seats, options, worlds } = readPlan([id, '--worlds', '1'])
    const measured = MEASURED.find(({ game }) => game.id === id)
    if (!measured) throw new Error(`no ${id}`)
    const setup = { game: id, version: measured.game.version, seats, options, seed: '7'.repeat(64) }
    const output = play({ setup, level: 'novice', positions: 1, worlds })
    expect(output.seats).toHaveLength(seats)
    for (const { won, traits, cards, measures } of output.seats) {
      expect([0, 0.5, 1]).toContain(won)
      expect(Object.keys(traits).length).toBeGreaterThan(0)
      expect(Object.keys(measures)).toEqual(measured.balance.measures.map((measure) => measure.id))
      for (const n of Object.values(measures)) expect(Number.isFinite(n)).toBe(true)
      for (const card of Object.values(cards).flat()) expect(measured.balance.nameOf(card)).not.toBe('')
    }
  })

  test('every command of docs/balance.md is understood', () => {
    const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'balance.md'), 'utf8')
    const commands = [...page.matchAll(/^npm run balance -- ([^#\n]+)/gm)].map(([, args = '']) => args.trim().split(/\s+/))
    expect(commands.length).toBeGreaterThan(0)
    for (const args of commands) expect(readPlan(args).measured.game.id).toBe(args[0])
  })

  test.each([
    ['an unheard game', ['chess']],
    ['an unheard level', ['riddle', '--level', 'genius']],
    ['too many seats', ['riddle', '--seats', '9']],
    ['half a match', ['riddle', '--games', '0.5']],
    ['an unheard option', ['riddle', '--set', 'speed=fast']],
    ['an unheard flag', ['riddle', '--speed', 'fast']],
  ])('explains itself when given %s', async (_what, args) => {
    const { code, out, err } = await balance(...args)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain('npm run balance -- GAME')
  })
})
