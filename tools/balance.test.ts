import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Random } from '#shared/kernel/random.ts'
import { cardRates, ratesOfUse } from './balance/cards.ts'
import { MEASURED_GAMES } from './balance/games.ts'
import { pack, unpack } from './balance/packed.ts'
import { readPlan } from './balance/plan.ts'
import play from './balance/play.ts'
import { reportOf } from './balance/report.ts'
import { seatRates } from './balance/tally.ts'

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

  test('a run continues under other code only if its matches come out the same', async () => {
    const args = ['riddle', '--set', 'rounds=2', '--workers', '1', '--out', join(folder, 'code.json')]
    await balance(...args, '--games', '4')
    const run = JSON.parse(readFileSync(join(folder, 'code.json'), 'utf8'))
    const storeWith = (matches: readonly object[]): void =>
      writeFileSync(join(folder, 'code.json'), JSON.stringify({ conditions: { ...run.conditions, code: 'older' }, matches }))
    storeWith(run.matches)
    expect((await balance(...args, '--games', '6', '--more')).code).toBe(0)
    expect(stored('code.json').matches).toHaveLength(6)
    expect(stored('code.json').matches.slice(0, 4)).toEqual(run.matches)
    storeWith([...run.matches.slice(0, 3), { ...run.matches[3], answers: 1 }])
    const { code, err } = await balance(...args, '--games', '6', '--more')
    expect(code).toBe(2)
    expect(err).toContain('other conditions (code)')
  })

  test('packed matches are unpacked unchanged', () => {
    const { options, level, positions, worlds } = readPlan(['riddle'])
    const matches = [2, 3].flatMap((seats) =>
      [1, 2, 3].map((n) =>
        play({ setup: { game: 'riddle', version: '1', seats, options, seed: n.toString(16).padStart(64, '0') }, level, positions, worlds }),
      ),
    )
    expect(unpack(JSON.parse(JSON.stringify(pack(matches))))).toEqual(matches)
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
    for (const part of ['## Riddle, 2 seats', '### By seat', '### By first rune', '| Pots taken |', '### Cards: held', 'Bonferroni'])
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
    expect([bread?.id, bread?.difference]).toEqual(['bread', 0])
    expect([stone?.id, stone?.difference, stone?.share]).toEqual(['stone', -1, 0])
    expect(crown?.interval[0]).toBeGreaterThan(0.12)
    expect(stone?.interval[1]).toBeLessThan(-0.12)
    const text = reportOf(readPlan(['riddle']), matches)
    expect(text).toContain('beyond 12 points: 2.')
    expect(text).toContain('Different matches: 1, so the intervals are too narrow.')
    expect(text).toMatch(/\| crown \| 40 \| 100.0 % \| \+100.0 \|.*\*\*!\*\*/)
  })

  test('a card is marked only if its whole interval is beyond 12 points', () => {
    const seated = (won: number, ...held: string[]) => ({ won, traits: {}, cards: { held }, measures: {} })
    const matchesOf = (times: number) =>
      Array.from({ length: times }, (_, n) => ({
        answers: n,
        seats: n % 10 < 6 ? [seated(1, 'crown'), seated(0)] : [seated(0, 'crown'), seated(1)],
      }))
    for (const [times, marks] of [
      [100, 0],
      [10_000, 1],
    ] as const) {
      expect(cardRates(matchesOf(times), 'held')[0]?.difference).toBeCloseTo(0.2, 10)
      expect(reportOf(readPlan(['riddle']), matchesOf(times))).toContain(`beyond 12 points: ${marks}.`)
    }
  })

  test('the seats of one match are not counted as independent', () => {
    const seated = (won: number, ...held: string[]) => ({ won, traits: {}, cards: { held }, measures: {} })
    const matches = Array.from({ length: 400 }, (_, n) => ({ answers: n, seats: [seated(n % 2, 'crown'), seated(1 - (n % 2))] }))
    const [low = 0, high = 0] = cardRates(matches, 'held')[0]?.interval ?? []
    // 400 throws of a coin: the difference is twice the share, with a standard deviation of 1 / √400
    expect(high - low).toBeCloseTo((2 * 1.96) / 20, 2)
  })

  test('the effect of using a card is found although seats that are ahead use it more often', () => {
    const random = new Random({ seed: 'a'.repeat(64), drawn: 0 })
    const share = (likely: number): boolean => random.float() < likely
    const matches = Array.from({ length: 6000 }, (_, n) => {
      const isAhead = share(0.5)
      const hasDrawn = share(0.5)
      const isUsed = hasDrawn && share(isAhead ? 0.8 : 0.4)
      const won = share(0.4 + (isAhead ? 0.2 : 0) + (isUsed ? 0.1 : 0)) ? 1 : 0
      const cards = { drawn: hasDrawn ? ['lamp', `rest-${n % 2}`] : ['coal', `rest-${n % 2}`], used: isUsed ? ['lamp'] : [] }
      return { answers: n, seats: [{ won, traits: {}, cards, measures: {} }] }
    })
    const lamp = ratesOfUse(matches, 'drawn').get('lamp')
    expect(lamp?.used).toBeCloseTo(0.6, 1)
    expect(lamp?.interval[0]).toBeLessThan(0.1)
    expect(lamp?.interval[1]).toBeGreaterThan(0.1)
    const [low = 0, high = 0] = lamp?.interval ?? []
    expect(high - low).toBeLessThan(0.2)
    // the seats that used it also won because they were ahead
    expect(cardRates(matches, 'used')[0]?.difference).toBeGreaterThan(0.13)
  })

  test.each(MEASURED_GAMES.map(({ game }) => game.id))('%s declares what to measure, and the numbers fit the match', (id) => {
    const { seats, options, worlds } = readPlan([id, '--worlds', '1'])
    const measured = MEASURED_GAMES.find(({ game }) => game.id === id)
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
