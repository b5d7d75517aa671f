import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MatchRecord } from '#rooms/services.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Entry, Written } from '#shared/kernel/entry.ts'
import { commitTo, deriveSeed } from '#shared/kernel/fairness.ts'
import { Match } from '#shared/kernel/match.ts'
import { defaultOptions } from '#shared/kernel/options.ts'
import { samplePick } from '#shared/kernel/picks.ts'
import { Random } from '#shared/kernel/random.ts'
import { commitEntry } from '#shared/kernel/replay.ts'
import type { Replay } from '#shared/wire/match.ts'
import { JOURNAL_FILE, openJournal } from '../journal/index.ts'
import { replayOf, setupOf } from '../replay.ts'

const CLI = fileURLToPath(new URL('./coven.ts', import.meta.url))
const [game] = GAMES
if (!game) throw new Error('no game to look at')

function coven(...words: string[]): { readonly code: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...words], { encoding: 'utf8', env: { PATH: process.env.PATH } })
  return { code: status, out: stdout, err: stderr }
}

const fairness = { serverSeed: 'c0'.repeat(32), nonces: ['one', 'two'] }
const blank: MatchRecord = {
  id: 'finished-match',
  game: game.id,
  version: game.version,
  options: defaultOptions(game.options),
  pace: 'live',
  listed: true,
  host: 'ada',
  phase: 'playing',
  seats: [
    { kind: 'human', name: 'Ada', user: 'ada' },
    { kind: 'bot', name: '', level: 'novice' },
  ],
  fairness,
  startAtOnce: false,
  createdAt: 1_700_000_000_000,
  startedAt: 1_700_000_001_000,
}

/** Plays by chance until the match is over, or so many entries long. */
function play(limit: number): { readonly match: Match; readonly entries: readonly Written[] } {
  if (!game) throw new Error('no game to play')
  const match = Match.begin(game, setupOf(blank))
  const random = new Random({ seed: deriveSeed(fairness), drawn: 0 })
  const entries: Written[] = []
  while (!match.outcome && entries.length < limit) {
    const decision = random.pick(match.decisions)
    const entry: Entry = { kind: 'answer', seat: decision.seat, pick: samplePick(decision.ask, random) }
    commitEntry(match, entry)
    entries.push({ seq: match.seq, at: 1_700_000_002_000 + match.seq, by: decision.seat === 0 ? 'player' : 'bot', entry })
  }
  return { match, entries }
}

/** Ends by resigning, so that the test does not depend on chance finding an end. */
function playToTheEnd(): { readonly match: Match; readonly entries: readonly Written[] } {
  const { match, entries } = play(30)
  if (match.outcome) return { match, entries }
  const entry: Entry = { kind: 'resign', seat: 0 }
  commitEntry(match, entry)
  return { match, entries: [...entries, { seq: match.seq, at: 1_700_000_009_000, by: 'player', entry }] }
}

