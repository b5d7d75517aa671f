import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

const tournament = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'tournament.ts'), ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err })
    })
  })

describe('the tournament', () => {
  test('prints a table of scores with their interval, the budget and the machine; the same every time if positions are counted', async () => {
    const args = ['sorcerers', '--games', '2', '--positions', '100', '--pairs', 'adept:novice,master:novice']
    const [{ code, out }, again] = await Promise.all([tournament(...args), tournament(...args)])
    expect(code).toBe(0)
    expect(out).toMatch(/^\| Sorcerers, 2 seats \| Games \| Score \| 95 % interval \|/)
    expect(out).toMatch(/\| adept against novice \| 2 \| [\d.]+ % \| [\d.]+ % – [\d.]+ % \|/)
    expect(out).toMatch(/100 positions a decision/)
    expect(out).toMatch(/Machine: \d+ ×/)
    const withoutTime = (text: string): string => text.replaceAll(/\d+ s \|/g, '')
    expect(withoutTime(again.out)).toBe(withoutTime(out))
  })

  test('plays alone with one seat: how often each level wins, and what it scores', async () => {
    const { code, out } = await tournament('evenfall', '--seats', '1', '--games', '2', '--levels', 'novice,adept', '--set', 'difficulty=heir')
    expect(code).toBe(0)
    expect(out).toMatch(/^\| Evenfall, alone \| Games \| Won \| 95 % interval \| Score: median \|/)
    expect(out).toMatch(/\| novice \| 2 \| [\d.]+ % \| [\d.]+ % – [\d.]+ % \| \d+ \| \d+ \| \d+ \|/)
    expect(out).toMatch(/\| adept \| 2 \|/)
    expect(out).toContain('difficulty=heir')
    expect(out).not.toContain('master |')
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
