import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES } from '#shared/games/index.ts'
import { withDirectory } from './corpus.ts'
import { compareGoldens, FIXTURES, firstDifference } from './golden-files.ts'
import { openPinServer } from './pin-server.ts'
import { PLAYED_AT, playAnew, tablesOf } from './play-tables.ts'

test.each(GAMES.map(({ id }) => id))('%s: every connection gets the same states and patches as before, byte for byte', async (game) => {
  await withDirectory(async (dir) => {
    const server = await openPinServer(dir, PLAYED_AT)
    const transcripts = await playAnew(server, game)
    await server.stop()
    expect((await compareGoldens(game, transcripts, 'anew')).join('\n')).toBe('')
  })
})

test.each(GAMES)('$id: every number of players is pinned, and one match to its end', async ({ id, seats }) => {
  const tables = tablesOf(id)
  const counts = new Set(tables.filter(({ options }) => Object.keys(options).length === 0).map((table) => table.seats))
  expect([...counts].toSorted()).toEqual(Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more))
  expect(tables.some(({ isFinished }) => isFinished)).toBe(true)
  const texts = (await readdir(join(FIXTURES, id))).filter((file) => file.endsWith('.txt'))
  expect(texts.toSorted()).toEqual(['handshake.txt', ...tables.flatMap(({ name }) => [`${name}.txt`, `${name}.later.txt`])].toSorted())
})

test.each(GAMES)('$id: the pinned matches contain everything that can happen to a connection', async ({ id }) => {
  const texts = await Promise.all(tablesOf(id).map(({ name }) => readFile(join(FIXTURES, id, `${name}.txt`), 'utf8')))
  const kinds = new Set(texts.flatMap((text) => text.split('\n').map((line) => line.split(' ', 1)[0])))
  for (const kind of ['join', 'sit', 'stand', 'ready', 'open', 'answer', 'undo', 'resign', 'bot', 'autopilot', 'drop', 'reconnect'])
    expect(kinds).toContain(kind)
  expect(texts.join('')).toMatch(/^join Wim /m)
})

test('a difference is named by its line, even if one text is longer', () => {
  expect(firstDifference('a\nb\nc', 'a\nb\nc')).toBeUndefined()
  expect(firstDifference('a\nb\nc', 'a\nx\ny')).toBe('line 2\n  was  b\n  is   x')
  expect(firstDifference('a\nb', 'a')).toBe('line 2\n  was  b\n  is   (the end)')
  expect(firstDifference('a', 'a\nb')).toBe('line 2\n  was  (the end)\n  is   b')
})
