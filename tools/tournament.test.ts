import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { GAMES } from '#shared/games/index.ts'
import type { BotLevel } from '#shared/protocol/match.ts'
import type { BotMatchResult } from './tournament/bot-match.ts'
import { botMatchOf } from './tournament/cells.ts'
import { readPlan } from './tournament/plan.ts'
import { reportOf } from './tournament/report.ts'
import { isDecided, shareOf, winOf } from './tournament/score.ts'

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

const folder = mkdtempSync(join(tmpdir(), 'tournament-'))
afterAll(() => rmSync(folder, { recursive: true }))

const tournament = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'tournament.ts'), ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err })
    })
  })
const into = (name: string): string[] => ['--out', join(folder, name)]
const stored = (name: string): readonly unknown[] =>
  readdirSync(join(folder, name))
    .toSorted()
    .map((file) => [file, JSON.parse(readFileSync(join(folder, name, file), 'utf8'))])
const withoutWorkers = (text: string): string => text.replace(/\d+ matches at once/, '')

const fought = (levels: readonly BotLevel[], ranks: readonly number[]): BotMatchResult => ({ levels, ranks, totals: [], answers: 1 })

describe('the tournament', () => {
  test('the same arguments give the same report with any number of workers, and a continued run equals a single one', async () => {
    const args = ['riddle', '--seats', '2,3', '--positions', '100', '--exact']
    const [one, two, begun] = await Promise.all([
      tournament(...args, '--games', '8', '--workers', '1', ...into('one')),
      tournament(...args, '--games', '8', '--workers', '3', ...into('two')),
      tournament(...args, '--games', '4', ...into('more')),
    ])
    expect([one.code, two.code, begun.code]).toEqual([0, 0, 0])
    expect(withoutWorkers(two.out)).toBe(withoutWorkers(one.out))
    expect(stored('two')).toEqual(stored('one'))
    expect(one.err).toContain('riddle, 3 seats, ties=burn, master against adept: 8 of 8 matches')
    expect(one.out).toMatch(/^\| Riddle: seats \| Table \| adept against novice \| master against adept \|/)
    expect(one.out).toMatch(/\| 3 \| `ties=burn` \| [\d.]+ % \(\d+ – \d+; 8\)/)
    expect(one.out).toContain('100 positions a decision')

    await tournament(...args, '--games', '8', ...into('more'))
    expect(stored('more')).toEqual(stored('one'))
    const shown = await tournament(...args, '--report', '--workers', '1', ...into('more'))
    expect(shown.err).toBe('')
    expect(shown.out.split('\n')[2]).toBe(one.out.split('\n')[2])

    const other = await tournament(...args, '--games', '2', '--seed', 'another', '--usual', '--seats', '2', ...into('more'))
    expect(other.err).toContain('riddle, 2 seats, adept against novice: played anew, stored under other conditions (seed)')
  })

  test('a figure gets more matches only while its goal is in doubt', async () => {
    const args = ['sorcerers', '--seats', '2', '--usual', '--pairs', 'adept:novice', '--first', '24', '--games', '96', '--fresh', ...into('early')]
    const { err, out } = await tournament(...args)
    expect(err).toContain('up to 48 matches: 0 of 1 figures')
    expect(out).toMatch(/\| 2 \| usual \| [\d.]+ % \(\d+ – \d+; 24\) \|/)
    expect(isDecided(shareOf([fought(['adept', 'novice'], [1, 2])], 'adept'), 0.85)).toBe(false)
  })

  test('for a player alone, every level plays the same tables, and the report has grade and score beside the wins', async () => {
    const { code, out } = await tournament(
      'evenfall',
      '--seats',
      '1',
      '--games',
      '2',
      '--levels',
      'novice,adept',
      '--set',
      'difficulty=heir',
      '--fresh',
      ...into('alone'),
    )
    expect(code).toBe(0)
    expect(out).toMatch(/^\| Evenfall, alone \| Level \| Games \| Median grade \|/)
    expect(out).toMatch(/\| `difficulty=heir` \| novice \| 2 \| [A-Z][a-z ]+ \| \d+ \(\d+ – \d+\) \| [\d.]+ % \(/)
    expect(out).toMatch(/\| `difficulty=heir` \| adept \| 2 \|/)
  })

  test('every game, every number of seats and every variant has its figures', () => {
    const { cells } = readPlan([])
    const of = (id: string, seats: number) => cells.filter(({ table }) => table.game.id === id && table.seats === seats)
    for (const { id, seats } of GAMES) {
      for (let n = seats.min; n <= seats.max; n++) expect(new Set(of(id, n).map(({ levels }) => levels.join(':'))).size).toBe(n === 1 ? 3 : 2)
    }
    const sets = (id: string, seats: number) => new Set(of(id, seats).map(({ table }) => table.set.join(',')))
    for (const difficulty of ['apprentice', 'master', 'heir']) expect(sets('evenfall', 1)).toContain(`difficulty=${difficulty}`)
    expect(sets('evenfall', 2)).not.toContain('difficulty=heir')
    expect(sets('sorcerers', 3)).toContain('threePlayerPair=independent')
    expect(sets('ryozen', 4)).toContain('mode=palace')
    expect(sets('whirling-witchcraft', 5)).toContain('timing=strict')
    expect(sets('witchstone', 2)).toContain('mixedExperience=true')
  })

  test('over two matches both levels have every seat once, over more they have all combinations, and partners have one level', () => {
    const levelsAt = (args: readonly string[], n: number): string => {
      const [cell] = readPlan([...args, '--pairs', 'master:adept']).cells
      if (!cell) throw new Error('no cell')
      return botMatchOf(cell, 'seed', { positions: 1 }, n)
        .levels.map((level) => level.charAt(0))
        .join('')
    }
    const five = Array.from({ length: 10 }, (_, n) => levelsAt(['whirling-witchcraft', '--seats', '5', '--usual'], n))
    expect(five.slice(0, 4)).toEqual(['mamam', 'amama', 'amamm', 'mamaa'])
    expect(new Set(five).size).toBe(10)
    const teams = (seats: string): string[] => [0, 1, 2].map((n) => levelsAt(['sorcerers', '--seats', seats, '--set', 'mode=teams'], n))
    expect(teams('3')).toEqual(['maa', 'amm', 'maa'])
    expect(teams('4')).toEqual(['mama', 'amam', 'mama'])
  })

  test('a win counts for the level of the winner, and a shared win counts in part for each', () => {
    const levels = ['master', 'adept', 'master', 'adept'] as const
    expect(winOf(fought(levels, [1, 2, 2, 2]), 'master')).toBe(1)
    expect(winOf(fought(levels, [2, 1, 2, 2]), 'master')).toBe(0)
    expect(winOf(fought(levels, [1, 1, 3, 3]), 'master')).toBe(0.5)
    expect(winOf(fought(levels, [1, 1, 1, 4]), 'master')).toBeCloseTo(2 / 3, 10)
    const all = Array.from({ length: 24 }, () => fought(['adept', 'novice'], [1, 2]))
    const [cell] = readPlan(['sorcerers', '--usual', '--seats', '2']).cells
    if (!cell) throw new Error('no cell')
    expect(reportOf([{ cell, results: all }])).toContain('100.0 % (86 – 100; 24) |')
    expect(reportOf([{ cell, results: all.map(({ levels: by }) => fought(by, [2, 1])) }])).toContain('**!**')
  })

  test.each([
    ['an unheard game', ['chess']],
    ['an unheard level', ['sorcerers', '--pairs', 'adept:genius']],
    ['too many seats', ['sorcerers', '--seats', '9']],
    ['too few seats', ['sorcerers', '--seats', '1']],
    ['an unheard level to play alone', ['evenfall', '--seats', '1', '--levels', 'genius']],
    ['an unheard option', ['sorcerers', '--set', 'speed=fast']],
    ['an unheard flag', ['sorcerers', '--speed', 'fast']],
  ])('explains itself when given %s', async (_what, args) => {
    const { code, out, err } = await tournament(...args)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain('npm run tournament -- GAME')
  })
})