describe('coven', () => {
  let dir: string
  let replay: Replay
  const fileOf = async (name: string, value: unknown): Promise<string> => {
    const file = join(dir, name)
    await writeFile(file, JSON.stringify(value))
    return file
  }

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'coven-cli-'))
    const journal = await openJournal({ file: join(dir, JOURNAL_FILE) })
    const { match, entries } = playToTheEnd()
    if (!match.outcome) throw new Error('the match did not end')
    const record: MatchRecord = { ...blank, phase: 'finished', finishedAt: 1_700_000_010_000, outcome: match.outcome }
    await journal.save(record)
    for (const entry of entries) await journal.append(record.id, entry)
    const open = play(12)
    await journal.save({ ...blank, id: 'open-match' })
    for (const entry of open.entries) await journal.append('open-match', entry)
    await journal.save({ ...blank, id: 'new-table', phase: 'gathering' })
    const made = replayOf({ record, entries })
    if (!made.ok) throw new Error(made.refusal.code)
    replay = made.value
    await journal.close()
  })
  afterAll(() => rm(dir, { recursive: true }))

  test('without a command, or with --help, says what it can do', () => {
    expect(coven('--help')).toMatchObject({ code: 0, err: '' })
    expect(coven('--help').out).toContain('validate')
    expect(coven()).toMatchObject({ code: 1 })
  })

  test.each([
    [['dance'], /no command 'dance'/],
    [['replay'], /replay takes one FILE/],
    [['matches', 'x'], /takes nothing more/],
    [['replay', 'x', '--lang', 'fr'], /--lang must be one of: en, ru/],
    [['--colour'], /colour/],
  ])('%j is not understood', (words, message) => {
    const { code, err } = coven(...words)
    expect(code).toBe(2)
    expect(err).toMatch(message)
  })

  test('replay tells a match in words, in both languages, to its outcome', async () => {
    const file = await fileOf('replay.json', replay)
    const english = coven('replay', file)
    expect(english).toMatchObject({ code: 0, err: '' })
    expect(english.out).toContain('The match is over.')
    expect(english.out).toContain('Ada')
    expect(english.out).toContain('bot 2 (novice)')
    expect(english.out).not.toMatch(/event\.|undefined/)
    const russian = coven('replay', file, '--lang', 'ru')
    expect(russian.out).toContain('Партия окончена.')
    expect(russian.out.split('\n').length).toBe(english.out.split('\n').length)
    expect(coven('replay', file, '--seat', '9')).toMatchObject({ code: 1, err: 'the match has seats 0 to 1\n' })
  })

  test('replay opens a dump of the conformance suite and says what failed', async () => {
    const { entries } = play(8)
    const file = await fileOf('dump.json', {
      setup: setupOf(blank),
      entries: entries.map(({ entry }) => entry),
      check: 'undo',
      message: 'not the same',
    })
    const { code, out } = coven('replay', file)
    expect(code).toBe(0)
    expect(out).toContain("'undo' failed. not the same")
    expect(out).toContain('The match is not over.')
  })

  test('replay names the entry that the rules do not allow', async () => {
    const [first, ...rest] = replay.entries
    if (!first) throw new Error('no entries')
    const forged = { ...replay, entries: [{ ...first, entry: { ...first.entry, kind: 'answer', pick: 'no-such-thing' } }, ...rest] }
    expect(coven('replay', await fileOf('forged.json', forged))).toMatchObject({ code: 1, err: 'entry 1: not-offered\n' })
  })

  test('verify confirms a fair match', async () => {
    const { code, out } = coven('verify', await fileOf('fair.json', replay))
    expect(out).not.toContain('✗')
    expect(code).toBe(0)
    expect(out).toContain(commitTo(fairness.serverSeed))
  })

  test.each<[string, (fair: Replay) => Replay, RegExp]>([
    ['another seed', (fair) => ({ ...fair, fairness: { ...fair.fairness, serverSeed: 'd0'.repeat(32) } }), /✗ the server's seed/],
    ['another outcome', (fair) => ({ ...fair, outcome: { ...fair.outcome, ranks: fair.outcome.ranks.toReversed() } }), /✗ the outcome/],
    ['an entry left out', (fair) => ({ ...fair, entries: fair.entries.slice(1) }), /✗ the \d+ entries have no gap/],
    ['a nonce left out', (fair) => ({ ...fair, fairness: { ...fair.fairness, nonces: ['one'] } }), /✗ each of the 2 seats/],
    ['other rules', (fair) => ({ ...fair, version: '0.0.0-other' }), /✗ the rules are those/],
  ])('verify finds out %s', async (_what, forge, message) => {
    const { code, out } = coven('verify', await fileOf('unfair.json', forge(replay)))
    expect(out).toMatch(message)
    expect(code).toBe(1)
  })

  test('a file that is none of ours is explained', async () => {
    expect(coven('verify', join(dir, 'nowhere.json')).err).toMatch(/cannot be read/)
    await writeFile(join(dir, 'broken.json'), '{')
    expect(coven('replay', join(dir, 'broken.json')).err).toMatch(/is not JSON/)
    const { code, err } = coven('verify', await fileOf('other.json', { id: 7 }))
    expect(code).toBe(1)
    expect(err).toMatch(/is no replay:\n {2}id: /)
    expect(coven('verify', await fileOf('dump2.json', { setup: {} })).err).toMatch(/not verified/)
  })

  test('matches lists those that are not over first', () => {
    const { code, out } = coven('matches', '--data', dir)
    expect(code).toBe(0)
    expect(
      out
        .trim()
        .split('\n')
        .map((row) => row.split('  ')[0])
        .slice(-1),
    ).toEqual(['finished-match'])
    expect(out).toContain('open-match')
    expect(out).toContain('new-table')
  })

  test('show tells a match of the journal', () => {
    expect(coven('show', 'open-match', '--data', dir)).toMatchObject({ code: 0, out: expect.stringContaining('The match is not over.') })
    expect(coven('show', 'new-table', '--data', dir)).toMatchObject({ code: 0, out: expect.stringContaining('gathering') })
    expect(coven('show', 'nobody', '--data', dir)).toMatchObject({ code: 1, err: 'there is no match nobody\n' })
  })

  test('export writes a replay that verify accepts, of finished matches only', async () => {
    const { code, out } = coven('export', 'finished-match', '--data', dir)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual(replay)
    expect(coven('export', 'open-match', '--data', dir)).toMatchObject({ code: 1, out: '', err: 'The match is not over yet.\n' })
  })

  test('validate names the matches that this code cannot go on with', async () => {
    expect(coven('validate', '--data', dir)).toMatchObject({ code: 0, out: '2 of 2 matches can go on.\n' })
    const other = await mkdtemp(join(tmpdir(), 'coven-cli-'))
    const journal = await openJournal({ file: join(other, JOURNAL_FILE) })
    await journal.save({ ...blank, id: 'bad' })
    await journal.append('bad', { seq: 1, at: 1, by: 'player', entry: { kind: 'answer', seat: 0, pick: 'no-such-thing' } })
    await journal.save({ ...blank, id: 'strange', game: 'bridge' })
    await journal.close()
    const { code, out } = coven('validate', '--data', other)
    expect(code).toBe(1)
    expect(out).toContain(`✗ bad (${blank.game}): entry 1: `)
    expect(out).toContain("✗ strange (bridge): there is no game 'bridge' in this house")
    expect(out).toContain('0 of 2 matches can go on.')
    await rm(other, { recursive: true })
  })

  test('a data directory without a journal is an error, and is not made', () => {
    expect(coven('matches', '--data', join(dir, 'no'))).toMatchObject({ code: 1, err: expect.stringMatching(/no journal at/) })
  })
})
