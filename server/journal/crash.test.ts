import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openJournal } from './index.ts'
import { DURABILITIES } from './operations.ts'

const CHILD = fileURLToPath(new URL('./test-child.ts', import.meta.url))

const linesOf = async (file: string): Promise<string[]> => (await readFile(file, 'utf8').catch(() => '')).split('\n').slice(0, -1)

describe('the SQLite journal', () => {
  let dir: string
  let file: string
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'coven-crash-'))
    file = join(dir, 'journal.sqlite')
  })
  afterEach(() => rm(dir, { recursive: true }))

  test.each(DURABILITIES)('keeps every acknowledged entry exactly once after kill -9, and the next process goes on (%s)', async (durability) => {
    const acknowledged = new Map<string, number>()
    for (let life = 0; life < 3; life++) {
      const told = join(dir, `told-${life}`)
      const child = spawn(process.execPath, [CHILD, 'append', file, told, durability], { stdio: ['ignore', 'ignore', 'inherit'] })
      const exited = once(child, 'exit')
      await expect.poll(async () => (await linesOf(told)).length, { interval: 5 }).toBeGreaterThan(400 + life * 37)
      child.kill('SIGKILL')
      expect(await exited).toEqual([null, 'SIGKILL'])
      for (const line of await linesOf(told)) {
        const [match = '', seq] = line.split(' ')
        expect(Number(seq)).toBe((acknowledged.get(match) ?? 0) + 1)
        acknowledged.set(match, Number(seq))
      }
      const journal = await openJournal({ file })
      for (const [match, last] of acknowledged) {
        const entries = (await journal.load(match))?.entries ?? []
        expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, n) => n + 1))
        expect(entries.map(({ request }) => request)).toEqual(entries.map((_, n) => `${match} ${n + 1}`))
        expect(entries.length).toBeGreaterThanOrEqual(last)
        // At most the entry under way is written but not acknowledged.
        expect(entries.length).toBeLessThanOrEqual(last + 1)
        acknowledged.set(match, entries.length)
      }
      await journal.close()
    }
    expect(acknowledged.size).toBe(5)
  })

  test('rejects writes on a full disk, keeps nothing half-written, and the process lives', async () => {
    // The shell limits the size of files, in blocks of 512 bytes. To the journal this looks like a full disk.
    const told = join(dir, 'told')
    const child = spawn('sh', ['-c', 'ulimit -f 1500; exec "$0" "$@"', process.execPath, CHILD, 'fill', file, told], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    expect(await once(child, 'exit')).toEqual([0, null])
    const lines = await linesOf(told)
    const named = (word: string) => lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
    expect(named('failed').length).toBeGreaterThan(0)
    expect(named('kept').length).toBeGreaterThan(0)
    expect(named('listed').toSorted()).toEqual(named('kept').toSorted())
    expect(lines.at(-1)).toBe('alive')

    const journal = await openJournal({ file })
    expect((await journal.unfinished()).map(({ id }) => id).toSorted()).toEqual(named('kept').toSorted())
    await journal.probe()
    await journal.close()
  })
})
